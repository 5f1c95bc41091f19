// The start page: what one came back for is at the top, and everything is two taps away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { againstComputer, openBox, settled } from '../lib/play.js';
import { games, suite } from '../lib/suite.js';

const { visit } = suite();
const top = (locator) => locator.boundingBox().then(({ y }) => y);

test('on a phone running games, the code and the puzzle of the day stand above the boxes, which are a grid', async (t) => {
  const { page, complaints } = await visit(t, { size: 'phone' });
  const [{ game }] = games;
  await againstComputer(page, game);
  await page.goto('/');
  await page.waitForSelector('[data-box="running"] a');
  await page.waitForSelector('[data-game]');
  await settled(page);
  const order = await Promise.all(
    ['[data-box="running"]', 'form input', '[data-way="puzzle"]', `[data-game="${game}"]`].map((place) =>
      top(page.locator(place).first()),
    ),
  );
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
  );
  const boxes = await page.locator('[data-game]').evaluateAll((all) =>
    all.map((box) => {
      const { x, y } = box.getBoundingClientRect();
      return { x, y, pictures: box.querySelectorAll('img').length };
    }),
  );
  assert.equal(boxes.length, games.length);
  assert.equal(boxes[0].y, boxes[1].y, 'two beside each other');
  assert.ok(boxes.every(({ pictures }) => pictures === 1));
  await accessible(page, 'the start page on a phone');
  await page.click('[data-box="running"] a');
  await page.waitForSelector('.frame[data-version]');
  assert.deepEqual(complaints, []);
});

test('an animal that was tapped plays the next game, and those after it', async (t) => {
  const { page } = await visit(t, { size: 'phone' });
  const { game } = games.find(({ secrets }) => secrets) ?? games[0];
  await openBox(page, game);
  await page.locator('dialog[open] label', { has: page.locator('[data-portrait="raven"]') }).click();
  await page.waitForSelector('[data-way="computer"] [data-portrait="raven"]');
  await accessible(page, 'an open box');
  await page.click(`[data-game="${game}"] [data-way="computer"]`);
  await page.waitForSelector('.frame .seats [data-portrait="raven"]');
  await openBox(page, game);
  await page.waitForSelector('dialog[open] input[value="raven"]:checked');
});

test('whoever has not said a name is called the same at every table', async (t) => {
  for (const here of [false, true]) {
    const { page } = await visit(t, { here, tour: true });
    const called = [];
    for (const { game } of games.slice(0, 2)) {
      await againstComputer(page, game);
      called.push(await page.locator('.seats .mine .name').innerText());
    }
    assert.equal(called[0], called[1]);
  }
});

test('at a desk the animals stand above the boxes, and a game is one click away', async (t) => {
  const { page } = await visit(t);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await page.locator('label', { has: page.locator('[data-portrait="owl"]') }).click();
  const heights = await page
    .locator('label:has([data-portrait])')
    .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
  assert.equal(new Set(heights).size, 1, `five beside each other: ${heights}`);
  const [{ game }] = games;
  await page.click(`[data-game="${game}"] [data-way="computer"]`);
  await page.waitForSelector('.frame .seats [data-portrait="owl"]');
});

for (const { game } of games) {
  test(`${game}: whatever can be done with it is two taps from the start`, async (t) => {
    const { page } = await visit(t, { size: 'phone' });
    await openBox(page, game);
    const ways = page.locator(`[data-game="${game}"] dialog[open]`);
    for (const way of ['computer', 'friends', 'pass'])
      assert.ok(await ways.locator(`[data-way="${way}"]`).isVisible(), way);
    for (const address of [`/rules/${game}`, `/new/${game}`])
      assert.ok(await ways.locator(`a[href="${address}"]`).isVisible(), address);
  });
}
