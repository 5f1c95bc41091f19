/**
 * The ghost one races against alone: one's own best race of the same kind so far, kept by this browser. Hands differ
 * from game to game, so it shows how far one was at each moment and how fast in the end.
 */
import { recall, remember } from '$lib/storage';
import type { Laid } from './view';

export interface Ghost {
  milliseconds: number;
  /** What lay before it from this moment on. */
  steps: { at: number; laid: Laid[] }[];
}

const key = (roll: string) => `djinn.ghost.${roll}`;

export function readGhost(text: string | null): Ghost | null {
  try {
    const ghost = JSON.parse(text ?? 'null') as Ghost | null;
    return ghost && Number.isFinite(ghost.milliseconds) && Array.isArray(ghost.steps) ? ghost : null;
  } catch {
    return null;
  }
}

export const ghostOf = (roll: string): Ghost | null => readGhost(recall(key(roll)));

/** Keeps a race if it was the best of its kind. Returns whether it was. */
export function keep(roll: string, race: Ghost): boolean {
  const best = ghostOf(roll);
  if (best && best.milliseconds <= race.milliseconds) return false;
  remember(key(roll), JSON.stringify(race));
  return true;
}

/** What lay before the ghost at a moment of its race. */
export function ghostAt(ghost: Ghost, milliseconds: number): Laid[] {
  return ghost.steps.filter(({ at }) => at <= milliseconds).at(-1)?.laid ?? [];
}
