import { describe, expect, it } from 'vitest';
import type { Scene } from '$lib/board/scenes';
import { squareOf } from '$lib/board/sliding';
import { languages } from '$lib/language';
import { Deeds, readChance, readDeed, readPage } from './action';
import { litUp } from './lit';
import { draftOf, lightsOf, placeOf, spread } from './layout';
import moments from './moments.json';
import { openingsOf, piecesOf, pushed, sameLook, spareOf } from './pieces';
import { Play } from './play.svelte';
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
    expect(new Set(texts.map((text) => readDeed(text)?.kind)).size).toBe(7);
    for (const text of texts) {
      const deed = readDeed(text);
      const again = () => {
        switch (deed?.kind) {
          case 'slide':
            return `s${deed.arrow}=${deed.openings}`;
          case 'rotate':
            return `r${deed.square}=${deed.openings}`;
          case 'swap':
            return `w${deed.one}-${deed.two}`;
          case 'orient':
            return `=${deed.openings}`;
          case 'move':
            return `m${deed.goal}${deed.by ? `+${deed.by.toLowerCase()}` : ''}${deed.turned ?? ''}`;
          default:
            return deed?.kind;
        }
      };
      expect(again()).toBe(text);
    }
    for (const none of ['sW2', 'rb1', 'm', 'x', '+C', 'sQ2=3', '=', 'ma4=7'])
      expect(readDeed(none), none).toBeNull();
  });

  it('are found by where they are done', () => {
    const deeds = new Deeds(['sW2=3', 'sW2=6', 'rb1=6', 'wb2-c2', 'ma4~', 'ma4^', 'ma6+x', 'end']);
    expect(deeds.at('W2').map(({ openings }) => openings)).toEqual(['3', '6']);
    expect(deeds.goals(null)).toEqual(['a4']);
    expect(deeds.goals('X')).toEqual(['a6']);
    expect(deeds.to('a4', null)).toHaveLength(2);
    expect(deeds.beside('c2')).toEqual(['b2']);
    expect(deeds.swapping('c2', 'b2')?.text).toBe('wb2-c2');
    expect(deeds.has('end') && !deeds.has('read')).toBe(true);
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
    const found = new Set(['read', 'end'].filter((text) => play.deeds.has(text)));
    const note = () => {
      for (let quarter = 0; quarter < 4; quarter++) {
        for (const deed of [play.deed, play.leaving]) if (deed) found.add(deed.text);
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
    const say = (text: string) => words.action?.(text, 'en');
    expect(say('sW2=3')).toBe('pushes a tile into row 2, from the left');
    expect(say('rb1=6')).toBe('turns the tile on b1');
    expect(say('wb2-c2')).toBe('swaps the tiles on b2 and c2');
    expect(say('ma4^')).toBe('goes to a4 and turns the tile up');
    expect(say('=7')).toBe('lays the tile that was turned up');
    expect(say('ma4~')).toBe('goes to a4 and leaves the tile face down');
    expect(say('ma6+x')).toBe('goes to a6 by Cross');
    expect(words.chance?.('read=A+O', 'de')).toBe('Der Dieb dreht diese Plättchen um: Burg und Teufel.');
    expect(words.chance?.('read=RB>G', 'en')).toBe('The thief sends red and blue to the start of green.');
    expect(words.chance?.('+C', 'fr')).toBe('Un nouveau tableau à chercher : rubis.');
    for (const text of all.flatMap(({ table }) => table.actions))
      for (const language of languages) expect(words.action?.(text, language)).not.toBe(text);
  });
});

describe('what advice points at', () => {
  it('is what an action names, or an arrow or a square by its name', () => {
    expect(litUp(['sW2=3', 'rb1=6', 'wb2-c2', 'ma4+x^'])).toEqual({
      arrows: ['W2'],
      squares: ['b1', 'b2', 'c2', 'a4'],
    });
    expect(litUp(['Nf', 'g7', 'read'])).toEqual({ arrows: ['Nf'], squares: ['g7'] });
  });
});
