/** Everything the board says. */
import { Speaker } from '$lib/words';
import type { Language } from '$lib/language';
import type { Deed, Page } from './action';
import { corners } from './colours';
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

  /** `Nb`: column b, from above. */
  arrow(arrow: string): string {
    const [side = '', line = ''] = arrow;
    return this.the(`from-${side}`, { line });
  }

  /** What lies on a square. */
  field({ square, openings, mark }: Field): string {
    if (!openings) return mark ? this.the('down-known', { what: this.mark(mark) }) : this.the('down');
    const open = this.the('open', { sides: this.openings(openings) });
    const colour = Object.keys(corners).find((letter) => corners[letter] === square);
    if (colour) return `${this.the('start', { colour: this.name('colours', colour) })}, ${open}`;
    return mark ? `${this.mark(mark)}, ${open}` : open;
  }

  /** What the thief does, in one sentence. */
  page(page: Page): string {
    if (page.kind === 'slide') return this.the('page-slide', { line: this.arrow(page.arrow) });
    if (page.kind === 'flip')
      return this.the('page-flip', { one: this.mark(page.marks[0]), two: this.mark(page.marks[1]) });
    const [one, two] = page.pawns.map((colour) => this.name('colours', colour));
    return this.the('page-teleport', { one: one!, two: two!, start: this.name('colours', page.start) });
  }

  /** What the button does that does it. */
  confirm(deed: Deed | null, chip: string | null): string {
    if (deed?.kind === 'move') return this.the(deed.turned === '^' ? 'turn-up' : 'go');
    if (deed?.kind === 'orient') return this.the('lay');
    if (chip === 'S' || chip === 'R' || chip === 'W') return this.the(`do-${chip}`);
    return this.the('go');
  }

  /** An action of the log. */
  deed(deed: Deed): string {
    switch (deed.kind) {
      case 'read':
      case 'end':
        return this.the(deed.kind === 'read' ? 'act-read' : 'act-end');
      case 'slide':
        return this.the('act-slide', { line: this.arrow(deed.arrow) });
      case 'rotate':
        return this.the('act-rotate', { square: deed.square });
      case 'swap':
        return this.the('act-swap', { one: deed.one, two: deed.two });
      case 'orient':
        return this.the('act-orient');
      case 'move': {
        const went = this.the('act-move', { square: deed.goal });
        const by = deed.by ? this.the('act-by', { ability: this.ability(deed.by) }) : '';
        if (!deed.turned) return went + by;
        return went + by + this.the(deed.turned === '~' ? 'act-left' : 'act-turned');
      }
    }
  }
}
