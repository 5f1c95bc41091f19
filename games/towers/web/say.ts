/** Everything the board says. */
import { Speaker } from '$lib/words';
import type { SeatFace } from '$lib/contract';
import type { Language } from '$lib/language';
import { kindOf } from './art';
import type { Tower, View } from './view';

export class Say extends Speaker {
  constructor(language: Language) {
    super(language, 'towers');
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
    if (kinds.length === 0) return this.the('no-cards');
    return this.list(kinds.map((kind) => this.many(kind, letters.split(kind).length - 1)));
  }

  private many(kind: string, n: number): string {
    return this.the('some-cards', { n, card: this.card(kind) });
  }

  /** "the arrow on the left, second from above" */
  arrow(arrow: string): string {
    return this.the('arrow-name', { arrow });
  }

  /** The open sides. */
  sides(openings: string): string {
    const digit = parseInt(openings, 16);
    const open = [...'NESW'].filter((_, nth) => ((digit >> nth) & 1) === 1);
    return this.list(open.map((side) => this.name('sides', side)));
  }

  /** "2 high, open to the north and to the east, with the key" */
  tower(openings: string, height: number, treasure: string | null): string {
    const sentence = this.the('tower', { height, sides: this.sides(openings) });
    return treasure ? this.the('with-treasure', { tower: sentence, kind: this.kind(treasure) }) : sentence;
  }

  /** Everything about a square. */
  square(tower: Tower, view: View, seats: readonly SeatFace[]): string {
    const { square, openings, height, treasure } = tower;
    const name = (nth: number) => seats[nth]?.name ?? String(nth + 1);
    const parts = [this.tower(openings, height, treasure)];
    if (square === view.rune_stone) parts.push(this.the('rune-stone'));
    view.seats.forEach(({ home, pawn }, nth) => {
      if (home === square) parts.push(this.the('start-of', { name: name(nth) }));
      if (pawn === square) parts.push(this.the('pawn-of', { name: name(nth) }));
    });
    return `${square}: ${parts.join('; ')}`;
  }

  /** The whole board, square by square. */
  board(view: View, seats: readonly SeatFace[]): string[] {
    const { openings, height, treasure } = view.free;
    return [
      ...view.board.map((tower) => this.square(tower, view, seats)),
      this.the('free-tower-is', { tower: this.tower(openings, height, treasure) }),
      ...(view.barred ? [this.the('barred', { arrow: this.arrow(view.barred) })] : []),
    ];
  }
}
