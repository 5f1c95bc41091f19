// Puzzles: what the server makes can be solved with the mouse and by keyboard, and what it shows is true.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { suite } from '../lib/suite.js';

const { visit, shared } = suite();
const address = 'level=medium&seed=12';

/** A line that solves it, as the server knows it. */
async function line() {
  const answer = await fetch(`${shared.server.url}/api/puzzles/maze?extent=7&depth=2&seed=12`);
  return (await answer.json()).solution;
}

/** Turns the tile until it stands like this. The tile of the last turn may lie there a moment longer: it is turned on. */
async function stand(page, arrow, enters) {
  await page.waitForSelector('[data-arrow]');
  for (let quarter = 0; quarter < 20; quarter++) {
    if ((await page.locator('[data-spare]').getAttribute('data-spare')) === enters) return;
    await page.keyboard.press('r');
    await page.waitForTimeout(25);
  }
  assert.fail(`the tile cannot stand like ${enters} for ${arrow}`);
}

for (const press of [false, true]) {
  test(`a maze is solved ${press ? 'by keyboard alone' : 'with the mouse'}`, async (t) => {
    const { page, complaints } = await visit(t, { size: press ? 'phone' : 'desktop' });
    await page.goto(`/puzzles?${address}`);
    await page.waitForSelector('[data-arrow]');
    await accessible(page, 'a puzzle');
    const does = async (selector) => {
      if (!press) return page.click(selector);
      await page.focus(selector);
      await page.keyboard.press('Enter');
    };
    for (const turn of await line()) {
      const [, arrow, enters, square] = /^(.+)\+(.)>(.+)$/.exec(turn);
      await stand(page, arrow, enters);
      await does(`[data-arrow="${arrow}"]`);
      await does(`[data-square="${square}"]`);
    }
    await page.waitForSelector('[data-solved="true"]');
    await page.waitForSelector('text=Solved in 2 turns! It cannot be done faster.');
    assert.deepEqual(complaints, []);
  });
}

test('a step can be taken back, and a player who gives up is shown how it goes', async (t) => {
  const { page, complaints } = await visit(t, { size: 'tablet' });
  await page.goto(`/puzzles?${address}`);
  await page.locator('[data-arrow]').first().click();
  await page.waitForSelector('[data-square]');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.waitForSelector('[data-arrow]');
  await page.getByRole('button', { name: 'Show a solution' }).click();
  await page.waitForSelector('[data-solved="true"]');
  await page.waitForSelector('text=This is how it is done.');
  assert.deepEqual(complaints, []);
});
