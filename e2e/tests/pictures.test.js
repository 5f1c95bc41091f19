// What a board is drawn with: pictures that fail once are painted again, and those that fail again are drawn plainly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { againstComputer, settled } from '../lib/play.js';
import { games, suite } from '../lib/suite.js';

const { visit } = suite();
const [{ game }] = games;

/** A table whose pictures come from a worker that has died; whether they can be painted by the page instead. */
async function withoutWorker(t, isPainted) {
  const person = await visit(t, { size: 'phone' });
  const { page } = person;
  const body =
    'onmessage = ({ data: { id } }) => postMessage({ id, src: `blob:${location.origin}/gone-${id}` });';
  let started = 0;
  await page.route('**/dry.worker*', (route) => {
    started += 1;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  if (!isPainted)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['no picture'], { type: 'image/png' }));
    });
  await againstComputer(page, game);
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll('[data-area] img')];
    return all.length > 0 && all.every((image) => image.complete && image.naturalWidth > 0);
  });
  await settled(page);
  assert.ok(started > 0, 'the worker was asked');
  return page.$$eval('[data-area] img', (all) => all.map((image) => image.src.split(':')[0]));
}

test('a picture that is broken is painted again', async (t) => {
  const from = await withoutWorker(t, true);
  assert.ok(from.includes('blob'), from.join());
});

test('a picture that is broken again is drawn plainly', async (t) => {
  const from = await withoutWorker(t, false);
  assert.ok(from.includes('data') && !from.includes('blob'), from.join());
});
