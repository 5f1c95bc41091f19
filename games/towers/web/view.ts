// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * How a view looks in JSON. Squares, arrows and cards are texts as in the notation, seats count from 1.
 */
export type View = { board: Array<Tower>, free: Free, seats: Array<Seat>, deck: number, discard: string, turn: number | null, stage: string, won: Array<number>, barred: string | null, stay_finds: boolean, round: number | null, 
/**
 * Where the rune stone stands.
 */
rune_stone: string, 
/**
 * What each slide would open, for a viewer who sees the hand of the seat that slides.
 */
slides: Array<Slide>, };

export type Free = { openings: string, height: number, treasure: string | null, };

/**
 * A hand in sight has its cards, any other only their number.
 */
export type Hand<C> = { "cards": C } | { "hidden": number };

export type Seat = { colour: string, 
/**
 * The square of its start.
 */
home: string, pawn: string, found: string, 
/**
 * What the seat looks for, if the viewer may know it.
 */
target: string | null, left: number, rune: boolean, hand: Hand<string>, kid: boolean, };

/**
 * Squares that the pawn could reach after a slide, one after the other: without magic, and with the cards in hand.
 */
export type Slide = { action: string, free: string, magic: string, };

export type Tower = { square: string, openings: string, height: number, treasure: string | null, fixed: boolean, 
/**
 * The sides over which a step leads: without magic, far up, and far down.
 */
steps: string, up: string, down: string, };
