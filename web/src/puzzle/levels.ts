/** How hard a puzzle is. */
export const levels = {
  easy: { extent: 5, depth: 2 },
  medium: { extent: 7, depth: 2 },
  hard: { extent: 7, depth: 3 },
  master: { extent: 9, depth: 4 },
} as const;

export type PuzzleLevel = keyof typeof levels;
export const levelNames = Object.keys(levels) as PuzzleLevel[];

/** The same puzzle for everybody on the same day. */
export function seedOfToday(now = new Date()): number {
  return now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate();
}
