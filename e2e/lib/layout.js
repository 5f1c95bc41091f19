// What is wrong with the layout of a table as it is shown now. All of it is measured, in pixels, in the page itself.

/** Every width and height that a table must fit. */
export const screens = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
].map(([width, height]) => ({ width, height }));
export const textSizes = ['normal', 'large', 'huge'];
export const languages = ['en', 'de', 'fr', 'nl'];

const limits = {
  /** The board's part of the window, and while somebody explains something below it. */
  board: 0.55,
  explained: 0.45,
  /** The part of the board's own area that is the surface one plays on, and its shorter side. */
  surface: 0.4,
  shorter: 150,
  explainedShorter: 115,
  /** The sides of anything that can be pressed, and of what one mainly does. */
  target: 32,
  main: 44,
  /** The same of a place on a surface that two fingers, or its knobs, enlarge; smaller while somebody explains something. */
  place: 18,
  explainedPlace: 14,
  /** The part that is seen of a name that is cut with an ellipsis. */
  name: 0.6,
  /** Lines that are seen of a text that is scrolled through. */
  lines: 3,
  /** Letters of a line, on average, in a text of several lines. */
  letters: 5,
  /** What rounding may take away. */
  slack: 1.5,
};

/** The faults of the layout, each in a line; none if all is well. */
export function faults(page) {
  return page.evaluate(measure, limits);
}

/** Shows a table at this size, as the settings do it, and waits until everything has found its place. */
export async function shownAt(page, screen, textSize) {
  await page.setViewportSize(screen);
  await page.evaluate(async (size) => {
    document.documentElement.dataset.size = size;
    // What is measured in the page is laid out again in the frame after.
    for (let nth = 0; nth < 4; nth++) await new Promise((done) => requestAnimationFrame(done));
  }, textSize);
}

/** Runs in the page. */
function measure(limits) {
  const found = [];
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { slack } = limits;
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const area = (box) => Math.max(0, wide(box)) * Math.max(0, high(box));
  const common = (one, two) => ({
    left: Math.max(one.left, two.left),
    top: Math.max(one.top, two.top),
    right: Math.min(one.right, two.right),
    bottom: Math.min(one.bottom, two.bottom),
  });
  const named = (part) => {
    const words = (part.getAttribute('aria-label') ?? part.textContent).trim().replace(/\s+/g, ' ');
    const kind = [...part.attributes].find(({ name }) => name.startsWith('data-'));
    return `${part.localName}${kind ? `[${kind.name}]` : ''} "${words.slice(0, 40)}"`;
  };
  const sized = (box) => `${Math.round(wide(box))} x ${Math.round(high(box))}`;
  /** Lies within, but for what rounding takes away. */
  const isWithin = (box, around) =>
    box.left > around.left - slack &&
    box.top > around.top - slack &&
    box.right < around.right + slack &&
    box.bottom < around.bottom + slack;
  /** Text for screen readers only is not laid out; what a list that grows has further down is scrolled to. */
  const isSeen = (part) => {
    const list = part.parentElement?.closest('[data-scrolls]');
    return (
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !part.closest('.sr-only, [inert], dialog:not([open])') &&
      getComputedStyle(part).clipPath !== 'inset(50%)' &&
      (!list || isWithin(part.getBoundingClientRect(), list.getBoundingClientRect()))
    );
  };
  const isOnSurface = (part) => part.closest('.world') !== null;

  // What can be pressed, and what can be read.
  const pressed =
    'button, a[href], input, select, textarea, summary, [role=button], [role=switch], [role=radio]';
  const targets = [...document.querySelectorAll(`.frame :is(${pressed})`)]
    .filter((part) => isSeen(part) && !part.disabled)
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => area(box) > 0);
  const texts = [];
  for (const part of document.querySelectorAll('.frame *')) {
    const nodes = [...part.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (nodes.length === 0 || part.closest('svg, option') || !isSeen(part)) continue;
    const range = document.createRange();
    const lines = nodes.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    if (lines.length === 0) continue;
    const box = {
      left: Math.min(...lines.map(({ left }) => left)),
      top: Math.min(...lines.map(({ top }) => top)),
      right: Math.max(...lines.map(({ right }) => right)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    };
    if (area(box) > 0)
      texts.push({ part, box, lines: new Set(lines.map(({ top }) => Math.round(top / 4))).size, nodes });
  }

  // Nothing is beside the window, and nothing has to be scrolled to.
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + slack || scrollHeight > innerHeight + slack)
    found.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  const host = document.querySelector('.frame [data-area] .area');
  if (host.scrollWidth > host.clientWidth + slack || host.scrollHeight > host.clientHeight + slack)
    found.push(
      `the board is ${host.scrollWidth} x ${host.scrollHeight} in ${host.clientWidth} x ${host.clientHeight}`,
    );

  // Nothing is cut, a name excepted, if most of it is seen.
  const flat = [...texts, ...targets].filter(({ part }) => !isOnSurface(part));
  for (const one of flat) {
    const { part, box } = one;
    let seen = common(box, window);
    let isName = false;
    for (let around = part; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      isName ||= style.textOverflow === 'ellipsis';
      seen = common(seen, around.getBoundingClientRect());
      if (style.position === 'fixed') break;
    }
    let isWhole = wide(seen) > wide(box) - slack && high(seen) > high(box) - 2 * slack;
    if (
      part.matches('[data-scrolls]') &&
      high(seen) >= limits.lines * parseFloat(getComputedStyle(part).lineHeight) - slack
    )
      isWhole = true;
    const isEnough = isName && wide(seen) >= limits.name * wide(box) && high(seen) > high(box) - 4;
    if (!isWhole && !isEnough) found.push(`cut: ${named(part)}, ${sized(seen)} of ${sized(box)} are seen`);
    one.seen = seen;
  }

  // No text is squeezed to a column of letters.
  for (const { part, lines, nodes } of texts) {
    const letters = nodes.reduce((sum, { data }) => sum + data.trim().length, 0);
    if (lines > 2 && letters / lines < limits.letters)
      found.push(`squeezed: ${named(part)} in ${lines} lines`);
  }

  // Nothing lies on something else. On the surface things do: there only what can be pressed must be free.
  flat.forEach((one, nth) => {
    for (const two of flat.slice(nth + 1)) {
      if (one.part.contains(two.part) || two.part.contains(one.part)) continue;
      const both = common(one.seen, two.seen);
      if (wide(both) > 2 && high(both) > 2) found.push(`overlap: ${named(one.part)} and ${named(two.part)}`);
    }
  });
  for (const { part, box } of targets) {
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hit = document.elementFromPoint(...middle);
    if (hit && !part.contains(hit) && !hit.contains(part)) {
      const other = hit.closest(pressed);
      // Two places of a maze may touch; a button or a panel above one is in the way.
      if (!isOnSurface(part) || !other || !isOnSurface(other))
        found.push(`covered: ${named(part)} by ${named(hit)}`);
    }
  }

  const isExplained = document.querySelector('.frame footer aside') !== null;
  // Fingers hit what they mean.
  const main = '.primary, .isMain, .bar *';
  for (const { part, box } of targets) {
    const isEnlarged = part.closest('.surface:has(.knobs)') && isOnSurface(part);
    const place = isExplained ? limits.explainedPlace : limits.place;
    const least = part.matches(main) ? limits.main : isEnlarged ? place : limits.target;
    if (wide(box) < least - slack || high(box) < least - slack)
      found.push(`small: ${named(part)} is ${sized(box)}`);
  }

  // The board is what one looks at.
  const board = common(host.getBoundingClientRect(), window);
  const part = area(board) / area(window);
  const least = isExplained ? limits.explained : limits.board;
  if (part < least) found.push(`the board has ${Math.round(part * 100)} % of the window`);
  const surfaces = [...host.querySelectorAll('.surface')].map((one) =>
    common(one.getBoundingClientRect(), board),
  );
  const [surface] = surfaces.sort((one, two) => area(two) - area(one));
  // Notes that lie beside what one plays on are looked at, too.
  const beside = [...host.querySelectorAll('[data-beside]')].map((one) => area(one.getBoundingClientRect()));
  const room = beside.reduce((left, taken) => left - taken, area(board));
  if (!surface) found.push('there is no surface to play on');
  else if (
    (!isExplained && area(surface) / room < limits.surface) ||
    Math.min(wide(surface), high(surface)) < (isExplained ? limits.explainedShorter : limits.shorter)
  )
    found.push(`the surface is ${sized(surface)} of ${sized(board)}`);
  return found;
}
