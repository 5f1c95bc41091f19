/** Times as people read them. */
import { expect, test } from 'vitest';
import { clockWords } from './clock';

test.each([
  [0, '0:00'],
  [900, '0:01'],
  [65_000, '1:05'],
  [3_600_000, '1:00:00'],
  [86_400_000 * 1.5, '36:00:00'],
  [86_400_000 * 3, '3 d 0 h'],
])('%i ms are shown as %s', (milliseconds, shown) => {
  expect(clockWords(milliseconds)).toBe(shown);
});
