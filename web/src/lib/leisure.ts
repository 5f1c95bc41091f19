/** So long may something wait that nobody sees, in milliseconds. */
const LONGEST = 100;

/** Does this when the frame that is due is done and the page has time. What comes back calls it off. */
export function atLeisure(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LONGEST / 4);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: LONGEST });
  return () => cancelIdleCallback(asked);
}
