/** The board as it is drawn: every tower is itself wherever it stands, so that it can be seen to move. */
import { cellOf, squareOf, type Cell } from '$lib/board/sliding';
import { before, extent, type Look } from './look';
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
  const after = push?.isIn ? slid(model, push) : model;
  const pieces: Placed[] = [...after.towers].map(([square, piece]) => ({
    piece,
    place: cellOf(square),
    isOut: false,
  }));
  const free = push && !push.isIn ? { ...after.free, openings: push.openings } : after.free;
  const beside = push && before(push.arrow, push.isIn ? 1 - extent - outside : outside);
  pieces.push({ piece: free, place: beside ?? look.parked, isOut: true });
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
  pieces.sort((one, two) => one.piece.id - two.piece.id);
  return { pieces, pawns, upright: push !== null && 'NS'.includes(push.arrow.charAt(0)) };
}
