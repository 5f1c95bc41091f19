// Games without the server: they are in the browser's tab, and the network may be gone.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { accessible } from '../lib/axe.js';
import {
  againstComputer,
  byStopwatch,
  dice,
  isOver,
  move,
  openBox,
  playOut,
  settled,
  step,
  version,
} from '../lib/play.js';
import { program } from '../lib/server.js';
import { games, races, suite } from '../lib/suite.js';
import { cutNetwork, inStorage, noModule } from '../lib/tab.js';

const { visit } = suite();
const idOf = (page) => new URL(page.url()).pathname.split('/').at(-1);

/** The record of a game in the tab proves what any other proves. */
const verified = (record) => promisify(execFile)(program, ['verify', record]);

/** A table against the computer in the tab; a race is set so that nobody hurries the test. */
async function playHere(page, entry) {
  if (races.includes(entry)) await byStopwatch(page, entry, entry.min_seats);
  else await againstComputer(page, entry.game);
  assert.match(idOf(page), /^t[0-9a-z]{25}$/);
  await settled(page);
}

/** From now on nothing can be stored. */
async function fullDisk(page) {
  for (const one of page.workers()) {
    await one.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
  }
}

/** Plays until a move is refused because of it, and resolves to what is said then. */
async function refusedMove(page) {
  const random = dice(5);
  const toast = page.locator('[role="alert"][data-code="tab_disk_full"]');
  for (let nth = 0; nth < 40 && !(await toast.isVisible()); nth++) {
    const marked = page.locator('[data-area] :is([data-action], [data-step]):visible:not(:disabled)');
    const count = await marked.count();
    if (count)
      await marked
        .nth(Math.floor(random() * count))
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await page.waitForTimeout(50);
  }
  await toast.waitFor();
  return toast;
}

describe('in the tab', { concurrency: 2, skip: noModule }, () => {
  for (const entry of games) {
    const { game } = entry;

    test(`${game}: a whole game with the network cut from the first move on`, async (t) => {
      const { page, context, complaints } = await visit(t, { here: true });
      await playHere(page, entry);
      await cutNetwork(context);
      await playOut(page, dice(7));
      assert.ok(await isOver(page));
      assert.equal(await page.locator('[data-proved]').getAttribute('data-proved'), 'true');
      await page.locator('[data-proved] summary').click();
      const [saved] = await Promise.all([page.waitForEvent('download'), page.click('[data-do="record"]')]);
      await verified(await saved.path());
      await page.locator('.end button', { hasText: 'Look back' }).click();
      const graded = page.locator('[data-review]');
      assert.ok(Number(await graded.getAttribute('data-review', { timeout: 90_000 })) > 0);
      assert.equal(
        await page.locator('[data-line]').count(),
        0,
        'nobody is told of a line that is not needed',
      );
      assert.deepEqual(complaints, []);
    });

    test(`${game}: a reload in the middle of a game loses nothing, and the list of running games leads back`, async (t) => {
      const { page, complaints } = await visit(t, { here: true });
      await playHere(page, entry);
      const table = idOf(page);
      const random = dice(5);
      for (let nth = 0; nth < 3 && !(await isOver(page)); nth++) {
        await page.waitForSelector('footer.due, section.end');
        if (!(await isOver(page))) await move(page, random);
      }
      const before = Number(await version(page));
      await page.reload();
      await page.waitForSelector('.frame[data-version]');
      assert.ok(Number(await version(page)) >= before, 'every move is still there');
      await page.goto('/');
      await page.click(`[data-box="running"] a[href="/t/${table}"]`);
      await page.waitForSelector('.frame[data-version]');
      await playOut(page, random);
      await page.goto('/');
      await page.waitForSelector('[data-game]');
      await settled(page);
      assert.equal(
        await page.locator(`a[href="/t/${table}"]`).count(),
        0,
        'a game that is over does not run',
      );
      assert.deepEqual(complaints, []);
    });

    test(`${game}: one device for several people, without the server`, async (t) => {
      const { page, context, complaints } = await visit(t, { here: true });
      await openBox(page, game);
      await page.click(`[data-game="${game}"] [data-way="pass"]`);
      await page.click('dialog[open] form button.primary');
      await page.waitForSelector('.frame[data-version]');
      assert.match(idOf(page), /^t/);
      await settled(page);
      await cutNetwork(context);
      const random = dice(3);
      const start = Number(await version(page));
      const curtain = page.locator('[data-curtain] button');
      // Whoever taps anything may never end a game: it is enough that the device goes round.
      for (let nth = 0; nth < 400 && Number(await version(page)) < start + 8; nth++) {
        if (await isOver(page)) break;
        if (await curtain.isVisible()) await curtain.click();
        else await step(page, random);
      }
      assert.ok((await isOver(page)) || Number(await version(page)) >= start + 8);
      assert.deepEqual(complaints, []);
    });
  }

  const [entry] = games.filter((one) => !races.includes(one));

  test('two windows with the same game: what one plays the other shows, and nothing is damaged', async (t) => {
    const { page, context, complaints } = await visit(t, { here: true });
    await playHere(page, entry);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.waitForSelector('.frame[data-version]');
    const random = dice(11);
    for (let nth = 0; nth < 8; nth++) {
      const mover = nth % 2 ? other : page;
      // A browser draws only the window in front.
      await mover.bringToFront();
      await mover.waitForSelector('footer.due, section.end');
      if (await isOver(mover)) break;
      await move(mover, random);
      const at = Number(await version(mover));
      const watcher = mover === page ? other : page;
      await watcher.waitForFunction(
        (at) => Number(document.querySelector('[data-version]').dataset.version) >= at,
        at,
      );
    }
    await page.reload();
    await page.waitForSelector('.frame[data-version]');
    assert.deepEqual(complaints, []);
  });

  test('damaged storage is said in a sentence, can be saved, and is only removed when asked twice', async (t) => {
    const { page } = await visit(t, { here: true });
    await playHere(page, entry);
    await inStorage(page, (database, done) => {
      const change = database.transaction('events', 'readwrite');
      const cursor = change.objectStore('events').openCursor(null, 'prev');
      cursor.onsuccess = () => cursor.result.update({ ...cursor.result.value, text: '{"damaged"' });
      change.oncomplete = () => done();
    });
    await page.reload();
    await page.waitForSelector('[data-broken="tab_damaged"]');
    await page.getByText('is damaged, or was stored by another version').waitFor();
    await accessible(page, 'a damaged table of the tab');
    const [saved] = await Promise.all([page.waitForEvent('download'), page.click('[data-do="save"]')]);
    assert.match(saved.suggestedFilename(), /^irrgarten-t\w+\.json$/);
    const count = () =>
      inStorage(page, (database, done) => {
        const asked = database.transaction('events').objectStore('events').count();
        asked.onsuccess = () => done(asked.result);
      });
    await page.click('[data-do="remove"]');
    assert.ok((await count()) > 0, 'asked once, nothing is lost');
    await page.click('[data-do="remove"]');
    await page.waitForSelector('[data-game]');
    assert.equal(await count(), 0);
  });

  test('a module that does not load leaves the game to the server', async (t) => {
    const { page, context } = await visit(t, { here: true });
    await context.route('**/*.wasm', (route) => route.abort());
    await againstComputer(page, entry.game);
    assert.match(idOf(page), /^[0-7]/);
  });

  test('a game of the tab whose module does not load says so, and is there when it does', async (t) => {
    const { page, context } = await visit(t, { here: true });
    await playHere(page, entry);
    await context.route('**/*.wasm', (route) => route.abort());
    await page.reload();
    await page.waitForSelector('[data-broken="tab_unloadable"]');
    await context.unroute('**/*.wasm');
    await page.reload();
    await page.waitForSelector('.frame[data-version]');
  });

  for (const language of ['en', 'de', 'fr', 'nl']) {
    test(`what goes wrong is said in ${language}, and the game is there when it is right again`, async (t) => {
      const { page, context } = await visit(t, { language, here: true });
      const words = readFileSync(new URL(`../../web/words/${language}.ftl`, import.meta.url), 'utf8');
      const sentence = (code) => new RegExp(`^code-${code} = (.+)$`, 'm').exec(words)[1];
      await playHere(page, entry);
      await page.waitForSelector('footer.due');
      const before = await version(page);
      await context.route('**/*.wasm', (route) => route.abort());
      await page.reload();
      await page.waitForSelector('[data-broken="tab_unloadable"]');
      await page.getByText(sentence('tab_unloadable')).waitFor();
      await context.unroute('**/*.wasm');
      // As a page of another version would have written it: an event of a kind that this one does not know.
      const swap = (kind) =>
        inStorage(
          page,
          `(database, done) => {
            const change = database.transaction('events', 'readwrite');
            const cursor = change.objectStore('events').openCursor(null, 'prev');
            cursor.onsuccess = () => {
              const event = cursor.result.value;
              const text = ${kind === 'other'} ? '{"kept":' + JSON.stringify(event.text) + '}' : JSON.parse(event.text).kept;
              cursor.result.update({ ...event, text });
            };
            change.oncomplete = () => done();
          }`,
        );
      await swap('other');
      await page.reload();
      await page.waitForSelector('[data-broken="tab_damaged"]');
      await page.getByText(sentence('tab_damaged')).waitFor();
      await accessible(page, `a game of another version, in ${language}`);
      await swap('own');
      await page.reload();
      await page.waitForSelector('.frame[data-version]');
      assert.ok(Number(await version(page)) >= Number(before), 'nothing is lost');
      await fullDisk(page);
      await page.waitForSelector('footer.due');
      const toast = await refusedMove(page);
      await toast.getByText(sentence('tab_disk_full')).waitFor();
    });
  }

  test('a full disk refuses the move with a sentence and loses nothing', async (t) => {
    const { page } = await visit(t, { here: true });
    await playHere(page, entry);
    await page.waitForSelector('footer.due');
    const before = await version(page);
    await fullDisk(page);
    const toast = await refusedMove(page);
    await toast.getByText('no room left on this device').waitFor();
    await page.reload();
    await page.waitForSelector('.frame[data-version]');
    assert.equal(await version(page), before);
  });

  test('somebody who wants it plays at the server', async (t) => {
    const { page } = await visit(t, { here: true });
    await page.goto('/me');
    await page.locator('[data-do="here"]').uncheck();
    await againstComputer(page, entry.game);
    assert.match(idOf(page), /^[0-7]/);
  });
});
