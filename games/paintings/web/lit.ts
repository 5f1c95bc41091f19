import { litLines, type LitLines } from '$lib/board/lit';
import { readDeed } from './action';

export function litUp(marks: readonly string[]): LitLines {
  return litLines(marks, (action) => {
    const deed = readDeed(action);
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
        return null;
    }
  });
}
