/** The table as it is shown, a little behind the one of the rules while dice roll, pawns walk and people answer. */
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { pause } from '$lib/board/motion';
import { Show } from '$lib/board/show.svelte';
import { stepsOf, type MovingParts, type Step } from './film';
import type { Point } from './plan';
import { talkOf } from './talk';
import type { View } from './view';

/** How long a step of a walk takes, in milliseconds. */
const stride = 95;
const length: Record<Step['kind'], number> = {
  roll: 800,
  walk: 250,
  jump: 500,
  talk: 1000,
  answer: 700,
  tense: 1700,
  verdict: 1400,
};

/** A card that was shown to this player alone. */
export interface ShownCard {
  seat: number;
  card: string;
}

export class Stage extends Show<Step, View> {
  shown = $state.raw<MovingParts>({ pawns: [], exhibits: [], dice: null, talk: null });
  /** How often the dice were thrown: each throw tumbles, whatever it shows. */
  throws = $state(0);
  /** The pawn that is on its way, where it is now, and all of its way. */
  walker = $state.raw<{ suspect: string; at: Point; way: Point[] } | null>(null);
  /** Everybody waits for the verdict. */
  isTense = $state(false);
  /** There is a verdict that has not been shown yet: what follows from it would give it away. */
  isUndecided = $state(false);
  /** Stays until the player has seen it. */
  card = $state.raw<ShownCard | null>(null);
  #whenSeen: (() => void) | undefined;
  #real: MovingParts | null = null;

  get isPlaying(): boolean {
    return this.version !== null;
  }

  protected steps(view: View, events: readonly SeenEvent[]): Step[] {
    const steps = this.#real ? stepsOf(this.#real, events, view) : [];
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
    this.isUndecided ||= steps.some((step) => step.kind === 'verdict');
    return steps;
  }

  /** The player has seen the card. */
  see(): void {
    this.card = null;
    this.#whenSeen?.();
  }

  protected rest(): void {
    this.isTense = this.isUndecided = false;
    this.walker = null;
    // Nobody needs it any more, and it would lie over the result.
    if (this.view?.phase.name === 'over') this.card = null;
    if (this.#real) this.shown = this.#real;
  }

  protected arrive(step: Step): void {
    this.walker = null;
    this.isTense = false;
    if (step.kind === 'roll' && this.version === null) this.throws += 1;
    this.#show(step);
  }

  #show({ kind, after }: Step): void {
    this.shown = after;
    if (kind === 'verdict') this.isUndecided = false;
    const { talk } = after;
    if (kind === 'answer' && talk?.card && talk.shower && talk.seat === this.mine)
      this.card = { seat: talk.shower, card: talk.card };
  }

  protected async perform(step: Step, goesOn: () => boolean): Promise<void> {
    if (step.kind === 'roll') this.throws += 1;
    if (step.kind === 'walk' && step.pawn) {
      for (const at of step.way) {
        this.walker = { suspect: step.pawn, at, way: step.way };
        await pause(stride);
        if (!goesOn()) return;
      }
      this.walker = null;
    }
    this.isTense = step.kind === 'tense';
    this.#show(step);
    if (this.card) await new Promise<void>((done) => (this.#whenSeen = done));
    // The player who said it has no need to read it.
    else await pause(step.kind === 'talk' && step.seat === this.mine ? 350 : length[step.kind]);
  }
}
