/** The board as it is drawn: every tower is itself wherever it stands, so that it can be seen to move. */
import { squareOf } from '$lib/board/sliding';
import { before, extent } from './look';
import type { View } from './view';

export interface Piece {
  /** Which tower of the box it is. */
  id: number;
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
  /** Where the pawns stand when it is in, by seat: the rules say. */
  pawns: readonly string[];
  isIn: boolean;
}

/** The squares of an arrow's line, in the order in which something is pushed through them. */
export function lineOf(arrow: string): string[] {
  return Array.from({ length: extent }, (_, nth) => squareOf(before(arrow, -nth)));
}

export function modelOf(view: View): Model {
  const towers = view.board.map(({ square, ...tower }): [string, Piece] => [
    square,
    { ...tower, rune: square === view.rune_stone },
  ]);
  const free = { ...view.free, fixed: false, rune: false };
  return { towers: new Map(towers), free, pawns: view.seats.map(({ pawn }) => pawn) };
}

/** After the free tower has been pushed in: everything in its line is drawn a square further. */
export function slid(model: Model, { arrow, openings, pawns }: Push): Model {
  const towers = new Map(model.towers);
  let moving: Piece = { ...model.free, openings };
  for (const square of lineOf(arrow)) {
    const next = towers.get(square) as Piece;
    towers.set(square, moving);
    moving = next;
  }
  return { towers, free: moving, pawns };
}

export function walked(model: Model, seat: number, square: string): Model {
  return { ...model, pawns: model.pawns.map((pawn, nth) => (nth === seat - 1 ? square : pawn)) };
}
