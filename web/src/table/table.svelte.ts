import { Refused } from '$lib/api';
import { say } from '$lib/speech.svelte';
import { recall } from '$lib/storage';
import type { Command } from '../wire/Command';
import type { Person } from '../wire/Person';
import type { TableSnapshot } from '../wire/TableSnapshot';
import type { ToClient } from '../wire/ToClient';
import { browserMeans, Connection, type LineStatus } from './connection';
import { fold, nothing, versionOf, type Eyes, type Known, type Sight } from './fold';
import { forget, promise, promised } from './shares';
import { occupantWords } from './words';

/** One table as this browser takes part in it. */
export class TableState {
  known = $state.raw<Known>(nothing);
  status = $state<LineStatus>('connecting');
  unsent = $state(0);
  you = $state.raw<Person | null>(null);
  /** The seat somebody on this device has chosen to look through, if there are several. */
  chosen = $state<number | null>(null);
  /** The last thing the server did not do, to be shown. */
  problem = $state.raw<Refused | null>(null);
  /** Seats whose people are not there, and how many look on. */
  away = $state.raw<number[]>([]);
  watching = $state(0);
  /** When the server was last heard, on the clock of this page: running times count from here. */
  heardAt = $state(0);
  /** There is no such table, or it cannot be shown. */
  missing = $state(false);
  /** A move is on its way to the server. */
  #isSending = false;
  /** The version after the last own move. */
  #moved = 0;
  #line: Connection;
  #fromStart = true;
  #readsText = false;
  /** What has been received, ahead of what is shown: events that come together are shown together. */
  #told: Known = nothing;
  #toldAt = 0;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** For a television: no seat, the public view. */
    readonly isPublic = false,
  ) {
    this.#line = new Connection(
      browserMeans(id),
      () => ({
        type: 'hello',
        version: this.#fromStart ? 0 : versionOf(this.#told),
        ...(this.isPublic ? { seats: [] } : {}),
        ...(this.#readsText ? { text: true } : {}),
      }),
      (message) => this.#hear(message),
      (status, unsent) => {
        this.status = status;
        this.unsent = unsent;
      },
    );
  }

  start(): void {
    this.#line.start();
  }

  close(): void {
    clearTimeout(this.#soon);
    this.#line.close();
  }

  /** From now on positions come in notation, too. */
  readText(): void {
    if (this.#readsText) return;
    this.#readsText = true;
    this.#line.greet();
  }

  /** After signing in: the connection must be opened again, because the server authenticates it then. */
  reconnect(): void {
    this.#line.reopen();
  }

  seats = $derived<number[]>([...this.known.keys()].filter((eyes) => eyes !== null).sort((a, b) => a - b));
  /** The viewer the board is drawn for. */
  eyes = $derived.by<Eyes>(() => {
    if (this.chosen !== null && this.seats.includes(this.chosen)) return this.chosen;
    return this.seats[0] ?? null;
  });
  sight = $derived<Sight | null>(this.known.get(this.eyes) ?? [...this.known.values()][0] ?? null);
  now = $derived<TableSnapshot | null>(this.sight?.table ?? null);
  isHost = $derived.by(() => this.now !== null && this.now.host.id === this.you?.id && !this.isPublic);
  /** Own seats that are to act. */
  due = $derived(this.seats.filter((seat) => this.now?.turn.includes(seat)));
  isOn = $derived(this.now?.phase === 'playing' || this.now?.phase === 'paused');

  /** One text, a name a line: it changes with the names and not with every move, and so does what is said with them. */
  #names = $derived(
    (this.now?.seats ?? [])
      .map((_, index, seats) => this.#nickname(index + 1) ?? occupantWords(seats, index + 1))
      .join('\n'),
  );
  #nickname(seat: number): string | null {
    return this.seats.length > 1 && this.seats.includes(seat) ? recall(`name.${this.id}.${seat}`) : null;
  }

  /** What a seat is called at this device. */
  nameOf(seat: number): string {
    return this.#names.split('\n')[seat - 1] ?? say('table-empty');
  }

  async do(command: Command): Promise<boolean> {
    try {
      const version = await this.#line.do(command);
      if (command.type === 'act') this.#moved = version;
      this.problem = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error;
      return false;
    }
  }

  /** Does one of the actions on offer. A finger that is still on the last one, or on one that is gone, does nothing. */
  async act(action: string): Promise<boolean> {
    const { eyes, now } = this;
    const isOffered = now !== null && now.version >= this.#moved && now.actions.includes(action);
    if (eyes === null || this.#isSending || !isOffered) return false;
    this.#isSending = true;
    try {
      return await this.do({ type: 'act', seat: eyes, action });
    } finally {
      this.#isSending = false;
    }
  }

  /** In a race: sends it behind whatever is on its way. The server judges each when its turn comes. */
  async ahead(action: string): Promise<boolean> {
    return this.eyes !== null && this.do({ type: 'act', seat: this.eyes, action });
  }

  sit(seat: number): Promise<boolean> {
    return this.do({ type: 'sit', seat });
  }

  /** Ready to start. One share of the deal for each device is enough: the server cannot know it. */
  async beReady(seats: number[]): Promise<void> {
    const [first] = seats;
    if (first !== undefined && promised(this.id, first) === null) {
      const kept = promise(this.id, first);
      if (!(await this.do({ type: 'commit', seat: first, commitment: kept }))) forget(this.id, first);
    }
    for (const seat of seats) await this.do({ type: 'ready', seat, ready: true });
  }

  #hear(message: ToClient): void {
    if (message.type === 'welcome') {
      this.you = message.you;
    } else if (message.type === 'presence') {
      this.away = message.away;
      this.watching = message.watching;
    } else if (message.type === 'error' && message.id === null && message.code !== 'slow_down') {
      this.missing = message.code === 'no_such_table';
    } else if (message.type === 'snapshot' || message.type === 'events') {
      const isUnseen = this.#told.get(message.seat) !== this.known.get(message.seat);
      const folded = fold(this.#told, message, isUnseen);
      this.#fromStart = folded.gap;
      this.#told = folded.known;
      this.#toldAt = performance.now();
      if (folded.gap) this.#line.greet();
      this.#soon ??= setTimeout(() => this.#show());
    }
  }

  #show(): void {
    this.#soon = undefined;
    this.known = this.#told;
    this.heardAt = this.#toldAt;
    this.#reveal();
  }

  /** Keeps the promise as soon as everybody is asked to. */
  #reveal(): void {
    if (this.now?.phase !== 'dealing') return;
    for (const seat of this.seats) {
      const share = promised(this.id, seat);
      forget(this.id, seat);
      if (share) void this.do({ type: 'reveal', seat, share });
    }
  }
}
