/** What advice points at: names of the notation, or whole actions that name several things. */

export interface LitCards {
  cards: number[];
  /** As `x,y`. */
  cells: string[];
}

/** A place and the action that leads there may both be pointed at: it is lit up once. */
const unique = <T>(names: readonly T[]): T[] => [...new Set(names)];

/** Where cards lie on cells. A game says what its actions name. */
export function litCards(
  marks: readonly string[],
  namedIn: (action: string) => Partial<LitCards> | null,
): LitCards {
  const lit = marks.map((mark): Partial<LitCards> => {
    if (/^\d\d$/.test(mark)) return { cards: [Number(mark)] };
    return /^-?\d+,-?\d+$/.test(mark) ? { cells: [mark] } : (namedIn(mark) ?? {});
  });
  return {
    cards: unique(lit.flatMap(({ cards = [] }) => cards)),
    cells: unique(lit.flatMap(({ cells = [] }) => cells)),
  };
}

export interface LitLines {
  arrows: string[];
  squares: string[];
}

/** Where lines slide. */
export function litLines(
  marks: readonly string[],
  namedIn: (action: string) => readonly string[] | null,
): LitLines {
  const names = unique(marks.flatMap((mark) => namedIn(mark) ?? [mark]));
  return {
    arrows: names.filter((name) => /^[NESW]([a-z]|\d+)$/.test(name)),
    squares: names.filter((name) => /^[a-z]\d+$/.test(name)),
  };
}
