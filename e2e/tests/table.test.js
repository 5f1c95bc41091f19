// What a table does for people besides the game: the tour, the reasons, the guardian, the next game. Every game that is there is tried.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import {
  againstComputer,
  byStopwatch,
  dice,
  isMyTurn,
  isOver,
  move,
  playOut,
  repeatFirstMove,
  settled,
  step,
  untilRefused,
  version,
} from '../lib/play.js';
import { sizes } from '../lib/browser.js';
import { games, races, suite, unhurried } from '../lib/suite.js';

const { visit } = suite();
const first = games[0].game;
const root = new URL('../../', import.meta.url).pathname;

for (const { game, live } of games.filter(({ game }) => existsSync(`${root}games/${game}/web/tour.ts`))) {
  test(`${game}: the tour teaches the first game, by doing`, async (t) => {
    const { page, complaints } = await visit(t, { size: 'phone', tour: true });
    await againstComputer(page, game);
    const tour = page.locator('aside.tour');
    await page.click('[data-do="start-tour"]');
    await page.waitForSelector('[data-tour="1"]');
    const all = Number((await tour.innerText()).match(/1 of (\d+)/)[1]);
    await page.evaluate(() => {
      const steps = (globalThis.steps = [1]);
      const look = () => {
        const step = Number(document.querySelector('[data-tour]')?.dataset.tour ?? steps.at(-1));
        if (step !== steps.at(-1)) steps.push(step);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const random = dice(23);
    // Others take their time, and a race counts down: only a tour that hangs reaches the deadline.
    for (const deadline = Date.now() + 60_000; Date.now() < deadline && (await tour.isVisible());) {
      const isToDo = (await page.locator('[data-do="next-step"].primary').count()) === 0;
      if (!isToDo || (await isOver(page)))
        await page.click('[data-do="next-step"]', { timeout: 2000 }).catch(() => undefined);
      else if (await isMyTurn(page)) await step(page, random);
      else await page.waitForTimeout(50);
    }
    assert.ok(all >= 2, 'a tour has some steps');
    assert.deepEqual(
      await page.evaluate(() => globalThis.steps),
      Array.from({ length: all }, (_, nth) => nth + 1),
      'every step is shown, one after the other',
    );
    await tour.waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForSelector('[data-version]');
    assert.equal(await tour.count(), 0, 'a tour that was taken is not offered again');
    assert.deepEqual(complaints, []);
  });

  test(`${game}: what a step of the tour points at is there`, async (t) => {
    const { page } = await visit(t, { tour: true });
    await againstComputer(page, game);
    // Before a race everybody waits for whoever takes the tour.
    await page.waitForSelector(live ? 'aside.tour' : 'footer.due');
    await page.click('[data-do="start-tour"]');
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
      await page.waitForSelector(`[data-given="${step}"]`);
      told.push(await page.locator('.advice p').innerText());
      if (step < 3) await page.click('[data-do="more-advice"]');
    }
    assert.equal(new Set(told).size, 3, told.join(' / '));
    assert.equal(await page.locator('[data-do="advised"]').count(), 1, 'all is said, and can be done');
    // What a whole move names lies on the first board from the beginning.
    if (game === first) assert.notEqual(await page.locator('[data-area] [data-lit]').count(), 0);
    await page.click('[data-do="advised"]');
    await page.waitForSelector('.advice', { state: 'detached' });
    assert.deepEqual(complaints, []);
  });
}

for (const entry of races) {
  test(`${entry.game}: in a race, too, all the advice there is can be asked for`, async (t) => {
    const { page, complaints } = await visit(t, { size: 'phone' });
    await byStopwatch(page, entry, entry.min_seats);
    const [random, more] = [dice(7), page.locator('[data-do="more-advice"]')];
    let most = 0;
    for (let nth = 0; nth < 8 && most < 3; nth++) {
      await page.waitForSelector('footer.due');
      await page.click('[data-do="hint"]');
      await page.waitForSelector('[data-given="1"]');
      while (await more.isVisible()) await more.click();
      most = Math.max(most, Number(await page.locator('[data-given]').getAttribute('data-given')));
      await page.locator('aside.advice button').click();
      await move(page, random);
    }
    assert.equal(most, 3);
    assert.deepEqual(complaints, []);
  });
}

test('a line in the chat leaves the advice where it is', async (t) => {
  const { page } = await visit(t);
  await againstComputer(page, first);
  await page.waitForSelector('footer.due');
  await page.click('[data-do="hint"]');
  await page.waitForSelector('[data-given="1"]');
  await page.click('[data-do="more-advice"]');
  await page.waitForSelector('[data-given="2"]');
  const advised = await page.locator('.advice p').innerText();
  await page.locator('.chat input').fill('a long story');
  await page.keyboard.press('Enter');
  await page.locator('[role="log"]').getByText('a long story').waitFor();
  assert.equal(await page.locator('.advice p').innerText(), advised);
  assert.equal(await page.locator('[data-given]').getAttribute('data-given'), '2');
});

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

for (const { game, keeps, settings } of games.filter(({ keeps }) => keeps)) {
  test(`${game}: the next game keeps what its rulebook lets people keep, if they wish`, async (t) => {
    const { page, complaints } = await visit(t);
    await againstComputer(page, game);
    await playOut(page, dice(31));
    const old = page.url();
    await page.click('section.end [data-do="keep"]');
    await page.waitForURL((address) => address.href !== old && address.pathname.startsWith('/t/'));
    const options = await page.evaluate(async () => {
      const answer = await fetch(location.pathname.replace('/t/', '/api/tables/'));
      return (await answer.json()).config.options;
    });
    const { values } = settings.find(({ key }) => key === keeps);
    assert.ok(options[keeps] && !values.includes(options[keeps]), `${keeps}: ${options[keeps]}`);
    assert.deepEqual(complaints, []);
  });
}

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

for (const { game } of games) {
  test(`${game}: the buttons that bring a board nearer lie beside it, not on it`, async (t) => {
    const { page } = await visit(t, { size: 'phone', hasTouch: true });
    await againstComputer(page, game);
    for (const size of [sizes.phone, sizes.tablet, sizes.desktop]) {
      await page.setViewportSize(size);
      await settled(page);
      const covered = await page.locator('.knobs button').evaluateAll((knobs) =>
        knobs.flatMap((knob) => {
          const { left, right, top, bottom } = knob.getBoundingClientRect();
          // Round buttons have no corners.
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const points = [
            [x, y],
            [left, y],
            [right, y],
            [x, top],
            [x, bottom],
          ];
          return points
            .flatMap((point) => document.elementsFromPoint(...point))
            .filter((part) => part.closest('.world') && !part.matches('[data-frame]'))
            .map((part) => part.outerHTML.slice(0, 100));
        }),
      );
      assert.deepEqual(covered, [], `at ${size.width} x ${size.height}`);
    }
  });
}

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
