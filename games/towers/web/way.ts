/**
 * Ways from tower to tower. That a way exists, and what a step costs, is for the rules to say: the view has the steps and
 * the action names the cards. This only finds the shortest way to draw and to walk.
 */
import { cellOf, squareOf } from '$lib/board/sliding';
import type { Tower } from './view';

export type Magic = 'U' | 'D' | 'J';

/** What pays for a big step. */
const payers = { up: 'UJ', down: 'DJ' } as const;
const climbs = ['up', 'down'] as const;

/** Where the sides of a tower lead, in the order of the bits of their digit. */
const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Step {
  to: string;
  climb: 'up' | 'down' | null;
}

/** Every step from a tower, as the rules tell it. */
function stepsFrom(tower: Tower): Step[] {
  const { x, y } = cellOf(tower.square);
  return steps.flatMap(([dx, dy], side): Step[] => {
    const to = squareOf({ x: x + dx, y: y + dy });
    const leads = (digit: string) => ((parseInt(digit, 16) >> side) & 1) === 1;
    const climb = climbs.find((name) => leads(tower[name]));
    if (climb) return [{ to, climb }];
    return leads(tower.steps) ? [{ to, climb: null }] : [];
  });
}

interface Point {
  square: string;
  cards: string;
  before: Point | null;
}

const without = (cards: string, card: string) => cards.replace(card, '');

/** The squares of a shortest way, both ends included; null if there is none. For a kid every card is a joker. */
export function wayTo(
  towers: readonly Tower[],
  from: string,
  goal: string,
  cards: string,
  kid: boolean,
): string[] | null {
  const standing = new Map(towers.map((tower) => [tower.square, tower]));
  const seen = new Set<string>();
  const open: Point[] = [];
  const visit = (square: string, left: string, before: Point | null) => {
    if (!seen.has(`${square} ${left}`)) open.push({ square, cards: left, before });
    seen.add(`${square} ${left}`);
  };
  visit(from, cards, null);
  for (const here of open) {
    if (here.square === goal) return backFrom(here);
    const tower = standing.get(here.square);
    for (const { to, climb } of tower ? stepsFrom(tower) : []) {
      if (climb === null) visit(to, here.cards, here);
      else {
        const good = [...new Set(here.cards)].filter((card) => kid || payers[climb].includes(card));
        for (const card of good) visit(to, without(here.cards, card), here);
      }
    }
  }
  return null;
}

function backFrom(last: Point): string[] {
  const way: string[] = [];
  for (let point: Point | null = last; point; point = point.before) way.unshift(point.square);
  return way;
}

/** Which steps of a way need magic, counted from 0, and the card that pays for each: one that can do nothing else first. */
export function paid(
  towers: readonly Tower[],
  way: readonly string[],
  cards: string,
): { step: number; card: Magic }[] {
  let left = cards;
  return way.slice(1).flatMap((square, step) => {
    const tower = towers.find((other) => other.square === way[step]);
    const climb = tower && stepsFrom(tower).find(({ to }) => to === square)?.climb;
    if (!climb) return [];
    const card = [...payers[climb], ...left].find((letter) => left.includes(letter));
    if (card === undefined) return [];
    left = without(left, card);
    return [{ step, card: card as Magic }];
  });
}
