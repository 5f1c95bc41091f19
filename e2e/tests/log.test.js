// What the log says of a move does not depend on when or how somebody looked.
import assert from 'node:assert/strict';
import test from 'node:test';
import { visitor } from '../lib/browser.js';
import { againstComputer, byStopwatch, dice, isOver, move, version } from '../lib/play.js';
import { games, suite } from '../lib/suite.js';

const { shared, visit } = suite();

/** Resolves when everything has been told. What is shown to one person alone waits until it has been seen. */
async function told(page, then) {
  await page.waitForSelector('.frame[data-version]');
  for (;;) {
    const seen = page.locator('[data-step="seen"]');
    if (await seen.isVisible()) await seen.click();
    const isTold = await page
      .locator('.frame[data-version]')
      .evaluate((frame, then) => Number(frame.dataset.version) >= then && !frame.dataset.showing, then);
    if (isTold) return;
    await page.waitForTimeout(50);
  }
}

/** The log as it stands then. */
async function logOf(page, then) {
  await told(page, then);
  const lines = page.locator('.log li');
  await lines.first().waitFor();
  // Pictures are named: what one sees is compared with the words.
  return lines.evaluateAll((all) =>
    all.map((line) =>
      [...line.querySelectorAll('.thing')]
        .map((thing) => thing.getAttribute('aria-label') ?? '')
        .concat(line.textContent.trim())
        .join(' | '),
    ),
  );
}

for (const { game } of games) {
  test(`${game}: the log is the same at every pace and after a reload`, async (t) => {
    const { page, context } = await visit(t, { pace: 'once' });
    await againstComputer(page, game);
    // The same person on a second device, who has every move told.
    const storageState = await context.storageState();
    const other = await visitor(shared.browser, shared.server, {
      pace: 'fast',
      reducedMotion: 'no-preference',
      storageState: { cookies: storageState.cookies, origins: [] },
    });
    t.after(() => other.context.close());
    await other.page.goto(page.url());
    const random = dice(29);
    for (let turn = 0; turn < 14 && !(await isOver(page)); turn++) {
      await page.waitForSelector('footer.due, section.end');
      if (!(await isOver(page))) await move(page, random);
    }
    await page.waitForSelector('footer.due, section.end');
    const then = Number(await version(page));
    const atOnce = await logOf(page, then);
    const lines = atOnce.length;
    // What the others do meanwhile comes after these lines.
    const slowly = (await logOf(other.page, then)).slice(0, lines);
    await page.reload();
    const read = (await logOf(page, then)).slice(0, lines);
    assert.deepEqual(read, atOnce, 'after a reload');
    assert.deepEqual(slowly, atOnce, 'at another pace');
    assert.ok(lines > 14, `${lines} lines`);
  });
}

for (const entry of games) {
  test(`${entry.game}: a line of the log shows on the board what it is about, and coordinates to those who ask`, async (t) => {
    const { page, complaints } = await visit(t);
    // In a race everything is different a moment later.
    if (entry.live) await byStopwatch(page, entry, entry.min_seats);
    else await againstComputer(page, entry.game);
    const [random, lines] = [dice(19), page.locator('.log [data-look]')];
    const lit = page.locator('[data-area] [data-lit]');
    let shown = 0;
    for (let turn = 0; turn < 10 && !shown; turn++) {
      await page.waitForSelector('footer.due, section.end');
      for (const line of (await lines.all()).slice(-4)) {
        await line.click();
        shown += await lit.count();
      }
      if (!shown) await move(page, random);
    }
    assert.ok(shown > 0, 'no line points at anything');
    await page.waitForSelector('footer.due');
    await move(page, random);
    await page.waitForSelector('footer.due, section.end');
    assert.equal(await lit.count(), 0, 'what was looked at is over');
    assert.equal(await page.locator('.log code').count(), 0);
    const coordinates = page.locator('[data-area] .coordinate').filter({ visible: true });
    const all = await page.locator('[data-area] .coordinate').count();
    assert.equal(await coordinates.count(), 0);
    await page.click('header [aria-label="Settings"]');
    await page.getByRole('checkbox', { name: 'Coordinates on the board, and notation in the log' }).check();
    await page.keyboard.press('Escape');
    assert.equal(await coordinates.count(), all);
    const [line] = await lines.all();
    assert.equal(await line.locator('code').innerText(), await line.getAttribute('data-look'));
    assert.deepEqual(complaints, []);
  });
}
