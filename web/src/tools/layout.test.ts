import { beforeEach, describe, expect, it } from 'vitest';
import { remember } from '$lib/storage';
import { MazeLayout } from './layout.svelte';

beforeEach(() => localStorage.clear());

describe('a maze that somebody lays out', () => {
  it('takes tiles, turns them, and is there again', () => {
    const layout = new MazeLayout();
    layout.resize(5);
    expect(layout.missing).toBe(26);
    for (let place = 0; place <= layout.hand; place++) layout.tap(place, '5');
    layout.tap(0, '3');
    layout.tap(0, '3');
    layout.tap(7, 'pawn');
    layout.tap(layout.hand, 'pawn');
    layout.tap(layout.hand, 'goal');
    const again = new MazeLayout();
    expect([again.tiles[0], again.tiles[1], again.missing]).toEqual(['6', '5', 0]);
    expect([again.pawn, again.goal]).toEqual([7, 25]);
  });

  it('is written as the program writes puzzles', () => {
    const layout = new MazeLayout();
    layout.resize(5);
    layout.tap(0, '3');
    layout.tap(layout.hand, 'b');
    layout.tap(6, 'pawn');
    const lines = layout.toString().split('\n');
    expect(lines.slice(1, 6)).toEqual([
      '5 1',
      '#.#|###|###|###|###|',
      '#..|#.#|#.#|#.#|#.#|',
      '###|###|###|###|###|',
      '-------------------|',
    ]);
    expect(lines.slice(-4)).toEqual(['NEW', '1 1', '4 4', '']);
  });

  it('begins anew where what was kept is damaged', () => {
    for (const damaged of [
      '{',
      '{"extent":6,"tiles":"","pawn":0,"goal":0}',
      '{"extent":5,"tiles":"00","pawn":0,"goal":0}',
    ]) {
      remember('maze', damaged);
      expect([new MazeLayout().extent, new MazeLayout().missing]).toEqual([7, 50]);
    }
  });
});
