/**
 * The check as one makes it with a finger on the table: along the paths from card to card, and where they do not go on.
 * Whether an arrangement is right is for the rules to say; this only draws it.
 */
import type { Line } from '$lib/board/light';
import { turned, turnOf } from '$lib/board/turn';
import { arms } from './art';
import type { Laid } from './view';

const side = 100;

interface Beam {
  line: Line;
  /** How many cards the light has come through before. */
  depth: number;
}

export interface Lit {
  beams: Beam[];
  /** Places on the edge of two cards where a path ends. */
  breaks: { x: number; y: number }[];
  /** How many cards the light has reached. */
  reached: number;
}

const key = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;

/** An arm on the table, from its gate inwards. */
function lying(line: Line, { x, y, top }: Laid): number[] {
  const moved: number[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [u, v] = turned(line[at] as number, line[at + 1] as number, turnOf(top));
    moved.push(u + x * side, v + y * side);
  }
  return moved;
}

const reversed = (line: Line): number[] =>
  line.flatMap((_, at) => (at % 2 ? [] : line.slice(line.length - at - 2, line.length - at)));

/** Light that begins in the first card and goes wherever paths lead. */
export function lit(laid: readonly Laid[]): Lit {
  const cards = laid.map((card) => ({ card, lines: arms(card.card).map((arm) => lying(arm, card)) }));
  const gates = new Map<string, number[]>();
  cards.forEach(({ lines }, nth) =>
    lines.forEach(([x = 0, y = 0]) => gates.set(key(x, y), [...(gates.get(key(x, y)) ?? []), nth])),
  );
  const depth = new Map<number, number>(cards.length > 0 ? [[0, 0]] : []);
  const beams: Beam[] = [];
  for (const nth of depth.keys()) {
    const far = depth.get(nth) ?? 0;
    for (const line of cards[nth]?.lines ?? []) {
      const [x = 0, y = 0] = line;
      const next = gates.get(key(x, y))?.find((other) => other !== nth);
      const isEntry = next !== undefined && (depth.get(next) ?? Infinity) < far;
      beams.push({ line: isEntry ? line : reversed(line), depth: isEntry ? 2 * far : 2 * far + 1 });
      if (next !== undefined && !depth.has(next)) depth.set(next, far + 1);
    }
  }
  const isLaid = (x: number, y: number) => laid.some((card) => card.x === x && card.y === y);
  const breaks = cards.flatMap(({ lines }) =>
    lines.flatMap(([x = 0, y = 0]) => {
      if ((gates.get(key(x, y))?.length ?? 0) > 1) return [];
      const isUpright = Math.round(x) % side === 0;
      const [u, v] = [Math.floor(x / side), Math.floor(y / side)];
      const both = isUpright ? isLaid(u - 1, v) && isLaid(u, v) : isLaid(u, v - 1) && isLaid(u, v);
      return both ? [{ x, y }] : [];
    }),
  );
  return { beams, breaks, reached: depth.size };
}
