/** What a player is about to do: an arrow and how the free tower is turned, or a goal and the cards for it. */
import { squaresOf, turnedOpenings, turnTo } from '$lib/board/sliding';
import { isCalm } from '$lib/board/motion';
import { Choices, type Move, type SlideAction } from './action';
import type { Look } from './look';
import type { Push } from './pieces';
import type { View } from './view';

/** What is drawn on the lawn: the game for a seat, how it is looked at, and what the player is about to do. */
export interface Drawn {
  view: View;
  seat: number | null;
  look: Look;
  play: Play;
}

export class Play {
  #props: () => { actions: readonly string[]; view: View };
  choices = $derived.by(() => new Choices(this.#props().actions));
  /** The arrow that has been chosen, and the one somebody looks at. */
  arrow = $state<string | null>(null);
  peeked = $state<string | null>(null);
  /** Quarters the free tower has been turned by. */
  turn = $state(0);
  /** The free tower has stood before its line for a moment and is pushed in now. */
  isIn = $state(false);
  #goal = $state<string | null>(null);
  glanced = $state<string | null>(null);
  /** Which of the ways to pay for the goal. */
  price = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = '';

  constructor(props: () => { actions: readonly string[]; view: View }) {
    this.#props = props;
  }

  openings = $derived.by(() => turnedOpenings(this.#props().view.free.openings, this.turn));
  /** The arrow that is tried: the chosen one stays until another is chosen. */
  tried = $derived.by(() => this.arrow ?? this.peeked);
  slide = $derived.by<SlideAction | null>(() =>
    this.tried === null ? null : this.choices.slide(this.tried, this.openings),
  );
  #listed = $derived.by(() => this.#props().view.slides.find(({ action }) => action === this.slide?.text));
  push = $derived.by<Push | null>(() =>
    this.slide && this.#listed
      ? { ...this.slide, pawns: squaresOf(this.#listed.pawns), isIn: this.isIn }
      : null,
  );
  /** What the slide that is tried would open: squares without magic, and with it. */
  opens = $derived.by(() => ({
    free: squaresOf(this.#listed?.free ?? ''),
    magic: squaresOf(this.#listed?.magic ?? ''),
  }));

  /** The goal that has been chosen, or the only one: then one's own tower, where the turn ends. */
  goal = $derived.by(() => this.#goal ?? (this.choices.goals.length === 1 ? this.choices.goals[0]! : null));
  /** Somebody tries something. */
  isTrying = $derived.by(() => this.tried !== null || this.#goal !== null || this.glanced !== null);
  /** The goal whose way is shown. */
  aim = $derived.by(() => this.goal ?? this.glanced);
  prices = $derived.by<Move[]>(() => (this.aim === null ? [] : this.choices.going(this.aim)));
  move = $derived.by<Move | null>(() => this.prices[this.goal === null ? 0 : this.price] ?? null);
  /** What one would do now. */
  ready = $derived.by(() => (this.arrow !== null ? this.slide : this.goal !== null ? this.move : null));

  choose(arrow: string): void {
    const before = this.tried;
    this.arrow = arrow;
    this.#try(before);
  }

  /** Looks at an arrow, or away from all. */
  peek(arrow: string | null): void {
    const before = this.tried;
    this.peeked = arrow;
    this.#try(before);
  }

  #try(before: string | null): void {
    if (this.tried === before) return;
    clearTimeout(this.#timer);
    this.isIn = isCalm();
    // Time to see where it will be pushed in.
    if (this.tried !== null && !this.isIn) this.#timer = setTimeout(() => (this.isIn = true), 260);
  }

  /** Tries a whole action, as advice proposes it. */
  tryAction(text: string): void {
    const slide = this.choices.slides.find((one) => one.text === text);
    const move = this.choices.moves.find((one) => one.text === text);
    if (slide) {
      this.turn = turnTo(this.#props().view.free.openings, slide.openings, this.turn);
      this.choose(slide.arrow);
    } else if (move) {
      this.aimAt(move.goal);
      this.price = this.choices.going(move.goal).findIndex((one) => one.text === text);
    }
  }

  rotate(quarter: 1 | -1): void {
    this.turn += quarter;
  }

  aimAt(goal: string): void {
    if (this.#goal !== goal) this.price = 0;
    this.#goal = goal;
  }

  /** One step back: nothing is about to be done. */
  clear(): void {
    const before = this.tried;
    this.arrow = this.peeked = null;
    this.#goal = this.glanced = null;
    this.price = 0;
    this.#try(before);
  }

  /** Lets go of what the rules no longer offer. */
  settle(): void {
    const { view } = this.#props();
    const free = `${view.free.openings}${view.free.height}${view.free.treasure}`;
    if (free !== this.#free) this.turn = 0;
    this.#free = free;
    const isArrow = (arrow: string | null) => arrow === null || this.choices.arrows.includes(arrow);
    const isGoal = (goal: string | null) => goal === null || this.choices.goals.includes(goal);
    if (![this.arrow, this.peeked].every(isArrow) || ![this.#goal, this.glanced].every(isGoal)) this.clear();
  }
}
