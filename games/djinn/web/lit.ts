/** What a mark of advice lights up: cards, and the cells they go to. */
import { litCards, type LitCards } from '$lib/board/lit';
import { readAction } from './action';

export function litUp(marks: readonly string[]): LitCards {
  return litCards(marks, (text) => {
    const action = readAction(text);
    if (action?.type === 'put') return { cards: [action.card], cells: [`${action.x},${action.y}`] };
    if (action?.type === 'lift') return { cards: [action.card] };
    return action?.type === 'exchange' ? { cards: action.cards } : null;
  });
}
