/** Keeps the identity of what has not changed, so that it is not drawn again. */
const isPlain = (thing: unknown): thing is Record<string, unknown> =>
  Array.isArray(thing) ||
  (typeof thing === 'object' && thing !== null && Object.getPrototypeOf(thing) === Object.prototype);

/**
 * The new value, in which every part that equals the one before is replaced by it. Code that compares by identity then sees
 * what has changed, and nothing else is drawn again. For lists and records such as JSON has.
 */
export function kept<T>(before: unknown, now: T): T {
  if (!isPlain(before) || !isPlain(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = kept(before[name], now[name]);
    if (part !== now[name]) (now as Record<string, unknown>)[name] = part;
    if (part !== before[name]) isSame = false;
  }
  return isSame ? (before as T) : now;
}

/** Keeps what is equal from one to the next: for lists that are built again although little of them changes. */
export function keeper<T>(): (now: T) => T {
  let before: T | undefined;
  return (now) => (before = kept(before, now));
}
