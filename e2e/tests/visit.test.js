// What a first visit costs: the start page, then a table against the computer, with nothing in the browser yet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitor } from '../lib/browser.js';
import { settled } from '../lib/play.js';
import { games, suite } from '../lib/suite.js';
import { noModule } from '../lib/tab.js';
import { Tally } from '../lib/tally.js';

/** The aim is 150 KB; The Growing Maze is 0.4 above it. */
const [MOST_REQUESTS, MOST_BYTES] = [25, 151 * 1024];
const { shared } = suite();

/**
 * With a game in the tab comes the module, once; it is no part of what is fetched before anybody plays. What the table may
 * need later is fetched behind it, while there is a network.
 */
const MOST_OF_MODULE = 900 * 1024;
const [MOST_LATER, MOST_BYTES_LATER] = [30, 60 * 1024];

for (const [game, here] of games.flatMap(({ game }) =>
  noModule
    ? [[game, false]]
    : [
        [game, false],
        [game, true],
      ],
)) {
  test(`a first visit that ends at a table of ${game} ${here ? 'in the tab' : 'at the server'} is quickly there`, async (t) => {
    const tally = await Tally.open(shared.server);
    t.after(() => tally.close());
    const server = { url: tally.url, games: () => shared.server.games() };
    // A newcomer at a desktop, where most is shown.
    const { page, context } = await visitor(shared.browser, server, { tour: true, here });
    t.after(() => context.close());
    await page.goto('/');
    await page.waitForSelector(`[data-game="${game}"]`);
    await settled(page);
    assert.ok(!tally.requests.some((path) => path.endsWith('.wasm')), 'nobody plays yet');
    await page.click(`[data-game="${game}"] [data-way="computer"]`);
    await page.waitForSelector('.frame [data-area] .area > :not([aria-busy])');
    await page.waitForSelector('[data-tour]');
    await settled(page);
    const { bytes, requests } = tally;
    t.diagnostic(`${game}: ${requests.length} requests, ${(bytes / 1024).toFixed(1)} KB`);
    const mostRequests = MOST_REQUESTS + (here ? MOST_LATER : 0);
    assert.ok(requests.length <= mostRequests, `${requests.length} requests:\n${requests.join('\n')}`);
    const most = MOST_BYTES + (here ? MOST_OF_MODULE + MOST_BYTES_LATER : 0);
    assert.ok(bytes <= most, `${bytes} bytes, ${most} at most`);
    assert.equal(requests.filter((path) => path.endsWith('.wasm')).length, here ? 1 : 0);
  });
}
