// Ways to a table: links that lead nowhere, and invitations that would.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suite } from '../lib/suite.js';

const { visit } = suite();
const nowhere = '0'.repeat(26);

for (const language of ['en', 'de', 'fr', 'nl']) {
  test(`a link to no table says so at once and leads home (${language})`, async (t) => {
    const { page } = await visit(t, { language, size: 'phone' });
    const said = new Set();
    for (const address of [`/t/${nowhere}`, '/t/abc', `/t/${nowhere}/board`]) {
      await page.goto(address);
      // At once: no line has been tried twice by then.
      await page.waitForSelector('[data-missing]', { timeout: 5000 });
      said.add(await page.locator('[data-missing] h1').innerText());
      // It looks like the rest of the house, and a code can be tried at once.
      for (const part of ['header nav', '[data-missing] svg', '[data-missing] form input'])
        assert.equal(await page.locator(part).first().isVisible(), true, part);
      await page.click('[data-missing] a.button[href="/"]');
      await page.waitForSelector('[data-game]');
    }
    assert.equal(said.size, 1);
  });
}

test('an invitation that only this machine could follow says so, and how to open the server', async (t) => {
  const { page } = await visit(t);
  await page.goto('/');
  await page.click('[data-way="friends"]');
  const note = page.locator('[data-only-here]');
  await note.waitFor();
  assert.match(await note.innerText(), /irrgarten serve --lan/);
  assert.equal(await page.locator('img[src*="qr.svg"]').count(), 0, 'a code to scan that leads nowhere');
  // The code works at this machine, in another window.
  assert.match(await page.locator('.code strong').innerText(), /^[A-Z]{6}$/i);
});

test('an invitation to an address of the home network has a code to scan', async (t) => {
  const { page } = await visit(t);
  await page.route('**/api/tables/*/code', async (route) => {
    const answer = await (await route.fetch()).json();
    const link = answer.link.replace(/127\.0\.0\.1:\d+/, '192.168.1.5:8080');
    await route.fulfill({ json: { ...answer, link } });
  });
  await page.goto('/');
  await page.click('[data-way="friends"]');
  await page.waitForSelector('img[src*="qr.svg"]');
  assert.equal(await page.locator('[data-only-here]').count(), 0);
});
