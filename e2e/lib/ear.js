// What somebody does who does not see the page: everything is found by its role and its name, and pressed by keys.
import assert from 'node:assert/strict';

/** Has boards told instead of drawn, as somebody finds it in the settings. */
export async function readBoards(page) {
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Boards as text, for screen readers' }).press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
}

/** Plays until the game is over. Whatever can be done has a name of its own, and what lies there is told in sentences. */
export async function playByEar(page, random, most = 400) {
  const moves = page.getByRole('region', { name: 'What you can do' });
  const over = page.getByRole('status').filter({ hasText: 'The game is over' }).first();
  const one = moves.getByRole('listitem').getByRole('button');
  for (let turns = 0; turns < most; turns++) {
    await one.first().or(over).first().waitFor({ timeout: 90_000 });
    if (await over.isVisible()) return turns;
    const names = await one.allInnerTexts();
    if (names.length === 0) continue;
    assert.equal(new Set(names).size, names.length, `moves that sound alike: ${names.sort().join('; ')}`);
    if (turns === 0) await isTold(page);
    const name = names[Math.floor(random() * names.length)];
    try {
      await moves.getByRole('button', { name, exact: true }).press('Enter', { timeout: 2000 });
    } catch {
      // Somebody else was faster, and the list has changed.
      continue;
    }
    // What can be done now is something else.
    for (let nth = 0; nth < 100 && (await one.allInnerTexts()).join() === names.join(); nth++) {
      await page.waitForTimeout(20);
    }
  }
  assert.fail(`the game is not over after ${most} moves`);
}

/** Who plays and what lies on the table, in lists of words. */
async function isTold(page) {
  for (const name of ['Players', 'On the table']) {
    const lines = await page.getByRole('region', { name }).getByRole('listitem').allInnerTexts();
    assert.ok(lines.length > 0, `nothing is told of: ${name}`);
    for (const line of lines) assert.match(line, /\p{Letter}{2}/u);
    assert.doesNotMatch(lines.join(''), /[─│┌┐└┘├┤┬┴┼═║#|+]{2}/u, 'a drawing is no sentence');
  }
}
