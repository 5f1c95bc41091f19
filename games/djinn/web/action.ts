/** Actions of the notation, taken apart to be drawn and chosen from. Which there are is for the rules to say. */
import type { Laid } from './view';

export type Action =
  | ({ type: 'put' } & Laid)
  | { type: 'lift'; card: number }
  | { type: 'exchange'; cards: number[] }
  | { type: 'take'; treasures: number | null }
  | { type: 'time'; milliseconds: number }
  | { type: 'roll' | 'go' | 'claim' | 'pass' | 'wait' };

const two = (card: number) => String(card).padStart(2, '0');

const words: Record<string, Action> = {
  roll: { type: 'roll' },
  go: { type: 'go' },
  '!': { type: 'claim' },
  pass: { type: 'pass' },
  wait: { type: 'wait' },
  'take-': { type: 'take', treasures: null },
};

/** `05w@0,0`, `05-`, `x12,13`, `!`, `take2`, `12.345` …, or null for what is none of them. */
export function readAction(text: string): Action | null {
  const word = words[text];
  if (word) return word;
  const put = /^(\d\d)([nesw])@(-?\d+),(-?\d+)$/.exec(text);
  if (put) {
    const [, card, top, x, y] = put as unknown as [string, string, string, string, string];
    return { type: 'put', card: Number(card), top, x: Number(x), y: Number(y) };
  }
  if (/^\d\d-$/.test(text)) return { type: 'lift', card: Number(text.slice(0, 2)) };
  if (/^x\d\d(,\d\d)*$/.test(text)) return { type: 'exchange', cards: text.slice(1).split(',').map(Number) };
  if (/^take[123]$/.test(text)) return { type: 'take', treasures: Number(text.slice(4)) };
  if (/^\d+\.\d{3}$/.test(text)) return { type: 'time', milliseconds: Math.round(Number(text) * 1000) };
  return null;
}

export const putText = ({ card, top, x, y }: Laid) => `${two(card)}${top}@${x},${y}`;
export const liftText = (card: number) => `${two(card)}-`;
export const exchangeText = (cards: readonly number[]) =>
  `x${[...cards]
    .sort((a, b) => a - b)
    .map(two)
    .join()}`;
