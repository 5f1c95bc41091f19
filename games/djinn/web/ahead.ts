/**
 * What the table will look like when the house has heard of it. A race leaves no time to wait for the way there and
 * back: cards lie where they are put, and the house's word takes the place of this guess as soon as it comes.
 */
import { readDeed } from './action';
import type { Laid } from './view';

export interface Cell {
  x: number;
  y: number;
}

/** No arrangement is wider or higher. */
const widest = 9;
const beside = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const cellKey = ({ x, y }: Cell) => `${x},${y}`;

const ends = (all: readonly number[]) => [Math.min(...all), Math.max(...all)] as const;

/** Where there is no layout, cells are counted from the corner of what lies. */
function settled(laid: readonly Laid[], isFree: boolean): Laid[] {
  if (!isFree || laid.length === 0) return [...laid];
  const [left] = ends(laid.map(({ x }) => x));
  const [top] = ends(laid.map(({ y }) => y));
  return laid.map((card) => ({ ...card, x: card.x - left, y: card.y - top }));
}

/** The arrangement after an action. What does not change it leaves it as it is. */
export function after(laid: readonly Laid[], action: string, isFree: boolean): Laid[] {
  const deed = readDeed(action);
  if (deed?.type === 'put') {
    const { card, top, x, y } = deed;
    return settled([...laid.filter((other) => other.card !== card), { card, top, x, y }], isFree);
  }
  if (deed?.type === 'lift')
    return settled(
      laid.filter(({ card }) => card !== deed.card),
      isFree,
    );
  if (deed?.type === 'exchange')
    return settled(
      laid.filter(({ card }) => !deed.cards.includes(card)),
      isFree,
    );
  return [...laid];
}

/** The empty cells a card can go to: of the layout, or beside the other cards. */
export function cellsFor(laid: readonly Laid[], card: number, layout: readonly Cell[]): Cell[] {
  const isTaken = (cell: Cell) => laid.some(({ x, y }) => x === cell.x && y === cell.y);
  if (layout.length > 0) return layout.filter((cell) => !isTaken(cell));
  if (laid.length === 0) return [{ x: 0, y: 0 }];
  const others = laid.filter((other) => other.card !== card);
  const found = new Map<string, Cell>();
  for (const { x, y } of others) {
    for (const [dx, dy] of beside) {
      const cell = { x: x + dx, y: y + dy };
      const isNear = (['x', 'y'] as const).every((axis) => {
        const [low, high] = ends([...others.map((other) => other[axis]), cell[axis]]);
        return high - low < widest;
      });
      if (!isTaken(cell) && isNear) found.set(cellKey(cell), cell);
    }
  }
  return [...found.values()];
}

/** How far everything has to be moved so that most cards stay where they were; this one may move. */
export function drift(before: readonly Laid[], now: readonly Laid[], moved: number | null): Cell {
  const votes = new Map<string, { cell: Cell; count: number }>();
  for (const card of now) {
    const old = before.find((other) => other.card === card.card);
    if (!old) continue;
    const cell = { x: old.x - card.x, y: old.y - card.y };
    const vote = votes.get(cellKey(cell)) ?? { cell, count: 0 };
    vote.count += card.card === moved ? 0.5 : 1;
    votes.set(cellKey(cell), vote);
  }
  const best = [...votes.values()].sort((one, two) => two.count - one.count)[0];
  return best?.cell ?? { x: 0, y: 0 };
}
