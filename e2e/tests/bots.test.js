// For people who write programs: tokens, bots that are online, calls, and files of finished games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { games, suite } from '../lib/suite.js';

const { visit, shared } = suite();
const { game } = games[0];

/** A bot that listens for invitations: it needs no more than an open stream to be online. */
async function online(t, token) {
  const stop = new AbortController();
  t.after(() => stop.abort());
  const answer = await fetch(`${shared.server.url}/api/stream/event`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  assert.equal(answer.status, 200);
  return answer.body.pipeThrough(new TextDecoderStream()).getReader();
}

for (const size of ['desktop', 'phone'])
  test(`a bot is made, shown, invited to a seat and revoked, on a ${size}`, async (t) => {
    const { page, complaints } = await visit(t, size === 'phone' ? { size } : {});
    await page.request.post('/api/guest', { data: { name: 'Ada' } });
    await page.goto('/about');
    await page.click('a[href="/bots"]');
    const own = page.locator('[data-box="own-bots"]');
    const name = `Minotaur ${size}`;
    await own.locator('[name="bot"]').fill(name);
    await own.locator('form button').click();
    const token = await own.locator('[data-once]').inputValue();
    assert.match(token, /^irr_[0-9a-f]{64}$/);
    await accessible(page, 'the page for programs');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.ok(!wide, 'nothing is wider than the screen');

    const heard = await online(t, token);
    await page.reload();
    await page.locator(`[data-box="online-bots"] [data-bot="${name}"]`).waitFor();
    const made = await page.request.post('/api/tables', { data: { game, seats: 2 } });
    const { table } = await made.json();
    await page.goto(`/t/${table}`);
    await page.locator('[data-do="computer"]').first().click();
    await page.locator(`[data-bot="${name}"] [data-do="invite-bot"]`).click();
    let said = '';
    while (!said.includes('"invited"')) said += (await heard.read()).value;
    assert.ok(said.includes(table));

    await page.goto('/bots');
    const line = own.locator(`[data-bot="${name}"]`);
    await line.locator('[data-do="revoke"]').click();
    await line.locator('.danger').click();
    await line.waitFor({ state: 'detached' });
    const refused = await fetch(`${shared.server.url}/api/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal((await refused.json()).code, 'bad_token');
    assert.deepEqual(complaints, []);
  });

test('somebody is called where they say, and what is not on the internet is refused', async (t) => {
  const { page } = await visit(t);
  await page.request.post('/api/guest', { data: { name: 'Ben' } });
  await page.goto('/bots');
  const box = page.locator('[data-box="webhook"]');
  await box.locator('[name="hook"]').fill('https://127.0.0.1/turn');
  await box.locator('form .button').first().click();
  await page.waitForSelector('[data-code="bad_url"]');
  await box.locator('[name="hook"]').fill('https://play.example.org/turn');
  await box.locator('form .button').first().click();
  assert.ok((await box.locator('[data-once]').inputValue()).length >= 32);
  await accessible(page, 'where somebody is called');
  await box.locator('[data-do="no-calls"]').click();
  await box.locator('[data-do="no-calls"]').waitFor({ state: 'detached' });
});
