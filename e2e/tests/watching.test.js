// Spectators, people who were muted, and what a server shows when nobody is there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBox } from '../lib/play.js';
import { suite, unhurried } from '../lib/suite.js';

const { visit } = suite();
const [{ game }] = unhurried;

test('a lobby without tables says what one can do', async (t) => {
  const { page, complaints } = await visit(t, { size: 'phone' });
  for (const phase of ['open', 'running']) {
    await page.goto(`/lobby?phase=${phase}`);
    const first = page.locator('[data-phase]').first();
    await first.waitFor();
    assert.equal(await first.getAttribute('data-phase'), phase, 'what was asked for comes first');
    assert.ok((await first.locator('a[href]').count()) > 0, 'there is something to do');
  }
  assert.deepEqual(complaints, []);
});

test('whoever is asked to a table finds that in the lobby', async (t) => {
  const [ada, ben] = await Promise.all([visit(t), visit(t, { size: 'phone' })]);
  const [, { person }] = await Promise.all(
    [ada, ben].map(async ({ page }, nth) => {
      await page.request.post('/api/guest', { data: { name: ['Ada', 'Ben'][nth] } });
      return (await page.request.get('/api/me')).json();
    }),
  );
  const config = { game, seats: 2, options: {}, clock: { type: 'none' }, private: true, rated: false };
  const { table } = await (await ada.page.request.post('/api/tables', { data: config })).json();
  await ada.page.request.post(`/api/tables/${table}/invite`, { data: { to: person.id } });
  await ben.page.goto('/lobby');
  const invited = ben.page.locator('[data-invitations] a');
  assert.match(await invited.innerText(), /Ada asks you to play/);
  await invited.click();
  await ben.page.waitForSelector('[data-code-shown]');
});

test('a table against the computer is opened to watchers with one tap, and closed again', async (t) => {
  const [ada, eve] = await Promise.all([visit(t), visit(t)]);
  await openBox(ada.page, game);
  await ada.page.click(`[data-game="${game}"] [data-way="computer"]`);
  await ada.page.waitForSelector('.frame[data-version]');
  const link = `a[href="${new URL(ada.page.url()).pathname}"]`;
  await ada.page.click('footer [aria-label="More"]');
  await ada.page.click('[data-do="list"]');
  await ada.page.waitForSelector('[data-do="list"] >> text=Stop letting others watch');
  await eve.page.goto('/lobby?phase=running');
  await eve.page.click(`[data-phase="running"] ${link}`);
  await eve.page.waitForSelector('[data-watching]');
  await ada.page.click('[data-do="list"]');
  await ada.page.waitForSelector('[data-do="list"] >> text=Let others watch');
  await eve.page.goto('/lobby?phase=running');
  await eve.page.waitForSelector('[data-phase="running"]');
  assert.equal(await eve.page.locator(link).count(), 0);
});

test('a rated table is opened from the page', async (t) => {
  const { page } = await visit(t);
  const [{ game: rated }] = unhurried.filter(({ together }) => !together);
  await page.goto(`/new/${rated}`);
  await page.locator('form select').nth(2).selectOption('friends');
  await page.check('[data-do="rate"]');
  await page.locator('form button.primary').click();
  await page.waitForSelector('[data-do="ready"]');
  const id = page.url().split('/').at(-1);
  const table = await (await page.request.get(`/api/tables/${id}`)).json();
  assert.equal(table.config.rated, true);
});

test('phrases are read in one’s own language, remarks can be muted and reported, and children read phrases only', async (t) => {
  const [ada, ben] = await Promise.all([visit(t), visit(t, { language: 'de' })]);
  await openBox(ada.page, game);
  await ada.page.click(`[data-game="${game}"] [data-way="friends"]`);
  await ada.page.waitForSelector('[data-do="ready"]');
  await ben.page.goto(ada.page.url());
  await ben.page.locator('li.seat.empty button.primary').first().click();
  await ben.page.waitForSelector('[data-do="ready"]');
  await ada.page.getByRole('button', { name: 'Good move!' }).click();
  const chat = ben.page.locator('[role="log"]');
  await chat.getByText('Guter Zug!').waitFor();
  await ada.page.locator('.chat input').fill('a long story');
  await ada.page.keyboard.press('Enter');
  await chat.getByText('a long story').waitFor();
  await chat.locator('.about').last().click();
  await ben.page.click('[data-do="report"]');
  await ben.page.waitForSelector('[data-do="report"]:disabled');
  await ben.page.click('[data-do="mute"]');
  await chat.getByText('a long story').waitFor({ state: 'detached' });
  await ben.page.click('[data-do="unmute"]');
  await chat.getByText('a long story').waitFor();
  await ben.page.evaluate(() => localStorage.setItem('irrgarten.phrases-only', 'on'));
  await ben.page.reload();
  await chat.getByText('Guter Zug!').waitFor();
  assert.equal(await chat.getByText('a long story').count(), 0);
  assert.equal(await ben.page.locator('.chat input').count(), 0, 'nothing can be typed');
  assert.deepEqual([...ada.complaints, ...ben.complaints], []);
});

test('a television welcomes: what is played, who is there, how to join', async (t) => {
  const [ada, tv] = await Promise.all([visit(t), visit(t, { size: 'television' })]);
  await openBox(ada.page, game);
  await ada.page.click(`[data-game="${game}"] [data-way="friends"]`);
  await ada.page.waitForSelector('[data-do="ready"]');
  const code = await ada.page.locator('.code strong', { hasText: /\w/ }).innerText();
  await tv.page.route('**/api/tables/*/code', async (route) => {
    const answer = await (await route.fetch()).json();
    const link = answer.link.replace(/127\.0\.0\.1:\d+/, '192.168.1.5:8080');
    await route.fulfill({ json: { ...answer, link } });
  });
  await tv.page.goto(`${ada.page.url()}/board`);
  const welcome = tv.page.locator('[data-welcome]');
  await welcome.locator('img[src*="qr.svg"]').waitFor();
  assert.equal(await welcome.locator('.code').innerText(), code);
  assert.match(await welcome.innerText(), /192\.168\.1\.5:8080/);
  assert.ok((await welcome.locator('.people li:not(.free)').count()) === 1);
  // From a sofa: three metres and more.
  const small = await welcome
    .locator('.code, .people li, h1')
    .evaluateAll((all) =>
      all.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 32).map((one) => one.innerText),
    );
  assert.deepEqual(small, []);
  assert.deepEqual(tv.complaints, []);
});

test('a television that only this machine could follow says how to open the server', async (t) => {
  const [ada, tv] = await Promise.all([visit(t), visit(t, { size: 'television' })]);
  await openBox(ada.page, game);
  await ada.page.click(`[data-game="${game}"] [data-way="friends"]`);
  await ada.page.waitForSelector('[data-do="ready"]');
  await tv.page.goto(`${ada.page.url()}/board`);
  await tv.page.waitForSelector('[data-welcome] [data-only-here]');
  assert.match(await tv.page.locator('[data-welcome]').innerText(), /irrgarten serve --lan/);
  assert.doesNotMatch(await tv.page.locator('[data-welcome]').innerText(), /127\.0\.0\.1/);
});

test('a television in a game names the players large enough for a sofa', async (t) => {
  const [ada, tv] = await Promise.all([visit(t), visit(t, { size: 'television' })]);
  await openBox(ada.page, game);
  await ada.page.click(`[data-game="${game}"] [data-way="computer"]`);
  await ada.page.waitForSelector('.frame[data-version]');
  await tv.page.goto(`${ada.page.url()}/board`);
  const names = tv.page.locator('.screen [data-seat] .name');
  await names.first().waitFor();
  const high = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  assert.ok(
    high.every((pixels) => pixels >= 24),
    `lines of ${high.join()} pixels`,
  );
  assert.deepEqual(tv.complaints, []);
});
