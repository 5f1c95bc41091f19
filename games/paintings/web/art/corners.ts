// Written from Rust; IRRGARTEN_BLESS=1 writes it anew.

/** Where the pawn of each colour starts. */
export const corners: Record<string, string> = {
  R: 'a1',
  B: 'g1',
  G: 'g7',
  Y: 'a7',
};
