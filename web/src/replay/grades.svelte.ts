/** The grades of all moves of a game, and what each seat could expect before and after them. */
import type { GradedMove } from '../wire/GradedMove';
import type { Review } from '../wire/Review';
import { postHere } from '$lib/api';
import { actorOf } from './narrator.svelte';
import type { Reel } from './reel.svelte';

/** A graded move, and the moment that it led to. */
export interface GradedMoment extends GradedMove {
  at: number;
  seat: number;
}

export class Grades {
  /** The seats whose moves have been graded so far. */
  reviews = $state.raw<readonly Review[]>([]);
  isRunning = $state(false);

  constructor(private readonly reel: Reel) {}

  readonly isDone = $derived.by(() => this.reviews.length === (this.reel.game?.seats ?? -1));

  /** All graded moves, in the order of the moments they led to. */
  readonly moves = $derived.by((): readonly GradedMoment[] => {
    const graded = this.reviews.flatMap(({ seat, moves }) => {
      // The moments in which this seat acted, in order.
      const own = this.reel.moments.flatMap(({ events }, at) => (actorOf(events) === seat ? [at] : []));
      return moves.flatMap((move) => {
        const at = own[move.number - 1];
        return at === undefined ? [] : [{ ...move, at, seat }];
      });
    });
    return graded.sort((one, other) => one.at - other.at);
  });

  /** Grades seat after seat. What was done before is kept. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      const { record, game } = this.reel;
      for (let seat = this.reviews.length + 1; seat <= (game?.seats ?? 0); seat++)
        this.reviews = [...this.reviews, await postHere<Review>('/api/review', { record, seat })];
    } finally {
      this.isRunning = false;
    }
  }
}
