/** Quarter turns. A turn is a whole number that may grow beyond 3, so that a picture turns on and never back. */

const letters = ['n', 'e', 's', 'w'] as const;
export type Top = (typeof letters)[number];

/** Where a thing's top points after this many quarter turns clockwise. */
export function topOf(turn: number): Top {
  return letters[((turn % 4) + 4) % 4] as Top;
}

export function turnOf(top: string): number {
  return Math.max(0, letters.indexOf(top as Top));
}

/** The turn that shows this top and is nearest to where the thing is now, clockwise if both ways are as far. */
export function nearestTurn(now: number, top: string): number {
  const ahead = (((turnOf(top) - now) % 4) + 4) % 4;
  return now + (ahead === 3 ? -1 : ahead);
}

/** A place of a square of this side after this many quarter turns clockwise. */
export function turned(x: number, y: number, turn: number, side = 100): [number, number] {
  switch (topOf(turn)) {
    case 'n':
      return [x, y];
    case 'e':
      return [side - y, x];
    case 's':
      return [side - x, side - y];
    default:
      return [y, side - x];
  }
}
