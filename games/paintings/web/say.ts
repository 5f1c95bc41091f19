/** Everything the board says. */
import { Speaker } from '$lib/words';
import type { Language } from '$lib/language';
import type { Action, Page } from './action';
import { corners } from './art/corners';
import type { Field } from './view';

export class Say extends Speaker {
  constructor(language: Language) {
    super(language, 'paintings');
  }

  /** A painting or a chalk drawing by its letter. */
  mark(letter: string): string {
    if (/[A-X]/.test(letter)) return this.name('paintings', letter);
    return this.the('chalk', { what: this.name('chalks', letter) });
  }

  ability(letter: string): string {
    return this.name('abilities', letter);
  }

  /** The sides that are open: one digit, N = 1, E = 2, S = 4, W = 8. */
  openings(digit: string): string {
    const number = parseInt(digit, 16);
    return [...'NESW']
      .filter((_, nth) => number & (1 << nth))
      .map((side) => this.name('sides', side))
      .join(', ');
  }

  /** `W4`: the arrow on the left, second from above. */
  arrow(arrow: string): string {
    return this.the('arrow-name', { arrow });
  }

  /** What lies on a square. */
  field({ square, openings, mark }: Field): string {
    if (!openings) return mark ? this.the('down-known', { what: this.mark(mark) }) : this.the('down');
    const open = this.the('open', { sides: this.openings(openings) });
    const colour = Object.keys(corners).find((letter) => corners[letter] === square);
    if (colour) return `${this.the('start', { colour: this.name('colours', colour) })}, ${open}`;
    return mark ? `${this.mark(mark)}, ${open}` : open;
  }

  /** What the thief does, in one sentence; the log has pictures of tiles and names of players in it. */
  page(
    page: Page,
    markOf = (letter: string): string => this.mark(letter),
    playerOf = (colour: string): string => this.name('colours', colour),
  ): string {
    if (page.kind === 'slide') return this.the('page-slide', { line: this.arrow(page.arrow) });
    if (page.kind === 'flip')
      return this.the('page-flip', { one: markOf(page.marks[0]), two: markOf(page.marks[1]) });
    const [one, two] = page.pawns.map(playerOf);
    return this.the('page-teleport', { one: one!, two: two!, start: this.name('colours', page.start) });
  }

  /** What is written on the button that does what is tried. */
  confirm(action: Action | null, chip: string | null): string {
    if (action?.kind === 'move') return this.the(action.turned === '^' ? 'turn-up' : 'go');
    if (action?.kind === 'orient') return this.the('lay');
    if (chip === 'S' || chip === 'R' || chip === 'W') return this.the(`do-${chip}`);
    return this.the('go');
  }
}
