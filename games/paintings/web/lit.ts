/** What a mark of advice lights up: arrows and squares. */
import { litLines, type LitLines } from '$lib/board/lit';
import { readChance, readAction } from './action';
import { corners } from './art/corners';
import type { View } from './view';

/** Where marks of tiles lie now. */
function squaresOf(marks: readonly string[], view: View): string[] {
  return view.board.flatMap(({ square, mark }) => (mark && marks.includes(mark) ? [square] : []));
}

export function litUp(marks: readonly string[], view: View): LitLines {
  return litLines(marks, (text) => {
    const chance = text.startsWith('read=') || text.startsWith('+') ? readChance(text) : null;
    if (chance && 'card' in chance) return squaresOf([chance.card], view);
    if (chance?.page.kind === 'slide') return [chance.page.arrow];
    if (chance?.page.kind === 'flip') return squaresOf(chance.page.marks, view);
    if (chance?.page.kind === 'teleport') return [corners[chance.page.start] ?? ''];
    const action = readAction(text);
    switch (action?.kind) {
      case 'slide':
        return [action.arrow];
      case 'rotate':
        return [action.square];
      case 'swap':
        return [action.one, action.two];
      case 'move':
        return [action.goal];
      default:
        return null;
    }
  });
}
