import { expect, it } from 'vitest';
import { film } from './film';

const picture = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${2 * side}" viewBox="0 0 ${side} ${2 * side}"><rect width="5" height="5"/></svg>`;

it('a film shows one picture after the other, as large as the largest of them', () => {
  const text = film([picture(10), picture(30), picture(20)]);
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  expect(['width', 'height', 'viewBox'].map((name) => svg.getAttribute(name))).toEqual([
    '30',
    '60',
    '0 0 30 60',
  ]);
  const frames = [...svg.children];
  expect(frames.map((frame) => frame.getAttribute('display'))).toEqual(['none', 'none', 'inline']);
  const times = frames.map((frame) => frame.querySelector('animate')?.getAttribute('keyTimes')?.split(';'));
  // Each begins when the one before ends.
  expect(times[1]?.[1]).toBe(times[0]?.[1]);
  expect(times[2]?.[1]).toBe(times[1]?.[2]);
  for (const frame of frames) {
    const inner = frame.querySelector('svg')!;
    expect([inner.getAttribute('width'), inner.getAttribute('height')]).toEqual(['100%', '100%']);
    // What is drawn in it stays as large as it was.
    expect(inner.querySelector('rect')?.getAttribute('width')).toBe('5');
  }
});

it('a single picture stands still', () => {
  expect(film([picture(10)])).not.toContain('animate');
});
