// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * How a view looks in JSON. Cards are numbers, seats count from 1.
 */
export type View = { labyrinth: Array<Laid>, hands: Array<Hand>, won: Array<Array<number>>, pile: number, turn: number | null, drawing: boolean, deck: string, };

/**
 * A hand in sight has its cards, any other only their number.
 */
export type Hand = { "cards": Array<number> } | { "hidden": number };

export type Laid = { x: number, y: number, card: number, top: string, };
