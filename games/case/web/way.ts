/** A way to walk, for the eye: the rules have said that one leads there, this finds one to draw. */
import { beside, doorsOf, isRoom, middle, type Point } from './plan';

const far = Infinity;

/** Steps to one of these squares from everywhere, past nobody. */
function distances(goals: readonly string[], blocked: ReadonlySet<string>): Map<string, number> {
  const steps = new Map(goals.filter((goal) => !blocked.has(goal)).map((goal) => [goal, 0]));
  const queue = [...steps.keys()];
  for (let here = queue.shift(); here; here = queue.shift()) {
    for (const next of beside(here)) {
      if (steps.has(next) || blocked.has(next)) continue;
      steps.set(next, (steps.get(here) ?? 0) + 1);
      queue.push(next);
    }
  }
  return steps;
}

/** Squares from one to another in exactly so many steps, none of them twice; straight on where that is as good. */
function exactly(
  from: string,
  to: string,
  count: number,
  blocked: ReadonlySet<string>,
  seen = new Set([from]),
  home = distances([to], blocked),
): string[] | null {
  if (count === 0) return from === to ? [to] : null;
  const left = (square: string) => home.get(square) ?? far;
  const nexts = beside(from)
    .filter((next) => !seen.has(next) && !blocked.has(next))
    .filter((next) => left(next) <= count - 1 && (count - 1 - left(next)) % 2 === 0)
    .sort((one, two) => left(one) - left(two));
  for (const next of nexts) {
    if (next === to && count > 1) continue;
    const rest = exactly(next, to, count - 1, blocked, seen.add(next), home);
    if (rest) return [from, ...rest];
    seen.delete(next);
  }
  return null;
}

/** The shortest way from one of these squares to another of those. */
function shortest(
  from: readonly string[],
  to: readonly string[],
  blocked: ReadonlySet<string>,
): string[] | null {
  const home = distances(to, blocked);
  const left = (square: string) => home.get(square) ?? far;
  const first = [...from].filter((square) => !blocked.has(square)).sort((a, b) => left(a) - left(b))[0];
  if (first === undefined || left(first) === far) return null;
  const way = [first];
  for (let here = first; left(here) > 0; here = way.at(-1) as string)
    way.push(beside(here).find((next) => left(next) === left(here) - 1) as string);
  return way;
}

/**
 * The squares somebody walks over from one spot to another, with the square they start on and without rooms. `pawns` are
 * the squares of all others.
 */
export function walk(from: string, to: string, roll: number, pawns: readonly string[]): string[] {
  const blocked = new Set(pawns.filter((spot) => spot !== from));
  const starts = isRoom(from) ? doorsOf(from).map(({ step }) => step) : [from];
  if (isRoom(to)) {
    const ends = doorsOf(to).map(({ step }) => step);
    return shortest(starts, ends, blocked) ?? [];
  }
  const left = isRoom(from) ? roll - 1 : roll;
  for (const start of starts.filter((square) => !blocked.has(square))) {
    const way = exactly(start, to, left, blocked);
    if (way) return way;
  }
  return [];
}

/** The points of a walk: through the doors of rooms, over the middles of squares. */
export function points(from: string, to: string, squares: readonly string[]): Point[] {
  const door = (room: string, step: string | undefined) =>
    doorsOf(room)
      .filter((one) => one.step === step)
      .map(({ at }) => at);
  return [
    ...(isRoom(from) ? door(from, squares[0]) : []),
    ...squares.map(middle),
    ...(isRoom(to) ? door(to, squares.at(-1)) : []),
  ];
}
