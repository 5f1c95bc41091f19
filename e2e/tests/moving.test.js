// A game of the tab is taken along: as a file, and to the server, where a friend joins it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { againstComputer, anybodyDue, dice, isMyTurn, isOver, move, settled, version } from '../lib/play.js';
import { suite, unhurried } from '../lib/suite.js';
import { inStorage, noModule } from '../lib/tab.js';

const { visit } = suite();
const idOf = (page) => new URL(page.url()).pathname.split('/').at(-1);
const [{ game }] = unhurried;

/** A game in the tab after a move of its person. */
async function begun(t) {
  const person = await visit(t, { here: true });
  const { page } = person;
  await againstComputer(page, game);
  await page.waitForSelector('footer.due');
  await move(page, dice(5));
  await page.waitForSelector('footer.due, section.end');
  return person;
}

async function openMore(page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.waitForSelector('[data-do="save-game"]');
}

describe('taking games along', { concurrency: 2, skip: noModule }, () => {
  test('a game moves to the server and is finished there by two people', async (t) => {
    const [ada, ben] = [await begun(t), await visit(t, { size: 'phone' })];
    const [id, at] = [idOf(ada.page), Number(await version(ada.page))];
    await openMore(ada.page);
    await accessible(ada.page, 'the menu of a game in the tab');
    await ada.page.click('[data-do="move-game"]');
    await ada.page.waitForURL(`**/t/0${id.slice(1)}`);
    await ada.page.waitForSelector('.frame[data-version]');
    assert.ok(Number(await version(ada.page)) >= at, 'nothing that happened is lost');
    const left = await inStorage(ada.page, (database, done) => {
      const asked = database.transaction('events').objectStore('events').count();
      asked.onsuccess = () => done(asked.result);
    });
    assert.equal(left, 0, 'there is one game, not two');
    await ben.page.goto(ada.page.url());
    await ben.page.click('[data-do="ask-seat"]');
    await ada.page.locator('[data-wants-seat]').getByRole('button', { name: 'Give a seat' }).click();
    await ben.page.waitForSelector('.frame > .seats .mine');
    const [random, people] = [dice(3), [ada, ben]];
    for (let nth = 0; nth < 400 && !(await isOver(ada.page)); nth++) {
      await anybodyDue(people);
      for (const { page } of people)
        if (!(await isOver(page)) && (await isMyTurn(page))) await move(page, random);
    }
    await ada.page.waitForSelector('section.end');
    await ben.page.waitForSelector('section.end');
    assert.deepEqual([...ada.complaints, ...ben.complaints], []);
  });

  test('whoever is to watch a game of the tab finds it after one tap: it moves to the server', async (t) => {
    const [ada, eve] = [await begun(t), await visit(t)];
    const at = Number(await version(ada.page));
    await openMore(ada.page);
    await ada.page.click('[data-do="list"]');
    await ada.page.waitForURL('**/t/0*');
    await ada.page.waitForSelector('.frame[data-version]');
    assert.ok(Number(await version(ada.page)) >= at, 'nothing that happened is lost');
    await eve.page.goto('/lobby?phase=running');
    await eve.page.click(`[data-phase="running"] a[href="${new URL(ada.page.url()).pathname}"]`);
    await eve.page.waitForSelector('[data-watching]');
    await ada.page.getByRole('button', { name: 'More', exact: true }).click();
    await ada.page.waitForSelector('[data-do="list"] >> text=Stop letting others watch');
    assert.deepEqual([...ada.complaints, ...eve.complaints], []);
  });

  test('a game that is saved as a file goes on in another browser', async (t) => {
    const ada = await begun(t);
    const at = Number(await version(ada.page));
    await openMore(ada.page);
    const [saved] = await Promise.all([
      ada.page.waitForEvent('download'),
      ada.page.click('[data-do="save-game"]'),
    ]);
    assert.equal(saved.suggestedFilename(), `${game}.json`);
    const other = await visit(t, { here: true });
    await other.page.goto('/position');
    await other.page.fill('textarea', readFileSync(await saved.path(), 'utf8'));
    await other.page.click('[data-do="read"]');
    await other.page.waitForSelector('.frame[data-version]');
    assert.equal(idOf(other.page), idOf(ada.page));
    assert.ok(Number(await version(other.page)) >= at);
    await other.page.waitForSelector('footer.due');
    await move(other.page, dice(8));
    await settled(other.page);
    assert.deepEqual([...ada.complaints, ...other.complaints], []);
  });

  test('a server that cannot be reached leaves the game where it is', async (t) => {
    const { page, context } = await begun(t);
    const id = idOf(page);
    await openMore(page);
    await context.route('**/api/**', (route) => route.abort());
    await page.click('[data-do="move-game"]');
    await page.waitForSelector('[role="alert"][data-code="unreachable"]');
    assert.equal(idOf(page), id);
    await page.reload();
    await page.waitForSelector('.frame[data-version]');
  });
});
