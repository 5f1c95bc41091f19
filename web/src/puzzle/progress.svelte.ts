/** What a visitor has solved, and how good they are at it. It stays in this browser. */
import { recall, remember } from '$lib/storage';
import { after, newcomer, type Strength } from './glicko';

/** How sure the rating of a puzzle is that nobody here has tried: it was made from its effort, not from attempts. */
const MADE = 150;
/** How many puzzles are remembered. */
const MOST = 2000;

interface Kept {
  mine: Strength;
  /** By puzzle: what the attempts here have made of its rating. */
  puzzles: Record<string, Strength>;
  solved: number;
  failed: number;
  /** The last day whose puzzle was solved, and how many in a row. */
  day: number;
  streak: number;
  /** The most in a rush. */
  rush: number;
}

const nothing = (): Kept => ({
  mine: newcomer,
  puzzles: {},
  solved: 0,
  failed: 0,
  day: 0,
  streak: 0,
  rush: 0,
});

const isStrength = (one: unknown): one is Strength =>
  ['rating', 'deviation', 'volatility'].every((key) =>
    Number.isFinite((one as Record<string, unknown> | null)?.[key]),
  );

/** What was kept, if it can be read. */
function read(text: string | null): Kept {
  try {
    const found = { ...nothing(), ...(JSON.parse(text ?? '{}') as Partial<Kept>) };
    if (!isStrength(found.mine) || !Object.values(found.puzzles).every(isStrength)) return nothing();
    const counts = [found.solved, found.failed, found.day, found.streak, found.rush];
    return counts.every(Number.isFinite) ? found : nothing();
  } catch {
    return nothing();
  }
}

/** A visitor's puzzles of one game. */
export class Progress {
  #kept = $state.raw<Kept>(nothing());
  #key: string;

  constructor(game: string) {
    this.#key = `puzzles.${game}`;
    this.#kept = read(recall(this.#key));
  }

  rating = $derived(Math.round(this.#kept.mine.rating));
  solved = $derived(this.#kept.solved);
  rush = $derived(this.#kept.rush);

  /** Days in a row, today or yesterday the last. */
  streak(day: number): number {
    return this.#kept.day >= day - 1 ? this.#kept.streak : 0;
  }

  isDone(day: number): boolean {
    return this.#kept.day === day;
  }

  isKnown = (id: string): boolean => id in this.#kept.puzzles;

  /** The first try at a puzzle counts, for the visitor and for the puzzle. */
  tried(id: string, rating: number, isSolved: boolean): void {
    if (this.isKnown(id)) return;
    const { mine, puzzles, solved, failed } = this.#kept;
    const puzzle: Strength = { ...newcomer, rating, deviation: MADE };
    const score = isSolved ? 1 : 0;
    const known = Object.entries({ ...puzzles, [id]: after(puzzle, mine, 1 - score) }).slice(-MOST);
    this.#keep({
      mine: after(mine, puzzle, score),
      puzzles: Object.fromEntries(known),
      solved: solved + score,
      failed: failed + 1 - score,
    });
  }

  /** The puzzle of the day is solved. */
  daily(day: number): void {
    if (this.isDone(day)) return;
    this.#keep({ streak: this.streak(day) + 1, day });
  }

  rushed(count: number): void {
    if (count > this.#kept.rush) this.#keep({ rush: count });
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    remember(this.#key, JSON.stringify(this.#kept));
  }
}
