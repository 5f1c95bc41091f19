// What others do is told one after the other: the board, the line below it and the log keep step.
import assert from 'node:assert/strict';
import test from 'node:test';
import { againstComputer, dice, isOver, move } from '../lib/play.js';
import { games, suite, unhurried } from '../lib/suite.js';

const { visit } = suite();

/** What runs in the page: whenever something changes, what is told and whether one may act. */
function watch() {
  const seen = (globalThis.told = []);
  const look = () => {
    const showing = document.querySelector('.frame')?.dataset.showing ?? null;
    const status = document.querySelector('p.status')?.textContent.trim();
    const line = [...document.querySelectorAll('.log li')].at(-1)?.textContent.trim();
    const due = document.querySelector('footer.due') !== null;
    const isOthers = document.querySelector('[data-do="go-on"]') !== null;
    // What is counted beside the board: cards in hands and piles, treasures, paintings.
    const counted = [...document.querySelectorAll('.strip .facts, [data-count]')]
      .map((part) => part.textContent.match(/\d+/g)?.join(' ') ?? '')
      .join(' | ');
    const before = seen.at(-1);
    if (before?.showing !== showing || before?.due !== due || before?.counted !== counted)
      seen.push({ showing, status, line, due, isOthers, counted });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** What is shown to one person alone waits until it has been seen. */
async function myTurn(page) {
  const seen = page.locator('[data-step="seen"]');
  for (;;) {
    await page.waitForSelector('footer.due, section.end, [data-step="seen"]');
    if (!(await seen.isVisible())) return;
    await seen.click();
  }
}

/** Until others have moved so often, and it is one's turn again. */
async function follow(page, random, moves) {
  for (let nth = 0; nth < moves && !(await isOver(page)); nth++) {
    await myTurn(page);
    await move(page, random);
  }
  await myTurn(page);
  return page.evaluate(() => globalThis.told);
}

let hasCounted = false;
for (const { game } of unhurried) {
  test(`${game}: what others do is said while it is shown, and one's turn comes after it`, async (t) => {
    const { page, complaints } = await visit(t, { pace: 'fast', reducedMotion: 'no-preference' });
    await againstComputer(page, game);
    await page.evaluate(watch);
    const told = await follow(page, dice(3), 8);
    const others = told.filter(({ isOthers }) => isOthers);
    assert.ok(others.length >= 3, JSON.stringify(told));
    for (const { status, line, due } of others)
      assert.deepEqual({ status, due }, { status: line, due: false });
    // Nothing is counted before it was seen to happen: when it has been shown, and not while it is.
    told.slice(1).forEach(({ showing, counted }, nth) => {
      if (showing !== null) assert.equal(counted, told[nth].counted, `counted while ${showing} is shown`);
    });
    for (const { counted } of told) if (counted !== told[0].counted) hasCounted = true;
    assert.deepEqual(complaints, []);
  });
}

test('something was counted', () => assert.ok(hasCounted));

for (const { game } of games) {
  test(`${game}: whoever wants to see at once how things are waits for nothing`, async (t) => {
    const { page } = await visit(t, { pace: 'once', reducedMotion: 'no-preference' });
    await againstComputer(page, game);
    await page.evaluate(watch);
    const told = await follow(page, dice(3), 3);
    assert.deepEqual(
      told.filter(({ showing }) => showing !== null),
      [],
    );
  });
}

test('the tour passes nothing over while a move of somebody else is shown', async (t) => {
  const [{ game }] = unhurried;
  const { page } = await visit(t, {
    pace: 'normal',
    reducedMotion: 'no-preference',
    tour: true,
    size: 'phone',
  });
  await againstComputer(page, game);
  await page.click('[data-do="start-tour"]');
  await page.evaluate(() => {
    globalThis.arrows = { once: 0, twice: 0 };
    new MutationObserver(() => {
      if (!document.querySelector('[data-do="go-on"]')) return;
      const passes = document.querySelector('[data-do="next-step"]:has(svg)') !== null;
      globalThis.arrows[passes ? 'twice' : 'once'] += 1;
    }).observe(document.body, { subtree: true, childList: true });
  });
  const random = dice(3);
  await move(page, random);
  await page.waitForSelector('[data-do="go-on"]');
  await page.waitForSelector('footer.due');
  const { once, twice } = await page.evaluate(() => globalThis.arrows);
  assert.ok(once > 0);
  assert.equal(twice, 0, 'two arrows that mean different things');
});

test('the pace is kept, and a tap goes on with what came next', async (t) => {
  const [{ game }] = unhurried;
  const { page } = await visit(t, { pace: 'fast', reducedMotion: 'no-preference' });
  await againstComputer(page, game);
  await page.click('header .button:last-child');
  await page.selectOption('[data-set="pace"]', 'calm');
  await page.reload();
  await page.waitForSelector('footer.due');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.pace), 'calm');
  await move(page, dice(5));
  const on = page.locator('[data-do="go-on"]');
  await on.waitFor();
  while (!(await page.locator('footer.due').isVisible())) await on.click({ timeout: 500 }).catch(() => {});
});
