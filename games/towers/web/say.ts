/** Everything the board says, in four languages. */
import { Speaker } from '$lib/board/say';
import type { SeatFace } from '$lib/contract';
import type { Language } from '$lib/language';
import { kindOf } from './art';
import de from './messages.de.json';
import en from './messages.en.json';
import fr from './messages.fr.json';
import nl from './messages.nl.json';
import type { Play } from './play.svelte';
import type { Tower, View } from './view';

export const messages: Record<Language, typeof en> = { en, de, fr, nl };

export class Say extends Speaker<typeof en> {
  constructor(language: Language) {
    super(language, messages);
  }

  /** A treasure by its letter. */
  kind(letter: string): string {
    return this.name('kinds', kindOf(letter));
  }

  kinds(letters: string): string {
    return this.list([...letters].map((letter) => this.kind(letter)));
  }

  /** A magic card by its letter. */
  card(letter: string): string {
    return this.name('magic', letter);
  }

  /** Cards by their letters: "2 up and 1 joker". */
  cards(letters: string): string {
    const kinds = [...new Set(letters)];
    if (kinds.length === 0) return this.the('noCards');
    return this.list(kinds.map((kind) => this.many(kind, letters.split(kind).length - 1)));
  }

  private many(kind: string, n: number): string {
    return this.the('someCards', { n, card: this.card(kind) });
  }

  /** "column b from the north" */
  arrow(arrow: string): string {
    const side = this.name('sides', arrow.charAt(0));
    const line = arrow.slice(1);
    return 'NS'.includes(arrow.charAt(0))
      ? this.the('fromColumn', { line, side })
      : this.the('fromRow', { line, side });
  }

  /** The open sides. */
  sides(openings: string): string {
    const digit = parseInt(openings, 16);
    const open = [...'NESW'].filter((_, nth) => ((digit >> nth) & 1) === 1);
    return this.list(open.map((side) => this.name('sides', side)));
  }

  /** "2 high, open to the north and to the east, with the key" */
  tower(openings: string, height: number, treasure: string | null): string {
    const told = this.the('tower', { height, sides: this.sides(openings) });
    return treasure ? this.the('withTreasure', { tower: told, kind: this.kind(treasure) }) : told;
  }

  /** Everything about a square. */
  square(tower: Tower, view: View, seats: readonly SeatFace[]): string {
    const { square, openings, height, treasure } = tower;
    const name = (nth: number) => seats[nth]?.name ?? String(nth + 1);
    const parts = [this.tower(openings, height, treasure)];
    if (square === view.rune_stone) parts.push(this.the('runeStone'));
    view.seats.forEach(({ home, pawn }, nth) => {
      if (home === square) parts.push(this.the('startOf', { name: name(nth) }));
      if (pawn === square) parts.push(this.the('pawnOf', { name: name(nth) }));
    });
    return `${square}: ${parts.join('; ')}`;
  }

  /** The whole board, square by square. */
  board(view: View, seats: readonly SeatFace[]): string[] {
    const { openings, height, treasure } = view.free;
    return [
      ...view.board.map((tower) => this.square(tower, view, seats)),
      this.the('freeTowerIs', { tower: this.tower(openings, height, treasure) }),
      ...(view.barred ? [this.the('barred', { arrow: this.arrow(view.barred) })] : []),
    ];
  }

  /** What to do now, in a sentence. */
  hint(play: Play, view: View, from: string): string {
    if (view.stage === 'slide') {
      if (!play.slide) return this.the('hintArrow');
      const [near, far] = [play.opens.free.length, play.opens.magic.length];
      const told = this.count('hintOpens', near);
      return far > 0 ? `${told} ${this.count('hintMagic', far)}` : told;
    }
    if (!play.move || !play.aim) return this.the('hintGoal');
    if (play.aim === from) return this.the('hintStay');
    const tower = view.board.find(({ square }) => square === play.aim);
    const where = tower?.treasure
      ? this.the('whereTreasure', { square: play.aim, kind: this.kind(tower.treasure) })
      : this.the(play.aim === view.rune_stone ? 'whereRune' : 'where', { square: play.aim });
    if (play.move.cards === '') return this.the('hintFree', { where });
    if (play.goal !== null && play.prices.length > 1) return this.the('hintChoice', { where });
    return this.the('hintCosts', { where, cards: this.cards(play.move.cards) });
  }
}
