// A real browser, and people in it: each has a context, and with it cookies and a memory, of their own.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// No graphics card, no process of its own for what there is instead, and none for the browser's own address line: a test
// opens a window after the other, and each would bring that line with it. What Playwright switches off stays off.
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints',
  'PaintHolding,ThirdPartyStoragePartitioning,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];
const flags = [
  '--no-sandbox --disable-gpu --in-process-gpu --disable-quic --no-first-run --disable-background-networking',
  '--disable-component-update --disable-sync',
  `--disable-features=${without.join(',')}`,
];

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  television: { width: 1920, height: 1080 },
};

export function launch(...more) {
  const executablePath = process.env.CHROMIUM ?? known.find((path) => existsSync(path));
  return chromium.launch({ executablePath, headless: true, args: [...flags.join(' ').split(' '), ...more] });
}

/** Somebody in front of a screen. What the browser complains about is kept in `complaints`, what it heard in `heard`. */
export async function visitor(
  browser,
  server,
  { size = 'desktop', language = 'en', tour = false, pace = 'once', here = false, ...more } = {},
) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: sizes[size],
    locale: language,
    reducedMotion: 'reduce',
    ...more,
  });
  // The visitor of a test has played before, has said who they are, plays at the server, and wants to see at once what the
  // others did: all of these have tests of their own.
  const slugs = tour ? [] : (await server.games()).map((game) => game.game);
  await context.addInitScript(
    ([known, pace, here]) => {
      for (const slug of known) localStorage.setItem(`irrgarten.tour.${slug}`, 'done');
      if (known.length) localStorage.setItem('irrgarten.introduced', 'yes');
      if (localStorage.getItem('irrgarten.here') === null)
        localStorage.setItem('irrgarten.here', here ? 'on' : 'off');
      if (localStorage.getItem('irrgarten.pace') === null) localStorage.setItem('irrgarten.pace', pace);
    },
    [slugs, pace, here],
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints = [];
  const heard = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (said) => {
    // A line that is cut on purpose is complained about by the browser itself.
    const expected = /WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|status of 4\d\d/;
    if (said.type() === 'error' && !expected.test(said.text())) complaints.push(said.text());
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { context, page, complaints, heard };
}
