// The end of a game: who won, why, what the points were for, and what one can do then.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { sizes } from '../lib/browser.js';
import { againstComputer, dice, playOut, settled } from '../lib/play.js';
import { games, suite } from '../lib/suite.js';

const { visit } = suite();

/** The buttons that something else lies on, at either end. */
const covered = (buttons) =>
  buttons.evaluateAll((all) =>
    all
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        button.scrollIntoView({ block: 'nearest' });
        const { left, right, top, height } = button.getBoundingClientRect();
        return [left + 6, right - 6].some(
          (x) => !button.contains(document.elementFromPoint(x, top + height / 2)),
        );
      })
      .map((button) => button.innerText),
  );

describe('the end', { concurrency: 2 }, () => {
  for (const { game, usual_seats, together } of games) {
    test(`${game}: places, the reason, a picture to send, and the board again`, async (t) => {
      const { page, complaints } = await visit(t, { size: 'phone', language: 'de', acceptDownloads: true });
      await againstComputer(page, game);
      await playOut(page, dice(7));
      const end = page.locator('section.end');
      const reason = await end.locator('[data-reason]').innerText();
      assert.match(reason, /^[\p{Lu}\d].*\.$/u, 'a sentence in words, and no name of a message');
      const seats = end.locator('ol li');
      assert.equal(await seats.count(), together ? 0 : usual_seats);
      for (const said of await seats.locator('.who .soft').allInnerTexts())
        assert.match(said, /\p{L}/u, 'what it was for');
      // The game shows something of its own.
      await end.locator('.scene > :not(.cover)').waitFor();
      await accessible(page, `${game} is over`);
      for (const size of [sizes.desktop, sizes.phone]) {
        await page.setViewportSize(size);
        await settled(page);
        assert.deepEqual(await covered(end.locator('button')), [], `covered at ${size.width}`);
      }
      // The proof of the deal is there for people who ask.
      const proof = end.locator('[data-proved="true"]');
      assert.equal(await proof.locator('p').isVisible(), false);
      await proof.locator('summary').click();
      assert.ok(await proof.locator('p').isVisible());
      const [sent] = await Promise.all([
        page.waitForEvent('download'),
        end.locator('[data-do="picture"]').click(),
      ]);
      const picture = await readFile(await sent.path());
      assert.equal(picture.toString('latin1', 1, 4), 'PNG');
      assert.ok(picture.length > 20_000, `a picture of ${picture.length} bytes shows nothing`);
      await end.locator('[data-do="board"]').click();
      assert.equal(await page.locator('.scene').count(), 0);
      await page.locator('[data-do="result"]').click();
      await end.locator('[data-reason]').waitFor();
      assert.deepEqual(complaints, []);
    });
  }
});
