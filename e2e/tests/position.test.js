// The box for positions and records: every game is drawn, played on and verified in the tab.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { accessible } from '../lib/axe.js';
import { dice, move, playOut } from '../lib/play.js';
import { games, races, suite } from '../lib/suite.js';
import { noModule } from '../lib/tab.js';

const { visit } = suite();

/** A committed game, which has a seed. */
function golden(game) {
  const folder = new URL(`../../games/${game}/playthroughs/`, import.meta.url);
  const [file] = readdirSync(folder)
    .filter((name) => name.endsWith('.play'))
    .sort();
  return readFileSync(new URL(file, folder), 'utf8');
}

async function show(page, text) {
  await page.goto('/position');
  await page.fill('textarea', text);
  await page.click('[data-do="read"]');
}

describe('positions and records', { concurrency: 2, skip: noModule }, () => {
  for (const entry of games) {
    const { game } = entry;

    test(`${game}: a position is drawn, moved in by keyboard alone, and played on`, async (t) => {
      const { page, complaints } = await visit(t, { size: 'phone', here: true });
      await page.goto('/position');
      await page.focus(`[data-deal="${game}"]`);
      await page.keyboard.press('Enter');
      await page.waitForSelector(`img[data-game="${game}"]`);
      await accessible(page, `a position of ${game}`);
      for (let nth = 1; nth <= 2; nth++) {
        await page.locator('[data-word]').first().focus();
        await page.keyboard.press('Enter');
        await page.waitForSelector(`[data-at="${nth}"]`);
      }
      const text = await page.locator('[data-text]').textContent();
      await page.focus('[data-do="back"]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-at="1"]');
      await page.focus('[data-do="on"]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-at="2"]');
      assert.equal(await page.locator('[data-text]').textContent(), text);
      await page.focus('[data-do="play-on"]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.frame[data-version]');
      if (!races.includes(entry)) {
        await page.waitForSelector('footer.due, section.end');
        await move(page, dice(4));
      }
      assert.deepEqual(complaints, []);
    });

    test(`${game}: a record is verified and looked through; one that was tampered with is refused in a sentence`, async (t) => {
      const { page, complaints } = await visit(t, { here: true });
      const record = golden(game);
      await show(page, record);
      await page.waitForSelector('[data-verified="true"]', { timeout: 60_000 });
      await accessible(page, `a record of ${game}`);
      const last = await page.locator('[data-at]').getAttribute('data-at');
      await page.click('[data-do="back"]');
      await page.waitForSelector(`[data-at="${Number(last) - 1}"]`);
      const forged = record.replace(/^seed: (.)/m, (_, digit) => `seed: ${digit === '0' ? '1' : '0'}`);
      await show(page, forged);
      await page.waitForSelector('[data-code="bad_record"]');
      await page.getByText(/The start position is not the one that was dealt\.|Line \d+ is wrong/).waitFor();
      const shorter = record.trimEnd().split('\n');
      while (!/^\d/.test(shorter.at(-1))) shorter.pop();
      await show(page, `${shorter.slice(0, -1).join('\n')}\n`);
      await page.waitForSelector('[data-code="bad_record"]');
      assert.deepEqual(complaints, []);
    });
  }

  const [entry] = games.filter((one) => !races.includes(one));

  test('a game that goes on at a position is played to its end', async (t) => {
    const { page, complaints } = await visit(t, { here: true });
    await page.goto('/position');
    await page.click(`[data-deal="${entry.game}"]`);
    await page.click('[data-do="play-on"]');
    await page.waitForSelector('.frame[data-version]');
    await playOut(page, dice(6));
    assert.equal(await page.locator('[data-proved]').count(), 0, 'nothing was dealt, so nothing is proved');
    assert.deepEqual(complaints, []);
  });

  test('a record that is dropped on the start page is opened', async (t) => {
    const { page, complaints } = await visit(t, { here: true });
    await page.goto('/');
    await page.waitForSelector('[data-game]');
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.play', { type: 'text/plain' }));
      return data;
    }, golden(entry.game));
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
    await page.waitForSelector('[data-verified="true"]', { timeout: 60_000 });
    assert.deepEqual(complaints, []);
  });

  for (const [language, sentence] of [
    ['en', 'This is not a valid position of the game. The text cannot be read from character 9 on.'],
    ['de', 'Ab Zeichen 9 lässt sich der Text nicht lesen.'],
    ['fr', 'Le texte devient illisible au caractère 9.'],
    ['nl', 'Vanaf teken 9 is de tekst niet te lezen.'],
  ]) {
    test(`what is no position is told in ${language}, and what was shown before stays`, async (t) => {
      const { page, complaints } = await visit(t, { language, here: true });
      await page.goto('/position');
      await page.click('[data-deal="cards"]');
      await page.waitForSelector('img[data-game="cards"]');
      await page.fill('textarea', 'cards/1 nonsense');
      await page.click('[data-do="read"]');
      await page.waitForSelector('[data-code="bad_position"]');
      assert.ok((await page.locator('[data-code]').innerText()).includes(sentence));
      await accessible(page, `a text that is no position, in ${language}`);
      assert.equal(await page.locator('img[data-game="cards"]').count(), 1);
      for (const [text, code] of [
        ['chess/1 x', 'unknown_game'],
        ['hello', 'bad_position'],
        ['{"events":[]}', 'bad_record'],
        ['{', 'bad_record'],
      ]) {
        await page.fill('textarea', text);
        await page.click('[data-do="read"]');
        await page.waitForSelector(`[data-code="${code}"]`);
      }
      assert.deepEqual(complaints, []);
    });
  }

  for (const language of ['en', 'de', 'fr', 'nl']) {
    test(`a record that was tampered with is told in ${language}, and nothing of it is opened`, async (t) => {
      const { page, complaints } = await visit(t, { language, here: true });
      const words = readFileSync(new URL(`../../web/words/${language}.ftl`, import.meta.url), 'utf8');
      const sentence = (name) => new RegExp(`^${name} = (.+)$`, 'm').exec(words)[1];
      const record = golden(entry.game);
      const points = record.replace(
        /^(result: .*)(\d)$/m,
        (_, all, digit) => all + ((Number(digit) + 1) % 10),
      );
      const seed = record.replace(/^seed: (.)/m, (_, digit) => `seed: ${digit === '0' ? '1' : '0'}`);
      for (const [changed, ...sentences] of [
        [record.replace(/^game: \w+/m, 'game: chess'), 'code-unknown_game'],
        [points, 'code-bad_record', 'record-wrong-result'],
        [seed, 'code-bad_record'],
      ]) {
        assert.notEqual(changed, record);
        await show(page, changed);
        const said = await page.locator('[data-code]').innerText();
        for (const name of sentences) assert.ok(said.includes(sentence(name)), `${name}: ${said}`);
        assert.equal(await page.locator('[data-verified]').count(), 0);
      }
      await accessible(page, `a record that was tampered with, in ${language}`);
      assert.deepEqual(complaints, []);
    });
  }

  test('the knowledge of a seat is solved where the game has a solver', async (t) => {
    const { page, complaints } = await visit(t, { here: true });
    await page.goto('/position');
    await page.click('[data-deal="case"]');
    await page.click('[data-do="solve"]');
    await page.waitForSelector('[data-solution]', { timeout: 60_000 });
    await page.click('button:text("Count the moves")');
    await page.waitForSelector('[data-nodes]');
    await accessible(page, 'a solution');
    assert.deepEqual(complaints, []);
  });
});
