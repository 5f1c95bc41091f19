/** What a tab keeps in the browser: whole or not at all. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TabWrites } from '../wire/TabWrites';
import { DATABASE } from './available';
import { Conflict, TabStore, Unstored } from './store';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const nothing: TabWrites = { events: [], summaries: [], documents: [], removed: [] };
const events = (table: string, ...versions: number[]): TabWrites => ({
  ...nothing,
  events: versions.map((version) => ({ table, version, event: { text: `${table} ${version}` } })),
});
const textsOf = async (store: TabStore, table: string) =>
  (await store.table(table)).events.map(({ text }) => text);

test('a log comes back in order, without those of other tables', async () => {
  const store = new TabStore();
  await store.write(events('t1', 1, 2));
  await store.write(events('t10', 1));
  await store.write(events('t1', 3, 4, 5, 6, 7, 8, 9, 10));
  expect(await textsOf(new TabStore(), 't1')).toEqual(
    Array.from({ length: 10 }, (_, nth) => `t1 ${nth + 1}`),
  );
  expect(await textsOf(store, 't10')).toEqual(['t10 1']);
  expect(await textsOf(store, 't2')).toEqual([]);
});

test('summaries and documents replace those before, and a table goes with all of its own', async () => {
  const store = new TabStore();
  const write = (text: string): TabWrites => ({
    ...events('t1'),
    summaries: [{ table: 't1', text }],
    documents: [
      { table: null, document: { name: 'me', text } },
      { table: 't1', document: { name: 'notes', text } },
    ],
  });
  await store.write(events('t1', 1));
  await store.write(write('old'));
  await store.write(write('new'));
  expect(await store.me()).toBe('new');
  expect(await store.summaries()).toEqual([{ table: 't1', text: 'new' }]);
  expect((await store.table('t1')).documents).toEqual([{ name: 'notes', text: 'new' }]);
  await store.remove('t1');
  expect([await store.summaries(), await store.table('t1')]).toEqual([[], { events: [], documents: [] }]);
  expect(await store.me()).toBe('new');
});

test('of two tabs that write the same version one does, and the other changes nothing', async () => {
  const [one, two] = [new TabStore(), new TabStore()];
  await one.write(events('t1', 1));
  const both = await Promise.allSettled([
    one.write({ ...events('t1', 2), summaries: [{ table: 't1', text: 'one' }] }),
    two.write({ ...events('t1', 2, 3), summaries: [{ table: 't1', text: 'two' }] }),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(both[1]).toMatchObject({ reason: expect.any(Conflict) });
  expect(await textsOf(one, 't1')).toEqual(['t1 1', 't1 2']);
  expect(await one.summaries()).toEqual([{ table: 't1', text: 'one' }]);
});

test('nothing is written behind a gap: another tab has removed the table', async () => {
  const store = new TabStore();
  await expect(store.write(events('t1', 5))).rejects.toBeInstanceOf(Conflict);
  expect(await textsOf(store, 't1')).toEqual([]);
});

test('a full disk is told from a browser that stores nothing', async () => {
  const store = new TabStore();
  await store.write(events('t1', 1));
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const whole = { ...events('t1', 2), removed: ['t1'] };
  await expect(store.write(whole)).rejects.toMatchObject({ code: 'disk_full' });
  full.mockRestore();
  expect(await textsOf(store, 't1')).toEqual(['t1 1']);
  await store.write(events('t1', 2));
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'SecurityError');
  });
  const refused = new TabStore().write(events('t1', 3));
  await expect(refused).rejects.toBeInstanceOf(Unstored);
  await expect(refused).rejects.toMatchObject({ code: 'store' });
});

test('what a newer page has stored is not touched', async () => {
  await new Promise((resolve) => {
    const request = indexedDB.open(DATABASE, 99);
    request.onsuccess = () => resolve(request.result.close());
  });
  await expect(new TabStore().write(events('t1', 1))).rejects.toMatchObject({ code: 'store' });
});
