// Puzzles of every game: one is solved and one is not, hints lead to the solution, and the browser remembers.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { games, races, suite } from '../lib/suite.js';
import { noModule } from '../lib/tab.js';

const { visit } = suite();

const fileOf = (game) => new URL(`../../games/${game}/puzzles/puzzles.txt`, import.meta.url);
const puzzled = games.filter(({ game }) => existsSync(fileOf(game)));

/** The puzzles that come with a game. */
function book(game) {
  return readFileSync(fileOf(game), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ id: line.split(' ')[0], solution: line.split(' | ').at(-1).split(' ') }));
}

/** Does something by its words, with the keyboard alone. */
async function act(page, action) {
  if (
    !(await page
      .locator('[data-moves]')
      .getAttribute('open')
      .then((open) => open !== null))
  ) {
    await page.focus('[data-moves] summary');
    await page.keyboard.press('Enter');
  }
  const filter = page.locator('[data-moves] input');
  if (await filter.count()) await filter.fill(action);
  const button = page.locator(`[data-moves] [data-word="${action}"]`);
  await button.focus();
  await page.keyboard.press('Enter');
}

const ended = (page, how) => page.waitForSelector(`[data-puzzle][data-ended="${how}"]`);

describe('puzzles of games', { concurrency: 2, skip: noModule }, () => {
  for (const { game } of puzzled) {
    const [first, second] = book(game);

    test(`${game}: a puzzle is solved by keyboard alone, and another one is not`, async (t) => {
      const { page, complaints } = await visit(t, { size: 'phone', here: true });
      await page.goto(`/puzzles/${game}?id=${first.id}`);
      await page.waitForSelector(`[data-puzzle="${first.id}"][aria-busy="false"]`);
      await accessible(page, `a puzzle of ${game}`);
      for (const [nth, action] of first.solution.entries()) {
        await act(page, action);
        if (nth + 1 < first.solution.length) await page.waitForSelector('[data-do="undo"]:not(:disabled)');
        await page.waitForSelector('[data-puzzle][aria-busy="false"]');
      }
      await ended(page, 'solved');
      await page.waitForSelector('text=Solved!');
      await page.waitForSelector('[data-progress]:has-text("Solved: 1")');

      await page.goto(`/puzzles/${game}?id=${second.id}`);
      await page.waitForSelector(`[data-puzzle="${second.id}"][aria-busy="false"]`);
      await page.waitForSelector('[data-progress]:has-text("Solved: 1")');
      await page.focus('[data-moves] summary');
      await page.keyboard.press('Enter');
      // The last of what can be done, again and again, until the try is over.
      for (let nth = 0; nth < 12; nth++) {
        if (await page.locator('[data-puzzle][data-ended]').count()) break;
        if (await page.locator('[data-moves] input').count()) await page.fill('[data-moves] input', '');
        const words = page.locator('[data-moves] [data-word]');
        await words.first().waitFor();
        const offered = await words.evaluateAll((all) => all.map((one) => one.dataset.word));
        // Where one may put down and take back for ever, one gives up.
        const wrong = offered.find((word) => !second.solution.includes(word));
        await act(page, races.some((race) => race.game === game) ? 'pass' : wrong);
        await page.waitForSelector('[data-puzzle][aria-busy="false"]');
      }
      await ended(page, 'failed');
      await page.waitForSelector('text=Not quite.');
      await page.click('[data-do="restart"]');
      await page.waitForSelector('[data-puzzle]:not([data-ended])');
      assert.deepEqual(complaints, []);
    });
  }

  test('hints come in three steps, and a player who gives up is shown how it goes', async (t) => {
    const { page, complaints } = await visit(t, { size: 'desktop', here: true });
    const [{ game }] = puzzled;
    await page.goto(`/puzzles/${game}?id=${book(game)[3].id}`);
    await page.waitForSelector('[data-puzzle][aria-busy="false"]');
    for (const step of [1, 2, 3]) {
      await page.click('[data-do="hint"]');
      await page.waitForSelector(`[data-hints="${step}"]`);
    }
    await page.click('[data-do="show"]');
    await ended(page, 'solved');
    await page.waitForSelector('text=This is how it is done.');
    await page.waitForSelector('[data-progress]:has-text("Solved: 0")');
    assert.deepEqual(complaints, []);
  });

  test('a rush goes from one puzzle to the next, and can be stopped', async (t) => {
    const { page, complaints } = await visit(t, { size: 'tablet', here: true });
    const [{ game }] = puzzled;
    await page.goto(`/puzzles/${game}`);
    await page.waitForSelector('[data-puzzle][aria-busy="false"]');
    const before = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
    await page.click('[data-do="rush"]');
    await page.waitForSelector(`[data-puzzle]:not([data-puzzle="${before}"])`);
    await page.waitForSelector('[data-rush="running"]');
    await page.click('[data-do="rush-stop"]');
    await page.waitForSelector('[data-rush="over"]');
    assert.deepEqual(complaints, []);
  });
});
