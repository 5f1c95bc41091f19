/** How far a seat is in a round, in words and in signs. */
import type { RaceTime } from '$lib/contract';
import type { Say } from './say';
import { exactWords } from './time';
import type { Seat, View } from './view';

const held = (seat: Seat) => ('cards' in seat.hand ? seat.hand.cards.length : seat.hand.hidden);

export class Standing {
  /** In words. */
  words: string;
  /** In a few signs, where there is little room. */
  brief: string;
  /** The treasure card it has won or chosen, if it has one. */
  taken: number | null;
  /** The time it took, if it has claimed. */
  took: string;

  constructor(view: View, seat: Seat, number: number, time: RaceTime | undefined, say: Say) {
    const { status } = seat;
    const claim = typeof status === 'object' && 'claimed' in status ? status.claimed : null;
    const hasClaimed = claim !== null || !!time?.claimed.includes(number);
    const isOut = status === 'passed' || status === 'gave_back';
    const isRacing = view.phase === 'race';
    this.taken = claim
      ? claim.treasures
      : typeof status === 'object' && 'chose' in status
        ? status.chose
        : null;
    this.took = claim && claim.milliseconds !== null ? exactWords(claim.milliseconds) : '';
    this.brief = hasClaimed ? '!' : isOut ? '✕' : isRacing ? `${seat.laid.length}/${held(seat)}` : '';
    if (hasClaimed) this.words = say.the('claimed-now');
    else if (status === 'gave_back') this.words = say.the('gave-back');
    else if (status === 'passed') this.words = say.the('passed');
    else if (status === 'waiting') this.words = say.the('not-begun');
    else if (typeof status === 'object') this.words = say.the(this.taken === null ? 'chose-none' : 'chose');
    else this.words = isRacing ? say.the('laid-of', { n: seat.laid.length, of: held(seat) }) : '';
  }
}
