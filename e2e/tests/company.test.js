// Several people at one table: two browsers, one device, a spectator.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { views } from '../lib/heard.js';
import { anybodyDue, dice, isMyTurn, isOver, move, openBox, playOut, version } from '../lib/play.js';
import { games, suite, unhurried } from '../lib/suite.js';

const { visit, shared } = suite();

/** Two people at one table, both ready, and the server where more are usual; resolves when the game runs. */
async function together(t, { game, usual_seats }) {
  const [ada, ben] = await Promise.all([visit(t), visit(t, { size: 'phone', language: 'de' })]);
  await openBox(ada.page, game);
  await ada.page.click(`[data-game="${game}"] [data-way="friends"]`);
  await ada.page.waitForSelector('[data-do="ready"]');
  const link = ada.page.url();
  await ben.page.goto(link);
  await ben.page.click('li.seat.empty button.primary');
  // Otherwise the server might be asked to the seat that is being taken.
  await ada.page.waitForSelector('li.seat:nth-child(2):not(.empty)');
  for (let seat = 3; seat <= usual_seats; seat++) {
    await ada.page.locator('li.seat.empty').first().locator('[data-do="computer"]').click();
    await ada.page.click('[data-do="invite"]');
    await ada.page.waitForSelector(`li.seat:nth-child(${seat}) [data-portrait]`);
  }
  await ben.page.click('[data-do="ready"]');
  await ada.page.click('[data-do="ready"]');
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.frame[data-version] footer')));
  return { ada, ben, link };
}

/** How much a spectator could have learned. */
let hidden = 0;
for (const entry of games) {
  const { game } = entry;

  test(`${game}: two browsers play, one loses its line and is back`, async (t) => {
    const { ada, ben } = await together(t, entry);
    const random = dice(3);
    for (let turn = 0; turn < 6; turn++) {
      await anybodyDue([ada, ben]);
      for (const { page } of [ada, ben]) if (await isMyTurn(page)) await move(page, random);
      if (turn !== 2) continue;
      await ben.context.setOffline(true);
      await ben.page.waitForSelector('[data-line="offline"]');
      await ada.page.locator('[aria-label="Chat"] input').first().fill('Where are you?');
      await ada.page.keyboard.press('Enter');
      await ada.page.waitForSelector('text=Where are you?');
      await ben.context.setOffline(false);
      await ben.page.waitForSelector('[data-line]', { state: 'detached' });
    }
    await ada.page.waitForFunction(
      ([selector, wanted]) => document.querySelector(selector)?.dataset.version >= wanted,
      ['[data-version]', await version(ben.page)],
    );
    await ben.page.locator('footer button[aria-label="Chat"]').click();
    await ben.page.waitForSelector('dialog[open] >> text=Where are you?');
    assert.deepEqual([...ada.complaints, ...ben.complaints], []);
  });

  test(`${game}: a spectator learns nothing a hand holds`, async (t) => {
    const { ada, ben, link } = await together(t, entry);
    const eve = await visit(t);
    await eve.page.goto(link);
    await eve.page.waitForSelector('.frame[data-version]');
    const tv = await visit(t, { size: 'television' });
    await tv.page.goto(`${link}/board`);
    await tv.page.waitForSelector('.screen');
    const random = dice(5);
    for (let turn = 0; turn < 3; turn++) {
      await anybodyDue([ada, ben]);
      for (const { page } of [ada, ben]) if (await isMyTurn(page)) await move(page, random);
    }
    // What each seat is told and nobody else may be: its view of the position, if the game has something to hide.
    const texts = (person) => views(person).map((view) => JSON.stringify(view));
    const open = new Set(texts(eve));
    const secrets = entry.secrets ? [...texts(ada), ...texts(ben)].filter((text) => !open.has(text)) : [];
    hidden += secrets.length;
    for (const { page, heard } of [eve, tv]) {
      assert.ok(
        heard.length > 0 && heard.every((frame) => (JSON.parse(frame).seat ?? null) === null),
        'eyes of a seat',
      );
      assert.ok(
        heard.every((frame) => !(JSON.parse(frame).table?.actions ?? []).length),
        'actions of a seat',
      );
      const memory = await page.evaluate(
        () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
      );
      const known = [...heard, ...texts({ heard }), await page.content(), memory].join('\n');
      for (const secret of secrets) assert.ok(!known.includes(secret), `a spectator knows ${secret}`);
    }
    // Whose device promised a share keeps it to itself until the deal.
    assert.deepEqual([...eve.complaints, ...tv.complaints], []);
  });
}

test('there was something to learn', () => assert.ok(hidden > 0));

test('who lets the guardian play is back with one tap', async (t) => {
  const { ada, ben } = await together(t, unhurried[0]);
  await ada.page.click('footer [aria-label="More"]');
  await ada.page.getByRole('button', { name: 'Let a stand-in play', exact: true }).click();
  await ada.page.waitForSelector('.banner');
  // The guardian plays while Ada is not even there.
  await ada.page.goto('/');
  for (let turn = 0; turn < 2; turn++) {
    await ben.page.waitForSelector('footer.due');
    await move(ben.page, dice(turn + 1));
  }
  await ada.page.locator('a[href^="/t/"]').first().click();
  await ada.page.waitForSelector('.banner >> text=The stand-in is playing for you.');
  await ada.page.click('.banner button');
  await ada.page.waitForSelector('.banner', { state: 'detached' });
  await ben.page.waitForSelector('footer.due');
  await move(ben.page, dice(3));
  await ada.page.waitForSelector('footer.due');
  await move(ada.page, dice(4));
  assert.deepEqual([...ada.complaints, ...ben.complaints], []);
});

/** Opens a table with these settings for Ada, who has no seat yet. */
function opened({ page }, settings) {
  return page.evaluate(async (wished) => {
    const post = (path, body) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/guest', { name: 'Ada' });
    const answer = await post('/api/tables', wished);
    return `/t/${(await answer.json()).table}`;
  }, settings);
}

test('where a clock runs, a pause is asked for and the others answer', async (t) => {
  const [ada, ben] = await Promise.all([visit(t), visit(t, { size: 'phone', language: 'de' })]);
  await ada.page.goto('/');
  const clock = { type: 'per_game', seconds: 3600, increment: 0 };
  const link = await opened(ada, { game: unhurried[0].game, seats: 2, clock });
  for (const { page } of [ada, ben]) {
    await page.goto(link);
    await page.locator('li.seat.empty button.primary').first().click();
    await page.waitForSelector('[data-do="ready"]');
  }
  for (const { page } of [ada, ben]) await page.click('[data-do="ready"]');
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.frame[data-version] footer')));
  const ask = async () => {
    await ada.page.click('footer [aria-label="More"]');
    await ada.page.getByRole('button', { name: 'Ask for a pause' }).click();
    await ada.page.keyboard.press('Escape');
    await ada.page.waitForSelector('[data-asked="pause"] >> text=Waiting for everybody to agree');
    await ben.page.waitForSelector('[data-asked="pause"] >> text=möchte eine Pause machen');
  };
  await ask();
  await ben.page.getByRole('button', { name: 'Nein', exact: true }).click();
  await Promise.all([ada, ben].map(({ page }) => page.waitForSelector('.banner', { state: 'detached' })));
  assert.equal(await ada.page.locator('[role="timer"].runs').count(), 1, 'the clock runs on');
  await ask();
  await ben.page.getByRole('button', { name: 'Einverstanden' }).click();
  await ada.page.waitForSelector('.banner >> text=The game is paused.');
  assert.equal(await ada.page.locator('[role="timer"].runs').count(), 0, 'the clock stands still');
  // Everybody with a seat may go on.
  await ben.page.locator('.banner').getByRole('button', { name: 'Weiter' }).click();
  await ada.page.waitForSelector('[role="timer"].runs');
  assert.deepEqual([...ada.complaints, ...ben.complaints], []);
});

for (const { game, usual_seats } of games.filter(({ secrets }) => secrets)) {
  test(`${game}: pass and play, with a curtain between the hands`, async (t) => {
    const { page, complaints } = await visit(t, { size: 'phone' });
    await openBox(page, game);
    await page.click(`[data-game="${game}"] [data-way="pass"]`);
    for (const [nth, name] of ['Ada', 'Ben'].entries())
      await page.locator('dialog[open] form input:not([type="checkbox"])').nth(nth).fill(name);
    await page.click('dialog[open] form button.primary');
    await page.waitForSelector('[data-curtain]');
    const random = dice(9);
    const behind = new Set();
    for (let turn = 0; turn < 60 && behind.size < usual_seats && !(await isOver(page)); turn++) {
      await page.waitForSelector('[data-curtain], footer.due, section.end');
      const curtain = page.locator('[data-curtain]');
      if (await curtain.isVisible()) {
        behind.add(await curtain.getAttribute('data-curtain'));
        assert.equal(
          await page.locator('[data-area] .area > :not([data-curtain])').count(),
          0,
          'a hand behind the curtain',
        );
        await curtain.locator('button').click();
      }
      if (await isMyTurn(page)) await move(page, random);
      // Where several are to act, the person who has the device hands it on.
      const handOn = page.locator('[data-do="hand-on"]');
      if (await handOn.isVisible()) await handOn.click();
    }
    assert.equal(behind.size, usual_seats, 'everybody is handed the device');
    assert.deepEqual(complaints, []);
  });
}

test('a server that falls over in the middle of a game loses nothing', async (t) => {
  const { Server } = await import('../lib/server.js');
  const { visitor } = await import('../lib/browser.js');
  const own = await Server.open();
  const { page, context } = await visitor(shared.browser, own);
  t.after(() => context.close());
  await page.goto('/');
  await page.click('[data-way="computer"]');
  await page.waitForSelector('.frame footer.due');
  await move(page, dice(2));
  const before = await version(page);
  await own.kill();
  await page.waitForSelector('[data-line="offline"]');
  const again = await Server.open(own);
  t.after(() => again.close());
  await page.waitForSelector('[data-line]', { state: 'detached', timeout: 30_000 });
  assert.ok(Number(await version(page)) >= Number(before));
  await playOut(page, dice(4), { most: 3 }).catch(() => undefined);
  assert.ok(Number(await version(page)) > Number(before), 'the game goes on');
});
