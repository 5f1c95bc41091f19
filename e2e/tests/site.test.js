// The page as a site of files: a dumb file server, a folder below another, and no server of ours anywhere.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serveFiles } from '../../web/build/files.js';
import { accessible } from '../lib/axe.js';
import { launch, visitor } from '../lib/browser.js';
import { dice, isOver, move, playOut, settled, version } from '../lib/play.js';
import { games, races, unhurried } from '../lib/suite.js';
import { noSite } from '../lib/tab.js';

const folder = new URL('../../web/dist/site/', import.meta.url).pathname;

describe('a site of files', { skip: noSite }, () => {
  let browser;
  let files;
  before(async () => {
    [browser, files] = await Promise.all([launch(), serveFiles(folder, { below: '/some/where/' })]);
  });
  after(async () => {
    await browser?.close();
    files?.server.close();
  });
  async function visit(t, options) {
    const site = { url: files.url, games: async () => games };
    const person = await visitor(browser, site, options);
    const missing = [];
    person.page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()));
    t.after(() => person.context.close());
    return { ...person, missing };
  }

  for (const entry of games) {
    const { game } = entry;
    test(`${game}: a whole game, found from the start page`, async (t) => {
      const { page, complaints, missing } = await visit(t, { size: 'phone' });
      await page.goto('');
      await page.click(`[data-game="${game}"] [data-open]`);
      assert.equal(await page.locator('[data-way="friends"]').count(), 0, 'nobody else can come');
      if (races.includes(entry)) {
        await page.click(`[data-game="${game}"] [data-way="pass"]`);
        await page.click('dialog[open] form button.primary');
      } else {
        await page.click(`[data-game="${game}"] [data-way="computer"]`);
      }
      await page.waitForSelector('.frame[data-version]');
      assert.match(page.url(), /\/some\/where\/#\/t\/t[0-9a-z]{25}$/);
      await playOut(page, dice(7));
      assert.ok(await isOver(page));
      assert.deepEqual([complaints, missing], [[], []]);
    });

    test(`${game}: its rulebook is there, with its pictures, by a link to a clause of it`, async (t) => {
      const { page, complaints, missing } = await visit(t, { language: 'de' });
      await page.goto(`#/rules/${game}`);
      await page.waitForSelector('article img');
      await page.waitForFunction(() =>
        [...document.querySelectorAll('article img')].every(({ naturalWidth }) => naturalWidth > 0),
      );
      assert.deepEqual([complaints, missing], [[], []]);
    });
  }

  test('it is kept after the first visit, and works without a network from the start', async (t) => {
    const { page, context, complaints } = await visit(t, { size: 'phone' });
    await page.goto('');
    await page.waitForSelector('[data-game]');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await settled(page);
    await accessible(page, 'the start page of a site of files');
    await context.setOffline(true);
    await page.goto('#/puzzles');
    await page.reload();
    await page.waitForSelector('[data-spare]');
    await page.goto('');
    const [{ game }] = games;
    await page.click(`[data-game="${game}"] [data-open]`);
    await page.click(`[data-game="${game}"] [data-way="computer"]`);
    await page.waitForSelector('.frame[data-version]');
    assert.deepEqual(complaints, []);
  });

  test('it can be installed', async (t) => {
    const { page } = await visit(t);
    await page.goto('');
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector('link[rel="manifest"]');
      return (await fetch(link.href)).json();
    });
    assert.deepEqual([manifest.start_url, manifest.display], ['./', 'standalone']);
    for (const { src } of manifest.icons) assert.ok((await fetch(new URL(src, files.url))).ok);
  });

  test('a newer version is told, shown when asked, and goes on with the game', async (t) => {
    const copy = mkdtempSync(join(tmpdir(), 'irrgarten-site-'));
    cpSync(folder, copy, { recursive: true });
    const own = await serveFiles(copy);
    t.after(() => own.server.close(() => rmSync(copy, { recursive: true })));
    const site = { url: own.url, games: async () => games };
    const { page, context, complaints } = await visitor(browser, site, { size: 'phone', language: 'fr' });
    t.after(() => context.close());
    const [{ game }] = unhurried;
    await page.goto('');
    await page.click(`[data-game="${game}"] [data-open]`);
    await page.click(`[data-game="${game}"] [data-way="computer"]`);
    await page.waitForSelector('footer.due');
    await move(page, dice(5));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.waitForSelector('.frame[data-version]');
    const before = Number(await version(page));
    assert.equal(await page.locator('[data-newer]').count(), 0);

    const change = (file, from, to) => {
      const text = readFileSync(join(copy, file), 'utf8');
      assert.match(text, from);
      writeFileSync(join(copy, file), text.replace(from, to));
    };
    change('index.html', /<head>/, '<head><meta name="generator" content="newer" />');
    change('service-worker.js', /version = "[0-9a-f]+"/, 'version = "newer"');
    const isNewer = () => page.locator('meta[content="newer"]').count();
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((kept) => kept.update()));
    await page.waitForSelector('[data-newer]');
    await page.getByText('Il y a une version plus récente de cette page.').waitFor();
    assert.equal(await isNewer(), 0, 'nobody is interrupted');
    await page.click('[data-newer] button');
    await page.waitForSelector('meta[content="newer"]', { state: 'attached' });
    await page.waitForSelector('.frame[data-version]');
    assert.ok(Number(await version(page)) >= before, 'the game goes on');
    assert.equal(await page.locator('[data-newer]').count(), 0);
    assert.deepEqual(complaints, []);
  });

  test('on a home network without encryption everything but installing works', async (t) => {
    const home = await launch('--host-resolver-rules=MAP home.example 127.0.0.1');
    t.after(() => home.close());
    const site = { url: files.url.replace('127.0.0.1', 'home.example'), games: async () => games };
    const { page, complaints } = await visitor(home, site, { size: 'phone' });
    const [{ game }] = unhurried;
    await page.goto('');
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await page.click(`[data-game="${game}"] [data-open]`);
    await page.click(`[data-game="${game}"] [data-way="computer"]`);
    await page.waitForSelector('.frame[data-version]');
    await playOut(page, dice(9));
    assert.equal(await page.locator('[data-proved]').getAttribute('data-proved'), 'true');
    await page.reload();
    await page.waitForSelector('section.end');
    await page.goto('#/position');
    await page.click(`[data-deal="${game}"]`);
    await page.waitForSelector(`img[data-game="${game}"]`);
    assert.deepEqual(complaints, []);
  });
});
