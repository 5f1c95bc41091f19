/** What the board is made of, without drawing it. */
import { contextIn } from '$lib/board/testing';
import { plain } from '$lib/pictured';
import { describe, expect, it, vi } from 'vitest';
import { languages } from '$lib/language';
import type { Scene } from '$lib/board/scenes';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { readAction, readChance } from './action';
import { litUp } from './lit';
import { planSvg } from './drawing';
import { stepsOf } from './film';
import { Marks, readMarks } from './marks.svelte';
import { cell, columns, doors, pointsOf, rooms, rows, squares, starts } from './plan';
import { Say } from './say';
import scenes from './scenes.json';
import { atLevel, levelsUpTo, ruledOut, sheetOf } from './sheet';
import { Stage } from './stage.svelte';
import { talkOf } from './talk';
import { cards } from './art';
import type { View } from './view';
import { roomWords, words } from './words';

const all = scenes as unknown as Scene[];
const viewOf = (view: unknown) => view as View;

describe('the plan', () => {
  it('is the board of the rules', () => {
    expect([rows, columns, squares.length, doors.length, starts.size]).toEqual([16, 18, 120, 18, 6]);
    expect(rooms.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIX');
    expect(doors.filter(({ room }) => room === 'X').map(({ step }) => step)).toEqual([
      '6.9',
      '9.6',
      '9.13',
      '11.10',
    ]);
    expect(planSvg.match(/<symbol/g)).toHaveLength(10);
  });

  it('has a way to everything a roll leads to, step by step', () => {
    let walked = 0;
    for (const { table } of all) {
      const { phase, pawns, players, turn, ways } = viewOf(table.view);
      if (phase.name !== 'walk') continue;
      const from = pawns[Number(players[turn - 1]) - 1] ?? '';
      for (const action of table.actions.filter((text) => text !== 'm-')) {
        const points = pointsOf(from, ways[action] ?? '');
        expect(`m${ways[action]?.split(' ').at(-1)}`, table.text).toBe(action);
        expect(points.length).toBeGreaterThan(1);
        points.slice(1).forEach(({ x, y }, nth) => {
          const before = points[nth] ?? { x: 0, y: 0 };
          expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBeLessThanOrEqual(cell);
        });
        walked += 1;
      }
    }
    expect(walked).toBeGreaterThan(30);
  });
});

describe('a card that is shown', () => {
  it('stays until it has been seen, but does not lie over the end of the game', () => {
    document.documentElement.dataset.motion = 'none';
    const scene = all.find(({ then }) =>
      then?.events.some((event) => event.type === 'acted' && /=\w/.test(event.action)),
    );
    const [before, after] = [viewOf(scene?.table.view), viewOf(scene?.then?.table.view)];
    const events = (scene?.then?.events ?? []).map((event): SeenEvent => ({ version: 1, at: 0, event }));
    const stage = new Stage();
    stage.follow(before, [], before.turn);
    stage.follow(after, events, before.turn);
    expect(stage.card).not.toBeNull();
    stage.follow({ ...after, phase: { name: 'over', winner: 2, solved: true } }, [], before.turn);
    expect(stage.card).toBeNull();
    delete document.documentElement.dataset.motion;
  });
});

describe('the film', () => {
  it('leads from each view to the next', () => {
    for (const { table, then } of all) {
      if (!then) continue;
      const [before, after] = [viewOf(table.view), viewOf(then.table.view)];
      const start = { pawns: before.pawns, exhibits: before.exhibits, dice: null, talk: talkOf(before) };
      const steps = stepsOf(
        start,
        then.events.map((event) => ({ version: 1, at: 0, event })),
        after,
      );
      const end = steps.at(-1)?.after ?? start;
      expect([end.pawns, end.exhibits], table.text).toEqual([after.pawns, after.exhibits]);
      if (end.talk && after.phase.name !== 'answer') expect(end.talk).toEqual(talkOf(after));
    }
  });

  it('does not play what was taken back', () => {
    const scene = { pawns: [], exhibits: [], dice: null, talk: null };
    expect(
      stepsOf(scene, [{ version: 1, at: 0, event: { type: 'undone' } }], viewOf(all[0]?.table.view)),
    ).toEqual([]);
  });
});

describe('the stage', () => {
  it('keeps a verdict to itself until it is shown', async () => {
    vi.useFakeTimers();
    const before = viewOf(all[0]?.table.view);
    const stage = new Stage();
    stage.follow(before, [], 1);
    expect(stage.isUndecided).toBe(false);
    const happened: SeenEvent[] = [
      { version: 1, at: 0, event: { type: 'acted', seat: 1, action: 'a1aA', spent: 0, why: 'seat' } },
      { version: 2, at: 0, event: { type: 'drew', chance: '!' } },
    ];
    stage.follow({ ...before, accused: [1] }, happened, 1);
    expect([stage.isUndecided, stage.isTense]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(400);
    expect([stage.isUndecided, stage.isTense]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(1700);
    expect([stage.isUndecided, stage.isTense]).toEqual([false, false]);
    expect(stage.shown.talk?.verdict).toBe('wrong');
    vi.useRealTimers();
  });
});

describe('the sheet', () => {
  const cell = { held: false, brackets: [3], because: { turns: [3, 7], sizes: true }, odds: 0 };

  it('shows no more than a level writes', () => {
    expect(atLevel(cell, 'paper')).toEqual({});
    expect(atLevel(cell, 'clerk')).toEqual({ brackets: [3] });
    expect(Object.keys(atLevel(cell, 'logician'))).toEqual(['held', 'brackets', 'because']);
    expect(atLevel(cell, 'analyst')).toEqual(cell);
    expect(levelsUpTo('logician')).toEqual(['paper', 'clerk', 'logician']);
    expect(levelsUpTo('paper')).toEqual(['paper']);
  });

  it('rules out own cards, and in the end all but the case', () => {
    for (const { table, seat } of all) {
      const view = viewOf(table.view);
      const out = ruledOut(sheetOf(view), 'clerk');
      if (view.phase.name === 'over')
        expect([...cards].filter((card) => !out.has(card)).join('')).toBe(view.file);
      else if (seat === null) expect(out.size).toBe(0);
      else {
        const hand = view.hands[seat - 1];
        for (const card of hand && 'cards' in hand ? hand.cards : '') expect(out.has(card)).toBe(true);
      }
    }
  });

  it('gives reasons in words', () => {
    expect(new Say('en').because(cell.because)).toBe(
      'because of turns 3 and 7 and the number of cards in the hands',
    );
    expect(new Say('de').because({ turns: [3], sizes: false })).toBe('wegen Zug 3');
    expect(new Say('nl').because({ turns: [], sizes: true })).toBe(
      'vanwege het delen en het aantal handkaarten',
    );
  });
});

describe('pencil marks', () => {
  it('are kept as text, and nonsense is left out', () => {
    let kept = '';
    const marks = new Marks(() => ({ text: kept, write: (text) => (kept = text) }));
    marks.put('a', 0, 'x');
    marks.pencil = 3;
    marks.put('G', 2, 'q');
    marks.put('a', 0, 'v');
    marks.write('Who was in the tunnel?');
    const again = new Marks(() => null);
    again.follow(kept);
    expect(again.at('a', 0)).toEqual({ sign: 'v', pencil: 3 });
    expect(again.at('G', 2)).toEqual({ sign: 'q', pencil: 3 });
    expect(again.text).toBe('Who was in the tunnel?');
    marks.put('G', 2, 'q');
    expect(marks.at('G', 2)).toBeNull();
    expect(readMarks('no json')).toEqual({ cells: {}, text: '' });
    expect(readMarks('null')).toEqual({ cells: {}, text: '' });
    expect(readMarks('{"cells":{"a9":"x1","a1":"z9","b1":"x2"},"text":5}').cells).toEqual({
      b1: { sign: 'x', pencil: 2 },
    });
  });
});

describe('words', () => {
  it('have a name for everything', () => {
    for (const language of languages)
      expect(new Set([...cards, 'X'].map((letter) => new Say(language).card(letter))).size).toBe(22);
  });

  it('tell the log what happened', () => {
    const events = all.flatMap(({ table, then }) => [
      ...table.actions.map((action) => ({ type: 'acted', action })),
      ...(then?.events ?? []),
    ]);
    for (const event of events as { type: string; action?: string; chance?: string }[])
      for (const language of languages) {
        if (event.action !== undefined)
          expect(words.action?.(event.action, contextIn(language))).not.toBe(event.action);
        if (event.chance !== undefined)
          expect(words.chance?.(event.chance, contextIn(language))).not.toBe(event.chance);
      }
    expect(plain(words.action?.('s2eF', contextIn('en')) ?? '')).toBe(
      'suspects General Manager of hiding Top Scorer’s Cannon: Town Square',
    );
    expect(words.action?.('5=?', contextIn('de'))).toBe('zeigt eine Karte');
    expect(words.chance?.('r34', contextIn('nl'))).toBe('De dobbelstenen tonen 3 en 4: 7');
    expect(words.chance?.('3-', contextIn('fr'))).toBe('Capitaine passe');
    const view = { players: ['5', '3'] };
    expect(words.chance?.('3-', contextIn('fr', { view }))).toBe('Seat 2 passe');
    expect(readAction('m99')).toBeNull();
    expect(readChance('r70')).toBeNull();
  });

  it('say where everybody is', () => {
    const said = roomWords(viewOf(all[0]?.table.view), new Say('en')).join('\n');
    expect(said).toContain('Captain: row 6, column 1');
    expect(said).toContain('Press Room: Mascot');
  });
});

describe('what advice points at', () => {
  it('is what an action names, or a place or a card by its name', () => {
    expect(litUp(['m7.5']).places).toEqual(['7.5']);
    expect(litUp(['mX']).places).toEqual(['X']);
    expect(litUp(['s2eF']).cards).toEqual(['2', 'e', 'F']);
    expect(litUp(['5=e']).cards).toEqual(['e']);
    expect(litUp(['A', 'r'])).toEqual({ places: ['A'], cards: ['A'] });
  });
});
