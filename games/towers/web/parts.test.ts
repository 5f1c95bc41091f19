/** What the board is made of, without drawing it. */
import { partsOf, plain } from '$lib/pictured';
import { describe, expect, it } from 'vitest';
import type { Scene } from '$lib/board/scenes';
import { squaresOf } from '$lib/board/sliding';
import { expectKindsInRulebooks, contextIn } from '$lib/board/testing';
import { Choices, readMove, readSlide } from './action';
import { litUp } from './lit';
import { kinds, treasureSvg, towerSvg } from './art';
import { stepsOf } from './film';
import { lookOf } from './look';
import { layout } from './layout';
import { lineOf, modelOf } from './pieces';
import { Say } from './say';
import scenes from './scenes.json';
import type { View } from './view';
import { words } from './words';

const books = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true });
const all = scenes as unknown as Scene[];
const viewOf = ({ table }: Scene) => table.view as View;

describe('actions', () => {
  it('sound like towers and pawns, and a found treasure like a treasure', () => {
    expect(words.sound?.('sW2=3')).toBe('tile');
    expect(words.sound?.('mc3+U')).toBe('pawn');
    expect(words.sound?.('mc3', 'rune')).toBe('pawn');
    expect(words.sound?.('mc3', { found: 'a' })).toBe('treasure');
  });

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
  it('lead to every goal on offer, with a card for every big step', () => {
    let walked = 0;
    for (const scene of all) {
      const { seats, ways } = viewOf(scene);
      for (const { text, goal, cards } of new Choices(scene.table.actions).moves) {
        const squares = squaresOf(ways[text]?.squares ?? '');
        expect(squares[0]).toBe(seats[(scene.seat ?? 1) - 1]?.pawn);
        expect(squares.at(-1)).toBe(goal);
        expect([...(ways[text]?.cards ?? '')].filter((card) => card !== '-').sort()).toEqual(
          [...cards].sort(),
        );
        walked += 1;
      }
    }
    expect(walked).toBeGreaterThan(40);
  });
});

describe('the board as it is drawn', () => {
  it('has every tower once, wherever it stands', () => {
    expect(lineOf('W2')).toEqual(['a2', 'b2', 'c2', 'd2', 'e2']);
    expect(lineOf('Sb')).toEqual(['b5', 'b4', 'b3', 'b2', 'b1']);
    for (const scene of all) {
      const model = modelOf(viewOf(scene));
      const { pawns, free } = model;
      for (const push of [null, { arrow: 'Nd', openings: free.openings, pawns, isIn: true }]) {
        const { pieces, pawns: standing } = layout(model, push, lookOf('side', true));
        expect(new Set(pieces.map(({ piece }) => piece.id)).size).toBe(26);
        expect(pieces.filter(({ isOut }) => isOut)).toHaveLength(1);
        expect(standing).toHaveLength(viewOf(scene).seats.length);
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
      const steps = stepsOf(modelOf(table.view as View), events) ?? [];
      const [shownLast, real] = [steps.at(-1)?.after, modelOf(then.table.view as View)];
      expect(shownLast?.pawns, table.text).toEqual(real.pawns);
      expect(shownLast?.towers, table.text).toEqual(real.towers);
      expect(shownLast?.free.id, table.text).toBe(real.free.id);
      shown += steps.length;
    }
    expect(shown).toBeGreaterThan(12);
  });

  it('does not play what was taken back', () => {
    const view = viewOf(all[0] as Scene);
    expect(stepsOf(modelOf(view), [{ version: 1, at: 0, event: { type: 'undone' } }])).toBeNull();
  });
});

describe('words', () => {
  it('call treasures what the rulebooks call them', () => {
    expectKindsInRulebooks(books, kinds, (language, kind) => new Say(language).name('kinds', kind));
  });

  it('tell the log what happened', () => {
    const pushes = words.action?.('sW2=3', contextIn('en')) ?? '';
    expect(plain(pushes)).toBe('pushes the free tower in at the west end of row 2 (W2)');
    expect(partsOf(pushes)).toContainEqual({ thing: 'arrow/W2', name: 'the west end of row 2 (W2)' });
    expect(plain(words.action?.('sNb=a', contextIn('de')) ?? '')).toBe(
      'schiebt den freien Turm ein: Spalte b von Norden (Nb)',
    );
    expect(words.action?.('mc3', contextIn('nl'))).toBe('loopt verder');
    expect(plain(words.action?.('mc3+UUJ', contextIn('en')) ?? '')).toBe('walks on with up up joker');
    expect(words.chance?.('!?', contextIn('fr'))).toBe('Seat 1 pioche une carte Magie');
    expect(plain(words.chance?.('!J', contextIn('de')) ?? '')).toBe('Seat 1 zieht eine Magiekarte: Joker');
  });

  it('name what one sees where a pawn ends', () => {
    const before = viewOf(all[0] as Scene);
    const tower = before.board.find(({ treasure }) => treasure)!;
    const letter = tower.treasure as string;
    const what = new Say('en').kind(letter);
    const said = (more: object) => plain(words.action?.(`m${tower.square}`, contextIn('en', more)) ?? '');
    expect(said({ before })).toBe(`walks to ${what}`);
    expect(said({ effect: { reached: letter } })).toBe(`walks to ${what}`);
    expect(said({ effect: { found: letter } })).toBe(`finds ${what}!`);
    expect(said({ effect: 'stayed' })).toBe('stays');
    expect(said({})).toBe('walks on');
    expect(words.action?.(`m${before.rune_stone}`, contextIn('en', { before }))).toBe(
      'walks to the rune stone',
    );
  });

  it('describe every square', () => {
    const view = viewOf(all[0] as Scene);
    const sentence = new Say('en').square(view.board[0]!, view, []);
    expect(sentence).toBe('a1: 1 high, open to the east and the south; start of 1; pawn of 1');
  });
});

describe('what advice points at', () => {
  it('is what an action names, or an arrow or a square by its name', () => {
    expect(litUp(['sW2=3', 'mc3+U'])).toEqual({ arrows: ['W2'], squares: ['c3'] });
    expect(litUp(['Nb', 'e5', 'nonsense'])).toEqual({ arrows: ['Nb'], squares: ['e5'] });
  });
});
