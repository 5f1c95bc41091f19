/** The board as it is shown, a little behind the one of the rules while towers slide and pawns walk. */
import { Flights } from '$lib/board/flights.svelte';
import { drawn, isCalm, pause } from '$lib/board/motion';
import { squaresOf } from '$lib/board/sliding';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { stepsOf, type Step } from './film';
import { modelOf, walked, type Model, type Push } from './pieces';
import type { View, Way } from './view';

/** In the air: a treasure, or the back of a card. */
export type Flying = { treasure: string } | 'back';

/** The way somebody walks or has walked last. */
export interface Walk {
  seat: number;
  way: Way;
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
  #seen: readonly SeenEvent[] = [];

  /** A new view. What led to it is played, if somebody watches and things may move. */
  follow(view: View, events: readonly SeenEvent[], root: HTMLElement | undefined, mine: number | null): void {
    if (events === this.#seen && view === this.#view) return;
    const steps = this.#real && events !== this.#seen ? stepsOf(this.#real, events) : [];
    const isChanged = view !== this.#view;
    [this.#real, this.#view, this.#seen] = [modelOf(view), view, events];
    if (steps?.length) {
      this.#queue.push(...steps);
      if (!root || isCalm() || document.hidden) this.finish();
      else if (!this.#isPlaying) void this.#play(root, mine);
    } else if (isChanged) {
      this.finish();
      if (!steps) this.last = null;
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

  /** A walk is seen until the next one; who stays where it is leaves no way. */
  #remember({ seat, way }: Step): void {
    if (way) this.last = way.cards ? { seat, way } : null;
  }

  async #play(root: HTMLElement, mine: number | null): Promise<void> {
    const show = this.#show;
    const goesOn = () => show === this.#show;
    this.#isPlaying = true;
    for (let step = this.#queue[0]; step && goesOn(); step = this.#queue[0]) {
      await this.#slide(step, mine, goesOn);
      await this.#walk(step, mine, goesOn);
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
  async #slide({ seat, push }: Step, mine: number | null, goesOn: () => boolean): Promise<void> {
    if (!push || seat === mine) return;
    this.last = null;
    this.push = push;
    await pause(420);
    if (!goesOn()) return;
    this.push = { ...push, isIn: true };
    await pause(560);
  }

  async #walk({ seat, way }: Step, mine: number | null, goesOn: () => boolean): Promise<void> {
    if (!way?.cards || !this.shown) return;
    this.walk = { seat, way };
    await pause(seat === mine ? 120 : 640);
    for (const square of squaresOf(way.squares).slice(1)) {
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
    await this.flights.fly('back', find('[data-deck]'), find(`[data-cards="${seat}"]`), {
      milliseconds: 360,
    });
  }
}
