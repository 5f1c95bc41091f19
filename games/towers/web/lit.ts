/** What advice points at: arrows and squares by their names, or everything an action names. */
import { readMove, readSlide } from './action';

export interface LitUp {
  arrows: string[];
  squares: string[];
}

export function litUp(marks: readonly string[]): LitUp {
  const named = marks.map((mark) => readSlide(mark)?.arrow ?? readMove(mark)?.goal ?? mark);
  return {
    arrows: named.filter((name) => /^[NESW][a-e1-5]$/.test(name)),
    squares: named.filter((name) => /^[a-e][1-5]$/.test(name)),
  };
}
