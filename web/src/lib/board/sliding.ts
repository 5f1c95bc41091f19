/**
 * Mazes whose lines slide, as they are drawn: squares such as `a1`, column before row, arrows such as `Nb` or `W2`,
 * openings as one digit, N = 1, E = 2, S = 4, W = 8. Which arrow may be used is for the rules to say.
 */
import type { Line } from './light';

export interface Cell {
  x: number;
  y: number;
}

/** `a1` is the corner in the north west. */
export function cellOf(square: string): Cell {
  return { x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 };
}

export function squareOf({ x, y }: Cell): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

/** The squares of a text like `a1a2b2`. */
export function squaresOf(text: string): string[] {
  return text.match(/[a-z]\d+/g) ?? [];
}

/** A place at the edge where a tile is pushed in. */
export interface Gate extends Cell {
  arrow: string;
  /** Where it pushes to: one step. */
  dx: number;
  dy: number;
}

const ways: Record<string, [number, number]> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };

/** Where an arrow stands, just outside of a maze with this many squares along its side. */
export function gateOf(arrow: string, extent: number): Gate {
  const [dx, dy] = ways[arrow.charAt(0)] ?? [0, 0];
  const line = dx === 0 ? arrow.charCodeAt(1) - 97 : Number(arrow.slice(1)) - 1;
  const outside = dx + dy > 0 ? -1 : extent;
  return dx === 0 ? { arrow, dx, dy, x: line, y: outside } : { arrow, dx, dy, x: outside, y: line };
}

/** Is this cell in the line that the arrow pushes, the place before it included? */
function isPushed({ x, y, dx }: Gate, cell: Cell): boolean {
  return dx === 0 ? cell.x === x : cell.y === y;
}

/** Everything that lies in the line of an arrow, a step further. */
export function slid<T extends Cell>(things: readonly T[], gate: Gate): T[] {
  return things.map((thing) =>
    isPushed(gate, thing) ? { ...thing, x: thing.x + gate.dx, y: thing.y + gate.dy } : thing,
  );
}

/** Openings after this many quarter turns clockwise. */
export function turnedOpenings(openings: string, turn: number): string {
  const [number, quarters] = [parseInt(openings, 16), ((turn % 4) + 4) % 4];
  return (((number << quarters) | (number >> (4 - quarters))) & 15).toString(16);
}

/** The turn at which openings that are `from` at rest become `to`, nearest to where the tile is now, clockwise first. */
export function turnTo(from: string, to: string, now = 0): number {
  for (const more of [0, 1, -1, 2]) if (turnedOpenings(from, now + more) === to) return now + more;
  return now;
}

/** From middle to middle of these squares, for light to run along. */
export function wayAlong(squares: readonly string[], step: number, side: number): Line {
  return squares.map(cellOf).flatMap(({ x, y }) => [x * step + side / 2, y * step + side / 2]);
}
