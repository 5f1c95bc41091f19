// The page as a site of files: a dumb file server, a folder below another, and no server of ours anywhere.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { serveFiles } from '../../web/build/files.js';
import { accessible } from '../lib/axe.js';
import { launch, visitor } from '../lib/browser.js';
import { dice, isOver, playOut, settled } from '../lib/play.js';
import { games, races } from '../lib/suite.js';
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
});
