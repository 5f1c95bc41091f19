/** What one is asked to do, in words. */
import type { SeatFace } from '$lib/contract';
import type { Choices } from './action';
import type { Say } from './say';
import type { View } from './view';

export function hintOf(view: View, choices: Choices, seats: readonly SeatFace[], say: Say): string {
  if (choices.takes.size > 0) return say.the('hintTake');
  if (choices.exhibit) return say.the('hintLay', { exhibit: say.card(choices.exhibit) });
  if (choices.shows.size > 0) {
    const asker = seats.find(({ number }) => number === view.turn);
    return say.the('hintShow', { name: asker?.name ?? '' });
  }
  if (choices.stuck) return say.the('hintStuck');
  if (view.phase.name === 'walk') return say.the('hintWalk', { n: view.phase.roll });
  if (view.phase.name === 'suspect') return say.the('hintSuspect');
  return choices.roll ? '' : say.the('hintAccuse');
}
