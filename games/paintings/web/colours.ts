/** Where pawns of each colour start. */
export const corners: Record<string, string> = { R: 'a1', B: 'g1', G: 'g7', Y: 'a7' };
