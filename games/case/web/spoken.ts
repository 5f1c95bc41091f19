/** The table in sentences, for those who do not see it. */
import type { SeatFace, DescribeTable } from '$lib/contract';
import type { Language } from '$lib/language';
import { Say } from './say';
import { answersOf, recalled, talkOf, type Talk } from './talk';
import type { View } from './view';
import { roomWords } from './words';

/** Cards that a seat holds. */
export function heldBy(view: View, number: number): number {
  const hand = view.hands[number - 1];
  if (!hand) return 0;
  return 'hidden' in hand ? hand.hidden : hand.cards.length;
}

/** Everything there is to know about a seat. */
export function seatWords(view: View, number: number, name: string, state: string | null, say: Say): string {
  const suspect = view.players[number - 1];
  const sentence = say.the('mat', {
    name,
    suspect: suspect ? say.card(suspect) : '–',
    n: heldBy(view, number),
  });
  return state ? `${sentence}, ${say.the(state)}` : sentence;
}

/** How a seat stands: it has solved the case, has left, is out, or was summoned. */
export function stateOf(view: View, number: number): 'won' | 'left' | 'out' | 'summoned' | null {
  if (view.phase.name === 'over' && view.phase.winner === number) return 'won';
  if (view.left.includes(number)) return 'left';
  if (view.accused.includes(number)) return 'out';
  return view.summoned.includes(number) && view.phase.name !== 'over' ? 'summoned' : null;
}

function talkWords(talk: Talk, seats: readonly SeatFace[], mine: number | null, say: Say): string[] {
  const name = (seat: number) => seats[seat - 1]?.name ?? '';
  const begin = say.the(talk.kind === 'suspicion' ? 'suspects' : 'accuses', { name: name(talk.seat) });
  return [
    `${begin} ${say.triple(talk.triple)}`,
    ...answersOf(talk).map(({ seat, says }) => `${name(seat)}: ${say.the(says)}`),
    ...(talk.card && talk.shower !== null
      ? [
          talk.shower === mine
            ? say.the('you-show', { name: name(talk.seat), card: say.card(talk.card) })
            : say.the('shows-you', { name: name(talk.shower), card: say.card(talk.card) }),
        ]
      : []),
    ...(talk.verdict
      ? [say.the(talk.verdict === 'right' ? 'is-right' : 'is-wrong', { name: name(talk.seat) })]
      : []),
  ];
}

export const describeTable: DescribeTable<View> = (view, seats, seat, language) => {
  const say = new Say(language);
  const hand = seat === null ? undefined : view.hands[seat - 1];
  const talk = talkOf(view);
  return {
    seats: seats.map(({ number, name }) => seatWords(view, number, name, stateOf(view, number), say)),
    own: hand && 'cards' in hand ? [...hand.cards].map((card) => say.card(card)) : [],
    board: [
      ...(talk ? talkWords(talk, seats, seat, say) : []),
      ...(view.open
        ? [`${say.the('open-cards')}: ${say.list([...view.open].map((card) => say.card(card)))}`]
        : []),
      ...roomWords(view, say),
    ],
  };
};

export const describeHistory = (
  view: View,
  seats: readonly SeatFace[],
  seat: number | null,
  language: Language,
): string[] => {
  const say = new Say(language);
  return view.log.map((entry) => talkWords(recalled(entry), seats, seat, say).join(' · '));
};
