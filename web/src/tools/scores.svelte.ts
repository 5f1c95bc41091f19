/** A score pad that the browser keeps: names, and points round by round. */
import { recall, remember } from '$lib/storage';

/** Each game has a pad of its own, and so has any other game. */
const keyOf = (game: string) => (game ? `scores.${game}` : 'scores');

interface Pad {
  names: string[];
  rounds: number[][];
}

const blank = (): Pad => ({ names: ['', ''], rounds: [] });

function kept(game: string): Pad {
  try {
    const { names, rounds } = JSON.parse(recall(keyOf(game)) ?? '') as Pad;
    const isPad =
      names.every((name) => typeof name === 'string') &&
      rounds.every((round) => round.length === names.length && round.every(Number.isFinite));
    return isPad && names.length > 0 ? { names, rounds } : blank();
  } catch {
    return blank();
  }
}

export class ScorePad {
  names = $state<string[]>([]);
  rounds = $state<number[][]>([]);
  static readonly most = 8;

  constructor(private readonly game = '') {
    ({ names: this.names, rounds: this.rounds } = kept(game));
  }

  total(player: number): number {
    return this.rounds.reduce((sum, round) => sum + (round[player] ?? 0), 0);
  }

  add(points: number[]): void {
    this.rounds.push(points);
    this.keep();
  }

  takeBack(): void {
    this.rounds.pop();
    this.keep();
  }

  join(): void {
    this.names.push('');
    for (const round of this.rounds) round.push(0);
    this.keep();
  }

  leave(): void {
    this.names.pop();
    for (const round of this.rounds) round.pop();
    this.keep();
  }

  clear(): void {
    this.rounds = [];
    this.keep();
  }

  keep(): void {
    remember(keyOf(this.game), JSON.stringify({ names: this.names, rounds: this.rounds }));
  }
}

/** A number from 0 up to but not including `sides`, each as likely as the others. */
export function throwDie(sides: number): number {
  const space = 2 ** 32;
  const fair = space - (space % sides);
  // What is beyond the last whole lot of sides would favour the low ones.
  for (;;) {
    const [thrown = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (thrown < fair) return thrown % sides;
  }
}

/** The numbers from 1 up to `most`, shuffled. */
export function shuffled(most: number): number[] {
  const all = Array.from({ length: most }, (_, index) => index + 1);
  for (let at = all.length - 1; at > 0; at--) {
    const other = throwDie(at + 1);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}
