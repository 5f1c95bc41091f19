/** What is heard of events that come together: the one that counts most. */
import type { GameWords } from '$lib/contract';
import { sounds, type Sound } from '$lib/sound';
import type { SeenEvent } from '../wire/SeenEvent';
import { isVictory, readScore } from './ending';

function one({ event }: SeenEvent, words: GameWords, seats: readonly number[]): Sound | null {
  if (event.type === 'ended')
    return event.score !== null && isVictory(readScore(event.score), seats) ? 'victory' : null;
  if (event.type === 'acted') return words.sound ? words.sound(event.action, event.effect) : 'pawn';
  if (event.type === 'drew') return words.sound?.(event.chance, event.effect) ?? null;
  return null;
}

/** `seats` are those of the listener: nobody plays a fanfare for somebody who has lost. */
export function soundOf(
  events: readonly SeenEvent[],
  words: GameWords,
  seats: readonly number[],
): Sound | null {
  const heard = events.map((seen) => one(seen, words, seats));
  return sounds.findLast((sound) => heard.includes(sound)) ?? null;
}
