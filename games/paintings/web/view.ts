// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * How a view looks in JSON. Squares, arrows, marks and pages are texts as in the notation, seats count from 1.
 */
export type View = { mode: string, set: string, board: Array<Field>, spare: Spare, seats: Array<Seat>, turn: number | null, stage: string, moves: number, collected: number, latest: Latest | null, pile: string, book: Array<string>, found: string, turn_back: string, stay_collects: string, memory: string, };

export type Field = { square: string, openings: string | null, mark: string | null, fixed: boolean, };

export type Latest = { arrow: string, thief: boolean, };

export type Seat = { colour: string, pawn: string, tableau: Array<string | null>, ability: string, slide_used: boolean, ability_used: boolean, };

export type Spare = { openings: string, mark: string, };
