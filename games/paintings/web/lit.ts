/** What advice points at: arrows and squares by their names, or everything an action names. */
import { readDeed } from './action';

export interface LitUp {
  arrows: string[];
  squares: string[];
}

function named(mark: string): string[] {
  const deed = readDeed(mark);
  switch (deed?.kind) {
    case 'slide':
      return [deed.arrow];
    case 'rotate':
      return [deed.square];
    case 'swap':
      return [deed.one, deed.two];
    case 'move':
      return [deed.goal];
    default:
      return [mark];
  }
}

export function litUp(marks: readonly string[]): LitUp {
  const names = marks.flatMap(named);
  return {
    arrows: names.filter((name) => /^[NESW][a-g1-7]$/.test(name)),
    squares: names.filter((name) => /^[a-g][1-7]$/.test(name)),
  };
}
