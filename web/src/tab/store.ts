/**
 * What the tab keeps in the browser: logs, summaries and documents, in IndexedDB. Several tabs of a browser share it. What is
 * written is written whole or not at all, and no event replaces another.
 */
import type { Code } from '../wire/Code';
import type { StoredDocument } from '../wire/StoredDocument';
import type { StoredEvent } from '../wire/StoredEvent';
import type { StoredSummary } from '../wire/StoredSummary';
import type { TabWrites } from '../wire/TabWrites';
import { DATABASE } from './available';

const VERSION = 1;
const STORES = ['events', 'summaries', 'documents'] as const;

/** Another tab has written to the same table. */
export class Conflict extends Error {}

/** The browser does not keep it. */
export class Unstored extends Error {
  constructor(
    readonly code: Extract<Code, 'disk_full' | 'store'>,
    why: unknown,
  ) {
    super(String(why));
  }
}

/** All that is stored of a table. */
interface StoredTable {
  events: StoredEvent[];
  documents: StoredDocument[];
}

/** Documents that belong to no table have no name of one: no table is called so. */
const NO_TABLE = '';
const ofTable = (table: string) => IDBKeyRange.bound([table], [table, []]);

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function unstored(why: unknown): Unstored {
  const isFull = why instanceof DOMException && why.name === 'QuotaExceededError';
  return new Unstored(isFull ? 'disk_full' : 'store', why);
}

export class TabStore {
  #open: Promise<IDBDatabase> | undefined;

  async me(): Promise<string | null> {
    const documents = await this.#read('documents', (store) => store.get([NO_TABLE, 'me']));
    return (documents as StoredDocument | undefined)?.text ?? null;
  }

  async summaries(): Promise<StoredSummary[]> {
    return (await this.#read('summaries', (store) => store.getAll())) as StoredSummary[];
  }

  async table(table: string): Promise<StoredTable> {
    const all = (name: 'events' | 'documents') => this.#read(name, (store) => store.getAll(ofTable(table)));
    const [events, documents] = await Promise.all([all('events'), all('documents')]);
    return { events: events as StoredEvent[], documents: documents as StoredDocument[] };
  }

  /** Removes a table with everything that is stored of it, readable or not. */
  async remove(table: string): Promise<void> {
    await this.write({ events: [], summaries: [], documents: [], removed: [table] });
  }

  /** Resolves when all of it is on disk. Rejects with a `Conflict` or as `Unstored`; then nothing was written. */
  async write(writes: TabWrites): Promise<void> {
    const database = await this.#database();
    let isOrphan = false;
    try {
      const change = database.transaction(STORES, 'readwrite', { durability: 'strict' });
      const ended = new Promise<void>((resolve, reject) => {
        change.oncomplete = () => resolve();
        change.onabort = () => reject(change.error);
      });
      try {
        fill(change, writes, () => {
          if (!isOrphan) change.abort();
          isOrphan = true;
        });
      } catch (why) {
        // What was asked for before it would be written otherwise.
        ended.catch(() => undefined);
        change.abort();
        throw why;
      }
      await ended;
    } catch (why) {
      const isTaken = why instanceof DOMException && why.name === 'ConstraintError';
      throw isTaken || isOrphan ? new Conflict() : unstored(why);
    }
  }

  async #read(name: (typeof STORES)[number], ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    try {
      return await done(ask((await this.#database()).transaction(name).objectStore(name)));
    } catch (why) {
      throw why instanceof Unstored ? why : unstored(why);
    }
  }

  #database(): Promise<IDBDatabase> {
    this.#open ??= open().then(
      (database) => {
        const close = () => {
          database.close();
          this.#open = undefined;
        };
        // A newer page in another tab changes the shape of what is stored, or the browser was told to forget it.
        database.onversionchange = close;
        database.onclose = close;
        return database;
      },
      (why: unknown) => {
        this.#open = undefined;
        throw unstored(why);
      },
    );
    return this.#open;
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    for (const name of STORES) request.result.createObjectStore(name);
  };
  return done(request);
}

/** Puts all writes into one transaction. An event needs its predecessor, and a free place. */
function fill(change: IDBTransaction, writes: TabWrites, orphan: () => void): void {
  const [events, summaries, documents] = STORES.map((name) => change.objectStore(name)) as [
    IDBObjectStore,
    IDBObjectStore,
    IDBObjectStore,
  ];
  for (const table of writes.removed) {
    for (const store of [events, documents]) store.delete(ofTable(table));
    summaries.delete(table);
  }
  for (const { table, version, event } of writes.events) {
    if (version > 1) {
      const before = events.getKey([table, version - 1]);
      before.onsuccess = () => before.result === undefined && orphan();
    }
    events.add(event, [table, version]);
  }
  for (const summary of writes.summaries) summaries.put(summary, summary.table);
  for (const { table, document } of writes.documents) {
    documents.put(document, [table ?? NO_TABLE, document.name]);
  }
}
