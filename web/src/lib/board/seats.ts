/** What a seat looks like everywhere: a colour of tokens.css and, for everybody, a shape. Seats count from 1. */

/** Around 0,0 and about 24 wide, the same as on pictures of the command line. */
const shapes = [
  'M0-11A11 11 0 0 1 0 11A11 11 0 0 1 0-11Z',
  'M-9.5-9.5H9.5V9.5H-9.5Z',
  'M0-10.5L11.5 9H-11.5Z',
  'M0-12.5L10.5 0L0 12.5L-10.5 0Z',
  'M0-12L3.4-4.6L11.4-3.7L5.5 1.8L7.1 9.7L0 5.8L-7.1 9.7L-5.5 1.8L-11.4-3.7L-3.4-4.6Z',
  'M-6.2-10.8H6.2L12.4 0L6.2 10.8H-6.2L-12.4 0Z',
] as const;

export const seatCount = shapes.length;

export function seatShape(seat: number): string {
  return shapes[(seat - 1) % seatCount] as string;
}

/** The colour as a value for a style: `var(--seat-3)`. */
export function seatColour(seat: number): string {
  return `var(--seat-${((seat - 1) % seatCount) + 1})`;
}

/** The seat colours that are red, blue, yellow and green, for games whose rules give colours to seats. */
const hues: Record<string, number> = { R: 1, B: 2, Y: 3, G: 4 };

/** The number of the seat colour for a letter of the notation. */
export const hueOf = (colour: string): number => hues[colour] ?? 1;

/** The colour of a seat: its own, unless the rules give the seats colours (`RG`). */
export function seatHue(colours: string | null | undefined, seat: number): number {
  return colours ? hueOf(colours[seat - 1] ?? '') : seat;
}
