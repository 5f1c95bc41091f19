import { expect, test } from 'vitest';
import type { SeenEvent } from '../wire/SeenEvent';
import type { TableSnapshot } from '../wire/TableSnapshot';
import { fold, versionOf, type Known } from './fold';

const table = (version: number) => ({ version }) as TableSnapshot;
const events = (from: number, to: number): SeenEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    version: from + index,
    at: 0,
    event: { type: 'started' },
  }));

function known(start: Known, ...messages: Parameters<typeof fold>[1][]): Known {
  return messages.reduce((now, message) => {
    const next = fold(now, message);
    if (next.gap) throw new Error('gap');
    return next.known;
  }, start);
}

test('history first, then what is new', () => {
  const now = known(
    new Map(),
    { type: 'events', seat: 1, events: events(1, 5), table: table(5) },
    { type: 'events', seat: 1, events: events(6, 7), table: table(7) },
  );
  expect(now.get(1)?.log).toHaveLength(7);
  expect(now.get(1)?.fresh.map((seen) => seen.version)).toEqual([6, 7]);
});

test('what is told twice is folded once', () => {
  const first = known(new Map(), { type: 'events', seat: 1, events: events(1, 5), table: table(5) });
  const again = known(first, { type: 'events', seat: 1, events: events(4, 6), table: table(6) });
  expect(again.get(1)?.log.map((seen) => seen.version)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a gap is noticed, not bridged', () => {
  const first = known(new Map(), { type: 'events', seat: 1, events: events(1, 5), table: table(5) });
  const later = fold(first, { type: 'events', seat: 1, events: events(7, 8), table: table(8) });
  expect(later).toEqual({ known: first, gap: true });
  expect(fold(first, { type: 'events', seat: 1, events: [], table: table(6) }).gap).toBe(true);
});

test('who sits down closes the eyes of a spectator and asks for the whole story', () => {
  const watched = known(new Map(), { type: 'events', seat: null, events: events(1, 3), table: table(3) });
  const seated = fold(watched, { type: 'snapshot', seat: 2, table: table(4) });
  expect([...seated.known.keys()]).toEqual([2]);
  expect(seated.gap).toBe(true);
  const told = known(seated.known, { type: 'events', seat: 2, events: events(1, 4), table: table(4) });
  expect(told.get(2)?.log).toHaveLength(4);
  expect(versionOf(known(told, { type: 'events', seat: 2, events: events(5, 5), table: table(5) }))).toBe(5);
});

test('a long absence is caught up with, not watched', () => {
  const first = known(new Map(), { type: 'events', seat: 1, events: events(1, 2), table: table(2) });
  const back = known(first, { type: 'events', seat: 1, events: events(3, 40), table: table(40) });
  expect(back.get(1)?.fresh).toEqual([]);
});

test('what is told before the last was seen is seen together with it', () => {
  const first = known(new Map(), { type: 'events', seat: 1, events: events(1, 2), table: table(2) });
  const second = known(first, { type: 'events', seat: 1, events: events(3, 4), table: table(4) });
  const third = fold(second, { type: 'events', seat: 1, events: events(5, 5), table: table(5) }, true);
  expect(third.known.get(1)?.fresh.map((seen) => seen.version)).toEqual([3, 4, 5]);
});

test('what has not changed stays the same object', () => {
  const seats = [{ type: 'empty' }];
  const of = (version: number) => ({ version, seats: structuredClone(seats) }) as unknown as TableSnapshot;
  const first = known(new Map(), { type: 'events', seat: 1, events: events(1, 1), table: of(1) });
  const next = known(first, { type: 'events', seat: 1, events: events(2, 2), table: of(2) });
  expect(next.get(1)?.table.seats).toBe(first.get(1)?.table.seats);
});
