/** Events of a table as sentences. */
import type { GameWords } from '$lib/contract';
import type { Language } from '$lib/language';
import { say } from '$lib/speech.svelte';
import type { Event } from '../wire/Event';
import type { Occupant } from '../wire/Occupant';

export interface Tongue {
  language: Language;
  words: GameWords;
  nameOf: (seat: number) => string;
}

/** What the occupant of a seat is called. A person on several seats is named with their numbers. */
export function occupantWords(seats: Occupant[], seat: number): string {
  const occupant = seats[seat - 1];
  if (!occupant || occupant.type === 'empty') return say('table-empty');
  if (occupant.type === 'bot') {
    const name = say(`characters-${occupant.level}`);
    const alike = seats.filter((other) => other.type === 'bot' && other.level === occupant.level);
    return alike.length > 1 ? `${name} ${seat}` : name;
  }
  const { id, name } = occupant.person;
  const same = seats.filter((other) => other.type === 'person' && other.person.id === id);
  return same.length > 1 ? `${name} (${seat})` : name;
}

export function actionWords(action: string, { words, language }: Tongue): string {
  return words.action?.(action, language) ?? action;
}

/** What happened, or null for what nobody needs to read. */
export function eventWords(event: Event, tongue: Tongue): string | null {
  const { words, language, nameOf } = tongue;
  switch (event.type) {
    case 'opened':
      return say('log-opened', { name: event.host.name });
    case 'configured':
      return say('log-configured');
    case 'seated':
      if (event.occupant.type === 'empty') return say('log-free', { seat: event.seat });
      return say('log-sits', {
        name:
          event.occupant.type === 'bot'
            ? say(`characters-${event.occupant.level}`)
            : event.occupant.person.name,
      });
    case 'ready':
      return event.ready
        ? say('log-ready', { name: nameOf(event.seat) })
        : say('log-not-ready', { name: nameOf(event.seat) });
    case 'committed':
    case 'revealed':
    case 'dealing':
    case 'held':
      return null;
    case 'started':
      return say('log-started');
    case 'acted':
      return say(event.why === 'seat' ? 'log-acted' : `log-acted-${event.why}`, {
        name: nameOf(event.seat),
        action: actionWords(event.action, tongue),
      });
    case 'claimed':
      return say('log-claimed', { name: nameOf(event.seat) });
    case 'drew': {
      const drawn = words.chance?.(event.chance, language);
      return drawn === undefined ? say('log-drew', { chance: event.chance }) : drawn || null;
    }
    case 'undo_asked':
      return say('log-undo-asked', { name: nameOf(event.seat) });
    case 'undo_answered':
      return event.yes
        ? say('log-undo-yes', { name: nameOf(event.seat) })
        : say('log-undo-no', { name: nameOf(event.seat) });
    case 'undone':
      return say('log-undone');
    case 'paused':
      return say('log-paused');
    case 'resumed':
      return say('log-resumed');
    case 'guardian':
      return event.plays
        ? say('log-guardian', { name: nameOf(event.seat) })
        : say('log-guardian-off', { name: nameOf(event.seat) });
    case 'said':
      return say('log-said', { name: event.by.name, text: event.text });
    case 'ended':
      return event.score === null ? say('log-broken') : say('log-ended');
    case 'rematch':
      return say('log-rematch');
  }
}
