/** Events of a table as sentences. */
import { characterOf } from '$lib/characters';
import type { GameWords, EventContext } from '$lib/contract';
import type { Language } from '$lib/language';
import { plain } from '$lib/pictured';
import { say } from '$lib/speech.svelte';
import { remarkWords } from './phrases';
import type { Event } from '../wire/Event';
import type { Occupant } from '../wire/Occupant';

/** What sentences about a table are made of. */
export interface SentenceSource {
  language: Language;
  words: GameWords;
  nameOf: (seat: number) => string;
  /** The game's view now. */
  view?: unknown;
}

/** What is known of an event or an action beside its notation. */
type EventDetails = Partial<Pick<EventContext, 'seat' | 'effect' | 'before'>>;

/** How many bots of a kind have a name of their own. */
const NAMED = 5;

/** What the occupant of a seat is called. A person on several seats is named with their numbers. */
export function occupantWords(seats: Occupant[], seat: number): string {
  const occupant = seats[seat - 1];
  if (!occupant || occupant.type === 'empty') return say('table-empty');
  if (occupant.type === 'bot') {
    const character = characterOf(occupant.level);
    const alike = seats.slice(0, seat).filter((one) => one.type === 'bot' && one.level === occupant.level);
    if (character && alike.length <= NAMED) return say(`bots-${character}-${alike.length}`);
    return `${say(`characters-${occupant.level}`)} ${seat}`;
  }
  const { id, name } = occupant.person;
  const same = seats.filter((other) => other.type === 'person' && other.person.id === id);
  return same.length > 1 ? `${name} (${seat})` : name;
}

function contextOf({ language, nameOf, view }: SentenceSource, context: EventDetails): EventContext {
  return { language, nameOf, view, seat: null, ...context };
}

/** An action that could be done, in words, with its notation: that tells it from the others. */
export function actionWords(action: string, sentences: SentenceSource): string {
  const said = plain(
    sentences.words.action?.(action, contextOf(sentences, { before: sentences.view })) ?? '',
  );
  return said ? `${said} (${action})` : action;
}

/** An action of a seat as it was then, with little pictures and without its notation. */
export function momentWords(action: string, sentences: SentenceSource, seat: number, view: unknown): string {
  const then = contextOf(sentences, { before: view, seat });
  return sentences.words.action?.(action, { ...then, view: view ?? sentences.view }) || action;
}

/** What happened, with little pictures, or null for what nobody needs to read. */
export function eventWords(
  event: Event,
  sentences: SentenceSource,
  /** After whose move it was drawn, if it was. */
  seat: number | null = null,
): string | null {
  const { words, nameOf } = sentences;
  switch (event.type) {
    case 'configured':
      return say('log-configured');
    case 'seated':
      if (event.occupant.type === 'empty') return say('log-free', { seat: event.seat });
      return say('log-sits', {
        name: event.occupant.type === 'bot' ? nameOf(event.seat) : event.occupant.person.name,
      });
    case 'ready':
      return event.ready
        ? say('log-ready', { name: nameOf(event.seat) })
        : say('log-not-ready', { name: nameOf(event.seat) });
    case 'seat_asked':
      return say('log-seat-asked', { name: event.by.name });
    // Opened by somebody who may not have had a name yet.
    case 'opened':
    case 'seat_declined':
    case 'learning':
    case 'committed':
    case 'revealed':
    case 'dealing':
    case 'held':
      return null;
    case 'started':
      return say('log-started');
    case 'acted': {
      const known = contextOf(sentences, { effect: event.effect, seat: event.seat });
      const action = words.action?.(event.action, known) ?? event.action;
      const key = event.why === 'seat' ? 'log-acted' : `log-acted-${event.why}`;
      return action ? say(key, { name: nameOf(event.seat), action }) : null;
    }
    case 'claimed':
      return say('log-claimed', { name: nameOf(event.seat) });
    case 'drew': {
      const drawn = words.chance?.(event.chance, contextOf(sentences, { effect: event.effect, seat }));
      return drawn === undefined ? say('log-drew', { chance: event.chance }) : drawn || null;
    }
    case 'proposed':
      return say(`log-${event.kind}-asked`, { name: nameOf(event.seat) });
    case 'answered':
      return event.yes
        ? say('log-answer-yes', { name: nameOf(event.seat) })
        : say('log-answer-no', { name: nameOf(event.seat) });
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
    case 'resigned':
      return say('log-resigned', { name: nameOf(event.seat) });
    case 'said':
      return say('log-said', { name: event.by.name, text: remarkWords(event.text) });
    case 'ended':
      return event.score === null ? say('log-broken') : say('log-ended');
    case 'rematch':
      return say('log-rematch');
  }
}
