import { beforeEach, describe, expect, it } from 'vitest';
import { recall, remember } from '$lib/storage';
import { ScorePad, shuffled, throwDie } from './scores.svelte';

beforeEach(() => localStorage.clear());

describe('a score pad', () => {
  it('adds up, takes back and is there again', () => {
    const pad = new ScorePad();
    pad.names[0] = 'Ada';
    pad.add([3, 4]);
    pad.add([2, 9]);
    expect([pad.total(0), pad.total(1)]).toEqual([5, 13]);
    pad.takeBack();
    pad.join();
    expect([0, 1, 2].map((player) => pad.total(player))).toEqual([3, 4, 0]);
    const again = new ScorePad();
    expect([...again.names]).toEqual(['Ada', '', '']);
    expect(again.total(1)).toBe(4);
  });

  it('is another one for each game', () => {
    new ScorePad('lots').add([3, 4]);
    expect([new ScorePad('lots').total(1), new ScorePad().total(1)]).toEqual([4, 0]);
  });

  it('begins anew where what was kept is damaged', () => {
    for (const damaged of ['{', '{"names":[],"rounds":[]}', '{"names":["a"],"rounds":[[1,2]]}', '[]']) {
      remember('scores', damaged);
      expect(new ScorePad().names.length).toBe(2);
    }
    expect(recall('scores')).toBe('[]');
  });
});

describe('a die', () => {
  it('shows every side about as often', () => {
    const thrown = Array.from({ length: 6000 }, () => throwDie(6));
    for (let side = 0; side < 6; side++) {
      const count = thrown.filter((one) => one === side).length;
      expect(count).toBeGreaterThan(800);
      expect(count).toBeLessThan(1200);
    }
  });

  it('shuffles all numbers', () => {
    expect(shuffled(20).sort((one, two) => one - two)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });
});
