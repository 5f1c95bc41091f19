// One device for all: who is who, and a curtain where there is something to hide.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dice, isMyTurn, isOver, move, openBox } from '../lib/play.js';
import { games, suite, unhurried } from '../lib/suite.js';

const { visit } = suite();

/** The dialog of a game, and what badges stand in it. */
async function choose(page, game) {
  await openBox(page, game);
  await page.click(`[data-game="${game}"] [data-way="pass"]`);
  await page.waitForSelector('dialog[open] form [data-badge]');
  return badges(page.locator('dialog[open] form'));
}

const badges = (within) =>
  within.locator('[data-badge]').evaluateAll((all) => all.map((badge) => badge.getAttribute('data-badge')));

for (const { game } of games) {
  test(`${game}: seats keep the colour they had in the dialog, and nobody is “you” more than once`, async (t) => {
    const { page } = await visit(t, { size: 'phone' });
    const chosen = await choose(page, game);
    await page.click('dialog[open] form button.primary');
    await page.waitForSelector('.frame[data-version]');
    assert.deepEqual(await badges(page.locator('.frame > .seats')), chosen);
    assert.equal(await page.locator('.frame > .seats .you').count(), 0, 'all of them are');
  });
}

for (const { game, secrets } of unhurried.filter(({ secrets }) => secrets === false)) {
  test(`${game}: without secrets nothing hangs between two turns`, async (t) => {
    assert.equal(secrets, false);
    const { page } = await visit(t);
    await choose(page, game);
    await page.click('dialog[open] form button.primary');
    await page.waitForSelector('.frame[data-version]');
    const random = dice(7);
    const onTurn = new Set();
    for (let nth = 0; nth < 12 && !(await isOver(page)); nth++) {
      await page.waitForSelector('footer.due, [data-curtain], section.end');
      assert.equal(await page.locator('[data-curtain]').count(), 0);
      onTurn.add(await page.locator('.seats [aria-current]').getAttribute('data-seat'));
      if (await isMyTurn(page)) await move(page, random);
    }
    assert.ok(onTurn.size > 1, 'more than one has played');
  });
}

test('some game has secrets and some has none', () => {
  assert.deepEqual([...new Set(games.map(({ secrets }) => secrets))].sort(), [false, true]);
});
