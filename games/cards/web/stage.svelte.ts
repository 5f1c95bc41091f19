/** The labyrinth as it is shown, a little behind the one of the rules while cards fly. */
import { tick } from 'svelte';
import type { Line } from '$lib/board/light';
import { Flights } from '$lib/board/flights.svelte';
import { drawn, isCalm, pause } from '$lib/board/motion';
import { turnOf } from '$lib/board/turn';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { cellKey } from './action';
import type { Deck } from './art';
import { stepsOf, type Step } from './film';
import type { Laid } from './view';
import { ways } from './light';

/** In the air: the front of a card, or its back. */
export type Flying = { card: number } | 'back';

/** The last move, to be seen until the next. */
interface Last {
  seat: number;
  card: number;
  taken: string[];
}

export class Stage {
  laid = $state.raw<Laid[]>([]);
  /** Lies already, but is still in the air. */
  hidden = $state.raw<number[]>([]);
  lights = $state.raw<Line[]>([]);
  last = $state.raw<Last | null>(null);
  flights = new Flights<Flying>();
  /** Which show is on; a newer one ends the older. */
  #show = 0;
  /** What is still to be shown. */
  #queue: Step[] = [];
  #isPlaying = false;
  #real: Laid[] | null = null;
  #seen: readonly SeenEvent[] = [];

  /** A new view. What led to it is played, if somebody watches and things may move. */
  follow(
    labyrinth: Laid[],
    events: readonly SeenEvent[],
    deck: Deck,
    root: HTMLElement | undefined,
    mine: number | null,
  ) {
    if (events === this.#seen && labyrinth === this.#real) return;
    const steps = this.#real && events !== this.#seen ? stepsOf(this.#real, events) : [];
    const isChanged = labyrinth !== this.#real;
    [this.#real, this.#seen] = [labyrinth, events];
    if (steps?.length) {
      this.#queue.push(...steps);
      if (!root || isCalm() || document.hidden) this.finish();
      else if (!this.#isPlaying) void this.#play(deck, root, mine);
    } else if (isChanged) {
      this.finish();
      if (!steps) this.last = null;
    }
  }

  /** Shows how things are, at once. */
  finish(): void {
    const end = this.#queue.at(-1);
    if (end) this.#remember(end);
    this.#show += 1;
    this.#queue = [];
    this.#isPlaying = false;
    this.flights.ground();
    this.laid = this.#real ?? [];
    this.hidden = [];
    this.lights = [];
  }

  #remember({ seat, laid, taken }: Step): void {
    this.last = { seat, card: laid.card, taken: taken.map(({ x, y }) => cellKey(x, y)) };
  }

  async #play(deck: Deck, root: HTMLElement, mine: number | null): Promise<void> {
    const show = this.#show;
    const goesOn = () => show === this.#show;
    this.#isPlaying = true;
    for (let step = this.#queue[0]; step && goesOn(); step = this.#queue[0]) {
      await this.#perform(step, deck, root, mine, goesOn);
      if (goesOn()) this.#queue.shift();
    }
    if (!goesOn()) return;
    this.#isPlaying = false;
    this.laid = this.#real ?? [];
  }

  async #perform(
    step: Step,
    deck: Deck,
    root: HTMLElement,
    mine: number | null,
    goesOn: () => boolean,
  ): Promise<void> {
    const { laid, taken, seat } = step;
    const find = (selector: string) => root.querySelector(selector);
    // Seats stand in the frame around the board.
    const home = document.querySelector(`[data-seat="${seat}"] [data-badge]`);
    this.last = { seat, card: laid.card, taken: [] };
    this.laid = step.before;
    // Who laid it by hand has seen it lie.
    if (seat !== mine) {
      this.hidden = [laid.card];
      await tick();
      await pause(160);
      if (!goesOn()) return;
      const cell = find(`[data-card="${laid.card}"]`);
      const turn = turnOf(laid.top);
      await this.flights.fly({ card: laid.card }, home, cell, { turn });
      if (!goesOn()) return;
      this.hidden = [];
    }
    if (taken.length > 0) {
      const cells = taken.map(({ x, y }) => cellKey(x, y));
      this.lights = ways(deck, step.before, laid, cells);
      await pause(seat === mine ? 350 : 950);
      if (!goesOn()) return;
      const places = taken.map((card) => find(`[data-card="${card.card}"]`));
      this.hidden = taken.map((card) => card.card);
      this.lights = [];
      await Promise.all(taken.map(({ card }, nth) => this.flights.fly({ card }, places[nth] ?? null, home)));
      if (!goesOn()) return;
    }
    this.laid = step.after;
    this.hidden = [];
    this.#remember(step);
    if (step.draws) {
      await drawn();
      if (!goesOn()) return;
      await this.flights.fly('back', find('[data-pile]'), home, { milliseconds: 320 });
    }
  }
}
