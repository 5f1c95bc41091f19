/** Actions of the notation, taken apart to be drawn and chosen from. Which there are is for the rules to say. */

export interface Move {
  /** As the rules wrote it. */
  text: string;
  card: number;
  top: string;
  x: number;
  y: number;
  /** Cells of the cards it takes, as `x,y`. */
  taken: string[];
}

const shape = /^(\d\d)([nesw])@(-?\d+),(-?\d+)((?:x-?\d+,-?\d+)*)$/;

export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** `44n@0,-1x0,1x1,1`, or null for what is no such action. */
export function readMove(text: string): Move | null {
  const parts = shape.exec(text);
  if (!parts) return null;
  const [, card, top, x, y, taken] = parts as unknown as [string, string, string, string, string, string];
  return {
    text,
    card: Number(card),
    top,
    x: Number(x),
    y: Number(y),
    taken: taken ? taken.slice(1).split('x') : [],
  };
}

/** Everything that may be done, by card, cell and top. */
export class Moves {
  readonly all: Move[];

  constructor(actions: readonly string[]) {
    this.all = actions.map(readMove).filter((move) => move !== null);
  }

  /** The cells a card may lie on, each with the tops it may have there. No card may lie nowhere. */
  cells(card: number | null): Map<string, { x: number; y: number; tops: string[] }> {
    const cells = new Map<string, { x: number; y: number; tops: string[] }>();
    for (const { x, y, top } of this.all.filter((move) => move.card === card)) {
      const cell = cells.get(cellKey(x, y)) ?? { x, y, tops: [] };
      if (!cell.tops.includes(top)) cell.tops.push(top);
      cells.set(cellKey(x, y), cell);
    }
    return cells;
  }

  /** All ways to lay this card so; they differ in what they take. */
  laying(card: number, top: string, cell: string): Move[] {
    return this.all.filter(
      (move) => move.card === card && move.top === top && cellKey(move.x, move.y) === cell,
    );
  }
}

/** The one that takes most; the first of them, if several do. */
export function largest(moves: readonly Move[]): Move | null {
  return moves.reduce<Move | null>(
    (best, move) => (best && best.taken.length >= move.taken.length ? best : move),
    null,
  );
}

/** Every cell that one of these moves takes. */
export function takeable(moves: readonly Move[]): string[] {
  return [...new Set(moves.flatMap((move) => move.taken))];
}

/** Takes a cell in addition, or no longer, and keeps as much as can be kept of the rest. */
export function toggled(moves: readonly Move[], now: Move, cell: string): Move {
  const wished = !now.taken.includes(cell);
  const fitting = moves.filter((move) => move.taken.includes(cell) === wished);
  const kept = (move: Move) => move.taken.filter((taken) => now.taken.includes(taken)).length;
  return (
    fitting.reduce<Move | null>((best, move) => {
      if (!best) return move;
      const better = kept(move) - kept(best) || best.taken.length - move.taken.length;
      return better > 0 ? move : best;
    }, null) ?? now
  );
}
