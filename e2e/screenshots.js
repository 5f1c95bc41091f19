// The pictures of the documentation: the real house in a real browser, the same people, the same moves every time.
import { mkdirSync } from 'node:fs';
import { launch, sizes, visitor } from './lib/browser.js';
import { House } from './lib/house.js';
import { dice, isMyTurn, isOver, move } from './lib/play.js';

const folder = new URL('../docs/screenshots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const house = await House.open();
const browser = await launch();
const games = await house.games();

/** Small enough for a repository. */
async function shoot(page, name) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 60 });
  console.log(`docs/screenshots/${name}.jpg`);
}

async function somebody(options, name = 'Ada') {
  const { page, context } = await visitor(browser, house, {
    ...options,
    colorScheme: options.dark ? 'dark' : 'light',
  });
  await page.request.post('/api/guest', { data: { name } });
  return { page, context };
}

/** A table some moves into its game. */
async function midGame(page, game, moves) {
  await page.goto('/');
  await page.click(`[data-game="${game}"] [data-way="computer"]`);
  await page.waitForSelector('[data-version]');
  const random = dice(21);
  for (let turn = 0; turn < moves; turn++) {
    await page.waitForSelector('footer.due, section.end');
    if ((await isOver(page)) || !(await isMyTurn(page))) break;
    await move(page, random);
  }
  await page.waitForSelector('footer.due, section.end');
}

try {
  for (const size of Object.keys(sizes)) {
    const { page, context } = await somebody({ size, language: 'en' });
    await page.goto('/');
    await page.waitForSelector('[data-way]');
    await shoot(page, `start-${size}`);
    if (size !== 'television') {
      await midGame(page, games[0].game, 6);
      await shoot(page, `${games[0].game}-${size}`);
    }
    if (size === 'desktop') {
      await page.goto(`/rules/${games[0].game}`);
      await page.waitForSelector('article h1');
      await shoot(page, 'rules-desktop');
      await page.goto(`/new/${games[0].game}`);
      await page.waitForSelector('fieldset select');
      await shoot(page, 'new-desktop');
      await page.goto('/styleguide');
      await page.waitForSelector('main h1, main h2');
      await shoot(page, 'styleguide-desktop');
    }
    await context.close();
  }
  for (const { game } of games.slice(1)) {
    const { page, context } = await somebody({ size: 'desktop', language: 'en' });
    await midGame(page, game, 4);
    await shoot(page, `${game}-desktop`);
    await context.close();
  }
  const dark = await somebody({ size: 'desktop', language: 'de', dark: true });
  await dark.page.goto('/');
  await dark.page.waitForSelector('[data-way]');
  await shoot(dark.page, 'start-desktop-dark');
  await midGame(dark.page, games[0].game, 6);
  await shoot(dark.page, `${games[0].game}-desktop-dark`);
  const tv = await somebody({ size: 'television', language: 'en' }, 'Ben');
  await tv.page.goto(`${dark.page.url()}/board`);
  await tv.page.waitForSelector('.screen');
  await shoot(tv.page, `${games[0].game}-television`);
  const shared = await somebody({ size: 'phone', language: 'fr' });
  await shared.page.goto('/');
  await shared.page.click('[data-way="pass"]');
  await shared.page.click('dialog[open] form button.primary');
  await shared.page.waitForSelector('[data-curtain]');
  await shoot(shared.page, 'curtain-phone');
  const host = await somebody({ size: 'phone', language: 'nl', dark: true });
  await host.page.goto('/');
  await host.page.click('[data-way="friends"]');
  await host.page.waitForSelector('[data-do="ready"]');
  await shoot(host.page, 'gathering-phone-dark');
} finally {
  await browser.close();
  await house.close();
}
