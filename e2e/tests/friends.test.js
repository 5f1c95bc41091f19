// Friends come by a code: seats grow with them, each says who they are, and whoever comes too late asks for a seat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anybodyDue, dice, isMyTurn, move, openBox, version } from '../lib/play.js';
import { races, suite, unhurried } from '../lib/suite.js';

const { visit } = suite();
/** The game with the fewest seats in which three friends are not all. */
const [{ game, max_seats: most }] = unhurried
  .filter(({ max_seats }) => max_seats > 3)
  .sort((one, two) => one.max_seats - two.max_seats);

/** A person without a name yet says who they are. */
async function introduce(page, name, animal) {
  const form = page.locator('dialog[open] [data-introduction]');
  await form.locator('input:not([type="radio"])').fill(name);
  await form.locator(`input[value="${animal}"]`).check({ force: true });
  await form.locator('button.primary').click();
}

/** From the start page to the table with a code. */
async function joinByCode(page, code) {
  await page.goto('/');
  await page
    .locator('form', { has: page.locator('input[autocapitalize="off"]') })
    .locator('input')
    .fill(code);
  await page.keyboard.press('Enter');
  await page.waitForSelector('li.seat, .frame[data-version]');
}

const names = (page) => page.locator('li.seat:not(.empty) strong').allInnerTexts();

test('three friends join by a code, and a fourth who comes too late asks for a seat', async (t) => {
  const [ada, ben, cid, dot] = await Promise.all([
    visit(t, { tour: true }),
    visit(t, { tour: true, size: 'phone', language: 'de' }),
    visit(t, { tour: true, size: 'phone', language: 'fr' }),
    visit(t, { tour: true, size: 'phone', language: 'nl' }),
  ]);
  await openBox(ada.page, game);
  await ada.page.click(`[data-game="${game}"] [data-way="friends"]`);
  await introduce(ada.page, 'Ada', 'badger');
  await ada.page.waitForSelector('[data-do="ready"]');
  assert.equal(
    await ada.page.locator('li.seat.empty .primary').count(),
    0,
    'asked to sit down while sitting',
  );
  const code = await ada.page.locator('.code strong').innerText();
  for (const [{ page }, name, animal] of [
    [ben, 'Ben', 'duck'],
    [cid, 'Cid', 'frog'],
  ]) {
    await joinByCode(page, code);
    // Codes are for people with a name to hand out.
    assert.equal(await page.locator('[data-code-shown]').isVisible(), false, 'an empty code');
    await page.locator('li.seat.empty button.primary').first().click();
    await introduce(page, name, animal);
    await page.waitForSelector('[data-do="ready"]');
  }
  await ada.page.waitForFunction(() => document.querySelectorAll('li.seat:not(.empty)').length === 3);
  assert.deepEqual(await names(ada.page), ['Ada', 'Ben', 'Cid']);
  // The host has enough.
  await ada.page.locator('[data-do="count"]').selectOption('3');
  await ada.page.waitForSelector('li.seat.empty', { state: 'detached' });
  await joinByCode(dot.page, code);
  await dot.page.waitForSelector('[data-watching=""]');
  await dot.page.click('[data-do="ask-seat"]');
  await dot.page.waitForSelector('[data-watching="asked"]');
  await ada.page.locator('[data-wants-seat]').getByRole('button', { name: 'Give a seat' }).click();
  await dot.page.waitForSelector('[data-do="ready"]');
  for (const { page } of [ben, cid, dot, ada]) await page.click('[data-do="ready"]');
  await Promise.all(
    [ada, ben, cid, dot].map(({ page }) => page.waitForSelector('.frame[data-version] footer')),
  );
  assert.equal(await ada.page.locator('.frame > .seats [data-seat]').count(), 4);
  // Everybody is the animal they chose, everywhere, and has the colour and shape of their seat: no other.
  for (const { page } of [ada, ben, dot]) {
    const looks = await page.$$eval('.frame > .seats [data-seat]', (seats) =>
      seats
        .slice(0, 3)
        .map((seat) => [
          seat.querySelector('[data-portrait]')?.dataset.portrait,
          [...seat.querySelectorAll('[data-badge]')].map((badge) => badge.dataset.badge),
        ]),
    );
    assert.deepEqual(
      looks.map(([animal]) => animal),
      ['badger', 'duck', 'frog'],
    );
    assert.ok(looks.every(([, badges]) => badges.length === 1));
    assert.equal(new Set(looks.map(([, [badge]]) => badge)).size, 3);
  }
  for (const { complaints } of [ada, ben, cid, dot]) assert.deepEqual(complaints, []);
});

test('nobody is offered the animal of somebody who sits there already', async (t) => {
  const [ada, ben] = await Promise.all([visit(t), visit(t, { size: 'phone', tour: true })]);
  for (const [{ page }, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ])
    await page.request.post('/api/guest', { data: { name, avatar: 'duck' } });
  await openBox(ada.page, game);
  await ada.page.click(`[data-game="${game}"] [data-way="friends"]`);
  await ada.page.waitForSelector('[data-do="ready"]');
  await ben.page.goto(ada.page.url());
  await ben.page.locator('li.seat.empty button.primary').first().click();
  const chosen = ben.page.locator('dialog[open] [data-introduction] input:checked');
  assert.notEqual(await chosen.inputValue(), 'duck');
});

test('in the middle of a game a person who looks on gets the seat of the computer', async (t) => {
  const [ada, eve] = await Promise.all([visit(t), visit(t, { size: 'phone' })]);
  await openBox(ada.page, game);
  await ada.page.click(`[data-game="${game}"] [data-way="computer"]`);
  await ada.page.waitForSelector('.frame[data-version]');
  await eve.page.goto(ada.page.url());
  await eve.page.click('[data-do="ask-seat"]');
  await ada.page.locator('[data-wants-seat]').getByRole('button', { name: 'Give a seat' }).click();
  await eve.page.waitForSelector('.frame > .seats .mine');
  assert.equal(await eve.page.locator('[data-watching]').count(), 0);
  const random = dice(3);
  for (let turn = 0; turn < 2; turn++)
    for (const { page } of [ada, eve]) if (await isMyTurn(page)) await move(page, random);
  assert.deepEqual([...ada.complaints, ...eve.complaints], []);
});

test(`seats grow up to the most a game can have`, async (t) => {
  const { page } = await visit(t);
  await openBox(page, game);
  await page.click(`[data-game="${game}"] [data-way="friends"]`);
  for (let seat = 2; seat <= most; seat++) {
    await page.locator('li.seat.empty').first().locator('[data-do="computer"]').click();
    await page.click('[data-do="invite"]');
    await page.waitForSelector(`li.seat:nth-child(${seat}) [data-portrait]`);
  }
  assert.equal(await page.locator('li.seat').count(), most);
  assert.equal(await page.locator('li.seat.empty').count(), 0);
});

for (const { game: race } of races) {
  test(`${race}: nothing runs before a newcomer is ready`, async (t) => {
    const { page, complaints } = await visit(t, { tour: true, size: 'phone' });
    await openBox(page, race);
    await page.click(`[data-game="${race}"] [data-way="computer"]`);
    await page.waitForSelector('aside.tour');
    const before = await version(page);
    // A bot would have rolled and given the word long ago.
    await page.waitForTimeout(4000);
    assert.equal(await version(page), before);
    await page.click('[data-do="skip-tour"]');
    await page.waitForFunction(
      (then) => Number(document.querySelector('[data-version]').dataset.version) > Number(then),
      before,
    );
    assert.deepEqual(complaints, []);
  });
}

let takenBack = 0;
for (const { game: any } of unhurried) {
  test(`${any}: taking back is offered exactly when it is possible`, async (t) => {
    const { page, heard } = await visit(t);
    await openBox(page, any);
    await page.click(`[data-game="${any}"] [data-way="pass"]`);
    await page.click('dialog[open] form button.primary');
    await page.waitForSelector('.frame[data-version]');
    const button = page.locator('[data-do="undo"]');
    assert.equal(await button.count(), 0, 'nothing has been done yet');
    const random = dice(11);
    for (let nth = 0; nth < 12; nth++) {
      await page.waitForSelector('footer.due, section.end, [data-curtain]');
      const curtain = page.locator('[data-curtain] button');
      if (await curtain.isVisible()) await curtain.click();
      if (!(await isMyTurn(page))) break;
      await move(page, random);
      if (!(await button.isVisible())) continue;
      const before = await version(page);
      await button.click();
      await page.waitForFunction(
        (then) => Number(document.querySelector('[data-version]').dataset.version) > Number(then),
        before,
      );
      takenBack += 1;
    }
    const refused = heard.filter((frame) => /"code":"(nothing_to_undo|undo_too_late)"/.test(frame));
    assert.deepEqual(refused, []);
  });
}

test('something could be taken back', () => assert.ok(takenBack > 0));

let asked = 0;
for (const { game: any, min_seats: seats } of unhurried) {
  test(`${any}: friends are asked before something is taken back`, async (t) => {
    const people = await Promise.all([visit(t), visit(t, { size: 'phone' })]);
    if (seats > people.length) return t.skip('it needs more friends');
    await openBox(people[0].page, any);
    await people[0].page.click(`[data-game="${any}"] [data-way="friends"]`);
    await people[0].page.waitForSelector('[data-do="ready"]');
    await people[1].page.goto(people[0].page.url());
    await people[1].page.locator('li.seat.empty button.primary').first().click();
    for (const { page } of people) await page.click('[data-do="ready"]');
    await Promise.all(people.map(({ page }) => page.waitForSelector('.frame[data-version] footer')));
    const random = dice(11);
    for (let nth = 0; nth < 8; nth++) {
      await anybodyDue(people);
      const [mover, other] = (await isMyTurn(people[0].page)) ? people : people.toReversed();
      await move(mover.page, random);
      const button = mover.page.locator('[data-do="undo"]');
      if (!(await button.isVisible())) continue;
      asked += 1;
      const before = Number(await version(mover.page));
      await button.click();
      await other.page.getByText('would like to take back the last move').waitFor();
      assert.ok(await mover.page.getByText('Waiting for everybody to agree').isVisible());
      await other.page.getByRole('button', { name: 'Agree' }).click();
      await mover.page.waitForSelector('footer.due');
      assert.ok(Number(await version(mover.page)) > before + 1, 'it was asked, agreed to and done');
      await mover.page.getByText('The last move has been taken back').first().waitFor({ state: 'attached' });
      return;
    }
  });
}

test('somebody was asked', () => assert.ok(asked > 0));
