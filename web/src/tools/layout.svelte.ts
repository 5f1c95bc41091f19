/** A sliding maze as it lies on a real table: tiles, a pawn and a goal that somebody lays out by tapping. */
import { turnedOpenings } from '$lib/board/sliding';
import { recall, remember } from '$lib/storage';
import type { MazeBoard } from '../wire/MazeBoard';
import { cellOf } from '$lib/board/sliding';

const KEY = 'maze';
export const extents = [5, 7, 9];
/** Openings of each kind of tile, N = 1, E = 2, S = 4, W = 8: corner, straight, T, crossing, dead end. */
export const shapes = ['3', '5', 'b', 'f', '1'] as const;
/** What a tap does: it lays a tile of a shape or turns one, or puts the pawn or the goal there. */
export type Brush = (typeof shapes)[number] | 'pawn' | 'goal';
/** A place where nothing lies yet. */
const BLANK = '0';

interface Kept {
  extent: number;
  /** Row by row, the tile in the hand last. */
  tiles: string;
  /** Counted row by row. The goal may be on the tile in the hand, behind the last square. */
  pawn: number;
  goal: number;
}

const blank = (extent: number): Kept => ({
  extent,
  tiles: BLANK.repeat(extent * extent + 1),
  pawn: 0,
  goal: extent * extent - 1,
});

/** Something that was written by this or another version of the page, or by nobody. */
function read(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? '') as Kept;
    const squares = kept.extent ** 2;
    const lies = (place: number, most: number) => Number.isInteger(place) && place >= 0 && place <= most;
    const isLayout =
      extents.includes(kept.extent) &&
      kept.tiles.length === squares + 1 &&
      /^[0-9a-f]*$/.test(kept.tiles) &&
      lies(kept.pawn, squares - 1) &&
      lies(kept.goal, squares);
    return isLayout ? kept : blank(7);
  } catch {
    return blank(7);
  }
}

/** The tile, turned so that it is written as its shape is. */
const isOf = (tile: string, shape: string): boolean =>
  [0, 1, 2, 3].some((turn) => turnedOpenings(tile, turn) === shape);

export class MazeLayout {
  #kept = $state<Kept>(read(recall(KEY)));

  get extent(): number {
    return this.#kept.extent;
  }
  get tiles(): string[] {
    return [...this.#kept.tiles];
  }
  get pawn(): number {
    return this.#kept.pawn;
  }
  get goal(): number {
    return this.#kept.goal;
  }
  /** The place of the tile in the hand. */
  get hand(): number {
    return this.extent ** 2;
  }
  /** How many places are blank. */
  get missing(): number {
    return this.tiles.filter((tile) => tile === BLANK).length;
  }

  resize(extent: number): void {
    this.#keep(blank(extent));
  }

  clear(): void {
    this.resize(this.extent);
  }

  /** A tap on a place. */
  tap(place: number, brush: Brush): void {
    const kept = { ...this.#kept };
    if (brush === 'goal') kept.goal = place;
    else if (brush === 'pawn') kept.pawn = place === this.hand ? kept.pawn : place;
    else {
      const tile = this.tiles[place] ?? BLANK;
      const laid = isOf(tile, brush) ? turnedOpenings(tile, 1) : brush;
      kept.tiles = this.tiles.with(place, laid).join('');
    }
    this.#keep(kept);
  }

  /** Lies as in a puzzle. */
  take({ extent, tiles, spare, player, objective }: MazeBoard): void {
    const place = (square: string) => {
      const { x, y } = cellOf(square);
      return y * extent + x;
    };
    const goal = objective ? place(objective) : extent ** 2;
    this.#keep({ extent, tiles: tiles + spare, pawn: place(player), goal });
  }

  /** As `irrgarten puzzle maze` writes it. */
  toString(): string {
    const { extent, tiles, pawn, goal } = this;
    const has = (tile: string, side: number) => (parseInt(tile, 16) & side ? '.' : '#');
    const square = (place: number) => `${Math.floor(place / extent)} ${place % extent}`;
    const rows = Array.from({ length: extent }, (_, row) => {
      const own = tiles.slice(row * extent, (row + 1) * extent);
      return [
        own.map((tile) => `#${has(tile, 1)}#|`).join(''),
        own.map((tile) => `${has(tile, 8)}.${has(tile, 2)}|`).join(''),
        own.map((tile) => `#${has(tile, 4)}#|`).join(''),
        `${'-'.repeat(4 * extent - 1)}|`,
      ].join('\n');
    });
    const spare = [...'NESW'].filter((_, nth) => parseInt(tiles[this.hand] ?? BLANK, 16) & (1 << nth));
    const lines = ['table', `${extent} 1`, ...rows, spare.join(''), square(pawn)];
    return `${[...lines, goal === this.hand ? '-1 -1' : square(goal)].join('\n')}\n`;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    remember(KEY, JSON.stringify(kept));
  }
}
