/** The table in sentences, for those who do not see it. */
import type { RaceTime, DescribeTable } from '$lib/contract';
import { Say } from './say';
import { Standing } from './standing';
import type { Seat, View } from './view';

/** Everything there is to know about a seat. */
export function seatWords(
  view: View,
  seat: Seat,
  number: number,
  name: string,
  time: RaceTime | undefined,
  say: Say,
): string {
  const { words: status } = new Standing(view, seat, number, time, say);
  return say.count('mat', seat.points, { name, laid: seat.laid.length, status });
}

/** What the die shows, or which layout the djinn wants. */
export function rollWords(roll: string | null, cells: number, say: Say): string {
  if (roll === null) return say.the('not-rolled');
  return roll.startsWith('G:')
    ? say.the('layout', { name: roll.slice(2), n: cells })
    : say.the('rolled', { n: roll });
}

/** The treasure cards in the middle. */
export function treasureWords(cards: readonly number[], say: Say): string {
  return cards.length > 0 ? say.the('on-table', { cards: cards.join(', ') }) : say.the('table-empty');
}

export const describeTable: DescribeTable<View> = (view, seats, seat, language) => {
  const say = new Say(language);
  const own = seat === null ? undefined : view.seats[seat - 1];
  const laid = own?.laid.map(({ card, x, y, top }) =>
    say.the('laid-card-fixed', { card, x: x + 1, y: y + 1, top: say.name('side', top) }),
  );
  const isLaid = (card: number) => own?.laid.some((one) => one.card === card);
  return {
    seats: view.seats.map((one, nth) =>
      seatWords(view, one, nth + 1, seats[nth]?.name ?? '', undefined, say),
    ),
    own: own
      ? [
          ...(laid ?? []),
          ...('hidden' in own.hand
            ? [say.count('covered-cards', own.hand.hidden)]
            : own.hand.cards
                .filter((card) => !isLaid(card))
                .map((card) => say.the('held-card', { card, top: say.name('side', 'n') }))),
        ]
      : [],
    board: [
      say.the('round', { n: view.round, of: view.rounds }),
      rollWords(view.roll, view.cells.length, say),
      ...view.cells.map(([x, y]) => say.the('cell', { x: x + 1, y: y + 1 })),
      ...(seats.length > 1 ? [treasureWords(view.table, say)] : []),
      say.count('pile', view.pile),
    ],
  };
};
