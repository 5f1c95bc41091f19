/** What the board is made of, without drawing it. */
import { contextIn } from '$lib/board/testing';
import { plain } from '$lib/pictured';
import { describe, expect, it } from 'vitest';
import type { Scene } from '$lib/board/scenes';
import { squareOf } from '$lib/board/sliding';
import { languages } from '$lib/language';
import { Choices, readChance, readAction, readPage } from './action';
import { litUp } from './lit';
import { draftOf, lightsOf, placeOf, spread } from './layout';
import moments from './moments.json';
import { openingsOf, piecesOf, pushed, sameLook, spareOf } from './pieces';
import { Play } from './play.svelte';
import { promptOf } from './prompt';
import { Say } from './say';
import scenes from './scenes.json';
import { backSvg, fixedSvg, looseSvg, markSvg, paintings, shapes, signPath } from './art';
import type { View } from './view';
import { words } from './words';

const books = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true });
const all = [...scenes, ...moments] as unknown as Scene[];
const viewOf = ({ table }: Scene) => table.view as View;
const first = viewOf(all.find(({ name }) => name === 'Rotate') as Scene);

describe('actions', () => {
  it('are taken apart and put together again', () => {
    const texts = all.flatMap(({ table }) => table.actions);
    expect(new Set(texts.map((text) => readAction(text)?.kind)).size).toBe(7);
    for (const text of texts) {
      const action = readAction(text);
      const again = () => {
        switch (action?.kind) {
          case 'slide':
            return `s${action.arrow}=${action.openings}`;
          case 'rotate':
            return `r${action.square}=${action.openings}`;
          case 'swap':
            return `w${action.one}-${action.two}`;
          case 'orient':
            return `=${action.openings}`;
          case 'move':
            return `m${action.goal}${action.by ? `+${action.by.toLowerCase()}` : ''}${action.turned ?? ''}`;
          default:
            return action?.kind;
        }
      };
      expect(again()).toBe(text);
    }
    for (const none of ['sW2', 'rb1', 'm', 'x', '+C', 'sQ2=3', '=', 'ma4=7'])
      expect(readAction(none), none).toBeNull();
  });

  it('are found by where they are done', () => {
    const choices = new Choices(['sW2=3', 'sW2=6', 'rb1=6', 'wb2-c2', 'ma4~', 'ma4^', 'ma6+x', 'end']);
    expect(choices.at('W2').map(({ openings }) => openings)).toEqual(['3', '6']);
    expect(choices.goals(null)).toEqual(['a4']);
    expect(choices.goals('X')).toEqual(['a6']);
    expect(choices.to('a4', null)).toHaveLength(2);
    expect(choices.beside('c2')).toEqual(['b2']);
    expect(choices.swapping('c2', 'b2')?.text).toBe('wb2-c2');
    expect(choices.has('end') && !choices.has('read')).toBe(true);
  });

  it('tell what the thief does', () => {
    expect(readPage('Nb')).toEqual({ kind: 'slide', arrow: 'Nb' });
    expect(readPage('A+O')).toEqual({ kind: 'flip', marks: ['A', 'O'] });
    expect(readPage('RB>G')).toEqual({ kind: 'teleport', pawns: ['R', 'B'], start: 'G' });
    for (const page of first.book) expect(readPage(page), page).not.toBeNull();
    expect(readChance('+C')).toEqual({ card: 'C' });
    expect(readChance('read=W2')).toEqual({ page: { kind: 'slide', arrow: 'W2' } });
  });
});

describe('what is tried', () => {
  /** Everything that a player can come to by picking up chips, trying places and turning tiles. */
  function reachable({ table }: Scene): Set<string> {
    const play = new Play(
      () => table.actions,
      () => table.view as View,
    );
    play.settle();
    const found = new Set(['read', 'end'].filter((text) => play.choices.has(text)));
    const note = () => {
      for (let quarter = 0; quarter < 4; quarter++) {
        for (const action of [play.action, play.leaving]) if (action) found.add(action.text);
        if (play.turns) play.rotate(1);
      }
    };
    for (const arrow of play.arrows) {
      play.tryArrow(arrow);
      note();
    }
    play.clear();
    for (const chip of [null, ...play.chips]) {
      for (const square of chip ? (play.pick(chip), play.squares) : play.squares) {
        play.trySquare(square);
        note();
        for (const other of chip === 'W' ? play.squares : []) {
          if (other !== square) play.trySquare(other);
          note();
        }
        while (play.chip !== chip || play.square) if (!play.back()) break;
      }
      play.clear();
    }
    return found;
  }

  it('is let go when a painting is found: the walk that follows is another one', () => {
    const scene = all.find(({ table }) => (table.view as View).collected === 0 && table.actions.length > 3)!;
    let view = scene.table.view as View;
    const play = new Play(
      () => scene.table.actions,
      () => view,
    );
    play.settle();
    const goal = play.squares[0]!;
    play.trySquare(goal);
    play.settle();
    expect(play.square).toBe(goal);
    view = { ...view, collected: 1 };
    play.settle();
    expect([play.square, play.action]).toEqual([null, null]);
    expect(promptOf(play, view, new Say('en'), 1)).toBe('Found! Walk once more.');
  });

  it('leads to every action there is, and to no other', () => {
    for (const scene of all)
      expect([...reachable(scene)].sort(), scene.name).toEqual([...scene.table.actions].sort());
  });

  it('shows a way to every goal and what each step would open', () => {
    for (const { table, name } of all) {
      const view = table.view as View;
      const play = new Play(
        () => table.actions,
        () => view,
      );
      for (const chip of [null, ...play.chips.filter((letter) => 'XTB'.includes(letter))]) {
        play.clear();
        if (chip) play.pick(chip);
        for (const square of play.isLaying ? [] : play.squares) {
          play.glance = { square };
          expect([play.way[0], play.way.at(-1)], name).toEqual([view.seats[view.turn! - 1]!.pawn, square]);
        }
      }
      play.clear();
      for (const arrow of play.arrows) {
        play.glance = { arrow };
        expect(play.reach === null, name).toBe(view.moves === 0);
      }
    }
  });
});

describe('tiles', () => {
  it('lie as the view says', () => {
    for (const scene of all) {
      const [view, pieces] = [viewOf(scene), piecesOf(viewOf(scene), [])];
      expect(pieces).toHaveLength(34);
      for (const { square, openings, mark } of view.board.filter(({ fixed }) => !fixed)) {
        const piece = pieces.find((one) => squareOf(one) === square);
        expect([piece?.isDown, piece?.mark]).toEqual([openings === null, mark]);
        if (piece && openings) expect(openingsOf(piece)).toBe(openings);
      }
      expect(spareOf(pieces)?.mark).toBe(view.spare.mark);
    }
  });

  it('stay the same things from view to view, whatever happened', () => {
    for (const { table, then } of all) {
      if (!then) continue;
      const before = piecesOf(table.view as View, []);
      const after = piecesOf(then.table.view as View, before);
      expect(new Set(after.map(({ id }) => id)).size).toBe(34);
      const known = after.filter(({ id, mark }) => before.some((one) => one.id === id && one.mark === mark));
      expect(known.length).toBeGreaterThan(25);
      expect(sameLook(after, piecesOf(then.table.view as View, []))).toBe(true);
    }
  });

  it('are pushed in, and one drops out', () => {
    const pieces = piecesOf(first, []);
    const after = pushed(pieces, 'W2', spareOf(pieces)!);
    expect(after).toHaveLength(34);
    expect(squareOf(after.find(({ mark }) => mark === 'O')!)).toBe('a2');
    expect(after.at(-1)).toMatchObject({ mark: '8', x: 7, y: 1 });
  });

  it('are drawn where they are tried', () => {
    const shown = { pieces: piecesOf(first, []), pawns: first.seats.map(() => ({ x: 0, y: 1 })) };
    const nothing = { shownArrow: null, spareOpenings: '3', square: null, other: null, openings: null };
    expect(draftOf(shown, nothing).pieces).toBe(shown.pieces);
    const slid = draftOf(shown, { ...nothing, shownArrow: 'W2' });
    expect(slid.pawns[0]).toEqual({ x: 1, y: 1 });
    expect(slid.entering?.dx).toBe(1);
    const swapped = draftOf(shown, { ...nothing, square: 'b2', other: 'c2' });
    expect(swapped.lifted).toHaveLength(2);
    const turned = draftOf(shown, { ...nothing, square: 'a4', openings: '7' });
    expect(turned.pieces.find((piece) => squareOf(piece) === 'a4')?.isDown).toBe(false);
    expect(placeOf({ x: 7, y: 1 })).toContain('scale(0.5)');
  });

  it('leave room for each other’s pawns and let light jump', () => {
    const places = spread(['a1', 'a1', 'g7']);
    expect(new Set(places.map(({ square, aside }) => square + aside)).size).toBe(3);
    expect(lightsOf(['a1', 'a2', 'g7', 'f7'])).toHaveLength(2);
    expect(lightsOf(['a1'])).toEqual([]);
  });
});

describe('the sheet', () => {
  it('has everything that is drawn', () => {
    const empty = '"></svg>';
    for (const scene of all)
      for (const { fixed, openings, mark } of viewOf(scene).board) {
        if (fixed) expect(fixedSvg(openings as string)).not.toContain(empty);
        if (mark) expect(markSvg(mark)).not.toContain(empty);
      }
    for (const letter of [...paintings, ...'0123456789abcdefghijkl'])
      expect(markSvg(letter)).not.toContain(empty);
    for (const shape of shapes) expect(looseSvg(shape)).not.toContain(empty);
    for (const letter of 'SRWXTB') expect(signPath(letter)).toMatch(/^M/);
    expect(backSvg).toContain('f-back');
  });
});

describe('words', () => {
  it('call paintings what the rulebooks call them', () => {
    for (const language of languages)
      for (const letter of paintings)
        expect(books[`../rulebook/${language}.md`]).toContain(`${letter} ${new Say(language).mark(letter)} `);
  });

  it('tell the log what happened, whatever it was', () => {
    const say = (text: string, more = {}) => plain(words.action?.(text, contextIn('en', more)) ?? '');
    const chance = (text: string, more = {}) => plain(words.chance?.(text, contextIn('en', more)) ?? '');
    expect(say('sW2=3')).toBe('pushes a tile in at the arrow on the left, first from above');
    expect(say('rb1=6')).toBe('turns a tile');
    expect(say('wb2-c2')).toBe('swaps two tiles');
    expect(say('ma4^')).toBe('walks on and turns the tile up');
    expect(say('=7')).toBe('lays the tile that was turned up');
    expect(say('ma6+x')).toBe('walks on by Cross');
    const before = all[0]?.table.view as View;
    const field = before.board.find(({ mark, square }) => mark && before.seats[0]?.pawn !== square)!;
    const [mark, what] = [field.mark as string, new Say('en').mark(field.mark as string)];
    expect(say(`r${field.square}=6`, { before })).toBe(`turns the tile with ${what}`);
    const effect = { on: [mark], found: null, stayed: false, home: [] };
    expect(say(`m${field.square}`, { before })).toBe(`walks to ${what}`);
    expect(say(`m${field.square}`, { effect })).toBe(`walks to ${what}`);
    expect(say(`m${field.square}`, { effect: { ...effect, stayed: true } })).toBe('stays');
    expect(say(`m${field.square}`, { effect: { ...effect, found: mark } })).toBe(`finds ${what}!`);
    expect(say(`r${field.square}=6`, { effect })).toBe(`turns the tile with ${what}`);
    expect(say('=7', { effect: { ...effect, found: mark } })).toBe(`finds ${what}!`);
    expect(chance('read=A+O', { effect: { ...effect, home: [2] } })).toContain('Back at the start: Seat 2.');
    expect(chance('read=A+O')).toBe('The thief turns these tiles over: castle and devil.');
    expect(chance('read=RB>G')).toBe('The thief sends red and blue to the green start.');
    const seats = [{ colour: 'B' }, { colour: 'R' }];
    expect(chance('read=RB>G', { view: { seats } })).toContain('Seat 2 and Seat 1');
    expect(chance('read=RB>G', { view: { seats: [{ colour: 'R' }, { colour: 'Y' }] } })).toBe(
      'The thief sends Seat 1 to the green start.',
    );
    expect(chance('read=RB>G', { view: { seats: [{ colour: 'Y' }] } })).toContain('nobody plays');
    expect(chance('+C', { seat: 2 })).toBe('Seat 2 now looks for ruby');
    expect(chance('+C', { seat: null })).toBe('A new painting to look for: ruby.');
    for (const text of all.flatMap(({ table }) => table.actions))
      for (const language of languages) expect(words.action?.(text, contextIn(language))).not.toBe(text);
  });
});

describe('what advice points at', () => {
  it('is what an action names, or an arrow or a square by its name', () => {
    const view = all[0]?.table.view as View;
    expect(litUp(['sW2=3', 'rb1=6', 'wb2-c2', 'ma4+x^'], view)).toEqual({
      arrows: ['W2'],
      squares: ['b1', 'b2', 'c2', 'a4'],
    });
    expect(litUp(['Nf', 'g7', 'read'], view)).toEqual({ arrows: ['Nf'], squares: ['g7'] });
    expect(litUp(['read=Nb'], view).arrows).toEqual(['Nb']);
    expect(litUp(['read=RB>G'], view).squares).toEqual(['g7']);
  });
});
