/** Requests to a tab: stored first, then told. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TabInput } from '../wire/TabInput';
import type { TabRequest } from '../wire/TabRequest';
import type { TabResponse } from '../wire/TabResponse';
import type { TabWrites } from '../wire/TabWrites';
import { TabRunner } from './runner';
import { TabStore } from './store';
import { Thinking } from './thinking';

const silent: TabResponse = {
  store: null,
  send: [],
  close: [],
  answers: [],
  think: [],
  drop: [],
  wanted: [],
  again: false,
  wake: null,
};
const event = (version: number): TabWrites => ({
  events: [{ table: 't1', version, event: { text: `event ${version}` } }],
  summaries: [],
  documents: [],
  removed: [],
});

/** A machine that answers as it is told, and remembers what it was asked. */
function run(store: TabStore, answers: (request: TabRequest) => Partial<TabResponse>) {
  const asked: TabRequest[] = [];
  const told: unknown[] = [];
  const machine = (input: unknown) => {
    const { request } = input as TabInput;
    asked.push(request);
    return { ...silent, ...answers(request) };
  };
  const start = vi.fn(async () => machine);
  const thinking = new Thinking(
    () => ({ think: () => undefined, end: () => undefined }),
    () => undefined,
    () => undefined,
  );
  const runner = new TabRunner(start, store, thinking, {
    send: ({ text }) => told.push(text),
    close: ({ code }) => told.push(code),
    answer: ({ status, body }) => told.push([status, body]),
    stored: (tables) => told.push(tables),
  });
  return { runner, asked, told, start, types: () => asked.map(({ type }) => type) };
}

const message = (text: string): TabRequest => ({ type: 'message', connection: 1, text });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('nobody hears of anything before it is stored', async () => {
  const store = new TabStore();
  let isStored = false;
  const write = vi.spyOn(store, 'write').mockImplementation(async () => {
    await new Promise((done) => setTimeout(done, 5));
    isStored = true;
  });
  const { runner, told } = run(store, ({ type }) =>
    type === 'message' ? { store: event(1), send: [{ connection: 1, text: `stored: ${isStored}` }] } : {},
  );
  const done = runner.do(message('do'));
  expect(told).toEqual([]);
  await done;
  expect(write).toHaveBeenCalledOnce();
  // The text was made before; it came after.
  expect([told, isStored]).toEqual([[['t1'], 'stored: false'], true]);
});

test('a table that is wanted is restored, and the request is sent again', async () => {
  const store = new TabStore();
  await store.write(event(1));
  let isThere = false;
  const { runner, asked, types } = run(store, (request) => {
    if (request.type === 'restore') isThere = true;
    return request.type === 'message' && !isThere ? { wanted: ['t1'], again: true } : {};
  });
  await runner.do(message('hello'));
  expect(types()).toEqual(['start', 'message', 'restore', 'message']);
  expect(asked[2]).toMatchObject({ table: 't1', events: [{ text: 'event 1' }] });
});

test('when another tab was faster, what is stored is read and the request is sent again', async () => {
  const store = new TabStore();
  await store.write(event(1));
  let version = 0;
  const { runner, told, types } = run(store, (request) => {
    if (request.type === 'forget') return { wanted: ['t1'] };
    if (request.type === 'restore') version = request.events.length;
    if (request.type !== 'message') return {};
    return { store: event(version + 1), send: [{ connection: 1, text: `version ${version + 1}` }] };
  });
  await runner.do(message('do'));
  expect(types()).toEqual(['start', 'message', 'forget', 'restore', 'message']);
  expect(told).toEqual([['t1'], 'version 2']);
  expect((await store.table('t1')).events.map(({ text }) => text)).toEqual(['event 1', 'event 2']);
});

test('what cannot be stored is refused with its reason, and nothing else of it is told', async () => {
  const store = new TabStore();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const { runner, told, asked } = run(store, (request) => {
    if (request.type === 'forget')
      return { send: [{ connection: 1, text: request.refused?.code ?? 'none' }] };
    return request.type === 'message' ? { store: event(1), send: [{ connection: 1, text: 'done' }] } : {};
  });
  await runner.do(message('do'));
  expect(told).toEqual(['disk_full']);
  expect(asked.at(-1)).toMatchObject({ tables: ['t1'], refused: { request: { text: 'do' } } });
});

test('a tab that breaks starts again: lines are closed, requests are answered, and the next one is served', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { runner, told, start } = run(new TabStore(), (request) => {
    if (request.type === 'api' && request.path === '/api/break') throw new Error('unreachable');
    return request.type === 'api'
      ? { answers: [{ id: 2, status: 200, content_type: '', body: 'here' }] }
      : {};
  });
  await runner.do({ type: 'connect', connection: 7, table: 't1' });
  await runner.do({ type: 'api', id: 1, method: 'GET', path: '/api/break' });
  expect(told).toEqual([[503, expect.stringContaining('internal')], 1012]);
  await runner.do({ type: 'api', id: 2, method: 'GET', path: '/api/games' });
  expect(told.at(-1)).toEqual([200, 'here']);
  expect(start).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});

test('what another tab has written is read again, if somebody looks at it here', async () => {
  const { runner, types } = run(new TabStore(), ({ type }) => (type === 'forget' ? { wanted: ['t1'] } : {}));
  await runner.reread(['t1']);
  expect(types()).toEqual([]);
  await runner.do({ type: 'connect', connection: 1, table: 't1' });
  await runner.reread(['t2', 't1']);
  expect(types()).toEqual(['start', 'connect', 'forget', 'restore']);
});

test('the tab is woken when it wanted to be', async () => {
  const { runner, types } = run(new TabStore(), ({ type }) => (type === 'message' ? { wake: 0 } : {}));
  await runner.do(message('do'));
  await vi.waitFor(() => expect(types()).toEqual(['start', 'message', 'tick']));
});
