import { describe, expect, it } from 'vitest';
import type { Scene } from '$lib/board/scenes';
import { exchangeText, liftText, putText, readDeed } from './action';
import { litUp } from './lit';
import { after, drift } from './ahead';
import { ghostAt, readGhost } from './ghost';
import { lit } from './light';
import { verdicts } from './round';
import scenes from './scenes.json';
import { clockOf, exactWords, raceWords, waitOf } from './time';
import type { Laid, View } from './view';
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
      const deed = readDeed(text);
      expect(deed, text).not.toBeNull();
      if (deed?.type === 'put') expect(putText(deed)).toBe(text);
      if (deed?.type === 'lift') expect(liftText(deed.card)).toBe(text);
      if (deed?.type === 'exchange') expect(exchangeText(deed.cards)).toBe(text);
    }
    expect(readDeed('31.250')).toEqual({ type: 'time', milliseconds: 31250 });
    expect(readDeed('take2')).toEqual({ type: 'take', treasures: 2 });
    expect(readDeed('05q@0,0')).toBeNull();
  });
});

describe('what the house will say', () => {
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
  const seen = (action: string, seat: number, version: number) => ({
    version,
    at: 0,
    event: { type: 'acted' as const, seat, action, spent: 0, why: 'seat' as const },
  });
  const race = viewOf(racing[0]!.table.view);

  it('tells who was right from the treasures they keep', () => {
    const next = {
      ...race,
      phase: 'roll',
      round: race.round + 1,
      seats: race.seats.map((one) => ({ ...one, laid: [] })),
    };
    next.seats[0] = { ...next.seats[0]!, points: next.seats[0]!.points + 1 };
    const [one] = verdicts(race, next, [seen('12.345', 1, 1), seen('!', 1, 2)]);
    expect(one).toMatchObject({ seat: 1, isRight: true, treasures: 1, milliseconds: 12345 });
    expect(one?.laid).toEqual(race.seats[0]!.laid);
  });

  it('tells who gave back while the slow one chooses', () => {
    const last = { ...race, phase: 'last', seats: race.seats.map((one) => ({ ...one })) };
    last.seats[1] = { ...last.seats[1]!, status: 'gave_back' as const };
    const [one] = verdicts(race, last, [seen('3.000', 2, 1), seen('!', 2, 2)]);
    expect(one).toMatchObject({ seat: 2, isRight: false, treasures: 1, milliseconds: 3000 });
    expect(verdicts(race, race, [])).toEqual([]);
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
    expect(words.action?.('05w@0,-1', 'en')).toBe('lays card 5, top west, in column 1, row 0');
    expect(words.action?.('x12,13', 'de')).toBe('tauscht 2 Karten: 12, 13');
    expect(words.action?.('take-', 'nl')).toBe('neemt geen kaart');
    expect(words.action?.('31.250', 'en')).toBe('thought for 31.25 s');
    expect(words.chance?.('roll=G:O4', 'en')).toBe('The djinn! Layout O4.');
    expect(words.chance?.('s1=?', 'fr')).toBe('');
    expect(words.chance?.('+19', 'fr')).toBe('pioche la carte 19');
  });

  it('leave no event of a game in notation', () => {
    for (const { then } of all) {
      for (const event of then?.events ?? []) {
        if (event.type === 'acted') expect(words.action?.(event.action, 'en')).not.toBe(event.action);
        if (event.type === 'drew') expect(words.chance?.(event.chance, 'en')).not.toBe(event.chance);
      }
    }
  });
});

describe('what advice points at', () => {
  it('is what an action names, or a card or a cell by its name', () => {
    expect(litUp(['05w@0,-1'])).toEqual({ cards: [5], cells: ['0,-1'] });
    expect(litUp(['x12,13', '07-', '09', '1,1', '!'])).toEqual({ cards: [12, 13, 7, 9], cells: ['1,1'] });
  });
});
