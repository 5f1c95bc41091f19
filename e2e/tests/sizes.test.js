// Every board at every size of screen and of text in every language, measured in pixels: at the first move with the usual
// number of seats and with the most, and later, whatever there is to say then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, languages, screens, shownAt, textSizes } from '../lib/layout.js';
import { phases } from '../lib/phases.js';
import { byStopwatch, settled } from '../lib/play.js';
import { games, suite } from '../lib/suite.js';

const { visit } = suite();
/** Every size of screen with every size of text. */
const shapes = screens.flatMap((screen) => textSizes.map((text) => ({ screen, text })));
/** Those in which there is least room, or most; `IRRGARTEN_SIZES=all` measures every phase in all of them. */
const all = process.env.IRRGARTEN_SIZES === 'all';
const few = all
  ? shapes
  : shapes.filter(
      ({ screen: { width }, text }) =>
        (text === 'huge' && [360, 844, 1180].includes(width)) ||
        (text === 'normal' && [390, 1280].includes(width)),
    );

/** What is wrong in these shapes, each in a line. */
async function wrongIn(page, shapes, language, phase = '') {
  const wrong = [];
  for (const { screen, text } of shapes) {
    await shownAt(page, screen, text);
    for (const fault of await faults(page))
      wrong.push(`${phase} ${screen.width}x${screen.height} ${text} ${language}: ${fault}`.trim());
  }
  return wrong;
}

/** Measured, and told together. */
function isFine(wrong, complaints) {
  assert.equal(wrong.length, 0, `${wrong.length} faults:\n${wrong.join('\n')}`);
  assert.deepEqual(complaints, []);
}

for (const entry of games) {
  const { game, usual_seats, max_seats } = entry;
  for (const seats of new Set([usual_seats, max_seats]))
    test(`${game}: a table for ${seats} fits every screen at every size of text`, async (t) => {
      const { page, complaints } = await visit(t, { size: 'phone', hasTouch: true });
      await byStopwatch(page, entry, seats);
      const wrong = [];
      for (const language of languages) {
        await page.evaluate((chosen) => localStorage.setItem('irrgarten.language', chosen), language);
        await page.reload();
        await page.waitForSelector(`html[lang="${language}"] .frame footer.due`);
        await settled(page);
        wrong.push(...(await wrongIn(page, shapes, language)));
      }
      isFine(wrong, complaints);
    });

  // German has the longest words.
  for (const language of all ? languages : ['de'])
    test(`${game}: a game fits the screen from the tour to its end (${language})`, async (t) => {
      const { page, complaints } = await visit(t, { size: 'phone', hasTouch: true, tour: true, language });
      const wrong = [];
      for await (const phase of phases(page, entry, all ? Infinity : 24)) {
        await settled(page);
        wrong.push(...(await wrongIn(page, few, language, phase)));
        await shownAt(page, { width: 390, height: 844 }, 'normal');
      }
      isFine(wrong, complaints);
    });
}
