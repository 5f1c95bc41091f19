/** Settings that have a value for each seat. */
import { describe, expect, it } from 'vitest';
import { isMarked, withMark } from './bySeat';

const values = ['none', 'all', 'R', 'G', 'RB', 'BG', 'RBG'];
const kids = { key: 'kids', values, numbers: null, form: null, by_seat: true, about: '' };

describe('a setting chosen for each seat', () => {
  it('marks seats by the letters of their colours', () => {
    let options = withMark({ first: '2' }, kids, 'RBG', 2, false);
    expect(options).toEqual({ first: '2' });
    options = withMark(options, kids, 'RBG', 3, true);
    expect(options).toEqual({ first: '2', kids: 'G' });
    options = withMark(options, kids, 'RBG', 2, true);
    expect(options['kids']).toBe('BG');
    expect(['R', 'B', 'G'].map((letter) => isMarked(options['kids'], letter))).toEqual([false, true, true]);
    expect(withMark(options, kids, 'RBG', 1, true)['kids']).toBe('all');
  });

  it('takes a mark away from all of them', () => {
    expect(withMark({ kids: 'all' }, kids, 'RG', 2, false)).toEqual({ kids: 'R' });
    expect(withMark({ kids: 'R' }, kids, 'RG', 1, false)).toEqual({});
  });
});
