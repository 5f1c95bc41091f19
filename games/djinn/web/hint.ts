/** What one is about to do, in words. */
import type { Mat } from './mat.svelte';
import type { Say } from './say';

interface State {
  actions: readonly string[];
  mat: Pick<Mat, 'marked' | 'chosen' | 'isAtRest'>;
  isHeld: boolean;
  hasClaimed: boolean;
  /** Cards can be moved now. */
  isOn: boolean;
  /** All cards lie. */
  isFull: boolean;
}

export function hintOf({ actions, mat, isHeld, hasClaimed, isOn, isFull }: State, say: Say): string {
  if (isHeld) return say.the('countdown');
  if (actions.includes('roll')) return say.the('hintRoll');
  if (actions.includes('go')) return say.the('hintGo');
  if (actions.some((action) => action.startsWith('take'))) return say.the('hintTake');
  if (hasClaimed) return say.the('hintClaimed');
  if (!isOn) return '';
  if (mat.marked) return say.the('exchangeHow');
  if (isFull) return say.the('hintClaim');
  return say.the(mat.chosen === null || mat.isAtRest ? 'hintChoose' : 'hintPlace');
}
