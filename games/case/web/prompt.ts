/** What one is asked to do, in words. */
import type { SeatFace } from '$lib/contract';
import type { Choices } from './action';
import type { Say } from './say';
import type { View } from './view';

export function promptOf(view: View, choices: Choices, seats: readonly SeatFace[], say: Say): string {
  if (choices.takes.size > 0) return say.the('prompt-take');
  if (choices.exhibit) return say.the('prompt-lay', { exhibit: say.card(choices.exhibit) });
  if (choices.shows.size > 0) {
    const asker = seats.find(({ number }) => number === view.turn);
    return say.the('prompt-show', { name: asker?.name ?? '' });
  }
  if (choices.stuck) return say.the('prompt-stuck');
  if (view.phase.name === 'walk') return say.the('prompt-walk', { n: view.phase.roll });
  if (view.phase.name === 'suspect') return say.the('prompt-suspect');
  if (!choices.roll) return say.the('prompt-accuse');
  if (choices.suspicions.size > 0) return say.the('prompt-roll-suspect');
  return say.the(choices.passage ? 'prompt-roll-passage' : 'prompt-roll');
}
