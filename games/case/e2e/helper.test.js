// The notes sheet for the real table says what the command line says.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { accessible } from '../../../e2e/lib/axe.js';
import { program } from '../../../e2e/lib/server.js';
import { suite } from '../../../e2e/lib/suite.js';
import { cutNetwork, noModule } from '../../../e2e/lib/tab.js';

const { visit } = suite();
const file = new URL('../tests/examples/real_table.notes', import.meta.url).pathname;
/** The same game as in the file: suspects 1, 3 and 5 sit on the seats 1 to 3. */
const turns = [
  { by: 0, cards: '2eA', answers: { 1: '-', 2: 'A' } },
  { by: 1, cards: '2dD', answers: { 2: '?' } },
  { by: 2, cards: '2eH', answers: { 0: '-', 1: '?' } },
  { by: 0, cards: '2eI', answers: { 1: '-', 2: 'I' } },
];

async function note(page, { by, cards, answers }) {
  await page.selectOption('[data-part="by"]', String(by));
  for (const [nth, card] of [...cards].entries()) await page.selectOption(`[data-part="${nth}"]`, card);
  for (const [player, answer] of Object.entries(answers))
    await page.selectOption(`[data-answer="${player}"]`, answer);
  await page.focus('[data-do="add"]');
  await page.keyboard.press('Enter');
}

async function begin(page, hand) {
  await page.goto('/tools/case');
  for (const [nth, name] of ['Ada', 'Ben', 'Cleo'].entries())
    await page.getByLabel(`Name of player ${nth + 1}`).fill(name);
  for (const card of hand) await page.click(`[data-card="hand-${card}"]`);
  await accessible(page, 'the players of the notes sheet');
  await page.click('[data-do="begin"]');
  await page.waitForSelector('[data-cases]');
}

test('the notes of a real table get the same odds as on the command line', { skip: noModule }, async (t) => {
  const { stdout } = await promisify(execFile)(program, ['solve', 'case', file, '--json']);
  const expected = JSON.parse(stdout);
  const { page, context, complaints } = await visit(t, { size: 'phone' });
  await begin(page, '3afBCD');
  await cutNetwork(context);
  for (const turn of turns) await note(page, turn);
  await page.waitForSelector(`[data-cases="${expected.cases}"]`);
  for (const { card, odds } of expected.cards) {
    const shown = await page.$$eval(`[data-row="${card}"] [data-odds]`, (cells) =>
      cells.map((cell) => cell.dataset.odds),
    );
    assert.deepEqual(shown, odds, card);
  }
  await page.getByText('Ben has Fan Shop, because of turns 1 and 3').waitFor();
  await page.click('[data-do="ask"]');
  await page.waitForSelector('[data-questions]');
  await accessible(page, 'the notes sheet');
  assert.deepEqual(complaints, []);
});

/** The worked game of three players, counted independently (tests/reasoning/golden.rs, the last of its positions). */
const worked = [
  { by: 1, cards: '4dD', answers: { 2: '?' } },
  { by: 2, cards: '5eE', answers: { 0: '-', 1: '?' } },
  { by: 0, cards: '3cC', answers: { 1: 'c' } },
  { by: 1, cards: '6dF', answers: { 2: '-', 0: '-' } },
  { by: 2, cards: '4eG', answers: { 0: '-', 1: '-' } },
];

test('the golden odds of the worked game are on the sheet', { skip: noModule }, async (t) => {
  const { page, complaints } = await visit(t, { size: 'phone', language: 'en' });
  await begin(page, '12abAB');
  await page.waitForSelector('[data-cases="112"]');
  for (const turn of worked) await note(page, turn);
  await page.waitForSelector('[data-cases="78"]');
  const inFile = async (card) =>
    Number(await page.locator(`[data-row="${card}"] td.file`).getAttribute('data-odds'));
  for (const [card, odds] of [
    ['4', 0.187833],
    ['e', 0.344855],
  ])
    assert.ok(Math.abs((await inFile(card)) - odds) < 1e-5, `${card}: ${await inFile(card)}`);
  assert.deepEqual(complaints, []);
});

test(
  'what cannot be is said, and can be taken back; notes are there after a reload',
  { skip: noModule },
  async (t) => {
    const { page, complaints } = await visit(t);
    await begin(page, '3afBCD');
    await note(page, turns[0]);
    await note(page, { by: 0, cards: '2eA', answers: { 1: 'A' } });
    await page.waitForSelector('[data-problem]');
    await page.getByText('no deal of the cards fits everything you have noted').waitFor();
    await page.getByRole('button', { name: 'Remove turn 2' }).click();
    await page.waitForSelector('[data-cases]');
    await page.reload();
    await page.waitForSelector('[data-cases]');
    assert.equal(await page.locator('.turns li').count(), 1);
    assert.deepEqual(complaints, []);
  },
);

test('hands may be uneven, and cards have the names of any box', { skip: noModule }, async (t) => {
  const { page, complaints } = await visit(t, { size: 'phone' });
  await page.goto('/tools/case');
  await page.selectOption('[data-do="players"]', '4');
  for (const [nth, size] of [5, 5, 4, 4].entries())
    await page.locator('input[type="number"]').nth(nth).fill(String(size));
  for (const card of '3afBC') await page.click(`[data-card="hand-${card}"]`);
  await page.click('summary');
  await page.getByLabel('Captain').fill('Colonel');
  await page.keyboard.press('Tab');
  await page.click('[data-do="begin"]');
  await page.waitForSelector('[data-cases]');
  assert.equal(await page.locator('[data-row="3"] th').innerText(), 'Colonel');
  for (const [nth, size] of [5, 5, 4, 4].entries()) {
    const held = await page.$$eval(
      'tbody tr',
      (rows, nth) => rows.reduce((sum, row) => sum + Number(row.cells[nth + 1].dataset.odds), 0),
      nth,
    );
    assert.ok(Math.abs(held - size) < 0.001, `player ${nth + 1} holds ${held} cards`);
  }
  assert.deepEqual(complaints, []);
});
