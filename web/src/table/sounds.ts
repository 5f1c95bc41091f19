/** What is heard of events that come together: the one that counts most. */
import type { GameWords } from '$lib/contract';
import { sounds, type Sound } from '$lib/sound';
import type { SeenEvent } from '../wire/SeenEvent';

function one({ event }: SeenEvent, words: GameWords): Sound | null {
  if (event.type === 'ended') return event.score === null ? null : 'victory';
  if (event.type === 'acted') return words.sound?.(event.action, event.motion) ?? 'pawn';
  if (event.type === 'drew') return words.sound?.(event.chance) ?? null;
  return null;
}

export function soundOf(events: readonly SeenEvent[], words: GameWords): Sound | null {
  const heard = events.map((seen) => one(seen, words));
  return sounds.findLast((sound) => heard.includes(sound)) ?? null;
}
