/** What advice points at: cards and cells by their names, or everything a move names. */
import { cellKey, readMove } from './action';

export interface LitUp {
  cards: number[];
  cells: string[];
}

export function litUp(marks: readonly string[]): LitUp {
  const lit: LitUp = { cards: [], cells: [] };
  for (const mark of marks) {
    const move = readMove(mark);
    if (move) {
      lit.cards.push(move.card);
      lit.cells.push(cellKey(move.x, move.y), ...move.taken);
    } else if (/^\d\d$/.test(mark)) lit.cards.push(Number(mark));
    else if (/^-?\d+,-?\d+$/.test(mark)) lit.cells.push(mark);
  }
  return lit;
}
