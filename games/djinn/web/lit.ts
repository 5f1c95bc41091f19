import { litCards, type LitCards } from '$lib/board/lit';
import { readDeed } from './action';

export function litUp(marks: readonly string[]): LitCards {
  return litCards(marks, (action) => {
    const deed = readDeed(action);
    if (deed?.type === 'put') return { cards: [deed.card], cells: [`${deed.x},${deed.y}`] };
    if (deed?.type === 'lift') return { cards: [deed.card] };
    return deed?.type === 'exchange' ? { cards: deed.cards } : null;
  });
}
