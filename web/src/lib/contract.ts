/**
 * What a board is: `games/<slug>/web/Board.svelte` with the props below as its default export. It is found by being
 * there (see boards.ts) and loaded when its game is first shown.
 *
 * A board knows no rules. It draws `view`, makes clickable what stands in `actions`, and calls `act` with one of them.
 * Whatever is not in `actions` cannot be done.
 *
 * The browser tests play every board they find, so what leads to an action is marked: an element that can be clicked or
 * pressed (Enter) on the way to one has `data-step`, and what finally does one has `data-action` with its text. Clicking
 * marked elements, whichever, must lead to an action within a few steps.
 *
 * In a race, what claims has `data-claim` in addition, and is disabled while one cannot claim or has claimed.
 *
 * The server's policy allows no inline styles: `style:left={...}` and attributes of SVG are fine, `style="..."` is not.
 */
import type { Component, Snippet } from 'svelte';
import type { HeldSeat } from '../wire/HeldSeat';
import type { RaceClock } from '../wire/RaceClock';
import type { SeenEvent } from '../wire/SeenEvent';
import type { Language } from './language';
import type { Sound } from './sound';

/**
 * Who sits on a seat, as boards show it. The frame around a board shows all seats with names and points already: what
 * goes to or comes from somebody may fly to `[data-seat="1"] [data-badge]` of the document. Colours and shapes of seats are in
 * tokens.css and board/.
 */
export interface SeatFace {
  /** From 1. */
  number: number;
  name: string;
  /** Whose name is shown as "you". */
  mine: boolean;
  /** May act now. */
  onTurn: boolean;
  /** Points as the rulebook counts them, if it does. */
  points: number | null;
}

/** What the person on a seat has written for themself: kept by the server, shown to nobody else. */
export interface Notes {
  /** As it was kept last, here or on another device of the same person. */
  text: string;
  /** Keeps this from now on. */
  write: (text: string) => void;
}

/** What the server's clock said of a race when it was last heard. */
export interface RaceTime {
  /** When that was, by `performance.now()` of this page: running clocks count on from here. */
  heardAt: number;
  clocks: RaceClock[];
  /** The seats that wait for a countdown, a pause or a penalty. */
  held: HeldSeat[];
  /** The seats that have claimed and wait for claims that may still be under way. */
  claimed: number[];
}

export interface BoardProps<View = unknown> {
  /** The game's own JSON, as this viewer may see it. Its shape is described by the game's Rust view. */
  view: View;
  /** Everything this seat may do now, in notation. Empty for spectators and for seats that may not act. */
  actions: string[];
  /** The viewer: a seat from 1, or null for the public. */
  seat: number | null;
  seats: SeatFace[];
  /**
   * What has happened since the last view, in order, to be animated. Empty when there is nothing to animate. How an action
   * went is the `motion` of its event, and what it has led to its `effect`: `Motion` and `Effect` in the game's `view.ts`.
   */
  events: SeenEvent[];
  language: Language;
  /** True on a television: no hands, no controls, large. */
  isPublic: boolean;
  /** Settings of the table that differ from the rulebook's own. */
  options: Record<string, string>;
  /** Does one of `actions`. While one is on its way to the server, nothing else is sent: no board has to guard itself. */
  act: (action: string) => void;
  /** The private notes of this seat, for games in which one takes notes; null for spectators. */
  notes?: Notes | null;
  /** Where time counts. */
  time?: RaceTime;
  /**
   * Where time counts: does it at once, though the server has not answered the last one yet, and resolves to whether the
   * server did. A board that shows something ahead of the server follows the server where they differ.
   */
  ahead?: (action: string) => Promise<boolean>;
  /**
   * What advice points at, for the board to light up (board/Lit.svelte): names of the notation, each of a place, a card
   * or an arrow, or a whole action.
   */
  marks?: readonly string[];
  /** The action that advice ends in: the board shows it as if the player were about to do it. */
  trial?: string | null;
  /** What the cursor or the finger is about to do, in words, for the line below the board and screen readers. */
  prompt?: (words: string) => void;
  /**
   * Which of `events` is being shown, by its version (board/show.svelte.ts); null when things are shown as they are. Until
   * then the frame keeps to itself what comes after: the log, whose turn it is, the result. A board that says nothing shows
   * everything at once, and the sentences of the frame alone say what happened.
   */
  showing?: (version: number | null) => void;
  /**
   * Takes what counts of a seat in this game, drawn small: the frame shows it beside the name. What is drawn is also said,
   * for those who do not see it.
   */
  facts?: (drawn: Snippet<[number]> | null) => void;
}

export type Board = Component<BoardProps>;

/** What is known of an event beside its notation. */
export interface EventContext {
  language: Language;
  /** The seat that did it, or after whose move it was drawn; null if nobody did. */
  seat: number | null;
  nameOf: (seat: number) => string;
  /** What it has led to, as the game has sent it with the event: `Effect` in the game's `view.ts`. */
  effect?: unknown;
  /** The game's view now. */
  view?: unknown;
  /** The view before an action that has not been done, but could be. */
  before?: unknown;
}

/**
 * What a game may show above the places when it is over: `games/<slug>/web/Ending.svelte`, five wide and two high. It
 * moves once, for as long as `--calm` lets it, and says nothing: the words stand below it.
 */
export interface EndingProps<View = unknown> {
  view: View;
  /** Seats that won, from 1. */
  winners: readonly number[];
  /** Whether there is something to celebrate: only a team can lose. */
  isWon: boolean;
  language: Language;
}

export type EndingPicture = Component<EndingProps>;

/**
 * What a game may say beside its board: `games/<slug>/web/words.ts` with a `words` export. All of it is
 * optional; without it the log shows notation.
 */
export interface GameWords {
  /**
   * An action of the log in words, without the name of the player: "lays a card and takes two". What one sees is named or
   * pictured (pictured.ts) instead of coordinates: the frame adds the notation for people who want it. Nothing, if it is not
   * worth a line.
   */
  action?: (action: string, context: EventContext) => string;
  /** A draw in words, with `?` for what the viewer may not know. */
  chance?: (chance: string, context: EventContext) => string;
  /** What an action or a draw sounds like, which has led to this; an action is a pawn, if the game does not say. */
  sound?: (happened: string, effect?: unknown) => Sound | null;
  /** A little picture of a thing that is pictured in these sentences. It fills what it stands in. */
  Thing?: Component<{ thing: string }>;
  /** The first-game tour: what to say when, in order. */
  tour?: TourStep[];
}

/** A table in sentences, for those who do not see it. */
export interface TableDescription {
  /** One for each seat: what everybody knows about it. */
  seats: string[];
  /** What the viewer holds. */
  own: string[];
  /** What lies on the table. */
  board: string[];
}

/** Describes a table in sentences of the game's words. */
export type DescribeTable<View = unknown> = (
  view: View,
  seats: readonly SeatFace[],
  seat: number | null,
  language: Language,
) => TableDescription | Promise<TableDescription>;

/** How a game speaks to those who do not see it: `games/<slug>/web/spoken.ts`. */
export interface SpokenGame {
  describeTable: DescribeTable;
  /** What the view remembers of the game so far, in order: for games in which one thinks about that. */
  describeHistory?: (
    view: never,
    seats: readonly SeatFace[],
    seat: number | null,
    language: Language,
  ) => string[];
  /** An action in words unlike those of any other. Left out where the words of the log are exact enough. */
  describeMove?: (action: string, language: Language) => string;
}

/** A step of the tour; `tour-1`, `tour-2` and so on of the game's words say what to look at and what to do. */
export interface TourStep {
  /** A CSS selector inside the frame of the table to point at. */
  at?: string;
  /** The step is done when this happens; a button goes on without it. */
  until?: 'acted' | 'my_turn';
  /** Or as soon as this CSS selector finds something inside the frame: a card taken up. */
  shown?: string;
}
