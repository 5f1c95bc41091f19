/** A puzzle that somebody tries. What can be done and what it is worth, the rules say; this remembers what was done. */
import { postHere, Refused } from '$lib/api';
import type { PuzzleBoard } from '../wire/PuzzleBoard';
import type { TryPuzzle } from '../wire/TryPuzzle';
import type { BookedPuzzle } from './book';

export type Ended = 'solved' | 'failed' | null;

export class Solving {
  puzzle = $state.raw<BookedPuzzle | null>(null);
  board = $state.raw<PuzzleBoard | null>(null);
  line = $state.raw<string[]>([]);
  /** What the rules said to the last try. */
  refused = $state.raw<Refused | null>(null);
  /** How many of the three hints were given. */
  hints = $state(0);
  /** The solution has been shown. */
  isShown = $state(false);
  isBusy = $state(false);
  #asked = 0;

  ended = $derived<Ended>(this.board?.solved ? 'solved' : this.board?.lost ? 'failed' : null);

  async open(puzzle: BookedPuzzle): Promise<void> {
    this.puzzle = puzzle;
    this.board = null;
    this.hints = 0;
    this.isShown = false;
    await this.#play([]);
  }

  act(action: string): Promise<void> {
    return this.ended || this.isBusy ? Promise.resolve() : this.#play([...this.line, action]);
  }

  undo(): Promise<void> {
    return this.#play(this.line.slice(0, -1));
  }

  restart(): Promise<void> {
    return this.#play([]);
  }

  /** The next hint. A try that has left the way begins anew: its hints would be of no use. */
  async hint(): Promise<void> {
    if (this.board?.next === null) await this.restart();
    this.hints = Math.min(3, this.hints + 1);
  }

  /** Plays the solution, one action after the other, as long as `goesOn`. */
  async show(goesOn: () => Promise<boolean>): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return;
    this.isShown = true;
    for (let count = 0; count <= puzzle.solution.length; count++) {
      await this.#play(puzzle.solution.slice(0, count));
      if (this.puzzle !== puzzle || !(await goesOn())) return;
    }
  }

  async #play(line: string[]): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return;
    const mine = ++this.#asked;
    const asked: TryPuzzle = { puzzle: puzzle.line, line };
    this.isBusy = true;
    this.refused = null;
    try {
      const board = await postHere<PuzzleBoard>('/api/puzzles/try', asked);
      if (mine !== this.#asked) return;
      // A hint is about one action.
      if (line.length !== this.line.length && this.hints > 1) this.hints = 1;
      [this.board, this.line] = [board, line];
    } catch (why) {
      if (mine === this.#asked)
        this.refused = why instanceof Refused ? why : new Refused('internal', String(why));
    } finally {
      if (mine === this.#asked) this.isBusy = false;
    }
  }
}
