/** What is equal stays the same object. */
import { expect, test } from 'vitest';
import { kept } from './kept';

test('what is equal stays itself, whatever has changed around it', () => {
  const before = { turn: 1, board: [{ square: 'a1' }, { square: 'b1' }], seats: ['R', 'B'] };
  const now = kept(before, { turn: 2, board: [{ square: 'a1' }, { square: 'c1' }], seats: ['R', 'B'] });
  expect(now).toEqual({ turn: 2, board: [{ square: 'a1' }, { square: 'c1' }], seats: ['R', 'B'] });
  expect(now.seats).toBe(before.seats);
  expect(now.board[0]).toBe(before.board[0]);
  expect(now.board).not.toBe(before.board);
  expect(kept(before, structuredClone(before))).toBe(before);
});

test('more, less and other things are news', () => {
  expect(kept([1, 2], [1])).toEqual([1]);
  expect(kept([1], [1, 2])).toEqual([1, 2]);
  expect(kept({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
  expect(kept({}, [])).toEqual([]);
  expect(kept(null, { a: null })).toEqual({ a: null });
  const map = new Map([[1, 2]]);
  expect(kept(new Map(), map)).toBe(map);
});
