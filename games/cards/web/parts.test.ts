/** What the board is made of, without drawing it. */
import { describe, expect, it } from 'vitest';
import type { Scene } from '$lib/board/scenes';
import { expectKindsInRulebooks, contextIn } from '$lib/board/testing';
import { largest, Moves, readMove, takeable, toggled } from './action';
import { litUp } from './lit';
import { deckOf, kinds } from './art';
import { stepsOf } from './film';
import { Say } from './say';
import scenes from './scenes.json';
import type { Laid, View } from './view';
import { crossed, ways } from './light';
import { words } from './words';

const books = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true });
const all = scenes as unknown as Scene[];
const laidIn = (view: unknown) => (view as View).labyrinth;

describe('actions', () => {
  it('are taken apart and put together again', () => {
    for (const text of all.flatMap(({ table }) => table.actions)) {
      const move = readMove(text);
      const { card, top, x, y, taken } = move as NonNullable<typeof move>;
      const again = `${String(card).padStart(2, '0')}${top}@${x},${y}${taken.map((cell) => `x${cell}`).join('')}`;
      expect(again).toBe(text);
    }
    expect(readMove('44q@0,0')).toBeNull();
    expect(readMove('+19')).toBeNull();
  });

  it('are chosen from, never invented', () => {
    const either = new Moves(['46s@2,0', '46s@2,0x0,0', '46s@2,0x1,1']);
    const options = either.laying(46, 's', '2,0');
    expect(takeable(options)).toEqual(['0,0', '1,1']);
    const first = largest(options);
    expect(first?.text).toBe('46s@2,0x0,0');
    const other = toggled(options, first!, '1,1');
    expect(other.text).toBe('46s@2,0x1,1');
    expect(toggled(options, other, '1,1').text).toBe('46s@2,0');
    expect(either.cells(46).get('2,0')?.tops).toEqual(['s']);
    expect(either.cells(3).size).toBe(0);
  });
});

describe('ways of light', { timeout: 60_000 }, () => {
  it('lead to every card that the rules let anybody take', async () => {
    const deck = await deckOf('garden50');
    let drawn = 0;
    for (const { table } of all) {
      for (const { card, top, x, y, taken } of new Moves(table.actions).all) {
        const lines = ways(deck, laidIn(table.view), { card, top, x, y }, taken);
        expect(lines, table.text).toHaveLength(taken.length);
        drawn += lines.length;
        // Each begins and ends at a treasure.
        const lit = crossed(deck, [...laidIn(table.view), { card, top, x, y }], lines);
        expect(lit.length).toBeGreaterThanOrEqual(lines.length > 0 ? 2 : 0);
      }
    }
    expect(drawn).toBeGreaterThan(20);
  });
});

describe('the film', () => {
  it('leads from each view to the next', () => {
    for (const { table, then } of all) {
      if (!then) continue;
      const events = then.events.map((event) => ({ version: 1, at: 0, event }));
      const steps = stepsOf(laidIn(table.view), events);
      const byCard = (cards: Laid[]) => [...cards].sort((one, two) => one.card - two.card);
      expect(byCard(steps?.at(-1)?.after ?? []), table.text).toEqual(byCard(laidIn(then.table.view)));
    }
  });

  it('does not play what was taken back', () => {
    expect(stepsOf([], [{ version: 1, at: 0, event: { type: 'undone' } }])).toBeNull();
  });
});

describe('words', () => {
  it('call treasures what the rulebooks call them', () => {
    expectKindsInRulebooks(books, kinds, (language, kind) => new Say(language).name('kinds', kind));
  });

  it('tell the log what happened', () => {
    expect(words.action?.('44n@0,-1x0,1x1,1', contextIn('en'))).toBe('lays card 44 and takes 2 cards');
    expect(words.action?.('44n@0,-1x0,1', contextIn('de'))).toBe('legt Karte 44 und nimmt eine Karte');
    expect(words.action?.('44n@0,-1', contextIn('nl'))).toBe('legt kaart 44');
    expect(words.chance?.('+?', contextIn('fr'))).toBe('');
    expect(words.chance?.('+19', contextIn('en'))).toBe('Seat 1 draws card 19');
    expect(new Say('fr').count('pile', 1)).toBe('Il reste une carte dans la pioche');
  });
});

describe('what advice points at', () => {
  it('is everything a move names, or a card or a cell by its name', () => {
    expect(litUp(['44n@0,-1x0,1x1,1'])).toEqual({ cards: [44], cells: ['0,-1', '0,1', '1,1'] });
    expect(litUp(['07', '-2,3', 'nonsense'])).toEqual({ cards: [7], cells: ['-2,3'] });
  });
});
