/** What is printed on the cards, written from Rust: drawings as sheets, one a line, and lines to draw light along. */
import type { Line } from '$lib/board/light';
import { drawing } from '$lib/board/picture';
import printed from './art/paths30.json';
import sheet from './art/paths30.txt?raw';
import treasureSheet from './art/treasures.txt?raw';

const [definitions = '', ...cards] = sheet.trimEnd().split('\n');
const treasures = treasureSheet.trimEnd().split('\n');
const card = (content: string) => drawing(`<defs>${definitions}</defs>${content}`, '0 0 100 100');

export const back = card(cards.pop() ?? '');

/** A path card, its top to the north. */
export function front(number: number): string {
  return card(cards[number - 1] ?? '');
}

/** The lines of its path, each from a gate to where they meet. */
export function arms(number: number): readonly Line[] {
  return printed.cards[number - 1]?.arms ?? [];
}

/** A treasure card with this number of treasures, in the middle of a square. */
export function treasure(value: number): string {
  return drawing(treasures[value - 1] ?? '', '-11.5 -1.500 80 80');
}
