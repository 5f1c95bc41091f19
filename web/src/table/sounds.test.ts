/** What is heard of a moment at the table. */
import { expect, test } from 'vitest';
import type { GameWords } from '$lib/contract';
import type { Event } from '../wire/Event';
import type { SeenEvent } from '../wire/SeenEvent';
import { soundOf } from './sounds';

const words: GameWords = { sound: (happened) => (happened === 'roll' ? null : 'card') };
const seen = (...events: Event[]): SeenEvent[] =>
  events.map((event, nth) => ({ version: nth + 1, at: 0, event }));
const acted = (action: string): Event => ({ type: 'acted', seat: 1, action, spent: 0, why: 'seat' });
const ended = (score: string | null): Event => ({ type: 'ended', score, by: null, secret: '', seal: null });

test('the fanfare is for winners and those who watch them, and nobody plays it for a loser', () => {
  const last = seen(acted('lay'), ended('2 1'));
  expect(soundOf(last, words, [2])).toBe('victory');
  expect(soundOf(last, words, [1, 2])).toBe('victory');
  expect(soundOf(last, words, [])).toBe('victory');
  expect(soundOf(last, words, [1])).toBe('card');
  expect(soundOf(seen(ended('won')), words, [1])).toBe('victory');
  expect(soundOf(seen(ended('lost')), words, [1])).toBeNull();
  expect(soundOf(seen(ended(null)), words, [1])).toBeNull();
});

test('an action that a game leaves silent is silent, and without a word of the game it is a pawn', () => {
  expect(soundOf(seen(acted('roll')), words, [1])).toBeNull();
  expect(soundOf(seen(acted('roll')), {}, [1])).toBe('pawn');
});
