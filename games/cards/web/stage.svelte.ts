/** The labyrinth as it is shown, a little behind the one of the rules while cards fly. */
import { tick } from 'svelte';
import type { Line } from '$lib/board/light';
import { Flights } from '$lib/board/flights.svelte';
import { drawn, pause } from '$lib/board/motion';
import { Show } from '$lib/board/show.svelte';
import { turnOf } from '$lib/board/turn';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { cellKey } from './action';
import type { Deck } from './art';
import { stepsOf, type Step } from './film';
import type { Laid, View } from './view';
import { ways } from './light';

/** In the air: the front of a card, or its back. */
export type Flying = { card: number } | 'back';

/** The last move, to be seen until the next. */
interface Last {
  seat: number;
  card: number;
  taken: string[];
}

export class Stage extends Show<Step, View> {
  laid = $state.raw<Laid[]>([]);
  /** Lies already, but is still in the air. */
  hidden = $state.raw<number[]>([]);
  lights = $state.raw<Line[]>([]);
  last = $state.raw<Last | null>(null);
  flights = new Flights<Flying>();

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly deck: () => Deck | undefined,
  ) {
    super();
  }

  protected steps(_: View, events: readonly SeenEvent[], before: View | null): Step[] | null {
    return before ? stepsOf(before.labyrinth, events) : [];
  }

  protected forget(): void {
    this.last = null;
  }

  protected rest(): void {
    this.flights.ground();
    this.laid = this.view?.labyrinth ?? [];
    this.hidden = [];
    this.lights = [];
  }

  protected arrive({ seat, laid, taken, after }: Step): void {
    this.rest();
    this.laid = after;
    this.last = { seat, card: laid.card, taken: taken.map(({ x, y }) => cellKey(x, y)) };
  }

  protected async perform(step: Step, goesOn: () => boolean): Promise<void> {
    const { laid, taken, seat } = step;
    const [deck, mine] = [this.deck(), this.mine];
    const find = (selector: string) => this.root()?.querySelector(selector) ?? null;
    // Seats stand in the frame around the board.
    const home = document.querySelector(`[data-seat="${seat}"] [data-badge]`);
    this.last = { seat, card: laid.card, taken: [] };
    this.laid = step.before;
    // The player who laid it by hand has seen it lie.
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
    if (taken.length > 0 && deck) {
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
    if (step.draws) {
      await drawn();
      if (!goesOn()) return;
      await this.flights.fly('back', find('[data-pile]'), home, { milliseconds: 320 });
    }
  }
}
