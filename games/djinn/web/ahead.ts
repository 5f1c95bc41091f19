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

export const cellKey = ({ x, y }: Cell) => `${x},${y}`;
export const isOn = (one: Cell, two: Cell) => one.x === two.x && one.y === two.y;
export const moved = ({ x, y }: Cell, by: Cell): Cell => ({ x: x + by.x, y: y + by.y });

/** Where there is no layout, the notation counts cells from the corner of what lies. */
function settled(laid: readonly Laid[], isFree: boolean): Laid[] {
  if (!isFree) return [...laid];
  const [left, top] = [Math.min(...laid.map(({ x }) => x)), Math.min(...laid.map(({ y }) => y))];
  return laid.map((card) => ({ ...card, ...moved(card, { x: -left, y: -top }) }));
}

/** The arrangement after an action. What does not change it leaves it as it is. */
export function after(laid: readonly Laid[], action: string, isFree: boolean): Laid[] {
  const deed = readDeed(action);
  if (deed?.type === 'put') {
    const { card, top, x, y } = deed;
    return settled([...laid.filter((other) => other.card !== card), { card, top, x, y }], isFree);
  }
  const gone = deed?.type === 'lift' ? [deed.card] : deed?.type === 'exchange' ? deed.cards : [];
  return gone.length === 0
    ? [...laid]
    : settled(
        laid.filter(({ card }) => !gone.includes(card)),
        isFree,
      );
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
