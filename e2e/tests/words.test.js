// Everything people read is in the words files. In the language of the tests, `qps`, whatever comes from a file stands in
// brackets; what stands outside was written somewhere else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  againstComputer,
  byStopwatch,
  dice,
  hasSaid,
  isOver,
  move,
  repeatFirstMove,
  settled,
  untilRefused,
} from '../lib/play.js';
import { games, suite, unhurried } from '../lib/suite.js';

const { visit } = suite();

/** What may stand outside: names, and what is the same in every language. */
const ALLOWED = [
  // The name of the program, and languages by their own names.
  /\bIrrgarten\b/g,
  /\b(?:English|Deutsch|Français|Nederlands)\b/g,
  // Clauses, and the notation of actions and squares.
  /\b[A-Z]-[A-Z]+-\d+\b/g,
];
/** What rulebooks say, which have files of their own. */
const RULEBOOKS = new Set(
  games.flatMap(({ game, title, after, words }) => [game, title, after, ...Object.values(words.en)]),
);

async function speaksInBrackets(page, where) {
  await settled(page);
  await hasSaid(page);
  const texts = await page.evaluate(() => {
    const found = [];
    /** A sentence may have pictures between its words, and is several texts then. */
    const whole = ({ data, parentElement: { children, textContent } }) =>
      [...children].every((child) => child.matches('.thing')) ? textContent : data;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element.checkVisibility()) continue;
      const said =
        node === element
          ? ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
          : [whole(node)];
      for (const text of said)
        if (text.trim())
          found.push(`${text.trim()} <${element.localName}.${element.getAttribute('class') ?? ''}>`);
    }
    return found;
  });
  const strays = texts.filter((line) => {
    let rest = line.slice(0, line.lastIndexOf(' <'));
    if (RULEBOOKS.has(rest)) return false;
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
    }
    for (const allowed of ALLOWED) rest = rest.replace(allowed, '');
    // One letter alone names a square, a card or a key.
    return /\p{L}\p{L}/u.test(rest);
  });
  assert.deepEqual([...new Set(strays)], [], where);
}

async function visitor(t, options) {
  const person = await visit(t, options);
  await person.context.addInitScript(() => localStorage.setItem('irrgarten.language', 'qps'));
  return person;
}

test('pages around the tables are said by words files', async (t) => {
  const { page } = await visitor(t);
  for (const path of ['/', '/lobby', '/puzzles', '/me', '/about', '/nowhere']) {
    await page.goto(path);
    await speaksInBrackets(page, path);
  }
});

for (const entry of games) {
  const { game } = entry;
  test(`${game}: settings, board, tour, hints and log are said by words files`, async (t) => {
    const { page } = await visitor(t, { tour: true });
    await page.goto(`/new/${game}`);
    await page.waitForSelector('form button.primary');
    await page.evaluate(() => document.querySelectorAll('details').forEach((more) => (more.open = true)));
    await speaksInBrackets(page, 'a new table');
    // In a race the others act all the time, and a hint is forgotten whenever somebody does.
    if (entry.live) await byStopwatch(page, entry, entry.min_seats);
    else await againstComputer(page, game);
    await page.waitForSelector('footer.due');
    await speaksInBrackets(page, 'the board');
    const tour = page.locator('aside.tour');
    while (await tour.isVisible()) {
      await page.locator('[data-do="start-tour"], [data-do="next-step"]').click();
      await speaksInBrackets(page, 'the tour');
    }
    await page.waitForSelector('footer.due');
    await page.click('[data-do="hint"]');
    for (const step of [1, 2, 3]) {
      await page.waitForSelector(`[data-given="${step}"]`);
      await speaksInBrackets(page, `step ${step} of a hint`);
      if (step < 3) await page.click('[data-do="more-advice"]');
    }
    const random = dice(17);
    for (let turn = 0; turn < 3 && !(await isOver(page)); turn++) {
      await move(page, random);
      await page.waitForSelector('footer.due, section.end');
      await speaksInBrackets(page, 'the board and the log');
    }
  });
}

for (const { game } of unhurried) {
  test(`${game}: a refusal is said by words files`, async (t) => {
    const { page } = await visitor(t);
    await repeatFirstMove(page);
    await againstComputer(page, game);
    const toast = page.locator('[role="alert"][data-code="illegal_action"]');
    if (!(await untilRefused(page, dice(5), toast))) return t.skip('no move of this game was refused');
    await speaksInBrackets(page, 'a refusal');
  });
}
