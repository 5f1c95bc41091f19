/** The board as it is drawn: every tower is itself wherever it stands, so that it can be seen to move. */
import { cellOf, squareOf, turnedOpenings, type Cell } from '$lib/board/sliding';
import { before, extent, type Look } from './look';
import type { View } from './view';

export interface Piece {
  /** No two towers that move have the same shape, height and treasure. */
  key: string;
  openings: string;
  height: number;
  treasure: string | null;
  fixed: boolean;
  rune: boolean;
}

export interface Model {
  /** By square. */
  towers: ReadonlyMap<string, Piece>;
  free: Piece;
  /** The squares of the pawns, by seat. */
  pawns: readonly string[];
}

/** A slide on its way: the free tower waits before its line, or has been pushed in. */
export interface Push {
  arrow: string;
  openings: string;
  isIn: boolean;
}

/** Openings however they are turned: the smallest of their digits. */
function shapeOf(openings: string): string {
  const ways = [0, 1, 2, 3].map((turn) => turnedOpenings(openings, turn));
  return ways.sort()[0] as string;
}

/** The squares of an arrow's line, in the order in which something is pushed through them. */
export function lineOf(arrow: string): string[] {
  return Array.from({ length: extent }, (_, nth) => squareOf(before(arrow, -nth)));
}

/** Where what stands on a square stands after a push; a pawn that is pushed out comes in again at the beginning. */
function pushed(square: string, line: readonly string[]): string {
  const at = line.indexOf(square);
  return at < 0 ? square : (line[(at + 1) % line.length] as string);
}

const keyOf = (openings: string, height: number, treasure: string | null) =>
  `${shapeOf(openings)}${height}${treasure ?? '-'}`;

export function modelOf(view: View): Model {
  const towers = view.board.map(({ square, openings, height, treasure, fixed }): [string, Piece] => {
    const key = fixed ? square : keyOf(openings, height, treasure);
    return [square, { key, openings, height, treasure, fixed, rune: square === view.rune_stone }];
  });
  const { openings, height, treasure } = view.free;
  const free = {
    key: keyOf(openings, height, treasure),
    openings,
    height,
    treasure,
    fixed: false,
    rune: false,
  };
  return { towers: new Map(towers), free, pawns: view.seats.map(({ pawn }) => pawn) };
}

/** After the free tower has been pushed in. */
export function slid(model: Model, arrow: string, openings: string): Model {
  const [towers, line] = [new Map(model.towers), lineOf(arrow)];
  let moving: Piece = { ...model.free, openings };
  for (const square of line) {
    const next = towers.get(square) as Piece;
    towers.set(square, moving);
    moving = next;
  }
  // A tower outside is turned as one likes: it is written with the smallest digit.
  const free = { ...moving, openings: shapeOf(moving.openings) };
  return { towers, free, pawns: model.pawns.map((pawn) => pushed(pawn, line)) };
}

export function walked(model: Model, seat: number, square: string): Model {
  return { ...model, pawns: model.pawns.map((pawn, nth) => (nth === seat - 1 ? square : pawn)) };
}

export function sameModel(one: Model, two: Model): boolean {
  const text = ({ towers, free, pawns }: Model) => {
    const standing = [...towers].map(([square, { key, openings }]) => `${square}${key}${openings}`);
    return `${standing.sort().join()} ${free.key} ${pawns.join()}`;
  };
  return text(one) === text(two);
}

export interface Placed {
  piece: Piece;
  place: Cell;
  /** Beside the board. */
  isOut: boolean;
}

export interface Layout {
  pieces: Placed[];
  /** Where the pawn of each seat stands, and how high. */
  pawns: { place: Cell; height: number; nth: number; of: number }[];
  /** The line that slides is a x. */
  upright: boolean;
}

/** So far from the middle of the last square a tower stands outside. */
const outside = 1.2;

/** Everything in its place, with a slide on its way if there is one. */
export function layout(model: Model, push: Push | null, look: Look): Layout {
  const after = push?.isIn ? slid(model, push.arrow, push.openings) : model;
  const pieces: Placed[] = [...after.towers].map(([square, piece]) => ({
    piece,
    place: cellOf(square),
    isOut: false,
  }));
  if (push && !push.isIn) {
    const piece = { ...model.free, openings: push.openings };
    pieces.push({ piece, place: before(push.arrow, outside), isOut: true });
  } else if (push) {
    const leaving = model.towers.get(lineOf(push.arrow).at(-1) as string) as Piece;
    pieces.push({ piece: leaving, place: before(push.arrow, 1 - extent - outside), isOut: true });
  } else {
    pieces.push({ piece: model.free, place: look.parked, isOut: true });
  }
  const pawns = after.pawns.map((square, nth) => {
    const together = after.pawns.flatMap((other, seat) => (other === square ? [seat] : []));
    return {
      place: cellOf(square),
      height: after.towers.get(square)?.height ?? 1,
      nth: together.indexOf(nth),
      of: together.length,
    };
  });
  // Always in the same order, so that nothing is taken out and put in again while it moves.
  pieces.sort((one, two) => (one.piece.key < two.piece.key ? -1 : 1));
  return { pieces, pawns, upright: push !== null && 'NS'.includes(push.arrow.charAt(0)) };
}
