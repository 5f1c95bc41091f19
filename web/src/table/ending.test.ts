import { expect, test } from 'vitest';
import { readScore } from './ending';

test('places and teams are told apart', () => {
  expect(readScore('2 1 1 points 15 19 19')).toEqual({ winners: [2, 3], team: null });
  expect(readScore('1')).toEqual({ winners: [1], team: null });
  expect(readScore('lost points 3 4')).toEqual({ winners: [], team: false });
});
