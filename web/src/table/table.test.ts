/** A table in the browser: which moves are sent, and what a refusal does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSnapshot } from '../wire/TableSnapshot';
import { TableState } from './table.svelte';
import { FakeSocket } from './testing';

let socket: FakeSocket;
let table: TableState;

/** The table as seat 1 sees it: on turn with two actions, or waiting for somebody else. */
const told = (version: number, actions: string[]) => ({
  type: 'snapshot',
  seat: 1,
  table: {
    version,
    actions,
    phase: 'playing',
    turn: actions.length ? [1] : [2],
    learning: [],
  } as unknown as TableSnapshot,
});
const moves = () => socket.sent.filter(({ type }) => type === 'do');
const idOfLast = () => moves().at(-1)?.id;
/** Promises that are due are kept. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  vi.stubGlobal(
    'WebSocket',
    Object.assign(function () {
      socket = new FakeSocket();
      return socket;
    }, WebSocket),
  );
  table = new TableState('t');
  table.start();
  socket.accept();
  socket.say(told(5, ['a', 'b']));
  await settled();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test('a second finger does not send while a move is on its way, nor before its news are here', async () => {
  void table.act('a');
  void table.act('b');
  expect(moves()).toHaveLength(1);
  socket.say({ type: 'ack', id: idOfLast(), version: 6 });
  await settled();
  void table.act('b');
  expect(moves()).toHaveLength(1);
  socket.say(told(6, []));
  await settled();
  void table.act('b');
  expect(moves()).toHaveLength(1);
  socket.say(told(8, ['b']));
  await settled();
  void table.act('b');
  expect(moves()).toHaveLength(2);
});

test('a refused move is told, and another can be tried', async () => {
  void table.act('a');
  socket.say({ type: 'error', id: idOfLast(), code: 'illegal_action', message: 'no', clause: 'X-01' });
  await settled();
  expect(table.problem?.clause).toBe('X-01');
  void table.act('b');
  expect(moves()).toHaveLength(2);
});

test('what is not on offer is not sent', () => {
  void table.act('c');
  expect(moves()).toHaveLength(0);
});
