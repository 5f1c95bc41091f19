// Everything that a table shows beside its board: axe has nothing to say about any of it.
import { test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { againstComputer, dice, openBox, playOut } from '../lib/play.js';
import { games, suite, unhurried } from '../lib/suite.js';

const { visit } = suite();
const [{ game: first }] = unhurried;
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Two frames later than a dialog has opened. */
async function checked(page, where) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await accessible(page, where);
}

for (const { game } of games) {
  test(`${game}: every step of the tour, and of the advice`, async (t) => {
    const { page } = await visit(t, { size: 'phone', tour: true, language: 'de' });
    await againstComputer(page, game);
    await page.waitForSelector('aside.tour');
    await checked(page, `${game}: the tour is offered`);
    await page.click('[data-do="start-tour"]');
    const tour = page.locator('aside.tour');
    // Some steps end by themselves, as soon as what they say has happened.
    for (let last = 0; ;) {
      await page.waitForSelector(`aside.tour:not([data-tour="${last}"]), .frame:not(:has(aside.tour))`);
      if (!(await tour.isVisible())) break;
      last = await tour.getAttribute('data-tour');
      await checked(page, `${game}: step ${last} of the tour`);
      await page.click('[data-do="next-step"]');
      // In a race that begins it, and the step is still to be done: it is passed over.
      if (await page.locator(`[data-tour="${last}"]`).isVisible()) {
        await page.click('[data-do="next-step"]:not(.primary)');
      }
    }
    await page.waitForSelector('footer.due', { timeout: 60_000 });
    await page.click('[data-do="hint"]');
    for (const step of [1, 2, 3]) {
      await page.waitForSelector(`[data-given="${step}"]`);
      await checked(page, `${game}: hint ${step}`);
      const more = page.locator('[data-do="more-advice"]');
      if (!(await more.isVisible())) break;
      await more.click();
    }
  });
}

test('the gathering, and what hangs on a television meanwhile', async (t) => {
  const [ada, tv] = await Promise.all([visit(t, { size: 'phone' }), visit(t, { size: 'television' })]);
  await openBox(ada.page, first);
  await ada.page.click(`[data-game="${first}"] [data-way="friends"]`);
  await ada.page.waitForSelector('[data-do="ready"]');
  await checked(ada.page, 'the gathering');
  await ada.page.locator('li.seat.empty [data-do="computer"]').first().click();
  await ada.page.waitForSelector('[data-do="invite"]');
  await checked(ada.page, 'the choice of an animal');
  await ada.page.click('[data-do="invite"]');
  await tv.page.goto(`${ada.page.url()}/board`);
  await tv.page.waitForSelector('[data-welcome]');
  await checked(tv.page, 'the welcome of a television');
  await ada.page.click('[data-do="ready"]');
  await tv.page.waitForSelector('.screen [data-seat]');
  await checked(tv.page, 'a game on a television');
});

test('the dialogs of a table', async (t) => {
  const { page } = await visit(t, { size: 'phone' });
  await againstComputer(page, first);
  for (const name of ['What happened', 'Chat', 'More', 'Settings']) {
    await button(page, name).click();
    await page.waitForSelector('dialog[open] h2');
    await checked(page, `the dialog “${name}”`);
    await page.keyboard.press('Escape');
  }
  await page.click('header a[aria-label="Leave the table"]');
  await page.waitForSelector('[data-box="leave"]');
  await checked(page, 'the question whether to leave');
});

for (const { game } of unhurried.filter(({ secrets }) => secrets)) {
  test(`${game}: the curtain`, async (t) => {
    const { page } = await visit(t, { size: 'phone' });
    await openBox(page, game);
    await page.click(`[data-game="${game}"] [data-way="pass"]`);
    await page.waitForSelector('dialog[open] form [data-badge]');
    await checked(page, 'the dialog for people who share a device');
    await page.click('dialog[open] form button.primary');
    await page.waitForSelector('[data-curtain]');
    await checked(page, 'the curtain');
  });
}

test('looking back', async (t) => {
  const { page } = await visit(t, { size: 'phone' });
  await againstComputer(page, first);
  await playOut(page, dice(7));
  await page.click('[data-do="review"]');
  await page.waitForSelector('[data-review]', { timeout: 90_000 });
  await checked(page, 'a review');
  await page.locator('.move').first().click();
  await page.waitForSelector('dialog[open] .choice');
  await checked(page, 'a move that is looked back at');
});
