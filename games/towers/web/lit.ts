/** What a mark of advice lights up: arrows, and the tops of towers. */
import { litLines, type LitLines } from '$lib/board/lit';
import { readMove, readSlide } from './action';

export function litUp(marks: readonly string[]): LitLines {
  return litLines(marks, (action) => {
    const name = readSlide(action)?.arrow ?? readMove(action)?.goal;
    return name === undefined ? null : [name];
  });
}
