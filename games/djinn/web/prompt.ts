/** What one is about to do, in words. */
import type { Play } from './play.svelte';
import type { Say } from './say';

interface State {
  actions: readonly string[];
  play: Pick<Play, 'marked' | 'chosen' | 'isAtRest'>;
  isHeld: boolean;
  hasClaimed: boolean;
  /** Cards can be moved now. */
  isOn: boolean;
  /** All cards lie. */
  isFull: boolean;
}

export function promptOf({ actions, play, isHeld, hasClaimed, isOn, isFull }: State, say: Say): string {
  if (isHeld) return say.the('countdown');
  if (actions.includes('roll')) return say.the('prompt-roll');
  if (actions.includes('go')) return say.the('prompt-go');
  if (actions.some((action) => action.startsWith('take'))) return say.the('prompt-take');
  if (hasClaimed) return say.the('prompt-claimed');
  if (!isOn) return '';
  if (play.marked) return say.the('exchange-how');
  if (isFull) return say.the('prompt-claim');
  return say.the(play.chosen === null || play.isAtRest ? 'prompt-choose' : 'prompt-place');
}
