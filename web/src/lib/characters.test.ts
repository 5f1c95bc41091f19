/** Several bots at a table are different animals, around the strength that was chosen. */
import { expect, it } from 'vitest';
import { characters, company } from './characters';

it('begins with the chosen one and goes on with its neighbours, the gentler one first', () => {
  expect(company('hedgehog', 3)).toEqual(['hedgehog', 'mouse', 'fox']);
  expect(company('mouse', 2)).toEqual(['mouse', 'hedgehog']);
  expect(company('owl', 5)).toEqual(['owl', 'raven', 'fox', 'hedgehog', 'mouse']);
});

it('repeats nobody while there are others', () => {
  for (const chosen of characters) expect(new Set(company(chosen, 5)).size).toBe(5);
  expect(company('fox', 6)).toHaveLength(6);
});

it('knows no neighbours of a yardstick', () => {
  expect(company('greedy', 2)).toEqual(['greedy', 'greedy']);
});
