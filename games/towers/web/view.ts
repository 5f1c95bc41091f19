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
slides: Array<Slide>, 
/**
 * The way of each move, by its action, for a viewer who sees the hand of the seat that moves.
 */
ways: { [key in string]: Way }, };

/**
 * What a walk has led to, if anything.
 */
export type Effect = { "found": string } | "stayed" | "rune" | { "reached": string } | "home";

export type Free = { id: number, openings: string, height: number, treasure: string | null, };

/**
 * An open hand has its cards, any other only their number.
 */
export type Hand<C> = { "cards": C } | { "hidden": number };

/**
 * How an action goes.
 */
export type Motion = { "slide": { pawns: string, } } | { "walk": Way };

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
 * Where the pawns stand after a slide, seat by seat, and the squares the own one could reach then: without magic, and
 * with the cards in hand.
 */
export type Slide = { action: string, pawns: string, free: string, magic: string, };

export type Tower = { square: string, 
/**
 * Which of the box it is, wherever it stands.
 */
id: number, openings: string, height: number, treasure: string | null, fixed: boolean, };

/**
 * The way of a pawn.
 */
export type Way = { 
/**
 * Both ends included.
 */
squares: string, 
/**
 * The card that pays for each step, `-` where none is needed.
 */
cards: string, };
