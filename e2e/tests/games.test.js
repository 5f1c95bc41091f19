// Every game of the server, whatever it is, played to its end in a browser.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playByEar, readBoards } from '../lib/ear.js';
import { againstComputer, byStopwatch, dice, isOver, move, openBox, playOut } from '../lib/play.js';
import { games, races, suite } from '../lib/suite.js';

const { visit } = suite();

// Two at once: in a race the server and the other players take their time, and nobody has to look on.
describe('every game', { concurrency: 2 }, () => {
  for (const entry of games) {
    const { game } = entry;

    test(`${game}: a whole game against the computer, with the mouse`, async (t) => {
      const { page, complaints } = await visit(t);
      await againstComputer(page, game);
      assert.equal(await page.locator('.seats [data-seat]').count(), entry.usual_seats);
      await playOut(page, dice(7));
      assert.ok(await isOver(page));
      assert.equal(await page.locator('[data-proved]').getAttribute('data-proved'), 'true');
      await page.locator('.end button', { hasText: 'Look back' }).click();
      assert.ok(
        Number(await page.locator('[data-review]').getAttribute('data-review', { timeout: 60_000 })) > 0,
      );
      // Whoever taps anything gives something away; the board shows it.
      await page.locator('.moves [aria-expanded]').first().click();
      await page.locator('[data-moment] > *').first().waitFor();
      await page.getByRole('button', { name: 'What was better' }).click();
      assert.deepEqual(complaints, []);
    });

    test(`${game}: some moves on its board, by keyboard alone`, async (t) => {
      const { page, complaints } = await visit(t, { size: 'tablet' });
      await againstComputer(page, game);
      const random = dice(13);
      for (let turn = 0; turn < 4; turn++) {
        await page.waitForSelector('footer.due, section.end');
        if (await isOver(page)) break;
        await move(page, random, true);
      }
      assert.deepEqual(complaints, []);
    });

    test(`${game}: a whole game by ear: sentences, lists and keys`, async (t) => {
      const { page, complaints } = await visit(t, { size: 'phone' });
      if (races.includes(entry)) {
        // A race is over before somebody has read a list of moves; alone one takes one's time.
        await byStopwatch(page, entry, entry.min_seats);
      } else {
        await openBox(page, game);
        await page.locator(`[data-game="${game}"] [data-way="computer"]`).focus();
        await page.keyboard.press('Enter');
        await page.waitForSelector('.frame[data-version]');
      }
      await readBoards(page);
      await playByEar(page, dice(11));
      await page.waitForSelector('section.end');
      assert.deepEqual(complaints, []);
    });
  }
});
