/** What a client knows after each message. */
import { describe, expect, test } from 'vitest';
import type { SeenEvent } from '../wire/SeenEvent';
import type { TableSnapshot } from '../wire/TableSnapshot';
import { fold, merged, versionOf, type ViewerStates } from './fold';

const table = (version: number) => ({ version }) as TableSnapshot;
const events = (from: number, to: number): SeenEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    version: from + index,
    at: 0,
    event: { type: 'started' },
  }));

function folded(start: ViewerStates, ...messages: Parameters<typeof fold>[1][]): ViewerStates {
  return messages.reduce((now, message) => {
    const next = fold(now, message);
    if (next.gap) throw new Error('gap');
    return next.states;
  }, start);
}

test('history first, then what is new', () => {
  const now = folded(
    new Map(),
    { type: 'events', seat: 1, events: events(1, 5), table: table(5) },
    { type: 'events', seat: 1, events: events(6, 7), table: table(7) },
  );
  expect(now.get(1)?.log).toHaveLength(7);
  expect(now.get(1)?.fresh.map((seen) => seen.version)).toEqual([6, 7]);
});

test('what is update twice is folded once', () => {
  const first = folded(new Map(), { type: 'events', seat: 1, events: events(1, 5), table: table(5) });
  const again = folded(first, { type: 'events', seat: 1, events: events(4, 6), table: table(6) });
  expect(again.get(1)?.log.map((seen) => seen.version)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a gap is noticed, not bridged', () => {
  const first = folded(new Map(), { type: 'events', seat: 1, events: events(1, 5), table: table(5) });
  const later = fold(first, { type: 'events', seat: 1, events: events(7, 8), table: table(8) });
  expect(later).toEqual({ states: first, gap: true });
  expect(fold(first, { type: 'events', seat: 1, events: [], table: table(6) }).gap).toBe(true);
});

test('a spectator who sits down is a viewer of a seat only, and asks for the whole story', () => {
  const watched = folded(new Map(), { type: 'events', seat: null, events: events(1, 3), table: table(3) });
  const seated = fold(watched, { type: 'snapshot', seat: 2, table: table(4) });
  expect([...seated.states.keys()]).toEqual([2]);
  expect(seated.gap).toBe(true);
  const update = folded(seated.states, { type: 'events', seat: 2, events: events(1, 4), table: table(4) });
  expect(update.get(2)?.log).toHaveLength(4);
  expect(versionOf(folded(update, { type: 'events', seat: 2, events: events(5, 5), table: table(5) }))).toBe(
    5,
  );
});

test('a long absence is caught up with, not watched', () => {
  const first = folded(new Map(), { type: 'events', seat: 1, events: events(1, 2), table: table(2) });
  const back = folded(first, { type: 'events', seat: 1, events: events(3, 40), table: table(40) });
  expect(back.get(1)?.fresh).toEqual([]);
});

test('what is update before the last was seen is seen together with it', () => {
  const first = folded(new Map(), { type: 'events', seat: 1, events: events(1, 2), table: table(2) });
  const second = folded(first, { type: 'events', seat: 1, events: events(3, 4), table: table(4) });
  const third = folded(second, { type: 'events', seat: 1, events: events(5, 5), table: table(5) });
  expect(third.get(1)?.fresh.map((seen) => seen.version)).toEqual([5]);
  expect(
    merged(second, third)
      .get(1)
      ?.fresh.map((seen) => seen.version),
  ).toEqual([3, 4, 5]);
  expect(merged(second, second)).toEqual(second);
});

test('what has not changed stays the same object', () => {
  const seats = [{ type: 'empty' }];
  const of = (version: number) => ({ version, seats: structuredClone(seats) }) as unknown as TableSnapshot;
  const first = folded(new Map(), { type: 'events', seat: 1, events: events(1, 1), table: of(1) });
  const next = folded(first, { type: 'events', seat: 1, events: events(2, 2), table: of(2) });
  expect(next.get(1)?.table.seats).toBe(first.get(1)?.table.seats);
});

describe('changes', () => {
  const start = { version: 2, phase: 'playing', actions: ['a'], view: { hands: [[1], [2]] } };
  const first = folded(new Map(), {
    type: 'events',
    seat: 1,
    events: events(1, 2),
    table: start as unknown as TableSnapshot,
  });
  const change = { version: [3], view: { hands: { 0: [[]] } } };
  const update = { type: 'changes', seat: 1, events: events(3, 3), table: change } as const;

  test('are applied to the table before them', () => {
    const now = folded(first, { ...update, actions: ['0ab', '1c'] }).get(1);
    expect(now?.table).toEqual({ ...start, version: 3, actions: ['ab', 'ac'], view: { hands: [[], [2]] } });
    expect(now?.fresh.map((seen) => seen.version)).toEqual([3]);
    expect(folded(first, update).get(1)?.table.actions).toEqual(['a']);
  });

  test('for another table or another version are a gap', () => {
    expect(fold(new Map(), update)).toEqual({ states: new Map(), gap: true });
    expect(fold(first, { ...update, events: events(4, 4) })).toEqual({ states: first, gap: true });
    expect(fold(first, { ...update, table: { view: { pile: { 3: [1] } } } })).toEqual({
      states: first,
      gap: true,
    });
    expect(fold(first, { ...update, table: { version: [4] } })).toEqual({ states: first, gap: true });
  });

  test('that came to something else than a snapshot says are update apart, and the snapshot is right', () => {
    const now = folded(first, update);
    const table = { ...start, version: 3, view: { hands: [[], [2]] } } as unknown as TableSnapshot;
    expect(fold(now, { type: 'snapshot', seat: 1, table: structuredClone(table) })).toEqual({
      states: now,
      gap: false,
    });
    const other = fold(now, { type: 'snapshot', seat: 1, table: { ...table, view: { hands: [] } } });
    expect(other.strayed).toBe(true);
    expect(other.states.get(1)).toMatchObject({ table: { view: { hands: [] } }, fresh: events(3, 3) });
  });
});
