// The pages around the tables: languages, sizes, accessibility, and how much a first visit loads.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { sizes } from '../lib/browser.js';
import { againstComputer, settled } from '../lib/play.js';
import { games, suite } from '../lib/suite.js';

const { visit, shared } = suite();
const languages = ['en', 'de', 'fr', 'nl'];
const pages = [
  '/',
  '/lobby',
  `/new/${games[0].game}`,
  `/rules/${games[0].game}`,
  '/me',
  '/people/built-in-owl',
  '/puzzles?level=hard&seed=3',
  '/about',
  '/nowhere/at/all',
];

/** Nothing sticks out of the window. */
async function fits(page, where) {
  const out = await page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > wide + 1)
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 160));
  });
  assert.deepEqual(out, [], `${where} is wider than the window`);
}

/** How much has moved since the page was loaded without anybody having touched it. */
const jumps = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 50);
      }),
  );

for (const language of languages) {
  test(`${language}: every page fits every screen without a jump, and axe has nothing to say`, async (t) => {
    const { page, complaints } = await visit(t, { size: 'phone', language });
    for (const path of pages) {
      await page.goto(path);
      await page.waitForSelector('main h1, main h2');
      await settled(page);
      const shift = await jumps(page);
      assert.ok(shift < 0.1, `${path} jumps: ${shift}`);
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      await fits(page, `${path} in ${language}`);
      for (const text of ['large', 'huge', 'normal']) {
        await page.evaluate((size) => (document.documentElement.dataset.size = size), text);
        for (const size of [{ width: 360, height: 640 }, sizes.tablet, sizes.television, sizes.phone]) {
          await page.setViewportSize(size);
          await fits(page, `${path} in ${language} at ${size.width}, text ${text}`);
        }
      }
      if (language === 'en' || path === '/') await accessible(page, `${path} in ${language}`);
    }
    assert.deepEqual(complaints, []);
  });
}

test('the start page finds every game by the names of its box, and says so if none fits', async (t) => {
  const { page, complaints } = await visit(t);
  await page.goto('/');
  await page.waitForSelector('[data-game]');
  for (const { game, known_as } of games) {
    for (const name of known_as) {
      await page.getByRole('searchbox').fill(name.toUpperCase());
      await page.waitForSelector(`[data-game="${game}"]`);
    }
  }
  await page.getByRole('searchbox').fill('no such box');
  await page.waitForFunction(() => !document.querySelector('[data-game]'));
  assert.equal(await page.locator('main [role=status]').count(), 1);
  assert.deepEqual(complaints, []);
});

for (const { game } of games) {
  test(`${game}: its table fits phones and tablets in four languages, and axe has nothing to say`, async (t) => {
    const { page, complaints } = await visit(t, { size: 'phone' });
    await againstComputer(page, game);
    for (const language of languages) {
      await page.evaluate((chosen) => localStorage.setItem('irrgarten.language', chosen), language);
      await page.reload();
      await page.waitForSelector(`html[lang="${language}"] .frame[data-version]`);
      await settled(page);
      for (const size of [{ width: 360, height: 740 }, sizes.tablet, sizes.phone]) {
        await page.setViewportSize(size);
        await fits(page, `${game} in ${language} at ${size.width}`);
      }
      if (language === 'de') await accessible(page, `${game} in ${language}`);
    }
    await page.setViewportSize(sizes.desktop);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    await accessible(page, `${game} on a desktop in the dark`);
    assert.deepEqual(complaints, []);
  });
}

test('dark pages are as readable as light ones', async (t) => {
  const { page } = await visit(t, { colorScheme: 'dark' });
  for (const path of pages) {
    await page.goto(path);
    await page.waitForSelector('main h1, main h2');
    await settled(page);
    await accessible(page, `${path} in the dark`);
  }
});

test('axe sees what is wrong, so its silence means something', async (t) => {
  const { page } = await visit(t);
  await page.goto('/about');
  await page.waitForSelector('main h1');
  await page.evaluate(() => document.querySelector('main').append(document.createElement('img')));
  await assert.rejects(accessible(page, 'a picture without words'), /image-alt/);
});

test('the language can be changed and is remembered', async (t) => {
  const { page } = await visit(t, { language: 'nl' });
  await page.goto('/');
  await page.click('header button');
  await page.locator('dialog[open] select').first().selectOption('fr');
  await page.waitForSelector('text=Réglages');
  await page.reload();
  await page.waitForSelector('text=Entre amis');
});

test('a link to a clause leads to it, and a search finds it', async (t) => {
  const { page } = await visit(t, { language: 'de' });
  const { game } = games[0];
  await page.goto(`/rules/${game}`);
  const clause = await page.locator('article li.clause').nth(5).getAttribute('id');
  await page.goto(`/rules/${game}#${clause}`);
  await page.waitForSelector(`li.here#${clause}`);
  await page.fill('input[type=search]', clause);
  await page.waitForFunction(() => document.querySelectorAll('article li.clause').length < 40);
  assert.ok(await page.locator(`#${clause}`).isVisible());
});

test('a rulebook prints with all its pictures, though nobody has scrolled to them', async (t) => {
  const { page } = await visit(t, { size: 'phone' });
  for (const { game } of games) {
    await page.goto(`/rules/${game}`);
    await page.waitForSelector('article img');
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('article img')].every((image) => image.naturalWidth > 0),
    );
  }
});

test('files are compressed, known files are not sent again, and the policy is strict', async () => {
  const { url } = shared.server;
  const start = await fetch(`${url}/`, { headers: { 'accept-encoding': 'br' } });
  assert.equal(start.headers.get('content-encoding'), 'br');
  const policy = start.headers.get('content-security-policy');
  assert.ok(policy.includes("default-src 'self'"));
  assert.ok(!policy.replace("'wasm-unsafe-eval'", '').includes('unsafe'));
  const again = await fetch(`${url}/`, { headers: { 'if-none-match': start.headers.get('etag') } });
  assert.equal(again.status, 304);
  const script = /src="(\/assets\/[^"]+)"/.exec(await start.text())[1];
  const asset = await fetch(url + script);
  assert.match(asset.headers.get('cache-control'), /immutable/);
  assert.equal((await fetch(`${url}/assets/none.js`)).status, 404);
});
