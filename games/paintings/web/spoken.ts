/** The table in sentences, for those who do not see it. */
import type { DescribeTable } from '$lib/contract';
import { cellOf } from '$lib/board/sliding';
import { sentencesOf } from './prompt';
import { Say } from './say';
import type { Seat, View } from './view';

/** Everything there is to know about a seat. */
export function seatWords(seat: Seat, name: string, say: Say): string {
  const cards = seat.tableau.flatMap((mark) => (mark ? [say.mark(mark)] : []));
  return say.the('mat', {
    name,
    colour: say.name('colours', seat.colour),
    square: seat.pawn,
    ability: say.ability(seat.ability),
    cards: cards.length > 0 ? cards.join(say.the('and')) : say.the('nothing'),
  });
}

export const describeTable: DescribeTable<View> = (view, seats, seat, language) => {
  const say = new Say(language);
  const own = seat === null ? undefined : view.seats[seat - 1];
  const names = seats.map(({ name }) => name);
  const pawns = view.seats.map(({ pawn }) => cellOf(pawn));
  return {
    seats: view.seats.map((one, nth) => seatWords(one, names[nth] ?? '', say)),
    own: own
      ? [['S', own.slide_used] as const, [own.ability, own.ability_used] as const].map(
          ([letter, isUsed]) => `${say.ability(letter)}: ${say.the(isUsed ? 'used' : `does-${letter}`)}`,
        )
      : [],
    board: [
      say.count('book', view.book.length),
      say.the('poster', {
        n: view.found.length,
        what: [...view.found].map((mark) => say.mark(mark)).join(', '),
      }),
      ...sentencesOf(view, pawns, names, say),
    ],
  };
};
