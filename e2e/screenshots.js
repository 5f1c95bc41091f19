// The pictures of the documentation: the real server in a real browser, the same people, the same moves every time.
// Every game that is there is shown, in the middle of a game.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { launch, sizes, visitor } from './lib/browser.js';
import { Server } from './lib/server.js';
import { againstComputer, dice, isMyTurn, isOver, move, openBox, playOut } from './lib/play.js';

const folder = new URL('../docs/screenshots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(folder + old);
const server = await Server.open();
const browser = await launch();
const games = await server.games();

/** Small enough for a repository. */
async function shoot(page, name) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 60 });
  console.log(`docs/screenshots/${name}.jpg`);
}

/** Somebody does something in front of a screen, and leaves. */
async function somebody({ dark = false, name = 'Ada', ...options }, does) {
  const colorScheme = dark ? 'dark' : 'light';
  const { page, context } = await visitor(browser, server, { ...options, colorScheme });
  await page.request.post('/api/guest', { data: { name } });
  await does(page);
  await context.close();
}

async function show(page, address, until, name) {
  await page.goto(address);
  await page.waitForSelector(until);
  await shoot(page, name);
}

/** A table some moves into its game. */
async function midGame(page, game, moves) {
  await againstComputer(page, game);
  const random = dice(21);
  for (let turn = 0; turn < moves; turn++) {
    await page.waitForSelector('footer.due, section.end');
    if ((await isOver(page)) || !(await isMyTurn(page))) break;
    await move(page, random);
  }
  await page.waitForSelector('footer.due, section.end');
}

/** A game on a phone, from the first friend to the look back. */
const phases = ['gathering', 'first', 'others', 'hint', 'end', 'review'];
async function wholeGame(page, game) {
  const take = (phase) => shoot(page, `${game}-phone-${phase}`);
  await openBox(page, game);
  await page.click(`[data-game="${game}"] [data-way="friends"]`);
  await page.waitForSelector('[data-do="ready"]');
  await take('gathering');
  await againstComputer(page, game);
  const random = dice(21);
  await page.waitForSelector('footer.due');
  await take('first');
  for (let turn = 0; turn < 3 && (await isMyTurn(page)); turn++) await move(page, random);
  await take('others');
  await page.waitForSelector('footer.due, section.end');
  if (await page.locator('[data-do="hint"]').isVisible()) {
    await page.click('[data-do="hint"]');
    // Asked twice for more, advice is the move on the board.
    for (let more = 0; more < 2; more++) await page.locator('[data-do="more-advice"]').click();
  }
  await take('hint');
  await playOut(page, random);
  await take('end');
  await page.click('[data-do="review"]');
  await page.waitForSelector('[data-review], dialog[open] .bad', { timeout: 120_000 });
  await take('review');
}

/** A committed game, watched again at this turn. */
async function watchAgain(page, game, turn) {
  const games = new URL(`../games/${game}/playthroughs/`, import.meta.url);
  const record = readFileSync(new URL('default-2.play', games));
  const small = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const letters = Buffer.from(await new Response(small).arrayBuffer()).toString('base64url');
  await page.goto(`/replay?turn=${turn}#r=${letters}`);
  await page.waitForSelector('[data-replay]:not([data-replay="0"]) [data-seat]');
}

/** All phases of all games on one sheet. */
async function contactSheet(page) {
  const picture = (name) =>
    `<img src="data:image/jpeg;base64,${readFileSync(`${folder}${name}.jpg`).toString('base64')}" width="195">`;
  const rows = games.map(({ game }) => phases.map((phase) => picture(`${game}-phone-${phase}`)).join(''));
  await page.setViewportSize({ width: 195 * phases.length, height: 422 * games.length });
  await page.setContent(`<body style="margin:0;font-size:0">${rows.join('<br>')}`);
  await shoot(page, 'contact-sheet');
}

try {
  for (const size of Object.keys(sizes))
    await somebody({ size }, (page) => show(page, '/', '[data-game]', `start-${size}`));
  await somebody({ size: 'desktop', language: 'de', dark: true }, (page) =>
    show(page, '/', '[data-game]', 'start-desktop-dark'),
  );
  await somebody({ size: 'desktop' }, async (page) => {
    await show(page, `/new/${games[0].game}`, 'fieldset select', 'new-desktop');
    await show(page, '/puzzles?level=hard&seed=7', '[data-arrow]', 'puzzle-desktop');
    await show(page, '/styleguide', 'main h2', 'styleguide-desktop');
  });
  await somebody({ size: 'phone', language: 'nl' }, (page) =>
    show(page, '/puzzles?level=medium&seed=12', '[data-arrow]', 'puzzle-phone'),
  );
  for (const { game } of games) {
    await somebody({ size: 'desktop' }, async (page) => {
      await page.goto(`/rules/${game}`);
      await page.waitForSelector('article h1');
      // A chapter with an example, if the book has pictures.
      await page.evaluate(() => {
        document.querySelector('article .several')?.previousElementSibling?.scrollIntoView();
      });
      await shoot(page, `${game}-rules`);
    });
    await somebody({ size: 'desktop' }, async (page) => {
      await midGame(page, game, 6);
      for (const size of ['desktop', 'tablet', 'phone']) {
        await page.setViewportSize(sizes[size]);
        await shoot(page, `${game}-${size}`);
      }
      await somebody({ size: 'television', name: 'Ben' }, (tv) =>
        show(tv, `${page.url()}/board`, '.screen', `${game}-television`),
      );
    });
    await somebody({ size: 'desktop', language: 'de', dark: true }, async (page) => {
      await midGame(page, game, 4);
      await shoot(page, `${game}-desktop-dark`);
    });
  }
  for (const { game } of games) await somebody({ size: 'phone' }, (page) => wholeGame(page, game));
  await somebody({}, contactSheet);
  await somebody({ size: 'desktop', here: true }, async (page) => {
    await watchAgain(page, 'case', 6);
    await shoot(page, 'replay-desktop');
    await page.click('[data-do="study"]');
    await page.click('[data-do="study-owl"]');
    await page.waitForSelector('[data-owl]');
    await shoot(page, 'study-desktop');
  });
  await somebody({ size: 'phone', language: 'de', dark: true, here: true }, async (page) => {
    await watchAgain(page, 'cards', 12);
    await shoot(page, 'replay-phone-dark');
  });
  await somebody({ size: 'phone', language: 'fr' }, async (page) => {
    await openBox(page, games[0].game);
    await page.click('[data-way="pass"]');
    await page.click('dialog[open] form button.primary');
    await page.waitForSelector('[data-curtain]');
    await shoot(page, 'curtain-phone');
  });
  await somebody({ size: 'phone', language: 'nl', dark: true }, async (page) => {
    await openBox(page, games[0].game);
    await page.click('[data-way="friends"]');
    await page.waitForSelector('[data-do="ready"]');
    await shoot(page, 'gathering-phone-dark');
  });
} finally {
  await browser.close();
  await server.close();
}
