/** Two ways to look at the towers: from the side, where heights are seen, and from above, where every path is. */
import type { Box } from '$lib/board/camera';
import { gateOf, type Cell } from '$lib/board/sliding';
import masonry from './art/masonry.json';

export const extent = 5;
const { wide, deep, layer } = masonry;
/** From above, the side of a square. */
const flat = 104;
/** The lawn around the towers, in squares from the middle of the last. */
export const lawn = 1.42;

export interface Look {
  name: 'side' | 'plan';
  /** The middle of the top of a tower of this height here; of its foot, if the height is none. */
  at: (place: Cell, height: number) => [number, number];
  /** How a drawing of 100 by 100 lies on a top whose middle is at 0,0. */
  matrix: string;
  /** Half the width and half the height of a top. */
  half: [number, number];
  /** The picture of a tower around the middle of its foot. */
  frame: { x: number; y: number; size: number };
  /** What should be in sight. */
  box: Box;
  /** Where the free tower waits. */
  parked: Cell;
}

/** On a narrow screen the tips of the lawn are out of sight, and the free tower waits closer. */
function side(isWide: boolean): Look {
  const half = isWide ? 568 : 460;
  return {
    name: 'side',
    at: ({ x, y }, height) => [(x - y) * wide, (x + y) * deep - height * layer],
    matrix: `matrix(${wide / 100} ${deep / 100} ${-wide / 100} ${deep / 100} 0 ${-deep})`,
    half: [wide, deep],
    frame: { x: -107, y: -161, size: 214 },
    box: { left: -half, right: half, top: isWide ? -156 : -192, bottom: 574 },
    parked: isWide ? { x: -2.56, y: 2.95 } : { x: -2.59, y: 1.61 },
  };
}

/** From above the free tower waits where there is room: on the left, or on top. */
function plan(isWide: boolean): Look {
  const around = lawn * flat + 6;
  const end = (extent - 1) * flat + around;
  return {
    name: 'plan',
    at: ({ x, y }) => [x * flat, y * flat],
    matrix: `matrix(${flat / 100} 0 0 ${flat / 100} ${-flat / 2} ${-flat / 2})`,
    half: [flat / 2, flat / 2],
    frame: { x: -flat / 2, y: -flat / 2, size: flat },
    box: {
      left: isWide ? -around - flat * 1.3 : -around,
      right: isWide ? end + flat * 1.3 : end,
      top: isWide ? -around : -around - flat * 1.2,
      bottom: end,
    },
    parked: isWide ? { x: -2.1, y: 0 } : { x: 2, y: -2 },
  };
}

export function lookOf(name: Look['name'], isWide: boolean): Look {
  return name === 'side' ? side(isWide) : plan(isWide);
}

/** A point of a top, from -0.5 to 0.5 to the east and to the south of its middle. */
export function on(look: Look, place: Cell, height: number, east: number, south: number): [number, number] {
  return look.at({ x: place.x + east, y: place.y + south }, height);
}

/** Things farther away are drawn first. Along a line that slides this order holds on every point of the way. */
export function depth({ x, y }: Cell, upright: boolean): number {
  const [line, along] = upright ? [x, y] : [y, x];
  return Math.round(line + 3) * 12 + Math.round(along + 3);
}

/** The place a number of squares before the first square of an arrow's line: 0 is that square, below 0 lies the board. */
export function before(arrow: string, away: number): Cell {
  const { x, y, dx, dy } = gateOf(arrow, extent);
  return { x: x + dx * (1 - away), y: y + dy * (1 - away) };
}

/** A point beside the board, seen from an arrow: how far outside, and how far along the edge. */
function beside(look: Look, arrow: string, away: number, along: number): [number, number] {
  const { dx, dy } = gateOf(arrow, extent);
  const { x, y } = before(arrow, away);
  return look.at({ x: x + along * dy, y: y + along * dx }, 0);
}

/** How far out an arrow begins: behind the towers a little farther, for they hide what is close. */
function tipOf(look: Look, arrow: string): number {
  return look.name === 'side' && 'NW'.includes(arrow.charAt(0)) ? 0.84 : 0.6;
}

/** The corners of an arrow, its tip first. */
export function arrowCorners(look: Look, arrow: string): [number, number][] {
  const tip = tipOf(look, arrow);
  return [
    beside(look, arrow, tip, 0),
    beside(look, arrow, tip + 0.48, -0.4),
    beside(look, arrow, tip + 0.48, 0.4),
  ];
}

/** Two strokes through an arrow, as data of an SVG path. */
export function arrowCross(look: Look, arrow: string): string {
  const stroke = (along: number) =>
    `M${beside(look, arrow, tipOf(look, arrow) + 0.04, along).join(' ')}L${beside(look, arrow, tipOf(look, arrow) + 0.44, -along).join(' ')}`;
  return stroke(0.22) + stroke(-0.22);
}

/** A polygon as data of an SVG path. */
export function outline(points: readonly (readonly [number, number])[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

/** Light by level, from 1 on: the colours of the stones, shining. */
const lights = ['#c9e58a', '#ffe98a', '#ffb45c', '#ff8465', '#cbbcff'] as const;

export function lightOf(level: number): string {
  return lights[level - 1] ?? lights[0];
}
