// What happens in a turn of The Stolen Paintings is told and cannot be missed: a painting found, a pawn sent home.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { suite } from '../../../e2e/lib/suite.js';
import { noModule } from '../../../e2e/lib/tab.js';

const { visit } = suite();
const maze = '.3N.aL.3K./7I91923F5TcR58/.53.a4.~D./~J573V9S5P59bA/.bU.dM.a5./bQ5H563CcBcW9G/.eE.c0.5X. O';

/** Seat 1 plays on from this position, and everything is shown. */
async function from(t, position) {
  const person = await visit(t, {
    here: true,
    pace: 'normal',
    reducedMotion: 'no-preference',
    hasTouch: true,
  });
  const { page } = person;
  await page.goto('/position');
  await page.fill('textarea', `paintings/1 intro ${maze} ${position}`);
  await page.click('[data-do="read"]');
  await page.click('[data-do="play-on"]');
  await page.waitForSelector('footer.due');
  return person;
}

/** Everything the line below the board has said from now on, without pictures. */
const told = (page) =>
  page.evaluate(() => {
    const said = (globalThis.said = []);
    const status = document.querySelector('p.status');
    new MutationObserver(() => said.push(status.textContent.trim())).observe(status, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
const named = (line) =>
  line.evaluate((one) =>
    [...one.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')).join(' '),
  );

describe('the story of a turn', { skip: noModule }, () => {
  test('a painting that was found is celebrated and told, and the bonus walk begins with nothing chosen', async (t) => {
    const { page, complaints } = await from(
      t,
      'Ra1,Gg7 LI,JW SR,SR R.1.0 - ABCDEFGHKMNOPQRSTUVX A+O,B+3,BG>Y,E2,E4,I+W,Nb,W2',
    );
    await page.tap('[data-goal="a2"]');
    await page.tap('.tools [data-action="ma2"]');
    await page.waitForSelector('[data-celebrated="I"]');
    await page.waitForSelector('p.status:has-text("Found! Walk once more.")');
    assert.ok((await page.locator('[data-goal]').count()) > 1, 'there is a bonus walk');
    assert.deepEqual(await page.locator('[data-goal][aria-pressed="true"]').all(), [], 'a square is chosen');
    assert.equal(await page.locator('.tools [data-action^="m"]').count(), 0, 'one tap would walk');
    const line = page.locator('.log li', { hasText: 'finds' });
    assert.match(await named(line.first()), /dragon|island/);
    assert.deepEqual(complaints, []);
  });

  test('a pawn that the thief sends home is seen to be, and named', async (t) => {
    const { page, complaints } = await from(t, 'Ra2,Gg7 LQ,JW SR,SR R.h - ABCDEFGHIKMNOPRSTUVX I+W');
    const name = await page.locator('.frame > .seats [data-seat="1"] .name').innerText();
    await told(page);
    await page.tap('.tools [data-action="read"]');
    await page.waitForSelector('.log li:has-text("Back at the start")');
    const line = page.locator('.log li', { hasText: 'Back at the start' });
    assert.ok((await line.innerText()).includes(name), 'whose pawn it was');
    const said = await page.evaluate(() => globalThis.said);
    assert.ok(
      said.some((one) => one.includes('Back at the start')),
      `while it is shown: ${said.join(' / ')}`,
    );
    assert.deepEqual(complaints, []);
  });
});
