// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * How a view looks in JSON. Pebbles are their values, seats count from 1.
 */
export type View = { pairs: string, heap: Array<number>, last: number | null, hands: Array<Hand<Array<number>>>, taken: Array<Array<number>>, bag: number, turn: number | null, drawing: boolean, };

/**
 * An open hand has its cards, any other only their number.
 */
export type Hand<C> = { "cards": C } | { "hidden": number };
