// Written from the game's view in Rust; IRRGARTEN_BLESS=1 writes it anew.

/**
 * How a view looks in JSON.
 */
export type View = { 
/**
 * By seat: the suspect it plays.
 */
players: Array<string | null>, 
/**
 * By suspect: a square such as `7.5`, a place or `X`.
 */
pawns: Array<string>, 
/**
 * By exhibit: its place.
 */
exhibits: Array<string | null>, open: string, 
/**
 * By seat.
 */
hands: Array<Hand<string>>, 
/**
 * The case file, for a viewer who may know it.
 */
file: string | null, turn: number, count: number, phase: Phase, 
/**
 * The way to every spot the roll leads to, by its action, for a viewer who sees the hand of the seat that walks.
 */
ways: Record<string, string>, summoned: Array<number>, accused: Array<number>, left: Array<number>, log: Array<Entry>, settings: Settings, 
/**
 * The notes of the viewer, for nobody else.
 */
sheet: Sheet | null, };

export type Because = { turns: Array<number>, 
/**
 * Does it take the number of cards in the hands?
 */
sizes: boolean, };

export type Cell = { 
/**
 * Has it or has it not, where that is known.
 */
held?: boolean, 
/**
 * Turns in which this player showed one of three cards, this one among them.
 */
brackets?: Array<number>, 
/**
 * Why, if nobody has said it.
 */
because?: Because, 
/**
 * How likely, from 0 to 1, at the level of the analyst.
 */
odds?: number, };

export type Entry = { turn: number, seat: number, triple: string, 
/**
 * A wrong accusation, and no suspicion.
 */
accusation: boolean, passed: Array<number>, shower: number | null, 
/**
 * The card that was shown, for the two players who know it.
 */
card: string | null, };

/**
 * An open hand has its cards, any other only their number.
 */
export type Hand<C> = { "cards": C } | { "hidden": number };

/**
 * How an action goes.
 */
export type Motion = { 
/**
 * The spots a pawn walks over to where it goes, with blanks between them; nothing for one that is put there.
 */
way: string, 
/**
 * Suspects and exhibits, and where they are put.
 */
moved: { [key in string]: string }, };

export type Phase = { "name": "take" } | { "name": "lay" } | { "name": "start" } | { "name": "dice" } | { "name": "walk", roll: number, } | { "name": "suspect" } | { "name": "answer", triple: string, 
/**
 * The players who have none of the cards.
 */
passed: Array<number>, asked: number, shows: boolean, } | { "name": "accuse" } | { "name": "verdict", triple: string, } | { "name": "over", winner: number | null, 
/**
 * The winner has named the case, and is not just the last at the table.
 */
solved: boolean, };

export type Row = { card: string, cells: Array<Cell>, };

export type Settings = { accuse_after_unrefuted: string, last_player: string, answer_direction: string, accusation_moves: string, centre_entry: string, sheet: string, };

/**
 * The notes of one player: for every card a cell for every seat, and one for the case file. A cell has only what is
 * written in it: most are empty, and a sheet is sent with every event.
 */
export type Sheet = { level: string, rows: Array<Row>, };
