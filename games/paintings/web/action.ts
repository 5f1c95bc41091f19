/** Actions and pages of the notation, taken apart to be drawn and chosen from. Which there are is for the rules to say. */

/** An action as the rules wrote it, and what it is made of. */
export type Action = { text: string } & (
  | { kind: 'read' | 'end' }
  | { kind: 'slide'; arrow: string; openings: string }
  | { kind: 'rotate'; square: string; openings: string }
  | { kind: 'swap'; one: string; two: string }
  | { kind: 'orient'; openings: string }
  | Movement
);

interface Movement {
  kind: 'move';
  goal: string;
  /** The letter of the ability it uses: X, T or B. */
  by: string | null;
  /** What becomes of a face-down tile at its end: it is turned up or left. */
  turned: '^' | '~' | null;
}

export type Move = Movement & { text: string };
type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;

/** `sW2=3`, `rb1=6`, `wb2-c2`, `ma4+x^`, `=7`, `read`, `end`; null for what is no action. */
export function readAction(text: string): Action | null {
  if (text === 'read' || text === 'end') return { kind: text, text };
  const walk = /^m(\w\d)(?:\+([xtb]))?([\^~])?$/.exec(text);
  if (walk) {
    const [, goal, by, turned] = walk;
    return {
      kind: 'move',
      text,
      goal: goal!,
      by: by?.toUpperCase() ?? null,
      turned: (turned as '^') ?? null,
    };
  }
  const parts = /^(?:w(\w\d)-(\w\d)|(?:s([NESW]\w)|r(\w\d))?=(\w))$/.exec(text);
  if (!parts) return null;
  const [, one, two, arrow, square, openings] = parts;
  if (one && two) return { kind: 'swap', text, one, two };
  if (!openings) return null;
  if (arrow) return { kind: 'slide', text, arrow, openings };
  return square ? { kind: 'rotate', text, square, openings } : { kind: 'orient', text, openings };
}

/** Each of them once, in their order. */
export const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** What the thief does: push a tile in, turn two tiles over, send two pawns to a start. */
export type Page =
  | { kind: 'slide'; arrow: string }
  | { kind: 'flip'; marks: [string, string] }
  | { kind: 'teleport'; pawns: [string, string]; start: string };

/** `Nb`, `A+O` or `RB>G`. */
export function readPage(text: string): Page | null {
  const parts = /^(?:([NESW]\w)|(\w)\+(\w)|([RBGY])([RBGY])>([RBGY]))$/.exec(text);
  if (!parts) return null;
  const [, arrow, one, two, first, second, start] = parts as unknown as string[];
  if (arrow) return { kind: 'slide', arrow };
  if (one && two) return { kind: 'flip', marks: [one, two] };
  return { kind: 'teleport', pawns: [first!, second!], start: start! };
}

/** What the dealer turned up: a page of the book or a painting card. */
export function readChance(text: string): { page: Page } | { card: string } | null {
  if (text.startsWith('+')) return { card: text.slice(1) };
  const page = readPage(text.replace(/^read=/, ''));
  return page && { page };
}

/** Everything that may be done now. */
export class Choices {
  readonly all: Action[];
  readonly slides: ActionOf<'slide'>[];
  readonly rotations: ActionOf<'rotate'>[];
  readonly swaps: ActionOf<'swap'>[];
  readonly moves: Move[];
  /** The ways to lay a tile that was just turned up. */
  readonly orients: ActionOf<'orient'>[];

  constructor(actions: readonly string[]) {
    this.all = actions.map(readAction).filter((action) => action !== null);
    this.slides = this.all.filter((action) => action.kind === 'slide');
    this.rotations = this.all.filter((action) => action.kind === 'rotate');
    this.swaps = this.all.filter((action) => action.kind === 'swap');
    this.moves = this.all.filter((action) => action.kind === 'move');
    this.orients = this.all.filter((action) => action.kind === 'orient');
  }

  has(text: string): boolean {
    return this.all.some((action) => action.text === text);
  }

  /** The ways to slide here, each with the openings of the tile. */
  at(arrow: string): ActionOf<'slide'>[] {
    return this.slides.filter((slide) => slide.arrow === arrow);
  }

  /** The ways to turn the tile on this square. */
  turning(square: string): ActionOf<'rotate'>[] {
    return this.rotations.filter((rotation) => rotation.square === square);
  }

  /** The squares that can change places with this one. */
  beside(square: string): string[] {
    return this.swaps.flatMap(({ one, two }) => (one === square ? [two] : two === square ? [one] : []));
  }

  swapping(one: string, two: string): ActionOf<'swap'> | null {
    const squares = [one, two];
    return this.swaps.find((swap) => squares.includes(swap.one) && squares.includes(swap.two)) ?? null;
  }

  /** The ways to end a movement here, with this ability or without any. */
  to(goal: string, by: string | null): Move[] {
    return this.moves.filter((move) => move.goal === goal && move.by === by);
  }

  /** The squares where a movement can end, with this ability or without any. */
  goals(by: string | null): string[] {
    return unique(this.moves.filter((move) => move.by === by).map(({ goal }) => goal));
  }
}
