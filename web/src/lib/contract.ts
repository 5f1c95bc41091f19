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
import type { Component } from 'svelte';
import type { HeldSeat } from '../wire/HeldSeat';
import type { RaceClock } from '../wire/RaceClock';
import type { SeenEvent } from '../wire/SeenEvent';
import type { Language } from './language';

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

/** What the person on a seat has written for themself: kept by the server, told to nobody else. */
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
   * went is the `motion` of its event, typed as `Motion` in the game's `view.ts`.
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
  /** What the cursor or the finger is about to do, in words, for the line below the board and screen readers. */
  prompt?: (words: string) => void;
  /** Something is about to be revealed: until it is, the frame keeps the log and the result to itself. */
  suspense?: (holds: boolean) => void;
}

export type Board = Component<BoardProps>;

/**
 * What a game may tell the shell beside its board: `games/<slug>/web/words.ts` with a `words` export. All of it is
 * optional; without it the log shows notation.
 */
export interface GameWords {
  /** An action of the log in words, without the name of the player: "lays card 44 and takes two cards". */
  action?: (action: string, language: Language) => string;
  /** A draw in words, with `?` for what the viewer may not know. */
  chance?: (chance: string, language: Language) => string;
  /** The first-game tour: what to say when, in order. */
  tour?: TourStep[];
}

/** A step of the tour; `tour-1`, `tour-2` and so on of the game's words say what to look at and what to do. */
export interface TourStep {
  /** A CSS selector inside the board to point at. */
  at?: string;
  /** The step is done when this happens; a button goes on without it. */
  until?: 'acted' | 'my_turn';
}
