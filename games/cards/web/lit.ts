/** What a mark of advice lights up: cards, and cells of the labyrinth. */
import { litCards, type LitCards } from '$lib/board/lit';
import { cellKey, readMove } from './action';

export function litUp(marks: readonly string[]): LitCards {
  return litCards(marks, (action) => {
    const move = readMove(action);
    return move && { cards: [move.card], cells: [cellKey(move.x, move.y), ...move.taken] };
  });
}
