// A person who looks elsewhere is told when it is their turn: by the title, a notification, and a sound that can be muted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { againstComputer, dice, hasSaid, move } from '../lib/play.js';
import { suite, unhurried } from '../lib/suite.js';

const { visit } = suite();
const [{ game, words }] = unhurried;

test('whose turn it is stands in the title, and who looks elsewhere is told', async (t) => {
  const { page, context } = await visit(t);
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    localStorage.setItem('irrgarten.notify', 'on');
    globalThis.told = [];
    globalThis.Notification = class {
      static permission = 'granted';
      constructor(title, { body }) {
        globalThis.told.push(`${title} ${body}`);
      }
    };
    Object.defineProperty(document, 'hidden', { get: () => globalThis.isAway ?? false });
  });
  await againstComputer(page, game);
  await page.waitForSelector('footer.due');
  await hasSaid(page);
  assert.match(await page.title(), /^● Your turn – /);
  await page.evaluate(() => (globalThis.isAway = true));
  await move(page, dice(1));
  await page.waitForFunction(() => globalThis.told.length > 0);
  assert.deepEqual(await page.evaluate(() => globalThis.told.slice(0, 1)), [`Your turn ${words.en.title}`]);
  await page.goto('/');
  assert.equal(await page.title(), 'Irrgarten');
});

/** Somebody at a table whose page keeps what its loudspeaker is given: the pitch of every tone, if it can be heard. */
async function listening(t) {
  const somebody = await visit(t);
  await somebody.page.addInitScript(() => {
    globalThis.tones = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      globalThis.tones.push({ pitch: this.frequency.value, state: this.context.state });
      return start.apply(this, when);
    };
  });
  await againstComputer(somebody.page, game);
  return somebody;
}

/** A move, and everything until it is one's turn again. */
async function round(page, seed) {
  await page.waitForSelector('footer.due');
  await page.evaluate(() => (globalThis.tones = []));
  await move(page, dice(seed));
  await page.waitForSelector('footer.due');
  await hasSaid(page);
  return page.evaluate(() => globalThis.tones);
}

test("two notes sound when it is one's turn, until they are muted, and stay muted", async (t) => {
  const { page, complaints } = await listening(t);
  const heard = await round(page, 1);
  const up = heard.map(({ pitch }) => pitch).filter((pitch) => pitch > 500);
  assert.deepEqual(up, [523, 784], 'two notes up');
  assert.ok(heard.every(({ state }) => state === 'running'));
  const sounds = page.getByRole('checkbox', { name: 'Sounds' });
  await page.click('header [aria-label="Settings"]');
  await sounds.uncheck();
  await page.keyboard.press('Escape');
  assert.deepEqual(await round(page, 2), []);
  await page.reload();
  assert.deepEqual(await round(page, 3), [], 'muted for good');
  await page.click('header [aria-label="Settings"]');
  await sounds.check();
  await page.keyboard.press('Escape');
  assert.notEqual((await round(page, 4)).length, 0, 'and back');
  assert.deepEqual(complaints, []);
});
