/** Cards of another box by their gates: with the blank side up, one on each other side, counted clockwise from 1 to 5. */

/** In the order in which the notation has their gates. */
export const sides = ['east', 'south', 'west'] as const;
export type Side = (typeof sides)[number];
export const places = [1, 2, 3, 4, 5] as const;

/** By side; null where no gate has been chosen yet. */
export type Gates = readonly [number | null, number | null, number | null];
export const noGates: Gates = [null, null, null];

/** Where a gate is on a card that is 100 wide. */
export function gatePoint(side: Side, place: number): [number, number] {
  const along = (place * 100) / 6;
  if (side === 'east') return [100, along];
  return side === 'south' ? [100 - along, 100] : [0, 100 - along];
}

export const withGate = (gates: Gates, side: Side, place: number): Gates =>
  gates.map((gate, nth) => (sides[nth] === side ? place : gate)) as unknown as Gates;

export const isWhole = (gates: Gates): boolean => !gates.includes(null);

/** As the solver reads it: `143`. */
export const gatesText = (gates: Gates): string => gates.join('');
