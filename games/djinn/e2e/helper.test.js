// The solver for the real table says what the command line says.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { accessible } from '../../../e2e/lib/axe.js';
import { program } from '../../../e2e/lib/server.js';
import { suite } from '../../../e2e/lib/suite.js';
import { noModule } from '../../../e2e/lib/tab.js';

const { visit } = suite();
const solved = async (...words) =>
  JSON.parse((await promisify(execFile)(program, ['solve', 'djinn', ...words, '--json'])).stdout);

test('cards that are tapped by keyboard are solved as on the command line', { skip: noModule }, async (t) => {
  const { page, complaints } = await visit(t, { size: 'phone' });
  await page.goto('/tools/djinn');
  for (const card of [5, 12, 13, 22]) {
    await page.focus(`[data-card="${card}"]`);
    await page.keyboard.press('Space');
  }
  const any = await solved('05,12,13,22');
  await page.waitForSelector(`[data-count="${any.count}"] img`);
  await accessible(page, 'the solver for the real table');
  await page.getByLabel('Layout').selectOption('O4');
  const bound = await solved('05,12,13,22', 'O4');
  await page.waitForSelector(`[data-count="${bound.count}"]`);
  await page.click('[data-card="22"]');
  await page.click('[data-card="1"]');
  const other = await solved('01,05,12,13');
  await page.waitForSelector(`[data-count="${other.count}"]`);
  assert.deepEqual(complaints, []);
});

/** The same cards by their gates: east, south, west (decks/paths30.deck). */
const gates = ['143', '254', '315', '425'];

test('cards of another box are drawn by their gates, and solved', { skip: noModule }, async (t) => {
  const { page, complaints } = await visit(t, { size: 'phone', language: 'de' });
  await page.goto('/tools/djinn');
  await page.focus('[data-do="draw"]');
  await page.keyboard.press('Space');
  const draw = async (card) => {
    for (const [nth, side] of ['east', 'south', 'west'].entries()) {
      assert.ok(await page.locator('[data-do="add-card"]').isDisabled());
      await page.click(`[data-gate="${side}-${card[nth]}"]`);
    }
    await page.click('[data-do="add-card"]');
  };
  for (const card of gates) await draw(card);
  const any = await solved(gates.join(','));
  await page.waitForSelector(`[data-count="${any.count}"] img`);
  assert.equal(any.count, (await solved('05,12,13,22')).count);
  await accessible(page, 'cards of another box');
  await page.getByLabel('Form').selectOption('O4');
  await page.waitForSelector('[data-count="1"] img');
  await page.click('[data-remove="4"]');
  await draw('111');
  const other = await solved('143,254,315,111');
  await page.waitForSelector(`[data-count="${other.count}"]`);
  assert.deepEqual(complaints, []);
});
