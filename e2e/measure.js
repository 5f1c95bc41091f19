// How fast the page is, in figures: frames while a board is dragged, zoomed and played on with the processor slowed down
// four times, and the time from a move to the first frame that shows it. No test, because a busy machine would fail it.
// What the page itself needs for a frame is counted beside it, in processor time: that does not depend on the others.
import { launch, visitor } from './lib/browser.js';
import { Server } from './lib/server.js';
import { againstComputer, dice, settled } from './lib/play.js';

const SLOWER = 4;
/** So many that one slow move alone is not the slowest twentieth. */
const MOVES = Number(process.env.IRRGARTEN_MOVES ?? 24);
/** A quick player: the time between two clicks, in milliseconds, and the most clicks. */
const PAUSE = 250;
const STEPS = 1500;
/** One sixtieth of a second. */
const FRAME = 1000 / 60;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

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

/**
 * What runs in the page: where to press next, what does something first; null if the game is over. Asked when a frame is
 * done, so that nothing is laid out for the question that the page would have laid out by itself.
 */
async function offered(random) {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  if (document.querySelector('section.end')) return null;
  const nothing = { moves: globalThis.seen.moves.length };
  if (!document.querySelector('footer.due')) return nothing;
  const marked = (what) => [...document.querySelectorAll(`[data-area] ${what}:not(:disabled)`)];
  for (const parts of [marked('[data-action]'), marked('[data-step]')]) {
    const from = Math.floor(random * parts.length);
    for (const part of [...parts.slice(from), ...parts.slice(0, from)]) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (part.contains(document.elementFromPoint(x, y))) return { ...nothing, at: [x, y] };
    }
  }
  return nothing;
}

const part = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? NaN;

const isQuestion = ({ name, args }) =>
  name === 'Receive mojo message' &&
  args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

/** Processor time of the page's main thread for each frame, in milliseconds, out of a trace; without our own questions. */
function workOf(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const marks = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const { pid, tid } = marks[0] ?? {};
  const tasks = traceEvents.filter(
    (event) =>
      event.pid === pid && event.tid === tid && event.ph === 'X' && /(^|::)RunTask$/.test(event.name),
  );
  // A task may be told of twice, under two names: one of them counts.
  const names = [...new Set(tasks.map(({ name }) => name))];
  const counted = tasks.filter(({ name }) => name === names[0]);
  const asked = traceEvents.filter(
    (event) => event.pid === pid && event.tid === tid && event.ph === 'X' && isQuestion(event),
  );
  const starts = marks.map(({ ts }) => ts).sort((one, two) => one - two);
  const work = starts.map(() => 0);
  const count = (events, sign) => {
    let frame = 0;
    for (const { ts, tdur = 0 } of events.sort((one, two) => one.ts - two.ts)) {
      while (frame + 1 < starts.length && starts[frame + 1] <= ts) frame += 1;
      if (ts >= starts[0]) work[frame] += (sign * tdur) / 1000;
    }
  };
  count(counted, 1);
  count(asked, -1);
  return work;
}

function told(what, frames, work) {
  const whole = frames.reduce((sum, one) => sum + one, 0);
  return {
    what,
    'frames a second': (1000 * frames.length) / whole,
    'p50 ms': part(frames, 0.5),
    'p95 ms': part(frames, 0.95),
    'work p50 ms': part(work, 0.5),
    'work p95 ms': part(work, 0.95),
    'frames whose work fits (%)': (100 * work.filter((one) => one <= FRAME).length) / work.length,
  };
}

const framesOf = (page) =>
  page.evaluate(() => {
    const { frames } = globalThis.seen;
    globalThis.seen.frames = [];
    return frames;
  });

/** The frames while this is done, with the work for each. */
async function watched(page, what, does) {
  const browser = page.context().browser();
  await framesOf(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await does();
  const frames = await framesOf(page);
  return told(what, frames, workOf(await browser.stopTracing()));
}

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

async function measure(browser, server, game, slower) {
  const { page, context } = await visitor(browser, server, {
    size: 'phone',
    hasTouch: true,
    reducedMotion: 'no-preference',
    // Every move of the others is shown.
    pace: 'normal',
  });
  await againstComputer(page, game);
  await page.waitForSelector('footer.due', { timeout: 60_000 });
  await settled(page);
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const area = await page.locator('[data-area] .area').boundingBox();
  await page.evaluate(watch);
  const random = dice(17);
  const play = async () => {
    for (let step = 0; step < STEPS; step++) {
      const next = await page.evaluate(offered, random());
      if (!next || next.moves >= MOVES) break;
      if (next.at) await page.touchscreen.tap(...next.at);
      await page.waitForTimeout(PAUSE);
    }
  };
  const rows = [];
  for (const [name, does] of [
    ['at rest', () => page.waitForTimeout(1500)],
    ['dragged', () => drag(page, area)],
    ['zoomed', () => wheel(page)],
    ['played', play],
  ])
    rows.push(await watched(page, `${game}, ${name}`, does));
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

const server = await Server.open();
const browser = await launch();
try {
  // The games named behind the command, or all of them; each is told when it is done.
  const named = process.argv.slice(2);
  const games = (await server.games()).filter(({ game }) => named.length === 0 || named.includes(game));
  for (const { game } of games) {
    const throttled = await measure(browser, server, game, SLOWER);
    print(`Frames on a phone, processor slowed down ${SLOWER} times`, throttled.rows);
    const full = await measure(browser, server, game, 1);
    print('From a move to the first frame that shows it', [
      { speed: 'full', ...full.seen },
      { speed: `a ${SLOWER}th`, ...throttled.seen },
    ]);
  }
} finally {
  await browser.close();
  await server.close();
}
