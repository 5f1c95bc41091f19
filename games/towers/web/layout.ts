/** Where towers and pawns are drawn, with a slide on its way if there is one. */
import { cellOf, type Cell } from '$lib/board/sliding';
import { before, extent, type Look } from './look';
import { slid, type Model, type Piece, type Push } from './pieces';

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
  /** The line that slides is a column. */
  upright: boolean;
}

/** How far from the middle of the last square a tower outside the board stands; from above it must lie on the lawn. */
const outside = { side: 1.2, plan: 0.98 };

/** Everything in its place, with a slide on its way if there is one. */
export function layout(model: Model, push: Push | null, look: Look): Layout {
  const after = push?.isIn ? slid(model, push) : model;
  const pieces: Placed[] = [...after.towers].map(([square, piece]) => ({
    piece,
    place: cellOf(square),
    isOut: false,
  }));
  const free = push && !push.isIn ? { ...after.free, openings: push.openings } : after.free;
  const away = outside[look.name];
  const beside = push && before(push.arrow, push.isIn ? 1 - extent - away : away);
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
