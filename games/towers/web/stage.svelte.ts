/** The board as it is shown, a little behind the one of the rules while towers slide and pawns walk. */
import { Flights } from '$lib/board/flights.svelte';
import { drawn, pause } from '$lib/board/motion';
import { Show } from '$lib/board/show.svelte';
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

export class Stage extends Show<Step, View> {
  shown = $state.raw<Model | null>(null);
  push = $state.raw<Push | null>(null);
  walk = $state.raw<Walk | null>(null);
  last = $state.raw<Walk | null>(null);
  flights = new Flights<Flying>();

  constructor(private readonly root: () => HTMLElement | undefined) {
    super();
  }

  protected steps(_: View, events: readonly SeenEvent[], before: View | null): Step[] | null {
    return before ? stepsOf(modelOf(before), events) : [];
  }

  protected forget(): void {
    this.last = null;
  }

  protected rest(): void {
    this.flights.ground();
    this.shown = this.view && modelOf(this.view);
    this.push = this.walk = null;
  }

  /** A walk is seen until the next one; a pawn that stays where it is leaves no way. */
  protected arrive({ seat, way, after }: Step): void {
    this.rest();
    this.shown = after;
    if (way) this.last = way.cards ? { seat, way } : null;
  }

  protected async perform(step: Step, goesOn: () => boolean): Promise<void> {
    await this.#slide(step, goesOn);
    if (goesOn()) await this.#walk(step, goesOn);
    if (!goesOn()) return;
    this.arrive(step);
    if (step.draws) await this.#draw(step.seat, goesOn);
  }

  /** The player who pushed by hand has seen it pushed. */
  async #slide({ seat, push }: Step, goesOn: () => boolean): Promise<void> {
    if (!push || seat === this.mine) return;
    this.last = null;
    this.push = push;
    await pause(420);
    if (!goesOn()) return;
    this.push = { ...push, isIn: true };
    await pause(560);
  }

  async #walk({ seat, way }: Step, goesOn: () => boolean): Promise<void> {
    if (!way?.cards || !this.shown) return;
    this.walk = { seat, way };
    await pause(seat === this.mine ? 120 : 640);
    for (const square of squaresOf(way.squares).slice(1)) {
      if (!goesOn()) return;
      this.shown = walked(this.shown, seat, square);
      await pause(230);
    }
    await pause(160);
  }

  async #draw(seat: number, goesOn: () => boolean): Promise<void> {
    await drawn();
    if (!goesOn()) return;
    const home = document.querySelector(`[data-seat="${seat}"] [data-badge]`);
    await this.flights.fly('back', this.root()?.querySelector('[data-deck]') ?? null, home, {
      milliseconds: 360,
    });
  }
}
