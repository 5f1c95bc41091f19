/** What the board is made of, without drawing it. */
import { contextIn } from '$lib/board/testing';
import { plain } from '$lib/pictured';
import { describe, expect, it } from 'vitest';
import type { Scene } from '$lib/board/scenes';
import { exchangeText, liftText, putText, readAction } from './action';
import { litUp } from './lit';
import { after, drift } from './ahead';
import { example } from './example';
import { ghostAt, readGhost } from './ghost';
import { lit } from './light';
import { verdicts } from './round';
import scenes from './scenes.json';
import { clockOf, exactWords, raceWords, waitOf } from './time';
import type { Laid, Motion, Seat, View } from './view';
import { words } from './words';

const all = scenes as unknown as Scene[];
const viewOf = (view: unknown) => view as View;
const racing = all.filter(({ seat, table }) => seat !== null && viewOf(table.view).phase === 'race');

/** `05w.12s/13w._` as cards on cells. */
function laidAs(rows: string): Laid[] {
  return rows.split('/').flatMap((row, y) =>
    row.split('.').flatMap((cell, x) => {
      return cell === '_' ? [] : [{ x, y, card: Number(cell.slice(0, 2)), top: cell.slice(2) }];
    }),
  );
}

describe('actions', () => {
  it('are taken apart and put together again', () => {
    for (const text of all.flatMap(({ table }) => table.actions)) {
      const action = readAction(text);
      expect(action, text).not.toBeNull();
      if (action?.type === 'put') expect(putText(action)).toBe(text);
      if (action?.type === 'lift') expect(liftText(action.card)).toBe(text);
      if (action?.type === 'exchange') expect(exchangeText(action.cards)).toBe(text);
    }
    expect(readAction('31.250')).toEqual({ type: 'time', milliseconds: 31250 });
    expect(readAction('take2')).toEqual({ type: 'take', treasures: 2 });
    expect(readAction('05q@0,0')).toBeNull();
  });
});

describe('what the server will say', () => {
  it('is what it says, whatever was done', () => {
    let steps = 0;
    for (const { table, then } of all) {
      if (!then || viewOf(table.view).phase !== 'race' || viewOf(then.table.view).phase !== 'race') continue;
      const isFree = viewOf(table.view).cells.length === 0;
      for (const event of then.events) {
        if (event.type !== 'acted') continue;
        const [was, is] = [table.view, then.table.view].map(
          (view) => viewOf(view).seats[event.seat - 1]!.laid,
        );
        const order = (laid: Laid[]) => laid.map((card) => putText(card)).sort();
        expect(order(after(was!, event.action, isFree)), event.action).toEqual(order(is!));
        steps += 1;
      }
    }
    expect(steps).toBeGreaterThan(5);
  });

  it('does not make cards jump that nobody moved', () => {
    const before = laidAs('05w.12s');
    const now = after(before, '12n@0,-1', true);
    expect(drift(before, now, 12)).toEqual({ x: 0, y: -1 });
    expect(drift([], now, 12)).toEqual({ x: 0, y: 0 });
  });
});

describe('the light of the check', () => {
  it('reaches all cards of what is right, and shows where paths break', () => {
    const right = lit(laidAs('09s.16n.17s/_.22s._'));
    expect(right.reached).toBe(4);
    expect(right.breaks).toEqual([]);
    expect(right.beams).toHaveLength(12);
    const miss = lit(laidAs('01e._/12s.16e'));
    expect(miss.breaks.length).toBeGreaterThan(0);
    expect(miss.reached).toBe(2);
    expect(lit([])).toEqual({ beams: [], breaks: [], reached: 0 });
  });

  it('goes on where it came in', () => {
    const { beams } = lit(laidAs('05w.12s/13w.22n'));
    const ends = beams.map(({ line }) => `${Math.round(line.at(-2)!)},${Math.round(line.at(-1)!)}`);
    for (const { line, depth } of beams.filter((beam) => beam.depth % 2 === 0 && beam.depth > 0)) {
      expect(ends, String(depth)).toContain(`${Math.round(line[0]!)},${Math.round(line[1]!)}`);
    }
  });
});

describe('the end of a race', () => {
  const seen = (action: string, seat: number, version: number, motion?: Motion) => ({
    version,
    at: 0,
    event: { type: 'acted' as const, seat, action, spent: 0, why: 'seat' as const, motion },
  });
  const race = viewOf(racing[0]!.table.view);

  const over: View = { ...race, phase: 'roll', seats: race.seats.map((one) => ({ ...one, laid: [] })) };

  it('is what the rules sent with the action that ended the race', () => {
    const verdict = { seat: 1, right: true, treasures: 0, milliseconds: 12345, laid: race.seats[0]!.laid };
    const events = [seen('12.345', 1, 1), seen('!', 1, 2, { verdicts: [verdict] })];
    expect(verdicts(race, over, events)).toEqual([verdict]);
    expect(verdicts(race, race, events)).toEqual([]);
  });

  it('is read from the view where nobody saw the race', () => {
    const [first, second] = over.seats as [Seat, Seat];
    const seats = [
      { ...first, points: first.points + 2 },
      { ...second, status: 'gave_back' as const },
    ];
    expect(verdicts(race, { ...over, seats }, [seen('!', 1, 1)])).toMatchObject([
      { seat: 1, right: true, treasures: 2 },
      { seat: 2, right: false, treasures: null },
    ]);
  });
});

describe('time', () => {
  const time = {
    heardAt: 1000,
    clocks: [{ seat: 1, millis: 500 }],
    held: [{ seat: 2, hold: 'delay' as const, left: 900 }],
    claimed: [],
  };
  it('goes on by itself between two messages of the server', () => {
    expect(clockOf(time, 1, 3000)).toBe(2500);
    expect(clockOf(time, 2, 3000)).toBeNull();
    expect(clockOf(undefined, 1, 3000)).toBeNull();
    expect(waitOf(time, 2, 1300)).toEqual({ hold: 'delay', left: 600, whole: 900 });
    expect(waitOf(time, 1, 1300)).toBeNull();
    expect([raceWords(7290), raceWords(31_250), raceWords(605_000), exactWords(31_254)]).toEqual([
      '7.2',
      '0:31',
      '10:05',
      '31.25 s',
    ]);
  });
});

describe('the ghost', () => {
  it('lies as one lay then', () => {
    const ghost = {
      milliseconds: 9000,
      steps: [
        { at: 1000, laid: laidAs('05w') },
        { at: 4000, laid: laidAs('05w.12s') },
      ],
    };
    expect([0, 1000, 3999, 4000].map((at) => ghostAt(ghost, at).length)).toEqual([0, 1, 1, 2]);
    expect(readGhost(JSON.stringify(ghost))).toEqual(ghost);
    for (const bad of [null, 'nonsense', '{}', '[1]']) expect(readGhost(bad)).toBeNull();
  });
});

describe('words', () => {
  it('tell the log what happened', () => {
    expect(plain(words.action?.('05w@0,-1', contextIn('en')) ?? '')).toBe('lays card 5');
    expect(plain(words.action?.('x12,13', contextIn('de')) ?? '')).toBe('tauscht Karte 12 Karte 13');
    expect(words.action?.('take-', contextIn('nl'))).toBe('neemt geen kaart');
    expect(words.action?.('31.250', contextIn('en'))).toBe('thought for 31.25 s');
    expect(words.chance?.('roll=G:O4', contextIn('en'))).toBe('The djinn! Layout O4.');
    expect(words.chance?.('s1=?', contextIn('fr'))).toBe('');
    expect(plain(words.chance?.('+19', contextIn('fr')) ?? '')).toBe('Seat 1 pioche carte 19');
  });

  it('leave no event of a game in notation', () => {
    for (const { then } of all) {
      for (const event of then?.events ?? []) {
        if (event.type === 'acted')
          expect(words.action?.(event.action, contextIn('en'))).not.toBe(event.action);
        if (event.type === 'drew')
          expect(words.chance?.(event.chance, contextIn('en'))).not.toBe(event.chance);
      }
    }
  });
});

describe('what advice points at', () => {
  it('is what an action names, or a card or a cell by its name', () => {
    expect(litUp(['05w@0,-1'])).toEqual({ cards: [5], cells: ['0,-1'] });
    expect(litUp(['x12,13', '07-', '09', '1,1', '!'])).toEqual({ cards: [12, 13, 7, 9], cells: ['1,1'] });
  });

  it('is named once, however often it is pointed at', () => {
    expect(litUp(['05w@0,-1', '0,-1'])).toEqual({ cards: [5], cells: ['0,-1'] });
  });
});

describe('the example before the first race', () => {
  it('is joined: light reaches every card, and no path breaks off between two', () => {
    const { breaks, reached } = lit(example);
    expect([breaks, reached]).toEqual([[], example.length]);
  });
});

describe('times', () => {
  it('have the decimal sign of the language', () => {
    document.documentElement.lang = 'de';
    expect([exactWords(4510), raceWords(7250)]).toEqual(['4,51 s', '7,2']);
    document.documentElement.lang = 'en';
    expect(exactWords(4510)).toBe('4.51 s');
  });
});
