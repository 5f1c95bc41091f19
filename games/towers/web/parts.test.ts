import { describe, expect, it } from 'vitest';
import type { Scene } from '$lib/board/scenes';
import { languages } from '$lib/language';
import { Choices, readMove, readSlide } from './action';
import { litUp } from './lit';
import { kinds, treasureSvg, towerSvg } from './art';
import { stepsOf } from './film';
import { lookOf } from './look';
import { layout, lineOf, modelOf, sameModel } from './model';
import { Say } from './say';
import scenes from './scenes.json';
import type { View } from './view';
import { paid, wayTo } from './way';
import { words } from './words';

const books = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true });
const all = scenes as unknown as Scene[];
const viewOf = ({ table }: Scene) => table.view as View;

describe('actions', () => {
  it('are taken apart and put together again', () => {
    let read = 0;
    for (const text of all.flatMap(({ table }) => table.actions)) {
      const [slide, move] = [readSlide(text), readMove(text)];
      const again = slide
        ? `s${slide.arrow}=${slide.openings}`
        : `m${move?.goal}${move?.cards ? `+${move.cards}` : ''}`;
      expect(again).toBe(text);
      read += 1;
    }
    expect(read).toBeGreaterThan(100);
    for (const none of ['sX2=3', 'mc9', 'mc3+X', '!D']) {
      expect(readSlide(none)).toBeNull();
      expect(readMove(none)).toBeNull();
    }
  });

  it('are chosen from, never invented', () => {
    const choices = new Choices(['sNb=5', 'sNb=a', 'ma1', 'mc3+UU', 'mc3+UJ']);
    expect(choices.arrows).toEqual(['Nb']);
    expect(choices.standing('Nb')).toEqual(['5', 'a']);
    expect(choices.slide('Nb', '3')).toBeNull();
    expect(choices.goals).toEqual(['a1', 'c3']);
    expect(choices.going('c3').map(({ cards }) => cards)).toEqual(['UU', 'UJ']);
  });
});

describe('ways', () => {
  it('lead to every goal of the rules, with a card for every big step', () => {
    let walked = 0;
    for (const scene of all) {
      const view = viewOf(scene);
      const own = view.seats[(scene.seat ?? 1) - 1];
      for (const { goal, cards } of new Choices(scene.table.actions).moves) {
        const way = wayTo(view.board, own?.pawn ?? '', goal, cards, own?.kid ?? false);
        expect(way?.[0]).toBe(own?.pawn);
        expect(way?.at(-1)).toBe(goal);
        const spent = paid(view.board, way ?? [], cards).map(({ card }) => card);
        expect(spent.sort().join()).toBe([...cards].sort().join());
        walked += 1;
      }
    }
    expect(walked).toBeGreaterThan(40);
  });

  it('do not lead through walls or up a cliff', () => {
    const tower = (square: string, steps: string, up: string, down: string) => ({
      ...{ square, steps, up, down, openings: 'f', height: 1, treasure: null, fixed: false },
    });
    const cliff = [tower('a1', '0', '2', '0'), tower('b1', '4', '0', '8'), tower('b2', '1', '0', '0')];
    expect(wayTo(cliff, 'a1', 'b2', '', false)).toBeNull();
    expect(wayTo(cliff, 'a1', 'b2', 'D', false)).toBeNull();
    expect(wayTo(cliff, 'a1', 'b2', 'D', true)).toEqual(['a1', 'b1', 'b2']);
    expect(wayTo(cliff, 'a1', 'b2', 'J', false)).toEqual(['a1', 'b1', 'b2']);
    expect(paid(cliff, ['b2', 'b1', 'a1'], 'DJ')).toEqual([{ step: 1, card: 'D' }]);
  });
});

describe('the board as it is drawn', () => {
  it('has every tower once, wherever it stands, and turns back what is pushed out', () => {
    expect(lineOf('W2')).toEqual(['a2', 'b2', 'c2', 'd2', 'e2']);
    expect(lineOf('Sb')).toEqual(['b5', 'b4', 'b3', 'b2', 'b1']);
    for (const scene of all) {
      const model = modelOf(viewOf(scene));
      for (const push of [null, { arrow: 'Nd', openings: model.free.openings, isIn: true }]) {
        const { pieces, pawns } = layout(model, push, lookOf('side', true));
        expect(new Set(pieces.map(({ piece }) => piece.key)).size).toBe(26);
        expect(pieces.filter(({ isOut }) => isOut)).toHaveLength(1);
        expect(pawns).toHaveLength(viewOf(scene).seats.length);
      }
    }
  });

  it('is drawn from the side and from above', () => {
    const view = viewOf(all[0] as Scene);
    for (const look of [lookOf('side', true), lookOf('plan', false)]) {
      for (const [, piece] of modelOf(view).towers) {
        const svg = towerSvg(piece, look);
        expect(svg).toContain('currentColor');
        expect(svg).not.toContain('undefined');
        expect(svg.includes('t-plate')).toBe(piece.treasure !== null);
      }
    }
    for (const letter of 'ABCDEFGHIJKL') expect(treasureSvg(letter)).toContain('t-plate');
  });
});

describe('the film', () => {
  it('leads from each view to the next', () => {
    let shown = 0;
    for (const { table, then } of all) {
      if (!then) continue;
      const events = then.events.map((event) => ({ version: 1, at: 0, event }));
      const steps = stepsOf(modelOf(table.view as View), events, then.table.view as View);
      const end = steps.at(-1);
      expect(end && sameModel(end.after, modelOf(then.table.view as View)), table.text).toBe(true);
      if (end?.move) expect(end.way.at(-1)).toBe(end.move.goal);
      shown += steps.length;
    }
    expect(shown).toBeGreaterThan(12);
  });

  it('does not play what was taken back', () => {
    const view = viewOf(all[0] as Scene);
    expect(stepsOf(modelOf(view), [{ version: 1, at: 0, event: { type: 'undone' } }], view)).toEqual([]);
  });
});

describe('words', () => {
  it('call treasures what the rulebooks call them', () => {
    for (const language of languages) {
      const book = books[`../rulebook/${language}.md`];
      const say = new Say(language);
      kinds.forEach((kind, nth) =>
        expect(book).toContain(`| ${String.fromCharCode(65 + nth)} | ${say.name('kinds', kind)} |`),
      );
    }
  });

  it('tell the log what happened', () => {
    expect(words.action?.('sW2=3', 'en')).toBe('pushes row 2 from the west, open to the north and the east');
    expect(words.action?.('sNb=a', 'de')).toBe(
      'schiebt Spalte b von Norden ein, offen nach Osten und Westen',
    );
    expect(words.action?.('mc3', 'nl')).toBe('gaat naar c3');
    expect(words.action?.('mc3+UUJ', 'en')).toBe('goes to c3 with 2× up and 1× joker');
    expect(words.chance?.('!?', 'fr')).toBe('pioche une carte Magie');
    expect(words.chance?.('!J', 'de')).toBe('zieht eine Magiekarte: Joker');
  });

  it('tell every action of a list apart', () => {
    for (const { table } of all) {
      const told = table.actions.map((action) => words.action?.(action, 'en'));
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('describe every square', () => {
    const view = viewOf(all[0] as Scene);
    const told = new Say('en').square(view.board[0]!, view, []);
    expect(told).toBe('a1: 1 high, open to the east and the south; start of 1; pawn of 1');
  });
});

describe('what advice points at', () => {
  it('is what an action names, or an arrow or a square by its name', () => {
    expect(litUp(['sW2=3', 'mc3+U'])).toEqual({ arrows: ['W2'], squares: ['c3'] });
    expect(litUp(['Nb', 'e5', 'nonsense'])).toEqual({ arrows: ['Nb'], squares: ['e5'] });
  });
});
