// Games are watched again: those of files, those of tables, and moments that somebody else has sent.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { againstComputer, dice, isOver, move, playOut, step } from '../lib/play.js';
import { games, suite, unhurried } from '../lib/suite.js';
import { noModule } from '../lib/tab.js';

const { visit } = suite();

/** A committed game of several people, to its end. */
function golden(game) {
  const folder = new URL(`../../games/${game}/playthroughs/`, import.meta.url);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.play'))
    .sort();
  const records = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return records.find((record) => /^seats: [2-6]/m.test(record) && /^result:/m.test(record)) ?? records[0];
}

/** The record is dropped where records are looked at, and watched. */
async function watch(page, record) {
  await page.goto('/position');
  await page.fill('textarea', record);
  await page.click('[data-do="read"]');
  await page.click('[data-do="replay"]', { timeout: 60_000 });
  await page.waitForSelector('[data-replay="0"] [data-board], [data-replay="0"] .area > *');
  await page.waitForFunction(() => {
    const frame = document.querySelector('[data-replay]');
    return Number(frame.dataset.moments) > Number(document.querySelector('input[type="range"]').max);
  });
}

const at = (page) => page.locator('[data-replay]').getAttribute('data-replay').then(Number);
const reaches = (page, moment) => page.waitForSelector(`[data-replay="${moment}"]`);
const last = (page) => page.locator('input[type="range"]').getAttribute('max').then(Number);

/** What is there beside the board: on a phone it opens above it. */
async function menu(page) {
  const more = page.locator('footer [data-do="more"]');
  if (await more.isVisible()) await more.click();
}

/** The link to what is shown now. */
async function linkTo(page) {
  await menu(page);
  await page.click('[data-do="share"]');
  return page.locator('[data-link]').inputValue();
}

describe('watching again', { concurrency: 2, skip: noModule }, () => {
  for (const { game, secrets, live } of games) {
    test(`${game}: a record is watched by keyboard alone, and a moment of it is sent to somebody`, async (t) => {
      const { page, complaints } = await visit(t, { here: true });
      await watch(page, golden(game));
      const end = await last(page);
      assert.ok(end > 3);
      await page.keyboard.press('ArrowRight');
      await reaches(page, 1);
      await page.keyboard.press('PageDown');
      const turn = await at(page);
      assert.ok(turn > 1);
      await page.keyboard.press('PageUp');
      await page.keyboard.press('End');
      await reaches(page, end);
      await page.keyboard.press('ArrowLeft');
      await reaches(page, end - 1);
      await page.keyboard.press('Home');
      await reaches(page, 0);
      await page.locator('.log [data-moment]').nth(3).focus();
      await page.keyboard.press('Enter');
      const moment = await at(page);
      assert.ok(moment > 0);
      if (secrets) {
        await page.locator('[data-do="eyes"]').selectOption('2');
        await page.waitForURL(/eyes=2/);
      }
      await accessible(page, `${game}, watched again`);
      const told = await page.locator('p.status').innerText();
      const link = await linkTo(page);
      const other = await visit(t, { size: 'phone', here: true });
      await other.page.goto(link);
      await reaches(other.page, moment);
      await other.page.getByText(told).first().waitFor();
      assert.equal(
        await other.page.locator('[data-turn]').innerText(),
        await page.locator('[data-turn]').innerText(),
      );
      await accessible(other.page, `${game}, watched again on a phone`);
      assert.deepEqual([...complaints, ...other.complaints], []);
    });

    test(`${game}: a game goes on at a moment, with hidden cards dealt again where there are any`, async (t) => {
      const { page, complaints } = await visit(t, { size: 'phone', here: true });
      await watch(page, golden(game));
      const fifth = page.locator('[data-turn]');
      for (let nth = 0; nth < 5; nth++) await page.keyboard.press('PageDown');
      assert.equal(await fifth.getAttribute('data-turn'), '5');
      await page.keyboard.press('ArrowLeft');
      await menu(page);
      await page.click('[data-do="continue"]');
      if (secrets) await page.check('[data-do="anew"]');
      await page.click('[data-do="go-computer"]');
      await page.waitForSelector('.frame[data-version]');
      // In a race everybody waits for the start.
      if (!live) await page.waitForSelector('footer.due, section.end');
      assert.deepEqual(complaints, []);
    });
  }

  const [{ game }] = unhurried;

  test('a game that goes on at turn 5 is played to its end, and watched again from its table', async (t) => {
    const { page, complaints } = await visit(t, { here: true });
    await watch(page, golden(game));
    for (let nth = 0; nth < 5; nth++) await page.keyboard.press('PageDown');
    await page.click('[data-do="continue"]');
    await page.click('[data-do="go-computer"]');
    await page.waitForSelector('.frame[data-version]');
    await playOut(page, dice(6));
    await page.click('[data-do="replay"]');
    await reaches(page, 0);
    assert.match(page.url(), /\/t\/t\w+\/replay/);
    assert.deepEqual(complaints, []);
  });

  test('a game of the server is watched by everybody, but not before it is over', async (t) => {
    const { page, complaints } = await visit(t);
    await againstComputer(page, game);
    const table = new URL(page.url()).pathname;
    await move(page, dice(2));
    const other = await visit(t, { size: 'phone' });
    await other.page.goto(`${table}/replay`);
    await other.page.getByText('it is not over yet').waitFor();
    await playOut(page, dice(2));
    assert.ok(await isOver(page));
    await other.page.goto(`${table}/replay?turn=2`);
    await other.page.waitForSelector('[data-replay]:not([data-replay="0"])');
    assert.deepEqual([...complaints, ...other.complaints], []);
  });

  test('it runs by itself until somebody stops it, and a finger turns it on', async (t) => {
    const { page, complaints } = await visit(t, { size: 'phone', hasTouch: true, here: true });
    await watch(page, golden(game));
    await page.click('[data-do="play"]');
    await reaches(page, 3);
    await page.click('[data-do="play"]');
    await page.waitForSelector('[data-do="play"][aria-pressed="false"]');
    const before = await at(page);
    const { x, y, width, height } = await page.locator('[data-area]').boundingBox();
    const touch = (type, along) =>
      page.dispatchEvent('[data-area] .area', type, {
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        clientX: x + width * along,
        clientY: y + height / 2,
      });
    await touch('pointerdown', 0.8);
    await touch('pointerup', 0.3);
    await reaches(page, before + 1);
    await touch('pointerdown', 0.2);
    await touch('pointerup', 0.7);
    await reaches(page, before);
    assert.deepEqual(complaints, []);
  });

  test('a moment is kept as a picture, and the game as a file', async (t) => {
    const { page, complaints } = await visit(t, { here: true });
    const record = golden(game);
    await watch(page, record);
    await page.keyboard.press('ArrowRight');
    const kept = async (kind) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.click(`[data-do="save-${kind}"]`),
      ]);
      return readFileSync(await file.path());
    };
    assert.equal((await kept('play')).toString().trim(), record.trim());
    assert.match((await kept('svg')).toString(), /^<svg/);
    assert.equal([...(await kept('film')).toString().matchAll(/<animate /g)].length, 2);
    assert.deepEqual([...(await kept('png')).subarray(1, 4)], [...Buffer.from('PNG')]);
    assert.deepEqual(complaints, []);
  });

  test('a link without a game, and a record that was tampered with, are told in a sentence', async (t) => {
    const { page } = await visit(t, { here: true });
    await page.goto('/replay#r=nonsense');
    await page.getByText('There is no game in this link').waitFor();
    await accessible(page, 'a link without a game');
    await page.goto('/replay');
    const forged = golden(game).replace(/^result: .*/m, 'result: 1 1');
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.play', { type: 'text/plain' }));
      return data;
    }, forged);
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
    await page.waitForSelector('[data-code="bad_record"]');
  });

  test('a game stands in another page, and nothing else of the site does', async (t) => {
    const { page, complaints } = await visit(t, { here: true });
    await watch(page, golden(game));
    await page.click('[data-do="frame"]');
    const [, address] = /src="([^"]+)"/.exec(await page.locator('[data-link]').inputValue());
    const other = await visit(t, { here: true });
    // Another site: the same machine by another name.
    const host = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html');
      answer.end(`<iframe id="game" src="${address}" width="640" height="720"></iframe>
        <iframe id="page" src="${new URL('/replay', address).href}"></iframe>`);
    });
    await new Promise((done) => host.listen(0, '127.0.0.1', done));
    t.after(() => host.close());
    await other.page.goto(`http://localhost:${host.address().port}/`);
    const frame = other.page.frameLocator('#game');
    await frame.locator('[data-replay="0"]').waitFor();
    await frame.locator('[data-do="on"]').click();
    await frame.locator('[data-replay="1"]').waitFor();
    assert.equal(await other.page.frameLocator('#page').locator('main').count(), 0);
    assert.deepEqual(complaints, []);
  });
});

describe('trying moves', { concurrency: 2, skip: noModule }, () => {
  const tried = (page) => page.locator('[data-study]').getAttribute('data-study');

  for (const entry of unhurried) {
    const { game } = entry;

    test(`${game}: moves are tried for all seats, taken back and tried again`, async (t) => {
      const { page, complaints } = await visit(t, { here: true });
      await watch(page, golden(game));
      for (let nth = 0; nth < 3; nth++) await page.keyboard.press('PageDown');
      await page.click('[data-do="study"]');
      await page.waitForSelector('[data-study="start"]');
      await accessible(page, `moves of ${game} to be tried`);
      const random = dice(8);
      // Whatever the board marks leads to a move.
      for (let nth = 0; nth < 60 && (await tried(page)) === 'start'; nth++) await step(page, random);
      await page.waitForSelector('[data-area][aria-busy="false"]');
      await page.fill('[data-do="study-comment"]', 'What if?');
      // While one move was on its way, another may have been made.
      for (let now = await tried(page); now !== 'start'; now = await tried(page)) {
        await page.click('[data-do="study-undo"]');
        await page.waitForSelector(`[data-study]:not([data-study="${now}"])`);
      }
      await page.getByText('What if?').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('[data-study="0"]');
      await page.click('[data-tried="start"]');
      await page.waitForSelector('[data-study="start"]');
      await page.click('[data-do="study-owl"]');
      await page.waitForSelector('[data-owl]', { timeout: 60_000 });
      await page.click('[data-do="study-show"]');
      await page.click('[data-do="study-leave"]');
      await page.click('[data-do="share"]');
      const other = await visit(t, { here: true });
      await other.page.goto(await page.locator('[data-link]').inputValue());
      await other.page.click('[data-do="study-again"]');
      await other.page.getByText('What if?').waitFor();
      assert.deepEqual(complaints, []);
    });
  }

  test('all moves are graded, and the better one is shown', async (t) => {
    const { page, complaints } = await visit(t, { here: true });
    const [{ game }] = unhurried;
    await watch(page, golden(game));
    await page.click('[data-do="grade"]');
    await page.waitForSelector('[data-do="grade"]', { state: 'detached', timeout: 120_000 });
    assert.ok(Number(await page.locator('[data-graph]').getAttribute('data-graph')) > 0);
    const leap = page.locator('[data-do="leap"]');
    if (await leap.isEnabled()) {
      await leap.click();
      await page.waitForSelector('[data-grade]');
      await page.click('[data-do="show-best"]');
      await page.waitForSelector('[data-study="start"]');
    }
    assert.deepEqual(complaints, []);
  });
});
