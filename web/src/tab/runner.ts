/**
 * Hands requests to the tab, one after the other, and carries out its responses: what is to be stored is stored before
 * anybody hears of it.
 */
import type { Code } from '../wire/Code';
import type { Problem } from '../wire/Problem';
import type { TabAnswer } from '../wire/TabAnswer';
import type { TabClose } from '../wire/TabClose';
import type { TabFrame } from '../wire/TabFrame';
import type { TabInput } from '../wire/TabInput';
import type { TabRequest } from '../wire/TabRequest';
import type { TabResponse } from '../wire/TabResponse';
import type { TabWrites } from '../wire/TabWrites';
import type { Machine } from './machine';
import { Conflict, Unstored, type TabStore } from './store';
import type { Thinking } from './thinking';

/** Where responses go. */
interface Outlet {
  send(frame: TabFrame): void;
  close(connection: TabClose): void;
  answer(answer: TabAnswer): void;
  /** These tables are stored anew: other tabs of this browser want to know. */
  stored(tables: string[]): void;
}

/** How often a request is tried again because another tab was faster. */
const TRIES = 20;
/** As a server that restarts closes its sockets. */
const RESTART = 1012;

const tablesOf = ({ events, summaries, documents, removed }: TabWrites): string[] => [
  ...new Set([
    ...[...events, ...summaries].map(({ table }) => table),
    ...documents.flatMap(({ table }) => table ?? []),
    ...removed,
  ]),
];

export class TabRunner {
  #machine: Promise<Machine>;
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Which table each is for. */
  #connections = new Map<number, string>();

  constructor(
    private readonly start: () => Promise<Machine>,
    private readonly store: TabStore,
    private readonly thinking: Thinking,
    private readonly outlet: Outlet,
  ) {
    this.#machine = this.#begin();
    // Whoever asks first hears of it.
    this.#machine.catch(() => undefined);
  }

  /** Carries out a request when those before it are done. */
  do(request: TabRequest): Promise<void> {
    this.#last = this.#last.then(() => this.#carry(request));
    return this.#last;
  }

  /** Another tab of this browser has written to these tables. Those that nobody looks at here are read when somebody does. */
  async reread(tables: string[]): Promise<void> {
    const shown = new Set(this.#connections.values());
    const stale = tables.filter((table) => shown.has(table));
    if (stale.length) await this.do({ type: 'forget', tables: stale });
  }

  async #begin(): Promise<Machine> {
    const machine = await this.start();
    const [me, tables] = await Promise.all([this.store.me(), this.store.summaries()]).catch(
      // What cannot be read is not there; writing says why.
      (): [null, []] => [null, []],
    );
    machine(input({ type: 'start', me, tables }));
    return machine;
  }

  async #carry(request: TabRequest): Promise<void> {
    if (request.type === 'connect') this.#connections.set(request.connection, request.table);
    if (request.type === 'disconnect') this.#connections.delete(request.connection);
    try {
      await this.#tryToCarry(request);
    } catch (why) {
      this.#give(request, why instanceof Unstored ? why.code : 'internal');
      if (!(why instanceof Unstored)) this.#renew(why);
    }
  }

  async #tryToCarry(request: TabRequest): Promise<void> {
    const machine = await this.#machine;
    for (let nth = 0; nth < TRIES; nth++) {
      const response = machine(input(request)) as TabResponse;
      const failure = await this.#keep(response.store);
      if (failure) {
        const tables = response.store ? tablesOf(response.store) : [];
        if (failure instanceof Conflict) {
          await this.#tryToCarry({ type: 'forget', tables });
          continue;
        }
        return this.#tryToCarry({ type: 'forget', tables, refused: { request, code: failure.code } });
      }
      this.#deliver(response);
      for (const table of response.wanted) {
        await this.#tryToCarry({ type: 'restore', table, ...(await this.store.table(table)) });
      }
      if (!response.again) return;
    }
    throw new Unstored('store', 'other tabs write all the time');
  }

  /** Stores what is to be stored. Returns why it cannot. */
  async #keep(writes: TabWrites | null): Promise<Conflict | Unstored | null> {
    if (!writes) return null;
    try {
      await this.store.write(writes);
      const tables = tablesOf(writes);
      if (tables.length) this.outlet.stored(tables);
      return null;
    } catch (why) {
      if (why instanceof Conflict || why instanceof Unstored) return why;
      throw why;
    }
  }

  #deliver({ send, close, answers, think, drop, wake }: TabResponse): void {
    for (const frame of send) this.outlet.send(frame);
    for (const one of close) this.#hangUp(one);
    for (const answer of answers) this.outlet.answer(answer);
    for (const task of think) this.thinking.think(task);
    for (const task of drop) this.thinking.drop(task);
    clearTimeout(this.#timer);
    if (wake !== null) {
      this.#timer = setTimeout(
        () => void this.do({ type: 'tick' }),
        Math.max(0, wake - performance.now()) + 1,
      );
    }
  }

  #hangUp(one: TabClose): void {
    this.#connections.delete(one.connection);
    this.outlet.close(one);
  }

  /** The tab cannot answer: the page answers for it. */
  #give(request: TabRequest, code: Code): void {
    if (request.type === 'api') {
      const problem: Problem = { code, message: `the tab cannot answer: ${code}`, clause: null };
      const body = JSON.stringify(problem);
      this.outlet.answer({ id: request.id, status: 503, content_type: 'application/json', body });
    } else if (request.type === 'message') {
      this.#hangUp({ connection: request.connection, code: RESTART });
    }
  }

  /** A machine that broke is replaced. Tables come back from what is stored. */
  #renew(why: unknown): void {
    console.error('the tab starts again', why);
    for (const connection of [...this.#connections.keys()]) this.#hangUp({ connection, code: RESTART });
    clearTimeout(this.#timer);
    this.thinking.end();
    this.#machine = this.#begin();
    this.#machine.catch(() => undefined);
  }
}

const input = (request: TabRequest): TabInput => ({
  now: Math.floor(performance.now()),
  at: Date.now(),
  request,
});
