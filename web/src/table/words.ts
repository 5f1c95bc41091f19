/** Events of a table as sentences. */
import type { GameWords } from '$lib/contract';
import type { Language } from '$lib/language';
import type { Texts } from '$lib/texts/en';
import type { Event } from '../wire/Event';
import type { Occupant } from '../wire/Occupant';

export interface Tongue {
  texts: Texts;
  language: Language;
  words: GameWords;
  nameOf: (seat: number) => string;
}

/** What the occupant of a seat is called. Who sits on several seats is told apart by their numbers. */
export function occupantWords(seats: Occupant[], seat: number, texts: Texts): string {
  const occupant = seats[seat - 1];
  if (!occupant || occupant.type === 'empty') return texts.table.empty;
  if (occupant.type === 'bot') {
    const name = texts.characters[occupant.level];
    const alike = seats.filter((other) => other.type === 'bot' && other.level === occupant.level);
    return alike.length > 1 ? `${name} ${seat}` : name;
  }
  const { id, name } = occupant.person;
  const same = seats.filter((other) => other.type === 'person' && other.person.id === id);
  return same.length > 1 ? `${name} (${seat})` : name;
}

/** The colour a seat has at this table: its own, unless the game gives it another. */
export function hueOf(seat: number, view: unknown, { words }: Tongue): number {
  return (view ? words.hues?.(view)[seat - 1] : undefined) ?? seat;
}

export function actionWords(action: string, { words, language }: Tongue): string {
  return words.action?.(action, language) ?? action;
}

/** What happened, or null for what nobody needs to read. */
export function eventWords(event: Event, tongue: Tongue): string | null {
  const { texts, words, language, nameOf } = tongue;
  const log = texts.log;
  switch (event.type) {
    case 'opened':
      return log.opened(event.host.name);
    case 'configured':
      return log.configured;
    case 'seated':
      if (event.occupant.type === 'empty') return log.free(event.seat);
      return log.sits(
        event.occupant.type === 'bot' ? texts.characters[event.occupant.level] : event.occupant.person.name,
      );
    case 'ready':
      return event.ready ? log.ready(nameOf(event.seat)) : log.notReady(nameOf(event.seat));
    case 'committed':
    case 'revealed':
    case 'dealing':
    case 'held':
      return null;
    case 'started':
      return log.started;
    case 'acted':
      return log.acted(nameOf(event.seat), actionWords(event.action, tongue)) + log.actedBy[event.why];
    case 'claimed':
      return log.claimed(nameOf(event.seat));
    case 'drew': {
      const drawn = words.chance?.(event.chance, language);
      return drawn === undefined ? log.drew(event.chance) : drawn || null;
    }
    case 'undo_asked':
      return log.undoAsked(nameOf(event.seat));
    case 'undo_answered':
      return event.yes ? log.undoYes(nameOf(event.seat)) : log.undoNo(nameOf(event.seat));
    case 'undone':
      return log.undone;
    case 'paused':
      return log.paused;
    case 'resumed':
      return log.resumed;
    case 'guardian':
      return event.plays ? log.guardian(nameOf(event.seat)) : log.guardianOff(nameOf(event.seat));
    case 'said':
      return log.said(event.by.name, event.text);
    case 'ended':
      return event.score === null ? log.broken : log.ended;
    case 'rematch':
      return log.rematch;
  }
}
