/** What a player is about to do: a chip picked up, an arrow or a square tried, a tile turned. */
import { squaresOf, turnedOpenings, turnTo } from '$lib/board/sliding';
import { Choices, unique, type Action, type Move } from './action';
import type { View } from './view';

/** A place the eye rests on: an arrow or a square. */
type Glance = { arrow: string } | { square: string };

/** The chip that is used for an action, if one is. */
function chipOf(action: Action): string | null {
  if (action.kind === 'move') return action.by;
  return { slide: 'S', rotate: 'R', swap: 'W', orient: null, read: null, end: null }[action.kind];
}

export class Play {
  #actions: () => readonly string[];
  #view: () => View;
  choices = $derived.by(() => new Choices(this.#actions()));
  /** The chip that is picked up: S for Slide, else the letter of the ability. */
  chip = $state<string | null>(null);
  /** How far the spare is turned from how it lies in the view. */
  turn = $state(0);
  /** What is tried. */
  arrow = $state<string | null>(null);
  square = $state<string | null>(null);
  /** The second square of a swap. */
  other = $state<string | null>(null);
  /** How the tile on the square that is tried would lie. */
  openings = $state<string | null>(null);
  /** It was done, and its consequences have not come yet. */
  isSent = false;
  /** Where the game stood when something was tried last. */
  #moment = '';
  /** What the mouse or the focus is on. */
  glance = $state.raw<Glance | null>(null);

  constructor(actions: () => readonly string[], view: () => View) {
    this.#actions = actions;
    this.#view = view;
  }

  /** The ability that the movement would use. */
  by = $derived(this.chip && 'XTB'.includes(this.chip) ? this.chip : null);
  spareOpenings = $derived.by(() => turnedOpenings(this.#view().spare.openings, this.turn));
  /** Squares where a tap does or begins something. */
  squares = $derived.by((): string[] => {
    if (this.isLaying) return [this.#own()];
    if (this.chip === 'S') return [];
    if (this.chip === 'R') return unique(this.choices.rotations.map(({ square }) => square));
    if (this.chip === 'W' && this.square) return [this.square, ...this.choices.beside(this.square)];
    if (this.chip === 'W') return unique(this.choices.swaps.flatMap(({ one, two }) => [one, two]));
    return this.choices.goals(this.by);
  });
  /** A tile has just been turned up, and how it lies is to be chosen. */
  isLaying = $derived(this.choices.orients.length > 0);
  /** The chips that can be used. */
  chips = $derived(unique(this.choices.all.map(chipOf)).filter((chip) => chip !== null));
  arrows = $derived(unique(this.choices.slides.map(({ arrow }) => arrow)));

  slideAt(arrow: string): Action | null {
    return this.choices.at(arrow).find(({ openings }) => openings === this.spareOpenings) ?? null;
  }

  /** The arrow that is tried, or looked at while nothing is. */
  shownArrow = $derived.by((): string | null => {
    if (this.arrow) return this.arrow;
    const arrow = this.square === null && this.glance && 'arrow' in this.glance ? this.glance.arrow : null;
    return arrow && this.slideAt(arrow) ? arrow : null;
  });

  /** The ways to end the movement on the square that is tried. */
  endings = $derived.by((): Move[] => {
    const walks = this.chip === null || this.by !== null;
    return walks && this.square ? this.choices.to(this.square, this.by) : [];
  });

  /** What would be done now. */
  action = $derived.by((): Action | null => {
    if (this.arrow) return this.slideAt(this.arrow);
    if (!this.square) return null;
    if (this.isLaying) return this.choices.orients.find(({ openings }) => openings === this.openings) ?? null;
    if (this.chip === 'R')
      return this.choices.turning(this.square).find(({ openings }) => openings === this.openings) ?? null;
    if (this.chip === 'W') return this.other ? this.choices.swapping(this.square, this.other) : null;
    return this.endings.find(({ turned }) => turned !== '~') ?? null;
  });
  /** A face-down tile could stay as it is. */
  leaving = $derived(this.endings.find(({ turned }) => turned === '~') ?? null);
  /** Can what is tried be turned? */
  turns = $derived(this.arrow !== null || (this.square !== null && this.openings !== null));

  /** The squares on the way to where one looks or wants to go. */
  way = $derived.by((): string[] => {
    const looked = this.glance && 'square' in this.glance ? this.glance.square : null;
    const goal = this.square ?? looked;
    if (!goal || (this.chip && !this.by) || !this.squares.includes(goal)) return [];
    const name = this.by ? `${goal}+${this.by.toLowerCase()}` : goal;
    return squaresOf(this.#view().outlook?.ways[name] ?? '');
  });

  /** Where the pawn could go after what is tried or looked at, or null if nothing of the kind is. */
  reach = $derived.by((): string[] | null => {
    const arrow = this.shownArrow;
    const action = arrow ? this.slideAt(arrow) : this.chip === 'R' || this.chip === 'W' ? this.action : null;
    const { outlook } = this.#view();
    if (!action || !outlook) return null;
    const after = outlook.after[action.text];
    return after === undefined ? this.choices.goals(null) : squaresOf(after);
  });

  /** The action that a tap on this square would be, if there is only one way to end a movement there. */
  squareDoes(square: string): string | null {
    if (this.isLaying || (this.chip && !this.by)) return null;
    const endings = this.choices.to(square, this.by);
    return endings.length === 1 ? endings[0]!.text : null;
  }

  pick(chip: string): void {
    const isHeld = this.chip === chip;
    this.clear();
    this.chip = isHeld ? null : chip;
  }

  tryArrow(arrow: string): void {
    this.#drop();
    this.chip = 'S';
    this.arrow = arrow;
  }

  /** Tries a square. A tile that can lie in several ways lies in the first of them that is another than now. */
  trySquare(square: string): void {
    if (this.chip === 'W' && this.square) {
      if (square === this.square) this.#drop();
      else this.other = square;
      return;
    }
    this.#drop();
    this.square = square;
    const ways = this.chip === 'R' ? this.choices.turning(square) : this.choices.orients;
    this.openings = ways[0]?.openings ?? null;
  }

  /** Tries a whole action, as advice proposes it. */
  tryAction(text: string): void {
    const action = this.choices.all.find((one) => one.text === text);
    if (!action || action.kind === 'read' || action.kind === 'end') return;
    if (action.kind === 'orient') {
      this.openings = action.openings;
      return;
    }
    this.clear();
    this.chip = chipOf(action);
    if (action.kind === 'slide') {
      this.turn = turnTo(this.#view().spare.openings, action.openings, this.turn);
      this.arrow = action.arrow;
    } else if (action.kind === 'swap') [this.square, this.other] = [action.one, action.two];
    else if (action.kind === 'rotate') [this.square, this.openings] = [action.square, action.openings];
    else if (action.kind === 'move') this.square = action.goal;
  }

  /** A quarter further: the tile that is tried, or else the spare. */
  rotate(quarter: 1 | -1): void {
    if (!this.square || !this.openings) {
      this.turn += quarter;
      return;
    }
    const ways = this.isLaying ? this.choices.orients : this.choices.turning(this.square);
    let openings = this.openings;
    do openings = turnedOpenings(openings, quarter);
    while (!ways.some((way) => way.openings === openings));
    this.openings = openings;
  }

  /** Where the pawn on turn stands. */
  #own(): string {
    const { seats, turn } = this.#view();
    return seats[(turn ?? 1) - 1]?.pawn ?? '';
  }

  #drop(): void {
    this.arrow = this.square = this.other = this.openings = null;
  }

  /** A step back: what is tried first, then the chip. */
  back(): boolean {
    if (this.isLaying) return false;
    if (this.other) this.other = null;
    else if (this.arrow || this.square) this.#drop();
    else if (this.chip) this.chip = null;
    else return false;
    return true;
  }

  clear(): void {
    this.#drop();
    this.chip = null;
  }

  /** The spare is another tile: it lies as the view says. */
  newSpare(): void {
    this.turn = 0;
  }

  /** Lets go of what was done, of what the rules no longer offer, and of what was tried for a movement already made. */
  settle(): void {
    const { turn, stage, moves, collected } = this.#view();
    const moment = [turn, stage, moves, collected].join();
    const isNew = moment !== this.#moment;
    this.#moment = moment;
    if (this.isSent || isNew || (this.chip && !this.chips.includes(this.chip))) this.clear();
    else if (this.arrow && this.choices.at(this.arrow).length === 0) this.#drop();
    else if (this.square && !this.squares.includes(this.square)) this.#drop();
    if (this.isLaying && !this.square) this.trySquare(this.#own());
    this.isSent = false;
  }
}
