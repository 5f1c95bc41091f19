// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * How a view looks in JSON. Cards are numbers, seats count from 1.
 */
export type View = { labyrinth: Array<Laid>, hands: Array<Hand<Array<number>>>, won: Array<Array<number>>, pile: number, turn: number | null, drawing: boolean, deck: string, };

/**
 * What an action has led to.
 */
export type Effect = { 
/**
 * The cards it took.
 */
taken: Array<number>, };

/**
 * An open hand has its cards, any other only their number.
 */
export type Hand<C> = { "cards": C } | { "hidden": number };

/**
 * A card on the table: its cell, its number, and the direction in which its printed top points.
 */
export type Laid = { x: number, y: number, card: number, top: string, };

/**
 * How an action goes.
 */
export type Motion = { laid: Laid, };
