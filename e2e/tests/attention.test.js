// A person who looks elsewhere is told when it is their turn: by the title, a notification, and a sound that can be muted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { againstComputer, dice, hasSaid, move } from '../lib/play.js';
import { suite, unhurried } from '../lib/suite.js';

const { visit } = suite();
const [{ game, words }] = unhurried;

test('whose turn it is stands in the title, and a person who looks elsewhere is told', async (t) => {
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
  await hasSaid(page);
  await page.evaluate(() => (globalThis.tones = []));
  await move(page, dice(seed));
  await page.waitForSelector('footer.due');
  await hasSaid(page);
  return page.evaluate(() => globalThis.tones);
}

test("two notes sound when it is one's turn, until they are muted, and stay muted", async (t) => {
  const { page, complaints } = await listening(t);
  const heard = await round(page, 1);
  const pitches = heard.map(({ pitch }) => pitch);
  assert.deepEqual(pitches.slice(-2), [523, 784], 'two notes up, after what was done');
  assert.ok(pitches.length > 2, 'and what was done');
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

/** The sounds of the settings, each played into a context that renders instead of sounding. */
async function loudness(page, sound) {
  await page.goto('/');
  await page.click('header [aria-label="Settings"]');
  await page.locator('[data-sounds] summary').click();
  const box = page.locator(`[data-sound="${sound}"]`);
  await box.uncheck();
  await box.check();
  return page.evaluate(async () => {
    const samples = (await globalThis.rendered.startRendering()).getChannelData(0);
    const rate = globalThis.rendered.sampleRate;
    // The loudest 50 milliseconds.
    const window = rate / 20;
    let loudest = 0;
    for (let start = 0; start + window <= samples.length; start += window) {
      const part = samples.slice(start, start + window);
      loudest = Math.max(loudest, Math.hypot(...part) / Math.sqrt(window));
    }
    return { peak: Math.max(...samples.map(Math.abs)), loudest };
  });
}

test('every sound can be heard, none is much louder than the others, and none is distorted', async (t) => {
  const { page } = await visit(t);
  await page.addInitScript(() => {
    globalThis.AudioContext = class extends OfflineAudioContext {
      constructor() {
        super(1, 8000 * 2, 8000);
        globalThis.rendered = this;
      }
    };
  });
  await page.goto('/');
  await page.click('header [aria-label="Settings"]');
  const sounds = await page
    .locator('[data-sound]')
    .evaluateAll((all) => all.map((box) => box.getAttribute('data-sound')));
  assert.ok(sounds.length >= 7, sounds.join());
  const heard = {};
  for (const sound of sounds) heard[sound] = await loudness(page, sound);
  t.diagnostic(
    Object.entries(heard)
      .map(([sound, { peak, loudest }]) => `${sound}: peak ${peak.toFixed(2)}, ${loudest.toFixed(3)}`)
      .join('; '),
  );
  for (const [sound, { peak, loudest }] of Object.entries(heard)) {
    assert.ok(peak > 0.05 && peak < 0.8, `${sound} has a peak of ${peak}`);
    assert.ok(loudest > 0.02 && loudest < 0.25, `${sound} is as loud as ${loudest}`);
  }
});

test('a sound that was muted alone is not played, and the others are', async (t) => {
  const { page } = await listening(t);
  await page.click('header [aria-label="Settings"]');
  await page.locator('[data-sounds] summary').click();
  await page.locator('[data-sound="turn"]').uncheck();
  await page.keyboard.press('Escape');
  const heard = (await round(page, 1)).map(({ pitch }) => pitch);
  assert.ok(!heard.includes(523) && !heard.includes(784), heard.join());
});
