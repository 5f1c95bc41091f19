/** The table in sentences, for those who do not see it. */
import type { DescribeTable } from '$lib/contract';
import { Say } from './say';
import type { Seat, View } from './view';

const held = ({ hand }: Seat) => ('hidden' in hand ? hand.hidden : hand.cards.length);

/** Everything there is to know about a seat. */
export function seatWords(seat: Seat, name: string, say: Say): string {
  return say.the('mat', {
    name,
    found: seat.found ? say.kinds(seat.found) : say.the('nothing'),
    left: seat.left,
    rune: say.the(seat.rune ? 'rune-done' : 'rune-open'),
    hand: held(seat),
    kid: seat.kid ? say.the('kid') : '',
  });
}

/** Where a seat has to go next. */
export function goalWords(own: Seat, say: Say): string {
  if (own.target) return say.the('target', { kind: say.kind(own.target) });
  return say.the(own.left === 0 && own.rune ? 'target-home' : 'target-rune', { square: own.home });
}

export const describeTable: DescribeTable<View> = (view, seats, seat, language) => {
  const say = new Say(language);
  const own = seat === null ? undefined : view.seats[seat - 1];
  return {
    seats: view.seats.map((one, nth) => seatWords(one, seats[nth]?.name ?? '', say)),
    own: own
      ? [
          goalWords(own, say),
          ...('cards' in own.hand ? [`${say.the('hand')}: ${say.cards(own.hand.cards)}`] : []),
        ]
      : [],
    board: [
      ...say.board(view, seats),
      say.count('deck', view.deck),
      say.the('discard', { cards: say.cards(view.discard) }),
    ],
  };
};
