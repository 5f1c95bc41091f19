// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * What is printed on the cards of a deck; a card is 100 wide and lies with its top to the north.
 */
export type Faces = { 
/**
 * How wide a treasure is.
 */
medallion: number, 
/**
 * By the number of the card, from 1 on.
 */
cards: Array<Printed>, };

export type Printed = { treasures: Array<Spot>, 
/**
 * The lines of each corridor: x and y of its first point, of the next, and so on.
 */
corridors: Array<Array<Array<number>>>, };

export type Spot = { kind: string, x: number, y: number, 
/**
 * Which corridor passes it.
 */
corridor: number, };
