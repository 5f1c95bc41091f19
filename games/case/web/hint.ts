/** What one is asked to do, in words. */
import type { SeatFace } from '$lib/contract';
import type { Choices } from './action';
import type { Say } from './say';
import type { View } from './view';

export function hintOf(view: View, choices: Choices, seats: readonly SeatFace[], say: Say): string {
  if (choices.takes.size > 0) return say.the('hint-take');
  if (choices.exhibit) return say.the('hint-lay', { exhibit: say.card(choices.exhibit) });
  if (choices.shows.size > 0) {
    const asker = seats.find(({ number }) => number === view.turn);
    return say.the('hint-show', { name: asker?.name ?? '' });
  }
  if (choices.stuck) return say.the('hint-stuck');
  if (view.phase.name === 'walk') return say.the('hint-walk', { n: view.phase.roll });
  if (view.phase.name === 'suspect') return say.the('hint-suspect');
  return choices.roll ? '' : say.the('hint-accuse');
}
