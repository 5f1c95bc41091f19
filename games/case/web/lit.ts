/** What advice points at: places and cards by their names, or everything an action names. */
import { readAction } from './action';

function named(mark: string): string[] {
  const action = readAction(mark);
  switch (action?.does) {
    case 'go':
      return [action.to];
    case 'lay':
      return [action.place];
    case 'suspect':
    case 'accuse':
      return [...action.triple];
    case 'show':
      return [action.card];
    default:
      return [mark];
  }
}

/** Places on the plan, and cards: a room is both. */
export function litUp(marks: readonly string[]): { places: string[]; cards: string[] } {
  const names = marks.flatMap(named);
  return {
    places: names.filter((name) => /^(\d+\.\d+|[A-IX])$/.test(name)),
    cards: names.filter((name) => /^[1-6a-fA-I]$/.test(name)),
  };
}
