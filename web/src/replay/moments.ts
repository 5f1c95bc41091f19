/** Moments of a game, by number, and the turns they belong to. */
import type { Eyes } from '../wire/Eyes';

/**
 * A moment as a link names it: `12` is the beginning of turn 12, `12.2` what is there after the second action of that turn.
 * `turns` has the turn of every moment, 0 for the start.
 */
export function momentName(turns: readonly number[], at: number): string {
  const turn = turns[at] ?? 0;
  return turn === 0 ? '1' : `${turn}.${at - turns.indexOf(turn) + 1}`;
}

/** The moment of that name; nothing if the game has none. */
export function namedMoment(turns: readonly number[], name: string): number | null {
  const [, turn, action] = /^(\d+)(?:\.(\d+))?$/.exec(name) ?? [];
  if (turn === undefined) return null;
  const first = turns.indexOf(Number(turn));
  if (first < 1) return null;
  const at = first - 1 + Number(action ?? 0);
  return at === first - 1 || turns[at] === Number(turn) ? at : null;
}

/** Where the turn after this moment ends. */
export function turnAfter(turns: readonly number[], at: number): number {
  const ends = (nth: number) => turns[nth] !== turns[nth + 1];
  let to = Math.min(at + 1, turns.length - 1);
  while (!ends(to)) to += 1;
  return to;
}

/** Where the turn before this moment ended. */
export function turnBefore(turns: readonly number[], at: number): number {
  let to = Math.max(at - 1, 0);
  while (to > 0 && turns[to] === turns[to + 1]) to -= 1;
  return to;
}

/** Whose eyes an address names: `open`, `public` or the number of a seat. */
export function namedEyes(name: string | null): Eyes {
  if (name && /^[1-9]$/.test(name)) return { seat: Number(name) };
  return name === 'public' ? 'public' : 'open';
}

export const eyesName = (eyes: Eyes): string => (typeof eyes === 'string' ? eyes : String(eyes.seat));
