// A whole game, stopped wherever something else is shown around the board: each moment has a name and waits.
import { byStopwatch, dice, isMyTurn, isOver, move, step } from './play.js';

/** Own moves before the game counts as in progress, and between two looks after that. */
const MIDDLE = 9;
const LOOKS = 3;
/** Different things that a player is asked, as the line below the board says them. */
const QUESTIONS = 8;

/** The moments of a game of a newcomer, one after the other; after `most` own moves nobody waits for its end. */
export async function* phases(page, entry, most = Infinity) {
  const random = dice(41);
  // In a race others may have a hard hand, and take their time.
  await byStopwatch(page, entry, entry.live && most < Infinity ? entry.min_seats : entry.usual_seats);
  await page.waitForSelector('aside.tour');
  yield 'tour offered';
  yield* tour(page);
  await page.waitForSelector('footer.due');
  yield* tried(page, random);
  yield* advice(page, 'first');
  const seen = new Set();
  for (let moves = 0; !(await isOver(page)); moves++) {
    if (moves === most) return;
    await page.waitForSelector('footer.due, section.end', { timeout: 90_000 });
    if (await isOver(page)) break;
    const asked = await question(page);
    if (!seen.has(asked) && seen.size < QUESTIONS) {
      seen.add(asked);
      yield `move ${moves}, ${asked}`;
    }
    if (moves > 0 && moves % MIDDLE === 0 && moves <= MIDDLE * LOOKS) {
      yield `move ${moves}`;
      yield* tried(page, random, `move ${moves}`);
      if (moves === MIDDLE) yield* advice(page, 'later');
    }
    if (await isMyTurn(page)) await move(page, random);
  }
  await page.waitForSelector('section.end');
  yield 'end';
  await page.click('[data-do="board"]');
  yield 'end, the board';
}

/** Every step of the tour; what is to be done is passed over. */
async function* tour(page) {
  await page.click('[data-do="start-tour"]');
  for (let nth = 1; ; nth++) {
    await page.waitForSelector(`[data-tour="${nth}"], .frame:not(:has(aside.tour))`);
    if (!(await page.locator('aside.tour').isVisible())) return;
    yield `tour ${nth}`;
    await page.click('[data-do="next-step"]');
  }
}

/** Something is taken up or tried, and not done yet: there are buttons for it. */
async function* tried(page, random, where = 'first') {
  const doing = page.locator('[data-area] [data-action]:visible:not(:disabled)');
  for (let nth = 1; nth <= 2 && (await isMyTurn(page)) && (await doing.count()) === 0; nth++) {
    await step(page, random);
    if (await isMyTurn(page)) yield `${where}, tried ${nth}`;
  }
}

async function* advice(page, where) {
  const hint = page.locator('[data-do="hint"]');
  if (!(await hint.isVisible())) return;
  await hint.click();
  for (const given of [1, 2, 3]) {
    await page.waitForSelector(`[data-given="${given}"]`);
    yield `${where} hint ${given}`;
    const more = page.locator('[data-do="more-advice"]');
    if (!(await more.isVisible())) break;
    await more.click();
  }
  await page.locator('aside.advice button').click();
}

/** What one is asked now, without the numbers in it. */
const question = async (page) => (await page.locator('p.status').innerText()).replace(/\d+/g, '#');
