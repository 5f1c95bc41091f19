// Who somebody is: a name, a passphrase, a page that others find by the name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { againstComputer, dice, move } from '../lib/play.js';
import { games, suite } from '../lib/suite.js';

const { visit } = suite();
const { game } = games[0];

test('somebody signs out here and in again elsewhere, and is the same person', async (t) => {
  const ada = await visit(t);
  await ada.page.request.post('/api/guest', { data: { name: 'Ada' } });
  await ada.page.goto('/me');
  const box = ada.page.locator('[data-box="passphrase"]');
  await box.locator('[name="passphrase"]').fill('four words in a row');
  await box.locator('form button').click();
  await ada.page.waitForSelector('text=You can sign in as “Ada”');
  const { person } = await (await ada.page.request.get('/api/me')).json();
  await accessible(ada.page, 'who has a passphrase');
  await ada.page.click('[data-do="sign-out"]');
  await ada.page.waitForSelector('[data-box="sign-in"]');

  const phone = await visit(t, { size: 'phone' });
  await phone.page.goto('/me');
  const form = phone.page.locator('[data-box="sign-in"]');
  await form.locator('[name="username"]').fill('ada');
  await form.locator('[name="passphrase"]').fill('five words in a row');
  await form.locator('button').click();
  await phone.page.waitForSelector('[data-code="wrong_passphrase"]');
  await form.locator('[name="passphrase"]').fill('four words in a row');
  await form.locator('button').click();
  await phone.page.waitForSelector('[data-box="passphrase"]');
  assert.equal((await (await phone.page.request.get('/api/me')).json()).person.id, person.id);
  assert.deepEqual([...ada.complaints, ...phone.complaints], []);
});

test('who has no passphrase is asked before being forgotten', async (t) => {
  const { page } = await visit(t);
  await page.request.post('/api/guest', { data: { name: 'Ben' } });
  await page.goto('/me');
  await page.click('[data-do="sign-out"]');
  await page.waitForSelector('[data-box="passphrase"] [role="alert"]');
  assert.notEqual((await (await page.request.get('/api/me')).json()).person, null);
});

test('a name at a table leads to a page with ratings and history', async (t) => {
  const { page, context, complaints } = await visit(t);
  await againstComputer(page, game);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('[data-seat="2"] a').click(),
  ]);
  await other.waitForSelector('[data-box="standings"]');
  assert.match(other.url(), /\/people\/built-in-/);
  const { person } = await (await page.request.get('/api/me')).json();
  await page.goto(`/people/${person.id}`);
  await page.waitForSelector(`h1:has-text("${person.name}")`);
  await accessible(page, 'the page of somebody');
  await page.goto('/people/nobody-at-all');
  await page.waitForSelector('text=There is no such person here.');
  assert.deepEqual(complaints, []);
});

test('who leaves a game is asked, and what was called off is in the history', async (t) => {
  const { page, complaints } = await visit(t, { size: 'phone' });
  await againstComputer(page, game);
  await page.waitForSelector('footer.due');
  await move(page, dice(1));
  await page.click('header a[href="/"]');
  await page.waitForSelector('[data-box="leave"]');
  await page.locator('[data-box="leave"] button.primary').click();
  await page.waitForSelector('[data-box="leave"]', { state: 'detached' });
  await page.click('footer [aria-label="More"]');
  await page.click('[data-do="leave"]');
  await page.locator('[data-box="leave"] button.danger').click();
  await page.waitForURL('**/');
  const { person } = await (await page.request.get('/api/me')).json();
  await page.goto(`/people/${person.id}`);
  await page.waitForSelector('text=called off');
  assert.deepEqual(complaints, []);
});
