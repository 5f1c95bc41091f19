// What a table does for people besides the game: the tour, the reasons, the guardian, the next game. Every game that is there is tried.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import {
  againstComputer,
  dice,
  isMyTurn,
  isOver,
  move,
  playOut,
  repeatFirstMove,
  step,
  untilRefused,
  version,
} from '../lib/play.js';
import { games, suite, unhurried } from '../lib/suite.js';

const { visit } = suite();
const first = games[0].game;
const root = new URL('../../', import.meta.url).pathname;

for (const { game } of games.filter(({ game }) => existsSync(`${root}games/${game}/web/tour.ts`))) {
  test(`${game}: the tour teaches the first game, by doing`, async (t) => {
    const { page, complaints } = await visit(t, { size: 'phone', tour: true });
    await againstComputer(page, game);
    const tour = page.locator('aside.tour');
    await tour.locator('button.primary').click();
    const random = dice(23);
    let read = 0;
    for (let step = 0; step < 60 && (await tour.isVisible()); step++) {
      const where = await tour.getAttribute('data-tour');
      const until = await tour.getAttribute('data-until');
      assert.ok((await tour.locator('p').innerText()).length > 20);
      if (until === 'acted' && (await isMyTurn(page))) await move(page, random);
      else if (until === 'my_turn') await page.waitForSelector('footer.due, section.end');
      else
        await tour
          .locator('button')
          .click({ timeout: 2000 })
          .catch(() => undefined);
      if (until && (await tour.getAttribute('data-tour').catch(() => null)) === where) {
        // Not by this move: the next one, or the button.
        if (await isOver(page)) await tour.locator('button').click();
      }
      read = Math.max(read, Number(where));
    }
    assert.ok(read >= 2, 'a tour has some steps');
    await tour.waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForSelector('[data-version]');
    assert.equal(await tour.count(), 0, 'a tour that was taken is not offered again');
    assert.deepEqual(complaints, []);
  });

  test(`${game}: what a step of the tour points at is there`, async (t) => {
    const { page } = await visit(t, { tour: true });
    await againstComputer(page, game);
    await page.waitForSelector('footer.due');
    await page.locator('aside.tour button.primary').click();
    await page.waitForSelector('[data-area] .tour-spot');
  });
}

let refused = 0;
for (const { game } of unhurried) {
  test(`${game}: a refused move says why, with a way to the rule`, async (t) => {
    const { page, context } = await visit(t);
    await repeatFirstMove(page);
    await againstComputer(page, game);
    const toast = page.locator('[role="alert"][data-code]:has(a[href*="#"])');
    if (!(await untilRefused(page, dice(5), toast))) return t.skip('no move of this game was refused');
    refused += 1;
    // The text of the clause comes after its link and moves it.
    await toast.locator('p').waitFor();
    assert.ok((await toast.locator('strong').innerText()).length > 3);
    const link = toast.locator('a');
    const clause = new URL(await link.getAttribute('href'), page.url()).hash.slice(1);
    const [book] = await Promise.all([context.waitForEvent('page'), link.press('Enter')]);
    await book.waitForSelector(`li.here[id="${clause}"]`);
    assert.ok((await book.locator(`li[id="${clause}"]`).innerText()).length > clause.length + 10);
  });
}

test('some move was refused', () => assert.ok(refused > 0));

for (const { game } of unhurried) {
  test(`${game}: the owl gives advice in three steps, and forgets it with the move`, async (t) => {
    const { page, complaints } = await visit(t, { size: 'phone', language: 'fr' });
    await againstComputer(page, game);
    await page.waitForSelector('footer.due');
    await page.click('[data-do="hint"]');
    const told = [];
    for (const step of [1, 2, 3]) {
      await page.waitForSelector(`[data-told="${step}"]`);
      told.push(await page.locator('.advice p').innerText());
      if (step < 3) await page.locator('.advice button.primary').click();
    }
    assert.equal(new Set(told).size, 3, told.join(' / '));
    assert.equal(await page.locator('.advice button.primary').count(), 0, 'all is said');
    // What a whole move names lies on the first board from the beginning.
    if (game === first) assert.notEqual(await page.locator('[data-area] [data-lit]').count(), 0);
    await move(page, dice(2));
    await page.waitForSelector('.advice', { state: 'detached' });
    assert.equal(await page.locator('[data-lit]').count(), 0);
    assert.deepEqual(complaints, []);
  });
}

test('after a game comes the next one, each a seat further', async (t) => {
  const { page, complaints } = await visit(t);
  await againstComputer(page, first);
  await playOut(page, dice(31));
  const old = page.url();
  await page.click('section.end button.primary');
  await page.waitForURL((address) => address.href !== old && address.pathname.startsWith('/t/'));
  // The game that has ended may be on the page a moment longer than its address.
  const running = page.locator('.frame:not(:has(section.end)) footer');
  const ready = page.locator('[data-do="ready"]');
  await ready.or(running).first().waitFor();
  if (await ready.isVisible()) await ready.click();
  await running.waitFor();
  assert.equal(await page.locator('[data-seat] .you').count(), 1);
  await page.goto(old);
  await page.waitForSelector('section.end a.primary');
  assert.deepEqual(complaints, []);
});

test('a line that breaks is told, a move made meanwhile waits, and is sent when the line is back', async (t) => {
  const { page, context, complaints } = await visit(t, { size: 'phone' });
  await againstComputer(page, first);
  await page.waitForSelector('footer.due');
  const before = Number(await version(page));
  await context.setOffline(true);
  await page.waitForSelector('[data-line="offline"]');
  const waits = page.locator('text=One move waits to be sent.');
  const random = dice(1);
  for (let nth = 0; nth < 40 && !(await waits.isVisible()); nth++) await step(page, random);
  await waits.waitFor();
  assert.equal(Number(await version(page)), before);
  await context.setOffline(false);
  await page.waitForSelector('[data-line]', { state: 'detached' });
  await page.waitForFunction(
    (wanted) => Number(document.querySelector('[data-version]').dataset.version) > wanted,
    before,
  );
  assert.deepEqual(complaints, []);
});

test('the maze comes nearer under two fingers and under the wheel, and shows everything again', async (t) => {
  const { page, context } = await visit(t, { size: 'phone', hasTouch: true });
  await againstComputer(page, first);
  await page.waitForSelector('.surface [data-card]');
  const wide = () =>
    page
      .locator('.surface [data-card]')
      .first()
      .evaluate((card) => card.getBoundingClientRect().width);
  const at = await page.locator('.surface').boundingBox();
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const small = await wide();
  const line = await context.newCDPSession(page);
  const fingers = (apart) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [45, 60, 75])
    await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const near = await wide();
  assert.ok(near > small * 1.5, `two fingers: ${small} to ${near}`);
  await page.mouse.move(x, y);
  for (let step = 0; step < 12; step++) await page.mouse.wheel(0, 120);
  await page.waitForFunction(
    (before) => document.querySelector('.surface [data-card]').getBoundingClientRect().width < before * 0.8,
    near,
  );
});
