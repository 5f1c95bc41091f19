/** The table as it is shown, a little behind the one of the rules while dice roll, pawns walk and people answer. */
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { isCalm, pause } from '$lib/board/motion';
import { stepsOf, type Scene, type Step } from './film';
import type { Point } from './plan';
import { talkOf } from './talk';
import type { View } from './view';

/** A step of a walk takes so long, in milliseconds. */
export const stride = 95;
/** More than so many steps behind, nobody wants to see them one by one. */
const patience = 40;

const length: Record<Step['kind'], number> = {
  roll: 800,
  walk: 250,
  jump: 500,
  talk: 1000,
  answer: 700,
  verdict: 1700,
};

export class Stage {
  scene = $state.raw<Scene>({ pawns: [], exhibits: [], dice: null, talk: null });
  /** How often the dice were thrown: each throw tumbles, whatever it shows. */
  throws = $state(0);
  /** The pawn that is on its way, where it is now, and all of its way. */
  walker = $state.raw<{ suspect: string; at: Point; way: Point[] } | null>(null);
  /** Everybody waits for the verdict. */
  isTense = $state(false);
  /** There is a verdict that has not been shown yet: what follows from it would give it away. */
  isUndecided = $state(false);
  isPlaying = $state(false);
  /** The view as far as no verdict is given away by it. */
  told = $state.raw<View | null>(null);
  #show = 0;
  #queue: Step[] = [];
  #real: Scene | null = null;
  #view: View | null = null;
  #seen: readonly SeenEvent[] = [];

  /** A new view. What led to it is played, if somebody watches and things may move. */
  follow(view: View, events: readonly SeenEvent[], mine: number | null): void {
    if (view === this.#view) return;
    const isNew = events !== this.#seen;
    const before = this.#queue.at(-1)?.after ?? this.#real;
    const steps = isNew && before ? stepsOf(before, events, view) : [];
    const rolled = steps.findLast((step) => step.kind === 'roll');
    const kept = rolled?.after.dice ?? this.#real?.dice ?? null;
    // Dice that nobody saw fall are not made up.
    const isOther = view.phase.name === 'walk' && (kept?.[0] ?? 0) + (kept?.[1] ?? 0) !== view.phase.roll;
    this.#real = {
      pawns: view.pawns,
      exhibits: view.exhibits,
      dice: isOther ? null : kept,
      talk: talkOf(view),
    };
    [this.#view, this.#seen] = [view, events];
    this.#queue.push(...steps);
    this.isUndecided ||= steps.some((step) => step.kind === 'verdict');
    if (!this.isUndecided) this.told = view;
    const canPlay = !isCalm() && !document.hidden && steps.length > 0 && this.#queue.length <= patience;
    if (!canPlay && steps.length + this.#queue.length > 0) this.finish();
    else if (!canPlay) this.scene = this.#real;
    else if (!this.isPlaying) void this.#play(mine);
  }

  /** Shows how things are, at once. */
  finish(): void {
    this.#show += 1;
    if (this.#queue.some((step) => step.kind === 'roll')) this.throws += 1;
    this.#queue = [];
    this.isPlaying = this.isTense = this.isUndecided = false;
    this.told = this.#view;
    this.walker = null;
    if (this.#real) this.scene = this.#real;
  }

  async #play(mine: number | null): Promise<void> {
    const show = this.#show;
    this.isPlaying = true;
    for (let step = this.#queue[0]; step; step = this.#queue[0]) {
      await this.#perform(step, mine, () => show === this.#show);
      if (show !== this.#show) return;
      this.#queue.shift();
    }
    this.isPlaying = false;
    if (this.#real) this.scene = this.#real;
  }

  async #perform(step: Step, mine: number | null, goesOn: () => boolean): Promise<void> {
    if (step.kind === 'roll') this.throws += 1;
    if (step.kind === 'walk' && step.pawn) {
      for (const at of step.way) {
        this.walker = { suspect: step.pawn, at, way: step.way };
        await pause(stride);
        if (!goesOn()) return;
      }
      this.walker = null;
    }
    if (step.kind === 'verdict') {
      this.isTense = true;
      await pause(length.verdict);
      if (!goesOn()) return;
      this.isTense = this.isUndecided = false;
      this.told = this.#view;
    }
    this.scene = step.after;
    // Whoever said it has no need to read it.
    await pause(step.kind === 'talk' && step.seat === mine ? 350 : length[step.kind]);
  }
}
