/** Changes, against the same goldens as in Rust. */
import { expect, test } from 'vitest';
import goldens from '../../../crates/changes/tests/goldens.json';
import { changed, Misfit, unfolded, type Change } from './change';

interface Scene {
  name: string;
  seat: number | null;
  table: { view: unknown };
  then: { change: Change | null; table: { view: unknown } } | null;
}

const games = import.meta.glob<Scene[]>('../../../games/*/web/scenes.json', {
  eager: true,
  import: 'default',
});

test('every kind of change leads where Rust says it does', () => {
  for (const { before, change, after } of goldens) {
    const copy = structuredClone(before);
    expect(changed(before, change as Change)).toEqual(after);
    expect(before).toEqual(copy);
  }
});

test('the views of every game follow their changes', () => {
  let followed = 0;
  expect(Object.keys(games).length).toBeGreaterThan(0);
  for (const scenes of Object.values(games)) {
    for (const { name, seat, table, then } of scenes) {
      if (!then?.change) continue;
      expect(changed(table.view, then.change), `${name}, seat ${seat}`).toEqual(then.table.view);
      followed += 1;
    }
  }
  expect(followed).toBeGreaterThan(10 * Object.keys(games).length);
});

test('what has not changed stays the same object', () => {
  const before = { left: { deep: [1] }, right: [{ a: 1 }, { b: 2 }], whole: { kept: [1], other: 1 } };
  const after = changed(before, {
    right: { 1: { b: [3] } },
    whole: [{ kept: [1], other: 2 }],
  }) as typeof before;
  expect(after.left).toBe(before.left);
  expect(after.right[0]).toBe(before.right[0]);
  expect(after.right[1]).toEqual({ b: 3 });
  expect(after.whole.kept).toBe(before.whole.kept);
});

test('a change for something else is noticed', () => {
  const wrong: [unknown, Change][] = [
    [{}, { a: { b: [1] } }],
    [{}, { a: [] }],
    [[1], { 1: [2] }],
    [[1], { one: [2] }],
    [[1], [1, 1]],
    [[1], [-1, 1]],
    [{ a: 1 }, [0, 1, 2]],
    ['a', { a: [1] }],
    [1, []],
    [[1], []],
  ];
  for (const [before, change] of wrong) expect(() => changed(before, change)).toThrow(Misfit);
});

test('folded actions are unfolded', () => {
  expect(unfolded(['031e@2,-1', '60', '2', '04ä', '1ä'])).toEqual(['31e@2,-1', '31e@2,0', '31', '4ä', '4ä']);
  expect(unfolded(['0' + 'x'.repeat(40), 'zy'])[1]).toBe('x'.repeat(35) + 'y');
});
