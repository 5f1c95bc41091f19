/** Little pictures inside sentences. */
import { expect, test } from 'vitest';
import { partsOf, pictured, plain } from './pictured';

test('a sentence has pictures to look at and names to hear', () => {
  const text = `walks to ${pictured('S', 'the sword')} and ${pictured('K', 'the key')}`;
  expect(plain(text)).toBe('walks to the sword and the key');
  expect(partsOf(text)).toEqual([
    { text: 'walks to ' },
    { thing: 'S', name: 'the sword' },
    { text: ' and ' },
    { thing: 'K', name: 'the key' },
  ]);
  expect(partsOf('stays')).toEqual([{ text: 'stays' }]);
});
