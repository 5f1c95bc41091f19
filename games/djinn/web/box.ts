/** The part of the surface that should be seen. */
import type { Box } from '$lib/board/camera';
import type { Cell } from '$lib/board/sliding';
import { step } from './drag.svelte';
import type { Play } from './play.svelte';

/** The cells of the task, or all that lies, with room around it for what may come. */
export function boxOf(
  task: readonly number[][],
  play: Pick<Play, 'laid' | 'offset'>,
  isRacing: boolean,
): Box {
  const cells: Cell[] =
    task.length > 0
      ? task.map(([x = 0, y = 0]) => ({ x, y }))
      : play.laid.map(({ x, y }) => ({ x: x + play.offset.x, y: y + play.offset.y }));
  const around = task.length > 0 ? 0.25 : isRacing ? 1.05 : 0.4;
  const ends = (all: number[]): [number, number] => {
    const [low, high] = [Math.min(...all, Infinity), Math.max(...all, -Infinity)];
    return Number.isFinite(low) ? [low - around, high + 1 + around] : [-1, 2];
  };
  const [[left, right], [top, bottom]] = [ends(cells.map(({ x }) => x)), ends(cells.map(({ y }) => y))];
  return { left: left * step, right: right * step, top: top * step, bottom: bottom * step };
}
