/** Actions of the notation, taken apart to be drawn and chosen from. Which there are is for the rules to say. */

export interface SlideAction {
  /** As the rules wrote it. */
  text: string;
  arrow: string;
  openings: string;
}

export type Magic = 'U' | 'D' | 'J';

export interface Move {
  text: string;
  goal: string;
  /** The letters of the cards it costs, such as `UJ`. */
  cards: string;
}

const slideShape = /^s([NESW][a-e1-5])=([1-9a-f])$/;
const moveShape = /^m([a-e][1-5])(?:\+([UDJ]+))?$/;

/** `sW2=3`, or null for anything else. */
export function readSlide(text: string): SlideAction | null {
  const parts = slideShape.exec(text);
  return parts ? { text, arrow: parts[1] as string, openings: parts[2] as string } : null;
}

/** `mc3+U`, or null for anything else. */
export function readMove(text: string): Move | null {
  const parts = moveShape.exec(text);
  return parts ? { text, goal: parts[1] as string, cards: parts[2] ?? '' } : null;
}

/** Everything that may be done, by arrow and by goal. */
export class Choices {
  readonly slides: SlideAction[];
  readonly moves: Move[];

  constructor(actions: readonly string[]) {
    this.slides = actions.map(readSlide).filter((slide) => slide !== null);
    this.moves = actions.map(readMove).filter((move) => move !== null);
  }

  get arrows(): string[] {
    return [...new Set(this.slides.map(({ arrow }) => arrow))];
  }

  get goals(): string[] {
    return [...new Set(this.moves.map(({ goal }) => goal))];
  }

  /** The openings a tower may have at an arrow. */
  standing(arrow: string): string[] {
    return this.slides.filter((slide) => slide.arrow === arrow).map(({ openings }) => openings);
  }

  slide(arrow: string, openings: string): SlideAction | null {
    return this.slides.find((slide) => slide.arrow === arrow && slide.openings === openings) ?? null;
  }

  /** The ways to pay for a goal, as the rules list them: the cheapest first. */
  going(goal: string): Move[] {
    return this.moves.filter((move) => move.goal === goal);
  }
}
