// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * How a view looks in JSON. Squares, arrows and cards are texts as in the notation, seats count from 1.
 */
export type View = { board: Array<Tower>, free: Free, seats: Array<Seat>, deck: number, discard: string, turn: number | null, stage: string, won: Array<number>, barred: string | null, stay_finds: boolean, round: number | null, };

export type Free = { openings: string, height: number, treasure: string | null, };

/**
 * A hand in sight has its cards, any other only their number.
 */
export type Hand = { "cards": string } | { "hidden": number };

export type Seat = { colour: string, pawn: string, found: string, 
/**
 * The own target, for who may see it.
 */
target: string | null, left: number, rune: boolean, hand: Hand, kid: boolean, };

export type Tower = { square: string, openings: string, height: number, treasure: string | null, fixed: boolean, };
