// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * What is printed on the cards; a card is 100 wide and lies with its top to the north.
 */
export type Faces = { 
/**
 * By the number of the card, from 1 on.
 */
cards: Array<Printed>, };

export type Printed = { 
/**
 * From each gate to where all meet: x and y of the first point, of the next, and so on.
 */
arms: Array<Array<number>>, };
