// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * How a view looks in JSON. Squares, arrows, marks and pages are texts as in the notation, seats count from 1.
 */
export type View = { mode: string, set: string, board: Array<Field>, spare: Spare, seats: Array<Seat>, turn: number | null, stage: string, moves: number, collected: number, latest: Latest | null, pile: string, book: Array<string>, found: string, turn_back: string, stay_collects: string, memory: string, 
/**
 * Where the seat on turn can go, while it has a movement left.
 */
outlook: Outlook | null, };

/**
 * What an event has led to.
 */
export type Effect = { 
/**
 * What is seen on the squares that an action names.
 */
on: Array<string | null>, 
/**
 * The painting that was found.
 */
found: string | null, 
/**
 * The pawn stays where it was.
 */
stayed: boolean, 
/**
 * The seats whose pawns the thief sent home.
 */
home: Array<number>, };

export type Field = { square: string, 
/**
 * Its passages; none on a back. A tile that was just turned up (stage `orient`) is shown in its first orientation.
 */
openings: string | null, mark: string | null, fixed: boolean, };

export type Latest = { arrow: string, thief: boolean, };

/**
 * Squares are written one after the other, as in `a1a2b2`.
 */
export type Outlook = { 
/**
 * The squares on the way to each goal, both ends included; a goal of an ability is written like `a6+x`.
 */
ways: { [key in string]: string }, 
/**
 * The goals after a slide, a rotation or a swap, where they are not those of now.
 */
after: { [key in string]: string }, };

export type Seat = { colour: string, pawn: string, tableau: Array<string | null>, ability: string, slide_used: boolean, ability_used: boolean, 
/**
 * The paintings its movements would collect now.
 */
collects: string, };

export type Spare = { openings: string, mark: string, };
