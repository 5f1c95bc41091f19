// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * How a view looks in JSON. Cards are numbers, seats count from 1.
 */
export type View = { round: number, rounds: number, roller: number, phase: string, roll: string | null, cards: number, 
/**
 * The cells of the layout as columns and rows, none if any outline is allowed.
 */
cells: Array<[number, number]>, 
/**
 * Alone: this many milliseconds are worth three treasures, twice as many two, four times as many one.
 */
par: number | null, table: Array<number>, pile: number, discard: Array<number>, seats: Array<Seat>, };

/**
 * An open hand has its cards, any other only their number.
 */
export type Hand<C> = { "cards": C } | { "hidden": number };

/**
 * A card on the table: its cell, its number, and the direction in which its printed top points.
 */
export type Laid = { x: number, y: number, card: number, top: string, };

/**
 * The check of all claims, sent with the action that ends the race (D-CHECK-01).
 */
export type Motion = { 
/**
 * The fastest first.
 */
verdicts: Array<Verdict>, };

export type Seat = { points: number, hand: Hand<Array<number>>, laid: Array<Laid>, status: Status, choice?: string, };

export type Status = "working" | "waiting" | "passed" | { "claimed": { treasures: number | null, milliseconds: number | null, } } | "gave_back" | { "chose": number | null };

/**
 * What becomes of one claim.
 */
export type Verdict = { seat: number, right: boolean, 
/**
 * The card it took.
 */
treasures: number | null, milliseconds: number | null, laid: Array<Laid>, };
