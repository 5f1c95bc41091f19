/**
 * Where light runs along drawn lines. It judges nothing: whether a way counts is for the rules to say. It only finds the
 * shortest line to draw between two points that are known to be joined.
 */

/** Points as x, y, x, y, … in units of the surface. */
export type Line = readonly number[];

/** Lines that are joined where they share a point. Lines of different nets are joined only on `seams`. */
export interface Net {
  lines: readonly Line[];
}

type Key = string;

/** To a tenth: what differs less is the same point. */
const place = (x: number, y: number) => `${Math.round(x * 10)},${Math.round(y * 10)}`;

interface Node {
  x: number;
  y: number;
  to: Key[];
}

/** Everything light can run along. A seam is a point where nets meet, such as a gate on the edge of a card. */
export class Tracks {
  #nodes = new Map<Key, Node>();

  constructor(nets: readonly Net[], isSeam: (x: number, y: number) => boolean) {
    nets.forEach(({ lines }, nth) => {
      const key = (x: number, y: number) => (isSeam(x, y) ? place(x, y) : `${nth}:${place(x, y)}`);
      for (const line of lines) {
        for (let at = 0; at + 3 < line.length; at += 2) {
          const [x, y, u, v] = line.slice(at, at + 4) as [number, number, number, number];
          this.#join(key(x, y), x, y, key(u, v));
          this.#join(key(u, v), u, v, key(x, y));
        }
      }
    });
  }

  #join(from: Key, x: number, y: number, to: Key): void {
    const node = this.#nodes.get(from) ?? { x, y, to: [] };
    node.to.push(to);
    this.#nodes.set(from, node);
  }

  /** The shortest line from a point of one net to a point of another, or null if there is none. */
  between(
    from: { net: number; x: number; y: number },
    to: { net: number; x: number; y: number },
  ): Line | null {
    const [start, end] = [from, to].map(({ net, x, y }) => `${net}:${place(x, y)}`) as [Key, Key];
    if (!this.#nodes.has(start) || !this.#nodes.has(end)) return null;
    const far = new Map<Key, number>([[start, 0]]);
    const before = new Map<Key, Key>();
    const open = new Set<Key>([start]);
    while (open.size > 0) {
      const here = [...open].reduce((one, two) => ((far.get(two) ?? 0) < (far.get(one) ?? 0) ? two : one));
      if (here === end) return this.#line(end, before);
      open.delete(here);
      const node = this.#nodes.get(here) as Node;
      for (const key of node.to) {
        const next = this.#nodes.get(key) as Node;
        const length = (far.get(here) ?? 0) + Math.hypot(next.x - node.x, next.y - node.y);
        if (length >= (far.get(key) ?? Infinity)) continue;
        far.set(key, length);
        before.set(key, here);
        open.add(key);
      }
    }
    return null;
  }

  #line(end: Key, before: Map<Key, Key>): Line {
    const points: number[] = [];
    for (let key: Key | undefined = end; key; key = before.get(key)) {
      const { x, y } = this.#nodes.get(key) as Node;
      points.unshift(x, y);
    }
    return points;
  }
}

/** The same line without this much at each end: light goes around what it joins, not over it. */
export function trimmed(line: Line, length: number): Line {
  const cut = (points: Line): number[] => {
    let left = length;
    const rest = [...points];
    while (rest.length > 2) {
      const [x, y, u, v] = rest as [number, number, number, number];
      const here = Math.hypot(u - x, v - y);
      if (here > left) return [x + ((u - x) * left) / here, y + ((v - y) * left) / here, ...rest.slice(2)];
      left -= here;
      rest.splice(0, 2);
    }
    return rest;
  };
  const back = (points: Line): number[] =>
    points.flatMap((_, at) => (at % 2 ? [] : points.slice(-at - 2, points.length - at)));
  return back(cut(back(cut(line))));
}

/** A line as data of an SVG path, with its corners rounded. */
export function pathData(line: Line, radius = 8): string {
  const point = (at: number) => [line[2 * at], line[2 * at + 1]] as [number, number];
  const last = line.length / 2 - 1;
  let data = `M${point(0).join(' ')}`;
  for (let at = 1; at < last; at++) {
    const [[a, b], [x, y], [c, d]] = [point(at - 1), point(at), point(at + 1)];
    const [one, two] = [Math.hypot(x - a, y - b) || 1, Math.hypot(c - x, d - y) || 1];
    const [r, s] = [Math.min(radius, one / 2) / one, Math.min(radius, two / 2) / two];
    data += `L${x + (a - x) * r} ${y + (b - y) * r}Q${x} ${y} ${x + (c - x) * s} ${y + (d - y) * s}`;
  }
  return last > 0 ? `${data}L${point(last).join(' ')}` : data;
}
