// Three people, three browsers: whatever reaches one of them is searched for cards that one must not know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { views } from '../../../e2e/lib/heard.js';
import { anybodyDue, dice, isMyTurn, isOver, version } from '../../../e2e/lib/play.js';
import { suite } from '../../../e2e/lib/suite.js';

const { visit } = suite();
const names = ['Ada', 'Ben', 'Cleo'];

/** Three people at one table, all ready. */
async function together(t) {
  const people = await Promise.all(names.map(() => visit(t)));
  for (const [nth, { page }] of people.entries())
    await page.request.post('/api/guest', { data: { name: names[nth] } });
  const opened = await people[0].page.request.post('/api/tables', { data: { game: 'case', seats: 3 } });
  const { table } = await opened.json();
  for (const { page } of people) {
    await page.goto(`/t/${table}`);
    await page.locator('li.seat.empty button.primary').first().click();
    await page.waitForSelector('[data-do="ready"]');
  }
  for (const { page } of people) await page.click('[data-do="ready"]');
  await Promise.all(people.map(({ page }) => page.waitForSelector('.seats [data-seat]')));
  return people;
}

const handOf = (person, seat) => views(person).at(-1)?.hands[seat - 1];

/** One step of whoever is to act: into a room if one can be reached, or to the centre. Says what was done. */
async function step(page, random, wantsCentre) {
  const before = await version(page);
  const wishes = [
    ...(wantsCentre ? ['[data-target="X"]', '[data-open="accuse"]'] : []),
    '[data-say]:enabled',
    '[data-pick]',
    '[data-hand][data-action]',
    '[data-target].room:not([data-target="X"])',
    '[data-target]',
    '[data-action]',
  ];
  const done = await page.evaluate(
    ([selectors, chance]) => {
      const all = selectors.map((selector) => document.querySelectorAll(`[data-area] ${selector}`));
      const some = all.find((found) => found.length > 0) ?? [];
      const chosen = some[Math.floor(chance * some.length)];
      const action = chosen?.dataset.action ?? null;
      chosen?.click();
      return action;
    },
    [wishes, random()],
  );
  for (let waits = 0; done && waits < 40 && (await version(page)) === before; waits++)
    await page.waitForTimeout(25);
  return done;
}

/** Everything a browser has, heard or shows. */
async function everything({ page, heard }) {
  const memory = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  return [...heard, await page.content(), memory].join('\n');
}

test('nobody learns a card that was neither dealt nor shown to them', async (t) => {
  const people = await together(t);
  const random = dice(19);
  const shown = () =>
    views(people[0])
      .at(-1)
      .log.filter(({ shower }) => shower !== null).length;
  let accused = null;
  for (let steps = 0; steps < 260 && accused === null; steps++) {
    await anybodyDue(people);
    for (const [nth, { page }] of people.entries()) {
      if (!(await isMyTurn(page)) || (await isOver(page))) continue;
      const done = await step(page, random, shown() >= 3);
      if (done?.startsWith('a')) accused = nth + 1;
    }
    if (await isOver(people[0].page)) break;
  }
  assert.ok(shown() >= 3, 'too few cards were shown');
  assert.notEqual(accused, null, 'nobody has accused');
  // All have heard of the verdict.
  for (const person of people)
    for (let waits = 0; waits < 200 && !views(person).at(-1).accused.length; waits++)
      await person.page.waitForTimeout(25);
  const isEnd = await isOver(people[0].page);
  assert.ok(!isEnd, 'the accusation was right by chance: choose other dice');

  const truth = people.map((person, nth) => handOf(person, nth + 1).cards);
  const suspects = views(people[0]).at(-1).players;
  const file = views(people[accused - 1]).at(-1).file;
  assert.equal(file.length, 3, 'who accuses looks into the file');
  for (const [nth, person] of people.entries()) {
    const seat = nth + 1;
    for (const view of views(person)) {
      view.hands.forEach((hand, at) => assert.equal('cards' in hand, at + 1 === seat));
      assert.ok(seat === accused || view.file === null);
      for (const { seat: asker, shower, card } of view.log)
        assert.ok(card === null || asker === seat || shower === seat, `seat ${seat} saw ${card}`);
    }
    // What was shown, as the ones who know it tell it: allowed words of this seat, and of no other.
    const mine = views(person)
      .at(-1)
      .log.filter(({ card }) => card !== null);
    const allowed = new Set(mine.map(({ shower, card }) => `${suspects[shower - 1]}=${card}`));
    const all = await everything(person);
    for (const [word] of all.matchAll(/(?<![\w=.])[1-6]=[1-6a-fA-I](?!\w)/g)) {
      const own = [...truth[nth]].some((card) => word === `${suspects[nth]}=${card}`);
      assert.ok(allowed.has(word) || own, `seat ${seat} has heard ${word}`);
    }
    truth.forEach((hand, at) =>
      assert.ok(at === nth || !all.includes(hand), `seat ${seat} knows hand ${hand}`),
    );
    if (seat !== accused) assert.ok(!new RegExp(`\\| ${file}:`).test(all), `seat ${seat} knows the file`);
    const held = await person.page
      .locator('[data-hand]')
      .evaluateAll((cards) => cards.map((card) => card.dataset.hand).join(''));
    assert.equal(held, truth[nth]);
    assert.deepEqual(person.complaints, []);
  }
});

test('pencil marks wait on every device of their writer, and nowhere else', async (t) => {
  const [ada, ben] = await together(t);
  await ada.page.locator('[data-cell="c0"]').click();
  await ada.page.locator('[data-sign="q"]').click();
  await ada.page.locator('[data-sheet] textarea').fill('The ticket, in secret?');
  await ada.page.waitForResponse(
    (answer) => answer.url().includes('/notes/') && answer.request().method() === 'POST',
  );
  const again = await ada.context.browser().newContext({ storageState: await ada.context.storageState() });
  t.after(() => again.close());
  const other = await again.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(ada.page.url());
  await other.locator('[data-notes]').click();
  await other.locator('[data-cell="c0"] [data-drawn="?"]').waitFor();
  assert.equal(await other.locator('[data-sheet] textarea').inputValue(), 'The ticket, in secret?');
  assert.ok(!(await everything(ben)).includes('in secret'));
  const asked = await ben.page.request.get(`/api/tables/${ada.page.url().split('/').at(-1)}/notes/1`);
  assert.equal((await asked.json()).code, 'not_your_seat');
});
