// What people do at a table, whatever the game is.
import assert from 'node:assert/strict';

/** The box of a game on the start page: on a phone it shows its lid, and a tap opens it. */
export async function openBox(page, game) {
  await page.goto('/');
  await page.waitForSelector(`[data-game="${game}"]`);
  const lid = page.locator(`[data-game="${game}"] [data-open]`);
  if (await lid.count()) await lid.click();
}

/** From the start page to a table against the computer: one click, or two on a phone. */
export async function againstComputer(page, game) {
  await openBox(page, game);
  await page.click(`[data-game="${game}"] [data-way="computer"]`);
  await page.waitForSelector('.frame[data-version]');
}

/** A race set as it is for a shared device: everybody takes their time. */
export async function byStopwatch(page, { game, passing }, seats) {
  await page.goto(`/new/${game}`);
  for (const value of Object.values(passing))
    await page.locator('select', { has: page.locator(`option[value="${value}"]`) }).selectOption(value);
  await page.locator('form select').nth(1).selectOption(String(seats));
  await page.locator('form button.primary').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.frame[data-version]');
}

/** Resolves when nothing is on its way any more and what has come is painted. */
export async function settled(page) {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const loaded = () => performance.getEntriesByType('resource').length;
    await document.fonts.ready;
    // The server answers within a few milliseconds: three frames without an event, and the page has what it asked for.
    for (let quiet = 0, before = loaded(); quiet < 3; quiet++) {
      await frame();
      await new Promise((done) => setTimeout(done, 20));
      if (loaded() !== before) [quiet, before] = [0, loaded()];
    }
  });
}

/** Resolves when the page has done what it puts off until a frame is drawn: it says what it has shown. */
export const hasSaid = (page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(), { timeout: 500 })));

/** Resolves when the game waits for one of these people, or is over. */
export async function anybodyDue(people) {
  // Looked at one after the other: a page that is left waiting for something looks for it at every frame.
  for (;;) {
    for (const { page } of people) if ((await isMyTurn(page)) || (await isOver(page))) return;
    await people[0].page.waitForTimeout(20);
  }
}

export const isOver = (page) => page.locator('section.end').isVisible();
export const isMyTurn = (page) => page.locator('footer.due').isVisible();

/** Clicks, or presses, what the board marks until something has been done. */
export async function move(page, random, press = false) {
  const before = await version(page);
  for (let nth = 0; nth < 40; nth++) {
    if ((await version(page)) !== before || !(await isMyTurn(page))) return true;
    await step(page, random, press);
  }
  assert.fail('forty steps lead to no action');
}

/** Clicks, or presses, one thing that the board marks, if there is any. */
export async function step(page, random, press = false) {
  const marked = page.locator(
    '[data-area] :is([data-action], [data-step]):visible:not(:disabled, [inert] *)',
  );
  const count = await marked.count();
  if (count === 0) {
    await page.waitForTimeout(50);
    return;
  }
  // What does something is preferred, so that games end; everything else is tried at random.
  const doing = page.locator('[data-area] [data-action]:visible:not(:disabled, [inert] *)');
  const ready = await doing.count();
  const chosen = ready ? doing.nth(Math.floor(random() * ready)) : marked.nth(Math.floor(random() * count));
  try {
    if (press) {
      await chosen.focus({ timeout: 1000 });
      await page.keyboard.press('Enter');
    } else {
      await chosen.click({ timeout: 1000 });
    }
  } catch {
    // The board has moved on under the finger.
  }
  await page.waitForTimeout(20);
}

/** Lets every move of a page arrive as its first one once more, so that the server is asked for what cannot be done now. */
export async function repeatFirstMove(page) {
  let first = null;
  await page.routeWebSocket(/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type === 'do' && message.command.type === 'act')
        message.command.action = first ??= message.command.action;
      server.send(JSON.stringify(message));
    });
  });
}

/**
 * Plays until the refusal `toast` is shown, and returns whether it was. Nothing is clicked any more after that, and nothing
 * is on its way. There are games in which the first move is always allowed: nothing is refused in them.
 */
export async function untilRefused(page, random, toast) {
  for (let nth = 0; nth < 400 && !(await isOver(page)); nth++) {
    if (await toast.isVisible()) {
      // The answer to a second click may still take the toast away.
      await page.waitForTimeout(300);
      if (await toast.isVisible()) return true;
    }
    if (await isMyTurn(page)) await step(page, random);
    else await page.waitForSelector('footer.due, section.end, [role="alert"][data-code]');
  }
  return false;
}

/** How much has happened, as the table says it. */
export const version = (page) => page.locator('[data-version]').getAttribute('data-version');

/** Plays until the game is over. */
export async function playOut(page, random, { press = false, most = 400 } = {}) {
  for (let turns = 0; turns < most; turns++) {
    // In a race the others may have a hard hand, and everybody looks at the end of a round for a while.
    await page.waitForSelector('footer.due, section.end, [data-curtain]', { timeout: 90_000 });
    if (await isOver(page)) return turns;
    const curtain = page.locator('[data-curtain] button');
    if (await curtain.isVisible()) {
      await curtain.click();
      continue;
    }
    await move(page, random, press);
  }
  assert.fail(`the game is not over after ${most} moves`);
}

/** The same numbers every time. */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
