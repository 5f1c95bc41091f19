/** Shows what happened on a board, one step after the other. Every game says what its steps are and how they look. */
import type { SeenEvent } from '../../wire/SeenEvent';
import { isCalm, pause, reading, unlessGoneOn } from './motion';

export interface ShownStep {
  /** The event that it shows. */
  version: number;
  /** The seat that did it; 0 for what nobody decided. */
  seat: number;
}

/** More steps than this are skipped: the board shows how things are now. */
const most = 40;

export abstract class Show<Step extends ShownStep, View> {
  /** The event that is being shown, for the frame around the board; null while things are shown as they are. */
  version = $state<number | null>(null);
  /** How things were before what is being shown: whatever is counted beside the board is counted in this. */
  told = $state.raw<View | null>(null);
  /** How things are now, and the seat of the person who looks at them. */
  protected view: View | null = null;
  protected mine: number | null = null;
  #seen: readonly SeenEvent[] = [];
  #left: Step[] = [];
  /** Which show is on; a newer one ends the older. */
  #nth = 0;

  /** The steps that led to a view; null if things went back or began anew, or nobody says how they went. */
  protected abstract steps(view: View, events: readonly SeenEvent[], before: View | null): Step[] | null;
  /** Moves what the step moves. `goesOn` is false as soon as nobody wants to see it any more. */
  protected abstract perform(step: Step, goesOn: () => boolean): Promise<void>;
  /** Shows how things are after a step. */
  protected abstract arrive(step: Step): void;
  /** Shows how things are now. */
  protected abstract rest(): void;
  /** Takes away what was left to be seen of earlier steps. */
  protected forget(): void {}

  /** A new view. What led to it is shown first, if somebody watches and things may move. */
  follow(view: View, events: readonly SeenEvent[], mine: number | null): void {
    if (view === this.view && events === this.#seen) return;
    const [before, happened] = [this.view, events === this.#seen ? [] : events];
    [this.view, this.#seen, this.mine] = [view, events, mine];
    const steps = this.steps(view, happened, before);
    this.#left.push(...(steps ?? []));
    if (steps?.length && !isCalm() && !document.hidden && this.#left.length <= most) void this.#show();
    else if (steps?.length || view !== before) this.finish();
    if (!steps) this.forget();
  }

  /** Shows how things are, at once. */
  finish(): void {
    this.#nth += 1;
    for (const step of this.#left.splice(0)) this.arrive(step);
    this.#end();
  }

  #end(): void {
    this.version = null;
    this.told = this.view;
    this.rest();
  }

  async #show(): Promise<void> {
    if (this.version !== null) return;
    const nth = this.#nth;
    for (let step = this.#left[0]; step; step = this.#left[0]) {
      this.version = step.version;
      let isOn = true;
      const shown = this.perform(step, () => isOn && nth === this.#nth);
      await unlessGoneOn(step.seat === this.mine ? shown : Promise.all([shown, pause(reading)]));
      isOn = false;
      if (nth !== this.#nth) return;
      this.#left.shift();
      this.arrive(step);
    }
    this.#end();
  }
}
