/** How long something may wait that nobody sees, in milliseconds. */
const LONGEST = 100;

/** Runs something when the next frame is drawn and the page has time. Returns a function that cancels it. */
export function atLeisure(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LONGEST / 4);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: LONGEST });
  return () => cancelIdleCallback(asked);
}
