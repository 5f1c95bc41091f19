/** Moves that are tried from a moment on, for all seats: a tree in which nothing is lost. */
import { tick } from 'svelte';
import { postHere } from '$lib/api';
import type { ComparedMove } from '../wire/ComparedMove';
import type { Hint } from '../wire/Hint';
import type { MomentAdvice } from '../wire/MomentAdvice';
import type { MomentInfo } from '../wire/MomentInfo';
import type { PossibleDraw } from '../wire/PossibleDraw';
import type { SeenEvent } from '../wire/SeenEvent';
import type { Tried } from '../wire/Tried';
import type { Reel } from './reel.svelte';
import { ask } from './source';
import { readTries, withTries, type WrittenTry } from './tries';

/** A move that was tried, and what was drawn after it. */
export class TriedMove {
  comment = $state('');
  children = $state.raw<readonly TriedMove[]>([]);
  events: readonly SeenEvent[] = [];

  constructor(
    readonly parent: TriedMove | null,
    readonly seat: number,
    readonly word: string,
    readonly draws: readonly string[],
    /** Which it is of all that were tried: for lists. */
    readonly id: number,
  ) {}

  /** Everything from the beginning to here. */
  get way(): Tried[] {
    const draws = this.draws.map((word): Tried => ({ word }));
    return [...(this.parent?.way ?? []), { seat: this.seat, word: this.word }, ...draws];
  }
}

/** What the owl says about a moment. */
export interface OwlWords {
  steps: readonly Hint[];
  action: string;
  then: readonly string[];
  value: number;
  compared: readonly ComparedMove[];
  seat: number;
}

export class Study {
  /** The moment from which moves are tried. */
  readonly at: number;
  /** The moves that were tried there. */
  first = $state.raw<readonly TriedMove[]>([]);
  /** The move that is looked at; none at the beginning. */
  now = $state.raw<TriedMove | null>(null);
  info = $state.raw<MomentInfo | null>(null);
  fresh = $state.raw<readonly SeenEvent[]>([]);
  owl = $state.raw<OwlWords | null>(null);
  /** A move that is shown as if somebody were about to do it. */
  trial = $state<string | null>(null);
  isBusy = $state(false);
  isThinking = $state(false);
  #count = 0;

  constructor(
    private readonly reel: Reel,
    tried: readonly TriedMove[] = [],
  ) {
    this.at = reel.at;
    this.first = tried;
    this.#count = counted(tried);
  }

  /** The seat that is to act, and whose side is shown. */
  readonly seat = $derived(this.info?.offers[0]?.seat ?? this.now?.seat ?? 1);
  readonly actions = $derived(this.isBusy ? [] : (this.info?.offers[0]?.actions ?? []));
  readonly children = $derived(this.now?.children ?? this.first);

  open(): Promise<void> {
    return this.#show(null, false);
  }

  /** Tries a move. What is then drawn is drawn as the rules weigh it. */
  async act(action: string): Promise<void> {
    const seat = this.seat;
    const known = this.children.find((one) => one.seat === seat && one.word === action);
    if (known) return this.#show(known, true);
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const draws: string[] = [];
      let tried: TriedMove;
      for (;;) {
        tried = new TriedMove(this.now, seat, action, [...draws], this.#count);
        const { chances, events } = await this.#ask(tried.way, seat);
        tried.events = events;
        if (!chances.length) break;
        draws.push(drawn(chances));
      }
      this.#count += 1;
      const children = [...this.children, tried];
      if (this.now) this.now.children = children;
      else this.first = children;
      await this.#show(tried, true);
    } finally {
      this.isBusy = false;
    }
  }

  /** Takes the last move back; it stays in the tree. */
  undo = (): Promise<void> => (this.now ? this.#show(this.now.parent, false) : Promise.resolve());
  redo = (): Promise<void> => {
    const next = this.children.at(-1);
    return next ? this.#show(next, true) : Promise.resolve();
  };
  go = (tried: TriedMove | null): Promise<void> => this.#show(tried, tried?.parent === this.now);

  /** Takes a move with everything after it out of the tree. */
  async remove(tried: TriedMove): Promise<void> {
    const { parent } = tried;
    const left = (all: readonly TriedMove[]) => all.filter((one) => one !== tried);
    if (parent) parent.children = left(parent.children);
    else this.first = left(this.first);
    await this.#show(parent, false);
  }

  /** Asks the owl what it would do here, on what the seat that is to act knows. */
  async think(): Promise<void> {
    if (!this.info?.offers.length || this.isThinking) return;
    const [{ record }, { at, seat, now }] = [this.reel, this];
    this.isThinking = true;
    try {
      const question = { record, at, play: now?.way ?? [], seat };
      const { advice, then, compared } = await postHere<MomentAdvice>('/api/advice', question);
      if (now === this.now)
        this.owl = { steps: advice.steps, action: advice.action, value: advice.value, then, compared, seat };
    } finally {
      this.isThinking = false;
    }
  }

  #ask(play: readonly Tried[], seat: number): Promise<MomentInfo> {
    const [{ record }, { at }] = [this.reel, this];
    return ask<MomentInfo>('/api/moment', { record, at, play, eyes: { seat } });
  }

  async #show(tried: TriedMove | null, moves: boolean): Promise<void> {
    const play = tried?.way ?? [];
    let info = await this.#ask(play, tried?.seat ?? this.seat);
    // Seen from the side of the seat that is to act now.
    const next = info.offers[0]?.seat;
    if (next !== undefined) info = await this.#ask(play, next);
    [this.owl, this.trial] = [null, null];
    this.fresh = moves ? info.events : [];
    [this.now, this.info] = [tried, info];
    await tick();
  }
}

/** How many numbers the moves of this tree have used up. */
const counted = (all: readonly TriedMove[]): number =>
  Math.max(0, ...all.map((one) => Math.max(one.id + 1, counted(one.children))));

/** Everything that was tried in a game, by the moment it was tried at. */
export class Tries {
  trees = $state.raw<Readonly<Record<number, readonly TriedMove[]>>>({});

  constructor(record: string) {
    for (const written of readTries(record)) this.#add(written);
  }

  /** The moments at which something was tried. */
  readonly moments = $derived(Object.keys(this.trees).map(Number));

  /** Keeps what was tried in a study. */
  keep({ at, first }: Study): void {
    const others = Object.entries(this.trees).filter(([key]) => Number(key) !== at);
    this.trees = Object.fromEntries(first.length ? [...others, [at, first]] : others);
  }

  /** The record with everything that was tried. */
  in(record: string): string {
    const lines = (at: number, all: readonly TriedMove[], above: readonly number[]): WrittenTry[] =>
      all.flatMap(({ seat, word, draws, comment, children }, nth) => {
        const path = [...above, nth + 1];
        return [{ at, path, seat, word, draws, comment }, ...lines(at, children, path)];
      });
    return withTries(
      record,
      this.moments.flatMap((at) => lines(at, this.trees[at] ?? [], [])),
    );
  }

  #add({ at, path, seat, word, draws, comment }: WrittenTry): void {
    const tree = this.trees[at] ?? [];
    let [parent, beside]: [TriedMove | null, readonly TriedMove[]] = [null, tree];
    for (const nth of path.slice(0, -1)) {
      parent = beside[nth - 1] ?? null;
      // A move that nobody leads to is none.
      if (!parent) return;
      beside = parent.children;
    }
    const tried = new TriedMove(parent, seat, word, draws, counted(tree));
    tried.comment = comment;
    if (parent) parent.children = [...beside, tried];
    this.trees = { ...this.trees, [at]: parent ? tree : [...beside, tried] };
  }
}

/** One of the draws, as the rules weigh them. */
function drawn(chances: readonly PossibleDraw[]): string {
  let rest = Math.random() * chances.reduce((sum, { weight }) => sum + weight, 0);
  return (chances.find(({ weight }) => (rest -= weight) < 0) ?? chances[0])?.word ?? '';
}
