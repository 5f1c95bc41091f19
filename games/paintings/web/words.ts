/** What the frame around the board says about this game: its log in sentences, its sounds, and the tour. */
import type { GameWords, EventContext } from '$lib/contract';
import { pictured } from '$lib/pictured';
import { readChance, readAction, type Action, type Move, type Page } from './action';
import { Say } from './say';
import Thing from './Thing.svelte';
import { tour } from './tour';
import type { Effect, View } from './view';

/** Finds words for what was done, or could be. */
class LogSentences {
  readonly say: Say;
  private readonly effect: Effect | undefined;

  constructor(private readonly context: EventContext) {
    this.say = new Say(context.language);
    this.effect = context.effect as Effect | undefined;
  }

  private readonly picture = (letter: string): string => pictured(letter, this.say.mark(letter));

  /** What is seen on the squares that an action names: as pictures. */
  private on(...squares: string[]): (string | null)[] {
    const board = (this.context.before as View | undefined)?.board;
    const marks = board
      ? squares.map((at) => board.find(({ square }) => square === at)?.mark ?? null)
      : squares.map((_, nth) => this.effect?.on[nth] ?? null);
    return marks.map((mark) => (mark ? this.picture(mark) : null));
  }

  private stays(goal: string): boolean {
    const before = this.context.before as View | undefined;
    return before ? before.seats[(before.turn ?? 1) - 1]?.pawn === goal : (this.effect?.stayed ?? false);
  }

  private went(goal: string): string {
    const { say } = this;
    const [found, [what]] = [this.effect?.found, this.on(goal)];
    if (found) return say.the('act-find', { what: this.picture(found) });
    if (this.stays(goal)) return say.the('act-stay');
    return what ? say.the('act-to', { what }) : say.the('act-move');
  }

  private walk({ goal, by, turned }: Move): string {
    const way = by ? this.say.the('act-by', { ability: this.say.ability(by) }) : '';
    const tile = turned ? this.say.the(turned === '~' ? 'act-left' : 'act-turned') : '';
    return this.went(goal) + way + tile;
  }

  action(action: Action): string {
    const { say } = this;
    switch (action.kind) {
      case 'read':
      case 'end':
        return say.the(action.kind === 'read' ? 'act-read' : 'act-end');
      case 'slide':
        return say.the('act-slide', { line: say.arrow(action.arrow) });
      case 'rotate': {
        const [what] = this.on(action.square);
        return what ? say.the('act-rotate-seen', { what }) : say.the('act-rotate');
      }
      case 'swap': {
        const [one, two] = this.on(action.one, action.two);
        return one && two ? say.the('act-swap-seen', { one, two }) : say.the('act-swap');
      }
      case 'orient': {
        const found = this.effect?.found;
        return found ? say.the('act-find', { what: this.picture(found) }) : say.the('act-orient');
      }
      case 'move':
        return this.walk(action);
    }
  }

  /** Whom the thief sent to a start. The book names colours that nobody may play. */
  private sent(page: Page): string | null {
    const { view, nameOf } = this.context;
    if (page.kind !== 'teleport' || !view) return null;
    const colours = (view as View).seats.map(({ colour }) => colour);
    const names = page.pawns
      .filter((pawn) => colours.includes(pawn))
      .map((pawn) => nameOf(colours.indexOf(pawn) + 1));
    if (names.length === 0) return this.say.the('page-sends-nobody');
    const start = this.say.name('colours', page.start);
    return this.say.the('page-sends', { names: this.say.list(names), start });
  }

  /** What the thief did, and whose pawns it sent home. */
  page(page: Page): string {
    const { nameOf } = this.context;
    const said = this.sent(page) ?? this.say.page(page, this.picture);
    const home = this.effect?.home ?? [];
    if (home.length === 0) return said;
    return this.say.the('page-home', { page: said, names: this.say.list(home.map((seat) => nameOf(seat))) });
  }
}

export const words: GameWords = {
  action(text, context) {
    const action = readAction(text);
    return action ? new LogSentences(context).action(action) : text;
  },
  chance(chance, context) {
    const [drawn, say] = [readChance(chance), new Say(context.language)];
    if (!drawn) return chance;
    if ('page' in drawn) return new LogSentences(context).page(drawn.page);
    const what = pictured(drawn.card, say.mark(drawn.card));
    const { seat, nameOf } = context;
    return seat === null ? say.the('drawn', { what }) : say.the('drawn-by', { name: nameOf(seat), what });
  },
  sound(happened) {
    const drawn = readChance(happened);
    // A card is drawn for every painting that was found.
    if (drawn) return 'page' in drawn ? 'card' : 'treasure';
    return readAction(happened)?.kind === 'move' ? 'pawn' : 'tile';
  },
  Thing,
  tour,
};
