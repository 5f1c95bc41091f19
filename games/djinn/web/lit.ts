/** What advice points at: cards and cells by their names, or everything an action names. */
import { readDeed } from './action';

export interface LitUp {
  cards: number[];
  cells: string[];
}

export function litUp(marks: readonly string[]): LitUp {
  const lit: LitUp = { cards: [], cells: [] };
  for (const mark of marks) {
    const deed = readDeed(mark);
    if (deed?.type === 'put') {
      lit.cards.push(deed.card);
      lit.cells.push(`${deed.x},${deed.y}`);
    } else if (deed?.type === 'lift') lit.cards.push(deed.card);
    else if (deed?.type === 'exchange') lit.cards.push(...deed.cards);
    else if (/^\d\d$/.test(mark)) lit.cards.push(Number(mark));
    else if (/^-?\d+,-?\d+$/.test(mark)) lit.cells.push(mark);
  }
  return lit;
}
