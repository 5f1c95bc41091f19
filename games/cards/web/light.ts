/** Lines of light from treasure to treasure. Which cards are joined is known from the action; this only draws it. */
import { Tracks, type Line, type Net } from '$lib/board/light';
import { turned, turnOf } from '$lib/board/turn';
import { cellKey } from './action';
import type { Deck } from './art';
import type { Laid } from './view';

/** Cards lie this far apart on the surface; on paper they touch. */
export const step = 102;
const side = 100;

function move(line: Line, laid: Laid): number[] {
  const moved: number[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [x, y] = turned(line[at] as number, line[at + 1] as number, turnOf(laid.top));
    moved.push(x + laid.x * side, y + laid.y * side);
  }
  return moved;
}

/** The treasures of these cards that lie on one of these lines: light runs below them. */
export function crossed(deck: Deck, cards: readonly Laid[], lines: readonly Line[]) {
  const points = new Set(
    lines.flatMap((line) => line.flatMap((x, at) => (at % 2 ? [] : [`${x},${line[at + 1]}`]))),
  );
  return cards.flatMap((card) =>
    deck.printed(card.card).treasures.flatMap(({ kind, x, y }) => {
      const [left = 0, top = 0] = move([x, y], card).map((number) => (number * step) / side);
      return points.has(`${left},${top}`) ? [{ kind, x: left, y: top }] : [];
    }),
  );
}

/** The lines to draw, one from the laid card to each of these cells. What no line leads to is left out. */
export function ways(deck: Deck, labyrinth: readonly Laid[], laid: Laid, cells: readonly string[]): Line[] {
  const cards = [...labyrinth.filter((other) => other.card !== laid.card), laid];
  const nets: Net[] = [];
  const netOf = new Map<string, number>();
  for (const card of cards) {
    deck.printed(card.card).corridors.forEach((lines, corridor) => {
      netOf.set(`${card.card}:${corridor}`, nets.length);
      nets.push({ lines: lines.map((line) => move(line, card)) });
    });
  }
  const tracks = new Tracks(nets, (x, y) => x % side === 0 || y % side === 0);
  const spots = (card: Laid) =>
    deck.printed(card.card).treasures.map(({ kind, x, y, corridor }) => {
      const [left, top] = move([x, y], card) as [number, number];
      return { kind, x: left, y: top, net: netOf.get(`${card.card}:${corridor}`) ?? -1 };
    });
  const length = (line: Line) => line.length;
  return cells.flatMap((cell) => {
    const target = cards.find((card) => cellKey(card.x, card.y) === cell);
    if (!target) return [];
    const lines = spots(laid).flatMap((from) =>
      spots(target)
        .filter((to) => to.kind === from.kind)
        .map((to) => tracks.between(from, to))
        .filter((line) => line !== null),
    );
    const best = lines.sort((one, two) => length(one) - length(two))[0];
    return best ? [best.map((number) => (number * step) / side)] : [];
  });
}
