// How soon a game without a server can be played, and what memory it takes, in figures: on a phone whose page is slowed down
// four times, from the click that begins a game to the first frame with its board. No test, because a busy machine would
// fail it. Thinking times are told by `cargo xtask tab --decisions`.
import { readFileSync } from 'node:fs';
import { launch, visitor } from './lib/browser.js';
import { dice, isOver, move, openBox } from './lib/play.js';
import { Server } from './lib/server.js';
import { noModule } from './lib/tab.js';

const SLOWER = 4;
const ROUNDS = Number(process.env.IRRGARTEN_ROUNDS ?? 10);
/** So many moves are made before memory is looked at again. */
const MOVES = Number(process.env.IRRGARTEN_MOVES ?? 10);

/** What runs in the page: resolves to the time from the click that begins a game to the first frame that has its board. */
function watch() {
  globalThis.begun = new Promise((done) => {
    let clicked = null;
    const click = ({ target, timeStamp }) => {
      if (clicked === null && target.closest('[data-way="computer"]')) clicked = timeStamp;
    };
    document.addEventListener('click', click, true);
    const board = '.frame[data-version] [data-area] .area > :not([aria-busy])';
    let [last, longest] = [performance.now(), 0];
    const frame = (now) => {
      if (clicked !== null) longest = Math.max(longest, now - Math.max(last, clicked));
      last = now;
      if (clicked === null || !document.querySelector(board)) requestAnimationFrame(frame);
      // The frame after the one in which it was added has been painted.
      else requestAnimationFrame((painted) => done({ took: painted - clicked, longest }));
    };
    requestAnimationFrame(frame);
  });
}

/** A game against the computer, begun on the start page. */
async function begin(page, game) {
  await openBox(page, game);
  await page.evaluate(watch);
  await page.click(`[data-game="${game}"] [data-way="computer"]`);
  return page.evaluate(() => globalThis.begun);
}

/** The memory of all processes that show pages, without what they share, in megabytes; null where it cannot be told. */
async function memory(browser) {
  const line = await browser.newBrowserCDPSession();
  const { processInfo } = await line.send('SystemInfo.getProcessInfo');
  await line.detach();
  try {
    const each = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1]);
    return each.reduce((sum, one) => sum + Number(one), 0) / 1024;
  } catch {
    return null;
  }
}

const middle = (numbers) => numbers.toSorted((one, two) => one - two)[Math.floor(numbers.length / 2)];

/** A browser that knows nothing begins a game, and then another one after its page was loaded again. */
async function round(server, game) {
  const browser = await launch();
  try {
    const { page, context } = await visitor(browser, server, { size: 'phone', hasTouch: true, here: true });
    page.setDefaultTimeout(120_000);
    const line = await context.newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await openBox(page, game);
    const before = await memory(browser);
    const cold = await begin(page, game);
    const begun = await memory(browser);
    const random = dice(3);
    for (let nth = 0; nth < MOVES && !(await isOver(page)); nth++) {
      await page.waitForSelector('footer.due, section.end');
      if (!(await isOver(page))) await move(page, random);
    }
    const played = await memory(browser);
    const warm = await begin(page, game);
    return { cold, warm, before, begun, played };
  } finally {
    await browser.close();
  }
}

if (noModule) {
  console.log(`Nothing is measured: ${noModule}.`);
  process.exit(0);
}
const server = await Server.open();
try {
  const named = process.argv.slice(2);
  const games = (await server.games()).filter(({ game }) => named.length === 0 || named.includes(game));
  const heads = [
    'game',
    'cold, p50 ms',
    'slowest',
    'warm, p50 ms',
    'slowest',
    'longest frame, p50 ms',
    'start page, MB',
    'game begun, MB',
    `after ${MOVES} moves, MB`,
  ];
  console.log(`| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}`);
  for (const { game } of games) {
    const rounds = [];
    for (let nth = 0; nth < ROUNDS; nth++) rounds.push(await round(server, game));
    const times = (which) => rounds.map((one) => one[which].took);
    const megabytes = (which) => middle(rounds.map((one) => one[which] ?? NaN));
    const cells = [
      middle(times('cold')),
      Math.max(...times('cold')),
      middle(times('warm')),
      Math.max(...times('warm')),
      middle(rounds.flatMap(({ cold, warm }) => [cold.longest, warm.longest])),
      megabytes('before'),
      megabytes('begun'),
      megabytes('played'),
    ];
    console.log(`| ${[game, ...cells.map((cell) => Math.round(cell))].join(' | ')} |`);
  }
} finally {
  await server.close();
}
