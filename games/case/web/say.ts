/** Everything the board says, in four languages. */
import { Speaker } from '$lib/board/say';
import type { Language } from '$lib/language';
import de from './messages.de.json';
import en from './messages.en.json';
import fr from './messages.fr.json';
import nl from './messages.nl.json';
import { isRoom } from './plan';
import { nameOf, softly } from './theme';

export const messages: Record<Language, typeof en> = { en, de, fr, nl };

export class Say extends Speaker<typeof en> {
  constructor(language: Language) {
    super(language, messages);
  }

  /** A message with its blanks left open, cut where they are: `['My suspicion: ', '{suspect}', ' took ', ...]`. */
  cut(key: keyof typeof en): string[] {
    return messages[this.language][key].split(/(\{\w+\})/).filter((part) => part !== '');
  }

  /** What a card or a room is called. */
  card(letter: string): string {
    return nameOf(letter, this.language);
  }

  /** The same for narrow places: it can be cut at its joints. */
  soft(letter: string): string {
    return softly(this.card(letter));
  }

  /** Somewhere: a room by its name, a square by where it is. */
  spot(spot: string): string {
    if (isRoom(spot)) return this.card(spot);
    const [row = '', column = ''] = spot.split('.');
    return this.the('square', { row, column });
  }

  triple(triple: string): string {
    return [...triple].map((letter) => this.card(letter)).join(', ');
  }

  /** Why something follows, as the command line says it. */
  because({ turns, sizes }: { turns: number[]; sizes: boolean }): string {
    const why =
      turns.length === 0
        ? this.the('becauseDeal')
        : this.the(turns.length === 1 ? 'becauseTurn' : 'becauseTurns', { turns: this.list(turns) });
    return sizes ? this.the('becauseSizes', { why }) : why;
  }
}
