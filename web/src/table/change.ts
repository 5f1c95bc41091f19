/** What changes of a table from one message to the next: applied here without knowing any game. */
import { kept } from '$lib/kept';

/**
 * `[value]`: this is there now. `[]`: the field is gone. `[from, count, ...items]`: this many items of a list are replaced by
 * these. An object: some parts of an object or a list have changed.
 */
export type Change = readonly unknown[] | { readonly [part: string]: Change };

/** The change was made for something else. */
export class Misfit extends Error {}

type Parts = Record<string, unknown>;

/** What is there after the change. Parts that have not changed stay the same objects, and nothing is changed in place. */
export function changed(before: unknown, change: Change): unknown {
  if (isList(change)) {
    if (change.length === 1) return kept(before, change[0]);
    return spliced(before, change);
  }
  if (typeof before !== 'object' || before === null) throw new Misfit();
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...before }) as Parts;
  for (const [part, next] of Object.entries(change)) {
    const isNew = isList(next) && next.length === 1 && !Array.isArray(before);
    if (!isNew && !Object.hasOwn(before, part)) throw new Misfit();
    if (isList(next) && next.length === 0) delete after[part];
    else after[part] = changed(after[part], next);
  }
  return after;
}

function spliced(before: unknown, [from, count, ...items]: readonly unknown[]): unknown[] {
  if (!Array.isArray(before) || typeof from !== 'number' || typeof count !== 'number') throw new Misfit();
  if (from < 0 || count < 0 || from + count > before.length) throw new Misfit();
  return [...(before.slice(0, from) as unknown[]), ...items, ...(before.slice(from + count) as unknown[])];
}

const isList = (change: Change): change is readonly unknown[] => Array.isArray(change);

/** Every action in full: its first letter says how many letters it shares with the one before, in base 36. */
export function unfolded(words: readonly string[]): string[] {
  let before = '';
  return words.map((word) => (before = before.slice(0, parseInt(word.charAt(0), 36)) + word.slice(1)));
}
