/** One table as this browser takes part in it: what it shows, what has been received, and what is sent. */
import { get, Refused, send } from '$lib/api';
import { say } from '$lib/speech.svelte';
import { recall } from '$lib/storage';
import { codeHere, isOfTab } from '../tab/place';
import type { Command } from '../wire/Command';
import type { May } from '../wire/May';
import type { Person } from '../wire/Person';
import type { SeenEvent } from '../wire/SeenEvent';
import type { TableSnapshot } from '../wire/TableSnapshot';
import type { ToClient } from '../wire/ToClient';
import { browserEnvironment, Connection, type LineStatus } from './connection';
import { fold, nothing, versionOf, type ViewerId, type ViewerStates, type ViewerState } from './fold';
import { actorOf, Playback } from './playback.svelte';
import { forget, promise, promised } from './shares';
import { occupantWords } from './words';

/** Somebody's time runs: then nobody waits until a move has been shown. */
function isTimed(table: TableSnapshot | null | undefined): boolean {
  return !!table && (!!table.left || !!table.race?.length || !!table.held?.length);
}

export class TableState {
  status = $state<LineStatus>('connecting');
  unsent = $state(0);
  you = $state.raw<Person | null>(null);
  /** The seat somebody on this device has chosen to look through, if there are several. */
  chosen = $state<number | null>(null);
  /** The last thing the server did not do, to be shown. */
  problem = $state.raw<Refused | null>(null);
  /** Seats whose people are not there. */
  away = $state.raw<number[]>([]);
  /** From when on others need not wait for them, on the clock of this page. */
  #goneAt: Record<number, number> = {};
  /** How many people look on. */
  watching = $state(0);
  /** When the server was last heard, on the clock of this page: running times count from here. */
  heardAt = $state(0);
  #receivedAt = 0;
  /** There is no such table, or it cannot be shown. */
  missing = $state(false);
  /** Why a table of this tab cannot be shown although something of it may be stored. */
  broken = $state.raw<Refused | null>(null);
  /** A move is on its way to the server. */
  #isSending = false;
  /** The version after the last own move. */
  #moved = 0;
  #line: Connection;
  /** Everything has to be sent again, because something is missing. */
  #fromStart = true;
  /** Positions are wanted in notation, too. */
  #readsText = false;
  /** What has been received, ahead of what is shown. */
  #received: ViewerStates = nothing;
  readonly #playback = new Playback(
    ({ log, fresh }) => fresh.filter((seen) => this.#isOthers(log, seen.version) && this.says(seen)),
    (states) => isTimed([...states.values()][0]?.table),
    () => this.#shown(),
  );
  /** An event as a sentence, or null for what nobody needs to read. Set as soon as the words of the game are loaded. */
  says: (seen: SeenEvent) => string | null = () => null;

  constructor(
    readonly id: string,
    /** For a television: no seat, the public view. */
    readonly isPublic = false,
  ) {
    this.#line = new Connection(
      browserEnvironment(id),
      () => ({
        type: 'hello',
        version: this.#fromStart ? 0 : versionOf(this.#received),
        changes: true,
        ...(this.isPublic ? { seats: [] } : {}),
        ...(this.#readsText ? { text: true } : {}),
      }),
      (message) => this.#receive(message),
      (status, unsent) => {
        if (status === 'offline' && this.status !== status && !this.now) void this.#seek();
        this.status = status;
        this.unsent = unsent;
      },
    );
  }

  readonly #states = $derived(this.#playback.states);
  /** The seats of the people at this device. */
  seats = $derived<number[]>(
    [...this.#states.keys()].filter((viewer) => viewer !== null).sort((a, b) => a - b),
  );
  /** The viewer the board is drawn for. */
  viewer = $derived.by<ViewerId>(() => {
    if (this.chosen !== null && this.seats.includes(this.chosen)) return this.chosen;
    return this.seats[0] ?? null;
  });
  /** What that viewer knows, as it is shown; `now` is the table in it. */
  state = $derived<ViewerState | null>(
    this.#states.get(this.viewer) ?? [...this.#states.values()][0] ?? null,
  );
  now = $derived<TableSnapshot | null>(this.state?.table ?? null);
  isHost = $derived.by(() => this.now !== null && this.now.host.id === this.you?.id && !this.isPublic);
  /** The event that is being shown: the log goes as far as this, and what follows from it is not said yet. */
  showing = $derived(this.#playback.version);
  /** The seat whose move is being shown, if it is somebody else's. */
  actor = $derived.by(() => {
    const log = this.state?.log ?? [];
    if (this.showing === null || isTimed(this.now) || !this.#isOthers(log, this.showing)) return null;
    return actorOf(log, this.showing);
  });
  /** Own seats that are to act. */
  due = $derived(this.actor === null ? this.seats.filter((seat) => this.now?.turn.includes(seat)) : []);
  /** The seats whose turn it is, as far as it has been shown: nobody else's while one's own move is. */
  turn = $derived.by(() => {
    if (this.actor !== null) return [this.actor];
    const own = this.showing === null || this.due.length > 0 ? null : this.actorOf(this.showing);
    return own === null || isTimed(this.now) ? (this.now?.turn ?? []) : [own];
  });
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

  /** What this person may ask for now. Of the spectators only the host may ask for anything. */
  may = $derived<May>((this.seats.length || this.isHost ? this.now?.may : null) ?? {});

  /** Own seats for which nothing runs, because somebody still learns the game. */
  learning = $derived(this.seats.filter((seat) => this.now?.learning.includes(seat)));

  /** Is it a table of this tab, which nobody else can come to? */
  get isOfTab(): boolean {
    return isOfTab(this.id);
  }

  start(): void {
    this.#line.start();
  }

  /** Browsers do not say why a socket was refused: the server is asked whether there is such a table at all. */
  async #seek(): Promise<void> {
    await get(`/api/tables/${this.id}`).catch((error: unknown) => {
      if (!(error instanceof Refused)) return;
      if (error.code === 'no_such_table') this.missing = true;
      else if (this.isOfTab) this.broken = error;
      else return;
      this.close();
    });
  }

  close(): void {
    this.#playback.close();
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

  /** What a seat is called at this device. */
  nameOf(seat: number): string {
    return this.#names.split('\n')[seat - 1] ?? say('table-empty');
  }

  /** Is the person on this seat gone at this moment, so that others need not wait? */
  isGone(seat: number, moment: number): boolean {
    return this.away.includes(seat) && moment >= (this.#goneAt[seat] ?? Infinity);
  }

  /** Asks the server for something. Whether it did it; if not, the reason is `problem`. */
  async #ask(asked: Promise<unknown>): Promise<boolean> {
    try {
      await asked;
      this.problem = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error;
      return false;
    }
  }

  do(command: Command): Promise<boolean> {
    const done = this.#line.do(command).then((version) => {
      if (command.type === 'act') this.#moved = version;
    });
    return this.#ask(done);
  }

  /** Tells the operator of the server about something that was said. */
  report(version: number): Promise<boolean> {
    return this.#ask(send(`/api/tables/${this.id}/report`, { version }));
  }

  /** Does one of the actions on offer. A finger that is still on the last one, or on one that is gone, does nothing. */
  async act(action: string): Promise<boolean> {
    const { viewer, now } = this;
    const isOffered = now !== null && now.version >= this.#moved && now.actions.includes(action);
    if (viewer === null || this.#isSending || !isOffered) return false;
    this.#isSending = true;
    try {
      // A person who plays has learned enough.
      if (this.learning.length) await this.beginForReal();
      return await this.do({ type: 'act', seat: viewer, action });
    } finally {
      this.#isSending = false;
    }
  }

  /** In a race: sends an action although the last one has not been answered. The server judges each in turn. */
  async ahead(action: string): Promise<boolean> {
    return this.viewer !== null && this.do({ type: 'act', seat: this.viewer, action });
  }

  sit(seat: number): Promise<boolean> {
    return this.do({ type: 'sit', seat });
  }

  /** Takes the last own move back, or asks the others. */
  async takeBack(): Promise<void> {
    const seat = this.may.take_back?.seat;
    if (seat !== undefined) await this.do({ type: 'ask_undo', seat });
  }

  /** The game has been learned: from now on bots play and time counts. */
  async beginForReal(): Promise<void> {
    for (const seat of this.learning) await this.do({ type: 'learn', seat, learning: false });
  }

  /**
   * Ready to start, or to be waited for while learning the game. One share of the deal for each device is enough: the server
   * cannot know it.
   */
  async beReady(seats: number[], isLearning = false): Promise<boolean> {
    const [first] = seats;
    if (first !== undefined) {
      const kept = promise(this.id);
      if (!(await this.do({ type: 'commit', seat: first, commitment: kept }))) forget(this.id);
    }
    let done = true;
    if (isLearning) for (const seat of seats) done &&= await this.do({ type: 'learn', seat, learning: true });
    for (const seat of seats) done &&= await this.do({ type: 'ready', seat, ready: true });
    return done;
  }

  #receive(message: ToClient): void {
    if (message.type === 'welcome') {
      this.you = message.you;
    } else if (message.type === 'presence') {
      this.away = message.away.map(({ seat }) => seat);
      this.#goneAt = Object.fromEntries(
        message.away.map(({ seat, gone_in }) => [seat, performance.now() + (gone_in ?? Infinity)]),
      );
      this.watching = message.watching;
    } else if (message.type === 'error' && message.id === null && message.code !== 'slow_down') {
      this.missing = message.code === 'no_such_table';
      if (this.isOfTab && !this.missing) this.broken = new Refused(codeHere(message.code), message.message);
      if (this.broken) this.close();
    } else if (message.type === 'snapshot' || message.type === 'events' || message.type === 'changes') {
      const folded = fold(this.#received, message);
      if (folded.strayed) console.error('the changes have not led to the table as it is');
      this.#fromStart = folded.gap;
      this.#received = folded.states;
      this.#receivedAt = performance.now();
      if (folded.gap) this.#line.greet();
      this.#playback.receive(folded.states, message.seat);
    }
  }

  /** The board says which event it shows; null when it shows things as they are. */
  shows(version: number | null): void {
    this.#playback.shows(version);
  }

  /** The seat that did this, or after whose move it was drawn. */
  actorOf(version: number): number | null {
    return actorOf(this.state?.log ?? [], version);
  }

  /** Something else is shown now. */
  #shown(): void {
    this.heardAt = this.#receivedAt;
    this.#reveal();
  }

  #isOthers(log: readonly SeenEvent[], version: number): boolean {
    const actor = actorOf(log, version);
    return actor !== null && !this.seats.includes(actor);
  }

  /** Keeps the promise as soon as everybody is asked to. */
  #reveal(): void {
    if (this.now?.phase !== 'dealing') return;
    const [seat] = this.seats;
    const share = promised(this.id);
    forget(this.id);
    if (share && seat !== undefined) void this.do({ type: 'reveal', seat, share });
  }
}
