/** Squares, gates and tiles of mazes whose lines slide. */
import { describe, expect, it } from 'vitest';
import { cellOf, gateOf, slid, squareOf, squaresOf, turnedOpenings, turnTo, wayAlong } from './sliding';

describe('a maze that slides', () => {
  it('has squares with names', () => {
    expect(cellOf('c7')).toEqual({ x: 2, y: 6 });
    expect(squareOf({ x: 12, y: 12 })).toBe('m13');
    expect(squaresOf('a1b10c2')).toEqual(['a1', 'b10', 'c2']);
  });

  it('has arrows outside that push their line', () => {
    expect(gateOf('Nb', 7)).toMatchObject({ x: 1, y: -1, dx: 0, dy: 1 });
    expect(gateOf('Sf', 7)).toMatchObject({ x: 5, y: 7, dy: -1 });
    expect(gateOf('W4', 7)).toMatchObject({ x: -1, y: 3, dx: 1 });
    const gate = gateOf('E2', 7);
    expect(gate).toMatchObject({ x: 7, y: 1, dx: -1, dy: 0 });
    const tiles = [
      { x: 7, y: 1 },
      { x: 0, y: 1 },
      { x: 0, y: 2 },
    ];
    expect(slid(tiles, gate)).toEqual([
      { x: 6, y: 1 },
      { x: -1, y: 1 },
      { x: 0, y: 2 },
    ]);
  });

  it('has tiles that turn on and never back', () => {
    expect(['3', '6', 'c', '9'].map((openings) => turnedOpenings(openings, 1))).toEqual(['6', 'c', '9', '3']);
    expect(turnTo('3', '9')).toBe(-1);
    expect(turnTo('3', '6', 4)).toBe(5);
    expect(turnTo('5', 'a', 3)).toBe(3);
    expect(turnTo('7', 'd')).toBe(2);
  });

  it('lets light run from middle to middle', () => {
    expect(wayAlong(['a1', 'b1'], 102, 100)).toEqual([50, 50, 152, 50]);
  });
});
