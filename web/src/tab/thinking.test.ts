/** Thinkers, and when they are ended. */
import { expect, test } from 'vitest';
import type { ThinkerTask } from '../wire/ThinkerTask';
import type { Thought } from '../wire/Thought';
import { Thinking } from './thinking';

const choose = (task: number): ThinkerTask => ({
  task,
  ask: { type: 'choose', at: { table: 't1', since: 0, events: [] }, seat: 1, level: 'owl', dice: 1 },
});
const review = (task: number): ThinkerTask => ({ task, ask: { type: 'review', record: '', seat: 1 } });
const thought = (task: number): Thought => ({ task, result: { type: 'lost' } });

function thinkers() {
  const started: { given: number[]; ended: boolean; says: (thought: Thought) => void; breaks: () => void }[] =
    [];
  const heard: number[] = [];
  let renewed = 0;
  const thinking = new Thinking(
    (says, breaks) => {
      const one = { given: [] as number[], ended: false, says, breaks };
      started.push(one);
      return { think: ({ task }) => one.given.push(task), end: () => (one.ended = true) };
    },
    ({ task }) => heard.push(task),
    () => renewed++,
  );
  return { thinking, started, heard, renewed: () => renewed };
}

test('one thought after the other, and a dropped one is not begun', () => {
  const { thinking, started, heard } = thinkers();
  for (const task of [1, 2, 3]) thinking.think(choose(task));
  thinking.drop(2);
  expect(started.map(({ given }) => given)).toEqual([[1]]);
  started[0]?.says(thought(1));
  expect([started[0]?.given, heard]).toEqual([[1, 3], [1]]);
});

test('a long thought holds up no turn, and ends when nobody needs it', () => {
  const { thinking, started, renewed } = thinkers();
  thinking.think(review(1));
  thinking.think(choose(2));
  expect(started.map(({ given }) => given)).toEqual([[1], [2]]);
  thinking.drop(1);
  expect([started[0]?.ended, renewed()]).toEqual([true, 1]);
});

test('thinkers that were prepared are those that think', () => {
  const { thinking, started } = thinkers();
  thinking.prepare();
  expect(started.length).toBe(2);
  thinking.think(choose(1));
  thinking.think(review(2));
  thinking.prepare();
  expect(started.map(({ given }) => given)).toEqual([[1], [2]]);
});

test('a thinker that breaks is replaced', () => {
  const { thinking, started, renewed } = thinkers();
  thinking.think(choose(1));
  started[0]?.breaks();
  expect([started[0]?.ended, renewed()]).toEqual([true, 1]);
  thinking.think(choose(1));
  expect(started[1]?.given).toEqual([1]);
});
