/** The table in sentences, for those who do not see it. */
import type { DescribeTable } from '$lib/contract';
import type { Language } from '$lib/language';
import { readMove } from './action';
import { deckOf } from './art';
import { Say } from './say';
import type { View } from './view';

export const describeTable: DescribeTable<View> = async (view, seats, seat, language) => {
  const [say, deck] = [new Say(language), await deckOf(view.deck)];
  const hand = seat === null ? undefined : view.hands[seat - 1];
  const kinds = (card: number) => say.kinds(deck.kinds(card));
  return {
    seats: seats.map(({ number, name }) => say.count('won-by', view.won[number - 1]?.length ?? 0, { name })),
    own:
      hand && 'cards' in hand
        ? hand.cards.map((card) => say.the('held-card', { card, kinds: kinds(card) }))
        : [],
    board: [
      ...view.labyrinth.map(({ x, y, card }) => say.the('lying', { card, x, y, kinds: kinds(card) })),
      say.count('pile', view.pile),
    ],
  };
};

/** A move to be chosen: the log leaves out where a card is laid. */
export function describeMove(action: string, language: Language): string {
  const [read, say] = [readMove(action), new Say(language)];
  if (!read) return action;
  const { card, x, y, top, taken } = read;
  const cells = taken.map((cell) => {
    const [column, row] = cell.split(',').map(Number);
    return say.the('move-taken', { x: column ?? 0, y: row ?? 0 });
  });
  const blanks = { card, x, y, top: say.name('side', top), cells: cells.join(say.the('and')) };
  return say.the(taken.length > 0 ? 'move-take' : 'move-lay', blanks);
}
