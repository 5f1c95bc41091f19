/** How places are named when a game is over. */
import { expect, test } from 'vitest';
import { readScore } from './ending';

test('places and teams are told apart', () => {
  expect(readScore('2 1 1 points 15 19 19')).toEqual({
    winners: [2, 3],
    team: null,
    ranking: [
      { seat: 2, place: 1, points: 19 },
      { seat: 3, place: 1, points: 19 },
      { seat: 1, place: 2, points: 15 },
    ],
  });
  expect(readScore('1')).toEqual({
    winners: [1],
    team: null,
    ranking: [{ seat: 1, place: 1, points: null }],
  });
  expect(readScore('lost points 3 4')).toEqual({ winners: [], team: false, ranking: [] });
});
