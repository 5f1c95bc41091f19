/** What is asked of the tab, and what of the server. */
import { expect, test } from 'vitest';
import { isAskedHere, isOfTab } from './place';

const here = `t${'0'.repeat(25)}`;
const there = `0${'t'.repeat(25)}`;

test('tables of the tab are known by their ids', () => {
  expect([here, there, 't', `${here}0`, `t${'u'.repeat(25)}`].map(isOfTab)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('only what is about a table of the tab is asked there', () => {
  const paths = [`/api/tables/${here}`, `/api/tables/${here}/notes/1`, `/api/tables/${here}?x=1`];
  expect(paths.every(isAskedHere)).toBe(true);
  expect(['/api/tables', `/api/tables/${there}`, '/api/games', '/api/me'].some(isAskedHere)).toBe(false);
});
