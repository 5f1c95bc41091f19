/** The loose tiles as things that lie somewhere, each the same thing from one view to the next. */
import {
  cellOf,
  gateOf,
  slid,
  squareOf,
  turnedOpenings,
  turnTo,
  type Cell,
  type Gate,
} from '$lib/board/sliding';
import { shapes } from './art';
import type { View } from './view';

/** Squares along a side of the board. */
export const extent = 7;

export interface Piece extends Cell {
  id: number;
  isDown: boolean;
  /** What its front shows, if one sees or has just seen it. */
  mark: string | null;
  /** One of `shapes`, if its front is known, and how it is turned from there. */
  shape: string | null;
  turn: number;
}

/** Where the spare lies while it is in nobody's way. */
const aside: Cell = { x: -9, y: -9 };

export const openingsOf = ({ shape, turn }: Piece): string | null => shape && turnedOpenings(shape, turn);

/** The same piece with these openings, turned no further than it must. */
export function lying(piece: Piece, openings: string): Piece {
  const shape =
    shapes.find((one) => [0, 1, 2, 3].some((turn) => turnedOpenings(one, turn) === openings)) ?? '5';
  const now = piece.shape === shape ? piece.turn : 0;
  return { ...piece, shape, turn: turnTo(shape, openings, now) };
}

let next = 1;

/** The tiles of a view, the spare last. Those that lay there before stay themselves. */
export function piecesOf(view: View, before: readonly Piece[]): Piece[] {
  const known = new Set<number>();
  const find = (wanted: (piece: Piece) => boolean): Piece => {
    const found = before.find((piece) => !known.has(piece.id) && wanted(piece));
    const piece = found ?? { id: next++, ...aside, isDown: false, mark: null, shape: null, turn: 0 };
    known.add(piece.id);
    return piece;
  };
  const isAt = (piece: Piece, cell: Cell) => piece.x === cell.x && piece.y === cell.y;
  const pieces = view.board
    .filter(({ fixed }) => !fixed)
    .map(({ square, openings, mark }) => {
      const cell = cellOf(square);
      if (openings === null) {
        const piece = find((one) => one.isDown && isAt(one, cell));
        return { ...piece, ...cell, isDown: true, mark, shape: null };
      }
      const piece = find((one) => (one.mark ? one.mark === mark : isAt(one, cell)));
      return { ...lying(piece, openings), ...cell, isDown: false, mark };
    });
  const spare = find((one) => (one.mark ? one.mark === view.spare.mark : isAt(one, aside)));
  const free = { ...lying(spare, view.spare.openings), ...aside, isDown: false, mark: view.spare.mark };
  return [...pieces, free];
}

export const spareOf = (pieces: readonly Piece[]): Piece | undefined => pieces.at(-1);

/** Do both show the same tiles in the same places, whichever pieces they are? */
export function sameLook(one: readonly Piece[], two: readonly Piece[]): boolean {
  const text = (pieces: readonly Piece[]) =>
    pieces
      .map((piece) => `${squareOf(piece)}${piece.isDown ? '~' : `${openingsOf(piece)}${piece.mark}`}`)
      .sort()
      .join();
  return text(one) === text(two);
}

/** The spare pushed in at an arrow; what drops out lies outside and is the last, as the spare is. */
export function pushed(pieces: readonly Piece[], arrow: string, spare: Piece): Piece[] {
  const gate = gateOf(arrow, extent);
  const entering = { ...spare, x: gate.x, y: gate.y };
  const moved = slid([...pieces.filter(({ id }) => id !== spare.id), entering], gate);
  const isOut = ({ x, y }: Piece) => x < 0 || y < 0 || x >= extent || y >= extent;
  return [...moved.filter((piece) => !isOut(piece)), ...moved.filter(isOut)];
}

export function gate(arrow: string): Gate {
  return gateOf(arrow, extent);
}
