/** How the maze looks with what a player tries: where tiles and pawns are drawn, in units of the surface. */
import type { Line } from '$lib/board/light';
import { cellOf, slid, squareOf, wayAlong, type Cell } from '$lib/board/sliding';
import { extent, gate, lying, pushed, spareOf, type Piece } from './pieces';

/** The distance of squares, which are 100 wide, and the felt around them: on a phone a finger hits an arrow on it. */
export const step = 102;
export const gutter = 76;

interface Draft {
  pieces: readonly Piece[];
  pawns: readonly Cell[];
  /** Held above the others. */
  lifted: number[];
  /** Comes in from outside, and which way. */
  entering: { id: number; dx: number; dy: number } | null;
}

interface Shown {
  pieces: readonly Piece[];
  pawns: readonly Cell[];
}

interface Tried {
  shownArrow: string | null;
  spareOpenings: string;
  square: string | null;
  other: string | null;
  openings: string | null;
}

export function draftOf({ pieces, pawns }: Shown, tried: Tried): Draft {
  const plain: Draft = { pieces, pawns, lifted: [], entering: null };
  const spare = spareOf(pieces);
  const { shownArrow, square, other, openings } = tried;
  if (shownArrow && spare) {
    const { dx, dy } = gate(shownArrow);
    const coming = lying(spare, tried.spareOpenings);
    return {
      pieces: pushed(pieces, shownArrow, coming),
      pawns: slid(pawns, gate(shownArrow)),
      lifted: [],
      entering: { id: spare.id, dx, dy },
    };
  }
  const there = square && pieces.find((piece) => squareOf(piece) === square);
  if (!there || !square) return plain;
  if (other) {
    const [one, two] = [cellOf(square), cellOf(other)];
    const exchanged = <T extends Cell>(thing: T): T => {
      const here = squareOf(thing);
      return here === square ? { ...thing, ...two } : here === other ? { ...thing, ...one } : thing;
    };
    const both = pieces.filter((piece) => [square, other].includes(squareOf(piece)));
    return {
      pieces: pieces.map(exchanged),
      pawns: pawns.map(exchanged),
      lifted: both.map(({ id }) => id),
      entering: null,
    };
  }
  if (!openings) return { ...plain, lifted: there.isDown ? [] : [there.id] };
  const turned = { ...lying(there, openings), isDown: false };
  return { ...plain, lifted: [there.id], pieces: pieces.map((piece) => (piece === there ? turned : piece)) };
}

export const isOutside = ({ x, y }: Cell): boolean => x < 0 || y < 0 || x >= extent || y >= extent;

/** The middle of a column or row, or of the felt beside them. */
export function middleOf(line: number): number {
  if (line < 0) return -gutter / 2;
  return line >= extent ? extent * step - 2 + gutter / 2 : line * step + 50;
}

/** What has dropped out lies small on the felt. */
export function placeOf(cell: Cell): string {
  const place = `translate(${middleOf(cell.x) - 50}px, ${middleOf(cell.y) - 50}px)`;
  return isOutside(cell) ? `${place} scale(0.5)` : place;
}

/** Light along a way; where it jumps, there are two lines. */
export function lightsOf(squares: readonly string[]): Line[] {
  const runs: string[][] = [];
  let last: Cell | null = null;
  for (const square of squares) {
    const here = cellOf(square);
    const isNext = last && Math.abs(last.x - here.x) + Math.abs(last.y - here.y) === 1;
    if (isNext) runs.at(-1)?.push(square);
    else runs.push([square]);
    last = here;
  }
  return runs.filter((run) => run.length > 1).map((run) => wayAlong(run, step, 100));
}

/** Pawns on one square stand side by side; one alone steps aside, so that the mark can be seen. */
export function spread(squares: readonly string[]): { square: string; aside: number; size: number }[] {
  return squares.map((square, nth) => {
    const here = squares.flatMap((other, at) => (other === square ? [at] : []));
    const place = here.indexOf(nth) - (here.length - 1) / 2;
    return { square, aside: here.length === 1 ? 24 : place * 26, size: here.length > 2 ? 60 : 68 };
  });
}
