/** What a client knows of a table: a fold over snapshots and contiguous events, for every viewer it has. */
import { kept } from '$lib/kept';
import type { SeenEvent } from '../wire/SeenEvent';
import type { TableSnapshot } from '../wire/TableSnapshot';
import type { ToClient } from '../wire/ToClient';
import { changed, Misfit, unfolded, type Change } from './change';

/** The viewer: a seat from 1, or null for the public. */
export type ViewerId = number | null;

/** A table as one viewer may see it. */
export interface ViewerState {
  table: TableSnapshot;
  /** Everything that happened. */
  log: SeenEvent[];
  /** The newest part of the log, to be animated; empty after a snapshot or a long absence. */
  fresh: SeenEvent[];
}

/** One state for every viewer of this page: people who share a device have several. */
export type ViewerStates = ReadonlyMap<ViewerId, ViewerState>;

export const nothing: ViewerStates = new Map();

interface Folded {
  states: ViewerStates;
  /** Something is missing: the server must send everything from the beginning. */
  gap: boolean;
  /** The changes have led to something else than the snapshot that the server sent of the same version. */
  strayed?: boolean;
}

/** More events than this are not animated: the board shows how things are now. */
const MOST_FRESH = 12;

export function fold(states: ViewerStates, message: ToClient): Folded {
  if (message.type === 'snapshot') {
    const same = states.get(message.seat);
    if (same?.table.version === message.table.version)
      return compared(states, message.seat, same, message.table);
    // A person who sits down has seen what happened before; nothing of it was a secret then.
    const log = [...states.values()][0]?.log ?? [];
    const { seat } = message;
    const table = kept(states.get(seat)?.table, message.table);
    return {
      states: withViewer(states, seat, { table, log, fresh: [] }),
      gap: (log.at(-1)?.version ?? 0) !== table.version,
    };
  }
  if (message.type !== 'events' && message.type !== 'changes') return { states, gap: false };
  const { seat, events } = message;
  const before = events[0]?.version === 1 ? undefined : states.get(seat);
  const table =
    message.type === 'events' ? kept(before?.table, message.table) : after(before?.table, message);
  if (table === null) return { states, gap: true };
  const last = before?.table.version ?? 0;
  const fresh = events.filter((seen) => seen.version > last);
  const contiguous = fresh.every((seen, index) => seen.version === last + 1 + index);
  if (!contiguous || last + fresh.length !== table.version) return { states, gap: true };
  const log = [...(before?.log ?? []), ...fresh];
  const watched = before !== undefined && fresh.length <= MOST_FRESH;
  return { states: withViewer(states, seat, { table, log, fresh: watched ? fresh : [] }), gap: false };
}

/** Merges two updates in a row; the events of both count as new. */
export function merged(first: ViewerStates, second: ViewerStates): ViewerStates {
  const both = [...second].map(([viewer, state]): [ViewerId, ViewerState] => {
    const before = first.get(viewer);
    if (!before || before === state) return [viewer, state];
    const fresh = [...before.fresh, ...state.fresh];
    return [viewer, { ...state, fresh: fresh.length <= MOST_FRESH ? fresh : [] }];
  });
  return new Map(both);
}

/** The table after these changes; null if they were made for another one. */
function after(
  before: TableSnapshot | undefined,
  { events, actions, table }: Extract<ToClient, { type: 'changes' }>,
): TableSnapshot | null {
  if (!before || events[0]?.version !== before.version + 1) return null;
  try {
    const now = changed(before, table as Change) as TableSnapshot;
    return actions ? { ...now, actions: kept(before.actions, unfolded(actions)) } : now;
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
}

/** Now and then the server sends a snapshot of a version that is already here, to be compared. */
function compared(states: ViewerStates, viewer: ViewerId, state: ViewerState, whole: TableSnapshot): Folded {
  const table = kept(state.table, whole);
  if (table === state.table) return { states, gap: false };
  return { states: withViewer(states, viewer, { ...state, table }), gap: false, strayed: true };
}

/** The last version that all these viewers have. */
export function versionOf(states: ViewerStates): number {
  const versions = [...states.values()].map((state) => state.table.version);
  return versions.length ? Math.min(...versions) : 0;
}

/** Adds a viewer. The public is dropped when a seat comes, and all seats when the public comes back. */
function withViewer(states: ViewerStates, viewer: ViewerId, state: ViewerState): ViewerStates {
  const next = new Map(states);
  next.set(viewer, state);
  if (viewer === null) return new Map([[null, state]]);
  next.delete(null);
  return next;
}
