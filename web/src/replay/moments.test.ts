import { expect, it } from 'vitest';
import { eyesName, momentName, namedEyes, namedMoment, turnAfter, turnBefore } from './moments';
import { isRecord, packed, recordPart, unpacked } from './source';

/** The start, a turn of one action, one of three, one of two. */
const turns = [0, 1, 2, 2, 2, 3, 3];

it('every moment has a name that leads back to it', () => {
  const names = turns.map((_, at) => momentName(turns, at));
  expect(names).toEqual(['1', '1.1', '2.1', '2.2', '2.3', '3.1', '3.2']);
  expect(names.map((name) => namedMoment(turns, name))).toEqual(turns.map((_, at) => at));
});

it('a turn begins where the one before ended', () => {
  expect(['1', '2', '3'].map((name) => namedMoment(turns, name))).toEqual([0, 1, 4]);
});

it('what is no moment of the game is none', () => {
  for (const name of ['', '0', '4', '2.4', '1.2', '-1', 'x', '1.', '99999999999'])
    expect(namedMoment(turns, name)).toBeNull();
});

it('one goes from turn to turn', () => {
  expect([0, 1, 2, 4, 5, 6].map((at) => turnAfter(turns, at))).toEqual([1, 4, 4, 6, 6, 6]);
  expect([6, 5, 4, 3, 2, 1, 0].map((at) => turnBefore(turns, at))).toEqual([4, 4, 1, 1, 1, 0, 0]);
});

it('eyes are named in an address', () => {
  expect(['2', 'public', 'open', null, 'x', '0', '12'].map(namedEyes)).toEqual([
    { seat: 2 },
    'public',
    'open',
    'open',
    'open',
    'open',
    'open',
  ]);
  expect([eyesName({ seat: 3 }), eyesName('public')]).toEqual(['3', 'public']);
});

it('a record fits into a link and comes out of it again', async () => {
  const record = `irrgarten record 1\nnames: Ada | Zoé\n\n${'1 44n@0,-1x0,1x1,1+19\n'.repeat(60)}`;
  const letters = await packed(record);
  expect(recordPart.exec(`#r=${letters}`)?.[1]).toBe(letters);
  expect(letters.length).toBeLessThan(record.length / 4);
  expect(await unpacked(letters)).toBe(record);
  expect(await unpacked('nonsense')).toBeNull();
});

it('records are told from saved games and from positions', () => {
  for (const text of [
    'irrgarten record 1\n',
    '# a game\n\nirrgarten record 1\n',
    ' {"irrgarten": 1, "game": "x/1"}',
  ])
    expect(isRecord(text)).toBe(true);
  for (const text of ['', '{"events":[]}', 'cards/1 n=2', 'record']) expect(isRecord(text)).toBe(false);
});
