// The list of tools, and the score pad with its dice and its dealer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { games, suite } from '../lib/suite.js';
import { cutNetwork, noModule } from '../lib/tab.js';

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

/** A maze of 5 by 5 in which one turn is enough, and another way to write it. */
const PUZZLE = `table
5 1
${Array(5).fill(['###|###|###|###|###|', '...|...|...|...|...|', '###|###|###|###|###|', '-------------------|'].join('\n')).join('\n')}
NS
0 0
1 4
`;

test(
  'a maze is laid out by tapping, and the fewest turns are found and played through',
  { skip: noModule },
  async (t) => {
    const { page, context, complaints } = await visit(t, { size: 'phone' });
    await page.goto('/tools/maze');
    await page.selectOption('[data-do="extent"]', '5');
    await page.waitForSelector('[data-missing="26"]');
    const lay = (brush) => page.locator(`input[value="${brush}"]`).check({ force: true });
    await lay('5');
    // Once, and once more to turn it: from top to bottom, then from left to right.
    for (let place = 0; place < 25; place++)
      for (let nth = 0; nth < 2; nth++) await page.click(`[data-place="${place}"]`);
    await page.click('[data-place="25"]');
    assert.equal(await page.locator('[data-missing]').count(), 0);
    await lay('goal');
    await page.click('[data-place="9"]');
    await accessible(page, 'a maze that is laid out');
    await page.reload();
    assert.equal(await page.getAttribute('[data-place="7"]', 'data-openings'), 'a', 'it is kept');
    await page.click('[data-do="solve"]');
    await page.waitForSelector('[data-found="true"]');
    const fewest = Number(await page.getAttribute('[data-fewest]', 'data-fewest'));
    assert.ok(fewest >= 1);
    assert.equal(await page.locator('[data-turn]').count(), fewest);
    await accessible(page, 'a maze that is solved');
    await cutNetwork(context);
    const next = page.locator('[data-do="step"]');
    for (let half = 0; half < 2 * fewest; half++) {
      await next.click();
      await page.waitForFunction(
        ([half, most]) => document.querySelector('[data-do="step"]').disabled === (half + 1 === most),
        [half, 2 * fewest],
      );
    }
    assert.deepEqual(complaints, []);
  },
);

test(
  'a maze that is pasted is laid out; a position of a game opens where it is solved; nonsense is refused',
  { skip: noModule },
  async (t) => {
    const { page, complaints } = await visit(t, { language: 'de' });
    await page.goto('/tools/maze');
    const paste = async (text) => {
      if (!(await page.locator('textarea').isVisible())) await page.click('summary');
      await page.fill('textarea', text);
      await page.click('[data-do="read"]');
    };
    await paste(PUZZLE);
    await page.waitForSelector('[data-place="25"][data-openings="5"]');
    assert.equal(await page.getAttribute('[data-place="3"]', 'data-openings'), 'a');
    await paste('no maze');
    await page.waitForSelector('[role="alert"][data-code="bad_puzzle"]');
    assert.equal(await page.getAttribute('[data-place="3"]', 'data-openings'), 'a', 'what was laid stays');
    await paste('cards/1 nonsense');
    await page.waitForSelector('[data-code="bad_position"]');
    assert.match(page.url(), /\/position/);
    assert.deepEqual(complaints, []);
  },
);

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

for (const { game } of games) {
  test(`${game}: its dice and its cards are there, and its points are its own`, async (t) => {
    const { page, complaints } = await visit(t, { size: 'phone', language: 'fr' });
    await page.goto('/tools/scores');
    await page.selectOption('[data-do="game"]', game);
    await page.locator('input.points').first().fill('4');
    await page.click('[data-do="add"]');
    await page.click('[data-do="throw"]');
    assert.match(await page.locator('[data-thrown]').innerText(), /^[\dG]+( \+ \d+ = \d+)?$/);
    await page.click('[data-do="mix"]');
    assert.ok(Number(await page.locator('[data-dealt]').getAttribute('data-dealt')) >= 12);
    await page.reload();
    await page.waitForFunction(() => document.querySelector('[data-total="0"]')?.innerText === '4');
    await page.selectOption('[data-do="game"]', '');
    await page.waitForFunction(() => document.querySelector('[data-total="0"]')?.innerText === '0');
    assert.deepEqual(complaints, []);
  });
}
