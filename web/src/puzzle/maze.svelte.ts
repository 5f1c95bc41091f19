/** A puzzle on a sliding maze that somebody plays. */
import { get, post } from '$lib/api';
import { gateOf, slid, turnedOpenings, type Cell } from '$lib/board/sliding';
import type { MazeBoard } from '../wire/MazeBoard';
import type { MazePuzzle } from '../wire/MazePuzzle';
import type { PlayMaze } from '../wire/PlayMaze';

/** A tile on its way through the puzzle: it keeps its name while it slides. */
export interface Piece extends Cell {
  name: number;
  openings: string;
}

/** A puzzle that somebody plays. What can be done, the server says; this only remembers what was done. */
export class Maze {
  board = $state.raw<MazeBoard>();
  pieces = $state.raw<Piece[]>([]);
  /** What was done: whole turns, and perhaps a push before its walk. */
  turns = $state.raw<string[]>([]);
  /** How the tile in the hand stands. */
  spare = $state('');
  isBusy = $state(false);
  /** The server has shown how it goes. */
  isShown = $state(false);
  #puzzle = $state.raw<MazePuzzle>();

  /** Whom to ask: the server, or the tab. */
  constructor(private readonly ask: <T>(path: string, body: unknown) => Promise<T> = post) {}

  fewest = $derived(this.#puzzle?.fewest ?? 0);
  /** Arrows that take the tile as it stands. */
  arrows = $derived(
    (this.board?.pushes ?? []).flatMap((push) => {
      const [arrow = '', enters] = push.split('+');
      return enters === this.spare ? [arrow] : [];
    }),
  );
  /** Turns that are done, walk and all. */
  done = $derived(this.turns.filter((turn) => turn.includes('>')).length);

  async load(extent: number, depth: number, seed: number): Promise<void> {
    this.open(await get<MazePuzzle>(`/api/puzzles/maze?extent=${extent}&depth=${depth}&seed=${seed}`));
  }

  open(puzzle: MazePuzzle): void {
    this.#puzzle = puzzle;
    this.isShown = false;
    this.#begin(puzzle.board);
  }

  /** One quarter clockwise. */
  turn(): void {
    this.spare = turnedOpenings(this.spare, 1);
  }

  push(arrow: string): Promise<void> {
    return this.#play([...this.turns, `${arrow}+${this.spare}`]);
  }

  walk(square: string): Promise<void> {
    return this.#play([...this.turns.slice(0, -1), `${this.turns.at(-1)}>${square}`]);
  }

  /** The last half of a turn. */
  async undo(): Promise<void> {
    const before = this.turns.slice(0, -1);
    const [push, walk] = this.turns.at(-1)?.split('>') ?? [];
    if (push) await this.#play(walk ? [...before, push] : before);
  }

  restart(): void {
    if (this.#puzzle) this.#begin(this.#puzzle.board);
  }

  /** Plays the line of the server, half by half, until somebody does something else. */
  async show(pause: () => Promise<void>): Promise<void> {
    this.restart();
    this.isShown = true;
    for (const turn of this.#puzzle?.solution ?? []) {
      const before = this.turns;
      for (const half of [turn.split('>')[0] ?? '', turn]) {
        await pause();
        await this.#play([...before, half]);
      }
    }
  }

  /** The next half of a turn of the line, or null at its end or away from it. */
  get next(): string | null {
    const line = this.#puzzle?.solution ?? [];
    const begun = this.turns.at(-1);
    const whole = begun && !begun.includes('>') ? this.turns.slice(0, -1) : this.turns;
    if (whole.some((turn, nth) => turn !== line[nth])) return null;
    const turn = line[whole.length];
    if (!turn) return null;
    if (whole === this.turns) return turn.split('>')[0] ?? null;
    return turn.startsWith(`${begun}>`) ? turn : null;
  }

  /** Plays it. */
  async step(): Promise<void> {
    const { next } = this;
    if (next)
      await this.#play(next.includes('>') ? [...this.turns.slice(0, -1), next] : [...this.turns, next]);
  }

  async #play(turns: string[]): Promise<void> {
    if (this.isBusy || !this.#puzzle) return;
    this.isBusy = true;
    try {
      const asked: PlayMaze = { puzzle: this.#puzzle.puzzle, turns };
      const board = await this.ask<MazeBoard>('/api/puzzles/maze', asked);
      const added = turns.length > this.turns.length ? turns.at(-1) : undefined;
      this.turns = turns;
      if (added) this.#slide(added, board);
      else if (tilesOf(this.pieces, board.extent) !== board.tiles) this.#lay(board);
      this.board = board;
      if (turns.length === 0 || board.pushes.length > 0) this.spare = board.spare;
    } finally {
      this.isBusy = false;
    }
  }

  #begin(board: MazeBoard): void {
    this.turns = [];
    this.#lay(board);
    this.board = board;
    this.spare = board.spare;
  }

  #lay({ tiles, extent }: MazeBoard): void {
    this.pieces = [...tiles].map((openings, at) => ({
      name: at,
      openings,
      x: at % extent,
      y: Math.floor(at / extent),
    }));
  }

  /** The tiles that stay keep their names, so that they are seen to slide; the one that comes in is new. */
  #slide(push: string, board: MazeBoard): void {
    const [arrow = '', rest = ''] = push.split('+');
    const gate = gateOf(arrow, board.extent);
    const name = Math.max(...this.pieces.map((piece) => piece.name)) + 1;
    const comes: Piece = { name, openings: rest.charAt(0), x: gate.x, y: gate.y };
    const inside = (at: number) => at >= 0 && at < board.extent;
    this.pieces = slid([...this.pieces, comes], gate).filter(({ x, y }) => inside(x) && inside(y));
    if (tilesOf(this.pieces, board.extent) !== board.tiles) this.#lay(board);
  }
}

/** What the server would say of tiles that lie like this. */
function tilesOf(pieces: readonly Piece[], extent: number): string {
  const digits = Array.from({ length: extent * extent }, () => '0');
  for (const { x, y, openings } of pieces) digits[y * extent + x] = openings;
  return digits.join('');
}
