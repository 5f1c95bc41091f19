// How fast the page is, in figures: frames while a board is dragged, zoomed and played on with the processor slowed down
// four times, and the time from a move to the first frame that shows it. No test, because a busy machine would fail it.
import { launch, visitor } from './lib/browser.js';
import { House } from './lib/house.js';
import { againstComputer, dice, isMyTurn, isOver, move } from './lib/play.js';

const SLOWER = 4;
const MOVES = 12;

/** What runs in the page: every frame is timed, and every move until it is seen. */
function watch() {
  const seen = (globalThis.seen = { frames: [], moves: [] });
  let last = performance.now();
  const frame = (now) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  let sent = null;
  const act = ({ target, timeStamp }) => {
    if (target.closest('[data-action]')) sent = timeStamp;
  };
  document.addEventListener('click', act, true);
  new MutationObserver(() => {
    if (sent === null) return;
    const since = sent;
    sent = null;
    requestAnimationFrame((now) => seen.moves.push(now - since));
  }).observe(document.querySelector('[data-version]'), { attributeFilter: ['data-version'] });
}

const part = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? NaN;

function told(name, frames) {
  const whole = frames.reduce((sum, one) => sum + one, 0);
  return {
    what: name,
    'frames a second': (1000 * frames.length) / whole,
    'p50 ms': part(frames, 0.5),
    'p95 ms': part(frames, 0.95),
    'longer than 34 ms (%)': (100 * frames.filter((one) => one > 34).length) / frames.length,
  };
}

const framesOf = (page) =>
  page.evaluate(() => {
    const { frames } = globalThis.seen;
    globalThis.seen.frames = [];
    return frames;
  });

async function drag(page, { x, y, width, height }) {
  const [middle, centre] = [x + width / 2, y + height / 2];
  await page.mouse.move(middle, centre);
  await page.mouse.down();
  for (let step = 0; step < 90; step++) {
    const angle = step / 9;
    await page.mouse.move(middle + Math.cos(angle) * width * 0.25, centre + Math.sin(angle) * height * 0.2);
  }
  await page.mouse.up();
}

async function wheel(page) {
  for (let step = 0; step < 60; step++) await page.mouse.wheel(0, step % 20 < 10 ? -40 : 40);
}

async function measure(browser, house, game, slower) {
  const { page, context } = await visitor(browser, house, { size: 'phone', reducedMotion: 'no-preference' });
  await againstComputer(page, game);
  await page.waitForSelector('footer.due');
  await page.waitForLoadState('networkidle');
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const area = await page.locator('[data-area] .area').boundingBox();
  await page.evaluate(watch);
  const rows = [];
  for (const [name, does] of [
    ['at rest', () => page.waitForTimeout(1500)],
    ['dragged', () => drag(page, area)],
    ['zoomed', () => wheel(page)],
  ]) {
    await framesOf(page);
    await does();
    rows.push(told(`${game}, ${name}`, await framesOf(page)));
  }
  const random = dice(17);
  await framesOf(page);
  for (let turn = 0; turn < MOVES; turn++) {
    await page.waitForSelector('footer.due, section.end');
    if ((await isOver(page)) || !(await isMyTurn(page))) break;
    await move(page, random);
  }
  rows.push(told(`${game}, played`, await framesOf(page)));
  const moves = await page.evaluate(() => globalThis.seen.moves);
  await context.close();
  return {
    rows,
    seen: { game, moves: moves.length, 'p50 ms': part(moves, 0.5), 'p95 ms': part(moves, 0.95) },
  };
}

function print(title, rows) {
  const round = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);
  const lines = rows.map((row) => `| ${Object.values(row).map(round).join(' | ')} |`);
  const heads = Object.keys(rows[0]);
  console.log(
    [`\n${title}\n`, `| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...lines].join('\n'),
  );
}

const house = await House.open();
const browser = await launch();
try {
  const [frames, slow, fast] = [[], [], []];
  // The games named behind the command, or all of them.
  const named = process.argv.slice(2);
  const games = (await house.games()).filter(({ game }) => named.length === 0 || named.includes(game));
  for (const { game } of games) {
    const throttled = await measure(browser, house, game, SLOWER);
    frames.push(...throttled.rows);
    slow.push(throttled.seen);
    fast.push((await measure(browser, house, game, 1)).seen);
  }
  print(`Frames on a phone, processor slowed down ${SLOWER} times`, frames);
  print('From a move to the first frame that shows it, at full speed', fast);
  print(`The same, slowed down ${SLOWER} times`, slow);
} finally {
  await browser.close();
  await house.close();
}
