/** A game that is watched again: its moments, which of them is shown, and how it goes on by itself. */
import { tick } from 'svelte';
import { goOn, pause, reading } from '$lib/board/motion';
import { changed, type Change } from '../table/change';
import type { Eyes } from '../wire/Eyes';
import type { Moment } from '../wire/Moment';
import type { Replayed } from '../wire/Replayed';
import type { SeenEvent } from '../wire/SeenEvent';
import { namedMoment, turnAfter, turnBefore } from './moments';
import { ask } from './source';

/** A moment with its whole view. */
export interface SeenMoment extends Moment {
  view: unknown;
}

/** However fast: something that was not seen to move stays this long, in milliseconds. */
const LEAST = 250;

export class Reel {
  /** The game, as soon as it is known. */
  game = $state.raw<Replayed | null>(null);
  eyes = $state.raw<Eyes>('open');
  /** The moments that have been fetched. */
  moments = $state.raw<readonly SeenMoment[]>([]);
  at = $state(0);
  /** What has led to this moment, to be animated; empty after a leap. */
  fresh = $state.raw<readonly SeenEvent[]>([]);
  /** The event that the board is showing; null when it shows the moment as it is. */
  version = $state<number | null>(null);
  /** It goes on by itself. */
  isRunning = $state(false);
  #whenShown: (() => void) | undefined;
  /** What was asked for last; answers to what was asked before are not needed any more. */
  #asked = 0;
  #run = 0;

  constructor(
    /** As `.play` text. */
    public record = '',
  ) {}

  readonly turns = $derived(this.game?.turns ?? [0]);
  readonly last = $derived(this.turns.length - 1);
  readonly now = $derived(this.moments[this.at]);

  /** Fetches the game for these eyes and shows a moment of it; the rest of it comes while that is looked at. */
  async open(eyes: Eyes, find: (game: Replayed) => number): Promise<void> {
    const mine = ++this.#asked;
    this.stop();
    let [moments, at] = [[] as readonly SeenMoment[], 0];
    for (;;) {
      const { record } = this;
      const game = await ask<Replayed>('/api/replay', { record, eyes, from: moments.length });
      if (mine !== this.#asked) return;
      if (moments.length === 0) at = find(game);
      moments = [...moments, ...whole(game.moments, moments.at(-1)?.view)];
      const isOver = moments.length >= game.turns.length || game.moments.length === 0;
      if (moments.length > at) {
        const isFirst = this.moments.length === 0 || this.eyes !== eyes;
        [this.game, this.eyes, this.moments] = [game, eyes, moments];
        if (isFirst) this.#show(at, false);
      }
      if (isOver) return;
    }
  }

  look(eyes: Eyes): Promise<void> {
    return this.open(eyes, () => this.at);
  }

  /** The moment that a link names; the start if there is none. */
  static named(name: string | null): (game: Replayed) => number {
    return (game) => namedMoment(game.turns, name ?? '') ?? 0;
  }

  /** Shows another moment. What led to the next one is animated, unless something is still being shown. */
  go(to: number): void {
    this.stop();
    this.#show(to, to === this.at + 1 && this.version === null);
  }

  onward = (): void => this.go(this.at + 1);
  back = (): void => this.go(this.at - 1);
  turnOnward = (): void => this.go(turnAfter(this.turns, this.at));
  turnBack = (): void => this.go(turnBefore(this.turns, this.at));

  #show(to: number, moves: boolean): void {
    const at = Math.max(0, Math.min(to, this.moments.length - 1));
    if (at === this.at && this.fresh.length === 0) return;
    this.fresh = moves ? (this.moments[at]?.events ?? []) : [];
    this.at = at;
  }

  /** The board says which event it shows. */
  shows = (version: number | null): void => {
    this.version = version;
    if (version === null) this.#whenShown?.();
  };

  /** From here on, or from the start again. */
  async run(): Promise<void> {
    const mine = ++this.#run;
    if (this.at >= this.last) this.#show(0, false);
    this.isRunning = true;
    while (mine === this.#run && this.at < this.last) {
      this.#show(this.at + 1, true);
      await tick();
      if (this.version !== null) await new Promise<void>((done) => (this.#whenShown = done));
      await Promise.all([pause(reading), new Promise((done) => setTimeout(done, LEAST))]);
    }
    if (mine === this.#run) this.isRunning = false;
  }

  stop(): void {
    this.#run += 1;
    this.isRunning = false;
    goOn();
  }

  toggle = (): void => {
    if (this.isRunning) this.stop();
    else void this.run();
  };
}

/** Moments with their whole views. */
function whole(moments: readonly Moment[], before: unknown): SeenMoment[] {
  let view = before;
  return moments.map((moment) => {
    if (moment.change !== null) view = changed(view, moment.change as Change);
    return { ...moment, view };
  });
}
