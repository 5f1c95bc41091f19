/** Four cards as the djinn wants to see them: every path goes on. */
import type { Laid } from './view';

export const example: Laid[] = [
  { x: 0, y: 0, card: 3, top: 'n' },
  { x: 1, y: 0, card: 28, top: 's' },
  { x: 2, y: 0, card: 24, top: 'n' },
  { x: 2, y: 1, card: 11, top: 'e' },
];
