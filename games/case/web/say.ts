/** Everything the board says. */
import { Speaker } from '$lib/words';
import type { Language } from '$lib/language';
import { isRoom } from './plan';
import { softly } from './art';

export class Say extends Speaker {
  constructor(language: Language) {
    super(language, 'case');
  }

  /** A message with its blanks left open, cut where they are: `['I think ', '{suspect}', ' hid ', ...]`. */
  cut(key: string, blanks: readonly string[]): string[] {
    const open = Object.fromEntries(blanks.map((blank) => [blank, `{${blank}}`]));
    return this.the(key, open)
      .split(/(\{\w+\})/)
      .filter((part) => part !== '');
  }

  /** What a card or a room is called. */
  card(letter: string): string {
    return this.name('names', letter);
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

  /** The blanks of a sentence about a suspicion or an accusation. */
  parts(triple: string): { suspect: string; exhibit: string; place: string } {
    const [suspect = '', exhibit = '', place = ''] = triple;
    return { suspect: this.card(suspect), exhibit: this.card(exhibit), place: this.card(place) };
  }

  triple(triple: string): string {
    return [...triple].map((letter) => this.card(letter)).join(', ');
  }

  /** Why something follows, as the command line says it. */
  because({ turns, sizes }: { turns: number[]; sizes: boolean }): string {
    const why =
      turns.length === 0
        ? this.the('because-deal')
        : this.the(turns.length === 1 ? 'because-turn' : 'because-turns', { turns: this.list(turns) });
    return sizes ? this.the('because-sizes', { why }) : why;
  }
}
