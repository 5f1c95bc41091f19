/** What others did is shown one moment after the other. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOn, reading } from '$lib/board/motion';
import type { SeenEvent } from '../wire/SeenEvent';
import type { TableSnapshot } from '../wire/TableSnapshot';
import type { ViewerStates } from './fold';
import { actorOf, Playback } from './playback.svelte';

const acted = (version: number, seat: number): SeenEvent => ({
  version,
  at: 0,
  event: { type: 'acted', seat, action: 'a', spent: 0, why: 'seat' },
});
/** Seat 1 of this page hears that these happened. */
const moment = (...fresh: SeenEvent[]): ViewerStates =>
  new Map([[1, { table: { version: fresh.at(-1)?.version } as TableSnapshot, log: fresh, fresh }]]);
const shown = () => playback.states.get(1)?.table.version;

let isHurried = false;
let whenChanged = () => {};
let playback: Playback;
beforeEach(() => {
  vi.useFakeTimers();
  isHurried = false;
  whenChanged = () => {};
  playback = new Playback(
    ({ fresh }) => fresh.filter(({ event }) => event.type === 'acted' && event.seat !== 1),
    () => isHurried,
    () => whenChanged(),
  );
});
afterEach(() => {
  delete document.documentElement.dataset.pace;
  vi.useRealTimers();
});

test('what others did is shown sentence by sentence, and nothing after it meanwhile', async () => {
  playback.receive(moment(acted(1, 2), acted(2, 3)), 1);
  playback.receive(moment(acted(3, 2)), 1);
  await vi.advanceTimersByTimeAsync(10);
  expect([shown(), playback.version]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(reading);
  expect([shown(), playback.version]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(reading);
  expect([shown(), playback.version]).toEqual([3, 3]);
  await vi.advanceTimersByTimeAsync(reading);
  expect([shown(), playback.version]).toEqual([3, null]);
});

test('a board that shows something is waited for', async () => {
  playback.receive(moment(acted(1, 2)), 1);
  playback.receive(moment(acted(2, 2)), 1);
  whenChanged = () => playback.shows(shown() ?? null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([shown(), playback.version]).toEqual([1, 1]);
  playback.shows(null);
  await vi.advanceTimersByTimeAsync(10);
  expect([shown(), playback.version]).toEqual([2, 2]);
});

test('whoever has seen enough goes on', async () => {
  playback.receive(moment(acted(1, 2), acted(2, 2)), 1);
  await vi.advanceTimersByTimeAsync(10);
  goOn();
  await vi.advanceTimersByTimeAsync(10);
  expect(playback.version).toBe(2);
});

test('at once, or while a clock runs, everything is shown together', async () => {
  document.documentElement.dataset.pace = 'once';
  playback.receive(moment(acted(1, 2)), 1);
  playback.receive(moment(acted(2, 2)), 1);
  await vi.advanceTimersByTimeAsync(10);
  expect([shown(), playback.version]).toEqual([2, null]);
  expect(playback.states.get(1)?.fresh.map(({ version }) => version)).toEqual([1, 2]);

  document.documentElement.dataset.pace = 'calm';
  isHurried = true;
  playback.receive(moment(acted(3, 2)), 1);
  await vi.advanceTimersByTimeAsync(10);
  expect([shown(), playback.version]).toEqual([3, null]);
});

test('what several viewers of a page receive of a moment is shown together', async () => {
  const first = moment(acted(1, 3));
  playback.receive(first, 1);
  playback.receive(new Map([...first, [2, first.get(1)!]]), 2);
  playback.receive(moment(acted(2, 3)), 1);
  await vi.advanceTimersByTimeAsync(10);
  expect([...playback.states.keys()]).toEqual([1, 2]);
});

test('a draw belongs to the move before it', () => {
  const log: SeenEvent[] = [acted(1, 2), { version: 2, at: 0, event: { type: 'drew', chance: 'x' } }];
  expect([actorOf(log, 2), actorOf(log, 0)]).toEqual([2, null]);
});
