/** Pawns have colours of their own; each is one of the seat colours of the page, with its shape. */
const hues: Record<string, number> = { R: 1, B: 2, Y: 3, G: 4 };

/** The number of the seat colour for a letter of the notation. */
export const hueOf = (colour: string): number => hues[colour] ?? 1;

/** Where pawns of each colour start. */
export const corners: Record<string, string> = { R: 'a1', B: 'g1', G: 'g7', Y: 'a7' };
