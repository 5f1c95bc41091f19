// The list of tools, and the score pad with its dice and its dealer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { suite } from '../lib/suite.js';

const { visit } = suite();

test('the start page leads to the tools, and each of them is there', async (t) => {
  const { page, complaints } = await visit(t, { size: 'phone' });
  await page.goto('/');
  await page.click('a[href="/tools"]');
  await page.waitForSelector('[data-tool="position"]');
  await page.waitForSelector('[data-tool="case"]');
  await accessible(page, 'the list of tools');
  const tools = await page.$$eval('[data-tool]', (links) => links.map((link) => link.getAttribute('href')));
  for (const address of tools) {
    await page.goto(address);
    await page.waitForSelector('h1');
    assert.equal(await page.locator('h1').count(), 1, address);
    await accessible(page, address);
  }
  assert.deepEqual(complaints, []);
});

test('points are added up by keyboard alone, and are there after a reload', async (t) => {
  const { page, complaints } = await visit(t, { size: 'phone', colorScheme: 'dark' });
  await page.goto('/tools/scores');
  await page.getByLabel('Name of player 1').fill('Ada');
  for (const [one, two] of [
    [7, 3],
    [5, 12],
  ]) {
    await page.getByLabel('Points for Ada').fill(String(one));
    await page.getByLabel('Points for Seat 2').fill(String(two));
    await page.keyboard.press('Enter');
  }
  const totals = () => page.$$eval('[data-total]', (cells) => cells.map((cell) => cell.innerText.trim()));
  assert.deepEqual(await totals(), ['12', '15']);
  await page.reload();
  await page.waitForSelector('[data-total]');
  assert.deepEqual(await totals(), ['12', '15']);
  await page.click('[data-do="throw"]');
  assert.match(await page.locator('[data-thrown]').innerText(), /^[1-6]$/);
  await page.click('[data-do="mix"]');
  const mixed = (await page.locator('[data-dealt]').innerText()).split(/\s+/).map(Number);
  assert.deepEqual(
    mixed.toSorted((one, two) => one - two),
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  await accessible(page, 'the score pad');
  assert.deepEqual(complaints, []);
});
