/** Puzzles of games: the book, ratings, what a browser remembers, and the rush. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf, puzzleNear, puzzleOfDay, readBook } from './book';
import { after, newcomer } from './glicko';
import { Progress } from './progress.svelte';
import { Rush } from './rush.svelte';

const line = (id: string, rating: number) =>
  `${id} two seat=1 rating=${rating} best=2 | case/1 a | b | m${id} end`;

describe('a book', () => {
  const book = readBook(
    `# all of them\n${[900, 1200, 1500].map((one) => line(`p${one}`, one)).join('\n')}\n`,
  );

  it('is read line by line, and what is no puzzle is left out', () => {
    expect(book.map(({ id, rating }) => [id, rating])).toEqual([
      ['p900', 900],
      ['p1200', 1200],
      ['p1500', 1500],
    ]);
    expect(book[0]).toMatchObject({ theme: 'two', solution: ['mp900', 'end'], line: line('p900', 900) });
    expect(readBook('what is this')).toEqual([]);
  });

  it('has one puzzle for every day, and goes through all of them', () => {
    const days = [0, 1, 2].map((day) => puzzleOfDay(book, 20_000 + day)?.id);
    expect(new Set(days).size).toBe(3);
    expect(puzzleOfDay([], 1)).toBeUndefined();
    const [evening, morning] = [new Date(2026, 4, 1, 23, 59), new Date(2026, 4, 2, 0, 1)];
    expect(dayOf(morning) - dayOf(evening)).toBe(1);
  });

  it('offers what is new and about as hard as the visitor is good', () => {
    expect(
      puzzleNear(
        book,
        1400,
        () => false,
        () => 0,
      )?.id,
    ).toBe('p1500');
    expect(
      puzzleNear(
        book,
        1400,
        (id) => id === 'p1500',
        () => 0,
      )?.id,
    ).toBe('p1200');
    expect(
      puzzleNear(
        book,
        1400,
        () => true,
        () => 0.99,
      ),
    ).toBeDefined();
    expect(puzzleNear([], 1400, () => false)).toBeUndefined();
  });
});

describe('ratings', () => {
  it('follow the example of Glicko-2, one game of it', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const won = after(player, { rating: 1400, deviation: 30, volatility: 0.06 }, 1);
    expect(won.rating).toBeCloseTo(1563.6, 0);
    expect(won.deviation).toBeCloseTo(175.4, 0);
    expect(won.volatility).toBeCloseTo(0.06, 4);
  });

  it('rise with what is solved, fall with what is not, and grow surer', () => {
    const other = { ...newcomer, deviation: 100 };
    expect(after(newcomer, other, 1).rating).toBeGreaterThan(1500);
    expect(after(newcomer, other, 0).rating).toBeLessThan(1500);
    expect(after(newcomer, other, 0).deviation).toBeLessThan(350);
  });
});

describe('what a browser remembers', () => {
  beforeEach(() => localStorage.clear());

  it('is the first try at each puzzle, and the days in a row', () => {
    const progress = new Progress('cards');
    progress.tried('a', 1500, true);
    const { rating } = progress;
    expect(rating).toBeGreaterThan(1500);
    progress.tried('a', 1500, false);
    expect(progress.rating).toBe(rating);
    expect([progress.solved, progress.isKnown('a'), progress.isKnown('b')]).toEqual([1, true, false]);
    for (const day of [10, 10, 11]) progress.daily(day);
    expect([progress.streak(11), progress.streak(12), progress.streak(13)]).toEqual([2, 2, 0]);
    expect(new Progress('cards').streak(11)).toBe(2);
    expect(new Progress('case').solved).toBe(0);
  });

  it('is forgotten where it cannot be read', () => {
    for (const broken of ['{', '{"mine":3}', '{"puzzles":{"a":1}}', '{"day":"x"}', 'null']) {
      localStorage.setItem('irrgarten.puzzles.cards', broken);
      expect(new Progress('cards').rating, broken).toBe(1500);
    }
  });
});

it('a rush ends with the time, or with the third that goes wrong', () => {
  vi.useFakeTimers();
  const rush = new Rush();
  const ended = vi.fn();
  rush.start(ended);
  rush.counted(true);
  vi.advanceTimersByTime(179_000);
  expect([rush.isRunning, rush.solved]).toEqual([true, 1]);
  vi.advanceTimersByTime(2000);
  expect([rush.isRunning, rush.isOver]).toEqual([false, true]);
  rush.start(ended);
  for (let nth = 0; nth < 3; nth++) rush.counted(false);
  expect(rush.isRunning).toBe(false);
  expect(ended).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
