/**
 * The hedges of a maze, as a path in steps of 1. It grows from a fixed number: the same garden for everybody, and
 * every place in it can be reached.
 */
export function garden(wide: number, high: number): string {
  let seed = 20;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const gaps = new Set<string>();
  const seen = new Set(['0,0']);
  const trail: [number, number][] = [[0, 0]];
  for (let here = trail.at(-1); here; here = trail.at(-1)) {
    const [x, y] = here;
    const around: [number, number][] = [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ];
    const ways = around.filter(
      ([a, b]) => a >= 0 && b >= 0 && a < wide && b < high && !seen.has(`${a},${b}`),
    );
    const next = ways[random(Math.max(1, ways.length))];
    if (!next) {
      trail.pop();
      continue;
    }
    const [a, b] = next;
    gaps.add(a === x ? `h${x},${Math.max(y, b)}` : `v${Math.max(x, a)},${y}`);
    seen.add(`${a},${b}`);
    trail.push(next);
  }
  let path = '';
  for (let x = 0; x <= wide; x++) {
    for (let y = 0; y <= high; y++) {
      if (x < wide && !gaps.has(`h${x},${y}`)) path += `M${x} ${y}h1`;
      if (y < high && !gaps.has(`v${x},${y}`)) path += `M${x} ${y}v1`;
    }
  }
  return path;
}
