/**
 * How one's own cards lie after actions that the server has not answered yet. This is the only place where the page goes
 * ahead of the rules: in a race people lay and turn cards faster than answers come back, and each tap builds on the last.
 * It knows how cards move, not whether they may; the server's answer always takes the place of this guess.
 */
import type { Cell } from '$lib/board/sliding';
import { readAction } from './action';
import type { Laid } from './view';

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
export function after(laid: readonly Laid[], text: string, isFree: boolean): Laid[] {
  const action = readAction(text);
  if (action?.type === 'put') {
    const { card, top, x, y } = action;
    return settled([...laid.filter((other) => other.card !== card), { card, top, x, y }], isFree);
  }
  const gone = action?.type === 'lift' ? [action.card] : action?.type === 'exchange' ? action.cards : [];
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
