/** What a client knows of a table: a fold over snapshots and contiguous events, for every viewer it has. */
import { kept } from '$lib/kept';
import type { SeenEvent } from '../wire/SeenEvent';
import type { TableSnapshot } from '../wire/TableSnapshot';
import type { ToClient } from '../wire/ToClient';

/** The viewer: a seat from 1, or the public. */
export type Eyes = number | null;

export interface Sight {
  table: TableSnapshot;
  /** Everything that happened, as this viewer may see it. */
  log: SeenEvent[];
  /** The part of it that came last, to be animated; nothing after a snapshot or a long absence. */
  fresh: SeenEvent[];
}

export type Known = ReadonlyMap<Eyes, Sight>;

export const nothing: Known = new Map();

export interface Folded {
  known: Known;
  /** Something is missing: the server must send everything from the beginning. */
  gap: boolean;
}

/** More than this is not watched, but caught up with. */
const MOST_FRESH = 12;

/** What was told before may still be unseen: then it is fresh together with the new. */
export function fold(known: Known, message: ToClient, isUnseen = false): Folded {
  if (message.type === 'snapshot') {
    // A person who sits down has seen what happened before; nothing of it was a secret then.
    const log = [...known.values()][0]?.log ?? [];
    const { seat } = message;
    const table = kept(known.get(seat)?.table, message.table);
    return {
      known: opened(known, seat, { table, log, fresh: [] }),
      gap: (log.at(-1)?.version ?? 0) !== table.version,
    };
  }
  if (message.type !== 'events') return { known, gap: false };
  const { seat, events } = message;
  const before = events[0]?.version === 1 ? undefined : known.get(seat);
  const table = kept(before?.table, message.table);
  const last = before?.table.version ?? 0;
  const fresh = events.filter((seen) => seen.version > last);
  const contiguous = fresh.every((seen, index) => seen.version === last + 1 + index);
  if (!contiguous || last + fresh.length !== table.version) return { known, gap: true };
  const log = [...(before?.log ?? []), ...fresh];
  const news = isUnseen ? [...(before?.fresh ?? []), ...fresh] : fresh;
  const watched = before !== undefined && news.length <= MOST_FRESH;
  return { known: opened(known, seat, { table, log, fresh: watched ? news : [] }), gap: false };
}

/** The last version that all these viewers have. */
export function versionOf(known: Known): number {
  const versions = [...known.values()].map((sight) => sight.table.version);
  return versions.length ? Math.min(...versions) : 0;
}

/** Viewers of another time (a seat given up, or the public before one sat down) are dropped. */
function opened(known: Known, eyes: Eyes, sight: Sight): Known {
  const next = new Map(known);
  next.set(eyes, sight);
  if (eyes === null) return new Map([[null, sight]]);
  next.delete(null);
  return next;
}
