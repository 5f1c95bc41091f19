/** The board as it is shown, a little behind the one of the rules while towers slide and pawns walk. */
import { Flights } from '$lib/board/flights.svelte';
import { drawn, isCalm, pause } from '$lib/board/motion';
import type { Seen } from '../../../web/src/wire/Seen';
import { stepsOf, type Step } from './film';
import { modelOf, sameModel, walked, type Model, type Push } from './model';
import type { View } from './view';

/** In the air: a treasure, or the back of a card. */
export type Flying = { treasure: string } | 'back';

/** The way somebody walks or has walked last. */
export interface Walk {
  seat: number;
  way: string[];
  cards: string;
}

export class Stage {
  shown = $state.raw<Model | null>(null);
  push = $state.raw<Push | null>(null);
  walk = $state.raw<Walk | null>(null);
  last = $state.raw<Walk | null>(null);
  flights = new Flights<Flying>();
  /** Which show is on; a newer one ends the older. */
  #show = 0;
  #queue: Step[] = [];
  #isPlaying = false;
  #real: Model | null = null;
  #view: View | null = null;
  #seen: readonly Seen[] = [];

  /** A new view. What led to it is played, if somebody watches and things may move. */
  follow(view: View, events: readonly Seen[], root: HTMLElement | undefined, mine: number | null): void {
    const isNew = events !== this.#seen;
    if (!isNew && view === this.#view) return;
    const before = this.#real;
    const model = modelOf(view);
    const steps = isNew && before ? stepsOf(before, events, view) : [];
    [this.#real, this.#view, this.#seen] = [model, view, events];
    const end = steps.at(-1);
    if (end && sameModel(end.after, model)) {
      this.#queue.push(...steps);
      if (!root || isCalm() || document.hidden) this.finish();
      else if (!this.#isPlaying) void this.#play(root, mine);
    } else if (!this.#isPlaying || !before || !sameModel(before, model)) {
      this.finish();
      if (events.some(({ event }) => event.type === 'undone')) this.last = null;
    }
  }

  /** Shows how things are, at once. */
  finish(): void {
    for (const step of this.#queue) this.#remember(step);
    this.#show += 1;
    this.#queue = [];
    this.#isPlaying = false;
    this.flights.ground();
    this.shown = this.#real;
    this.push = this.walk = null;
  }

  #remember({ seat, move, way }: Step): void {
    this.last = move && way.length > 1 ? { seat, way, cards: move.cards } : move ? null : this.last;
  }

  async #play(root: HTMLElement, mine: number | null): Promise<void> {
    const show = this.#show;
    const goesOn = () => show === this.#show;
    this.#isPlaying = true;
    for (let step = this.#queue[0]; step && goesOn(); step = this.#queue[0]) {
      if (step.slide) await this.#slide(step, mine, goesOn);
      else if (step.move) await this.#walk(step, mine, goesOn);
      if (!goesOn()) return;
      this.push = this.walk = null;
      this.shown = step.after;
      this.#remember(step);
      if (step.draws) await this.#draw(root, step.seat, goesOn);
      if (goesOn()) this.#queue.shift();
    }
    if (!goesOn()) return;
    this.#isPlaying = false;
    this.shown = this.#real;
  }

  /** Who pushed by hand has seen it pushed. */
  async #slide({ seat, slide }: Step, mine: number | null, goesOn: () => boolean): Promise<void> {
    if (!slide || seat === mine) return;
    this.last = null;
    this.push = { ...slide, isIn: false };
    await pause(420);
    if (!goesOn()) return;
    this.push = { ...slide, isIn: true };
    await pause(560);
  }

  async #walk({ seat, move, way }: Step, mine: number | null, goesOn: () => boolean): Promise<void> {
    if (!move || way.length < 2 || !this.shown) return;
    this.walk = { seat, way, cards: move.cards };
    await pause(seat === mine ? 120 : 640);
    for (const square of way.slice(1)) {
      if (!goesOn()) return;
      this.shown = walked(this.shown, seat, square);
      await pause(230);
    }
    await pause(160);
  }

  async #draw(root: HTMLElement, seat: number, goesOn: () => boolean): Promise<void> {
    await drawn();
    if (!goesOn()) return;
    const find = (selector: string) => root.querySelector(selector);
    await this.flights.fly('back', find('[data-deck]'), find(`[data-mat="${seat}"] [data-cards]`), {
      milliseconds: 360,
    });
  }
}
