import { expect, it } from 'vitest';
import { readTries, withTries, type WrittenTry } from './tries';

const record = 'irrgarten record 1\ngame: cards/1\n\n# Ada begins.\n1 44n@0,-1x0,1x1,1+19\n';
const tries: WrittenTry[] = [
  { at: 1, path: [1], seat: 2, word: '34n@2,0', draws: ['+21'], comment: 'What if; or not?' },
  { at: 1, path: [1, 1], seat: 1, word: '19n@0,1', draws: [], comment: '' },
  { at: 4, path: [2], seat: 3, word: 'x12,13', draws: ['+09', '+26'], comment: '' },
];

it('tried moves are comments of the record, and read again', () => {
  const text = withTries(record, tries);
  expect(text.startsWith(record)).toBe(true);
  expect(
    text
      .slice(record.length)
      .split('\n')
      .slice(0, -1)
      .every((line) => line.startsWith('# ')),
  ).toBe(true);
  expect(readTries(text)).toEqual(tries);
  // Once, however often it is saved.
  expect(withTries(text, tries)).toBe(text);
  expect(withTries(text, [])).toBe(record);
});

it('a note stays on its line, and other comments are nobody’s moves', () => {
  const [first] = tries;
  const noted = withTries(record, [{ ...first!, comment: ' two\nlines ' }]);
  expect(readTries(noted)[0]?.comment).toBe('two lines');
  expect(readTries('# try this at home\n# try 1 x 2 3\n1 44n@0,1 # try 1 1 1 a\n')).toEqual([]);
});
