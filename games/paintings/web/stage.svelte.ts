/** The table as it is shown, a little behind the one of the rules while tiles slide and pawns walk. */
import { tick } from 'svelte';
import { Flights } from '$lib/board/flights.svelte';
import { isCalm, pause } from '$lib/board/motion';
import { cellOf, squareOf, squaresOf, type Cell } from '$lib/board/sliding';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { readChance, readDeed, type Deed, type Page } from './action';
import { gate, lying, piecesOf, pushed, spareOf, type Piece } from './pieces';
import type { View } from './view';

/** How long a tile slides or turns, and a pawn takes a step. */
const slide = 340;
const step = 130;
/** When so much waits, everything is shown faster; more is not worth waiting for. */
const many = 3;
const most = 24;

interface Happening {
  view: View;
  events: readonly SeenEvent[];
}

/** What flies: a painting. */
export interface Flying {
  mark: string;
}

export class Stage {
  pieces = $state.raw<Piece[]>([]);
  /** Where the pawn of each seat stands, from seat 1 on. */
  pawns = $state.raw<Cell[]>([]);
  /** The last page of the book, and how often a page has been turned. */
  page = $state.raw<Page | null>(null);
  turnedPages = $state(0);
  /** The paintings in the poster. */
  found = $state('');
  /** Where the last movement of a pawn began and ended, to be seen until the next. */
  last = $state.raw<{ seat: number; squares: string[] } | null>(null);
  isBusy = $state(false);
  flights = new Flights<Flying>();
  #view: View | null = null;
  #seen: readonly SeenEvent[] = [];
  #queue: Happening[] = [];
  /** Which show is on; a newer one ends the older. */
  #show = 0;
  #root: HTMLElement | undefined;

  /** A new view. What led to it is played, if somebody watches and things may move. */
  follow(view: View, events: readonly SeenEvent[], root: HTMLElement | undefined, mine: number | null): void {
    if (view === this.#view && events === this.#seen) return;
    const isNew = events !== this.#seen;
    this.#seen = events;
    this.#root = root;
    const happened = isNew ? events : [];
    if (happened.some(({ event }) => event.type === 'undone' || event.type === 'started')) {
      [this.page, this.last] = [null, null];
      this.finish(view);
    } else if (!this.#view || !root || isCalm() || document.hidden || this.#queue.length >= most) {
      this.#remember(happened);
      this.finish(view);
    } else {
      this.#queue.push({ view, events: happened });
      if (!this.isBusy) void this.#play(mine);
    }
    this.#view = view;
  }

  /** Shows how things are, at once. */
  finish(view = this.#queue.at(-1)?.view): void {
    for (const { events } of this.#queue) this.#remember(events);
    this.#show += 1;
    this.#queue = [];
    this.isBusy = false;
    this.flights.ground();
    if (view) this.#settle(view);
  }

  #settle(view: View): void {
    this.pieces = piecesOf(view, this.pieces);
    this.pawns = view.seats.map(({ pawn }) => cellOf(pawn));
    this.found = view.found;
  }

  /** What stays to be seen of events that nobody watched. */
  #remember(events: readonly SeenEvent[]): void {
    for (const { event } of events) {
      const chance = event.type === 'drew' ? readChance(event.chance) : null;
      if (chance && 'page' in chance) [this.page, this.last] = [chance.page, null];
      const deed = event.type === 'acted' ? readDeed(event.action) : null;
      if (event.type === 'acted' && deed?.kind === 'move')
        this.last = { seat: event.seat, squares: [deed.goal] };
    }
  }

  async #play(mine: number | null): Promise<void> {
    const show = this.#show;
    this.isBusy = true;
    let before = this.#view as View;
    for (let now = this.#queue[0]; now; now = this.#queue[0]) {
      await this.#perform(before, now, mine, () => show === this.#show);
      if (show !== this.#show) return;
      this.#queue.shift();
      this.#settle(now.view);
      before = now.view;
    }
    this.isBusy = false;
  }

  async #perform(before: View, { view, events }: Happening, mine: number | null, goesOn: () => boolean) {
    // Many things at once come from a line that was cut: they are not shown one by one.
    if (events.filter(({ event }) => event.type === 'acted').length > 1) return this.#remember(events);
    for (const { event } of events) {
      if (!goesOn()) return;
      if (event.type === 'acted') {
        const deed = readDeed(event.action);
        if (deed) await this.#deed(deed, event.seat, before, view, event.seat === mine, goesOn);
      } else if (event.type === 'drew') {
        const chance = readChance(event.chance);
        if (chance && 'page' in chance) await this.#thief(chance.page, view, goesOn);
        else if (chance) await this.#draw(chance.card, before.turn);
      }
    }
  }

  async #deed(deed: Deed, seat: number, before: View, view: View, isMine: boolean, goesOn: () => boolean) {
    if (deed.kind === 'move') return this.#walk(deed, seat, before, view, goesOn);
    const [spare, rest] = [spareOf(this.pieces), this.pieces];
    const at = (square: string) => (piece: Piece) => squareOf(piece) === square;
    if (deed.kind === 'slide' && spare) {
      this.pieces = pushed(rest, deed.arrow, lying(spare, deed.openings));
      this.#carry(deed.arrow);
    } else if (deed.kind === 'rotate') {
      this.pieces = rest.map((piece) => (at(deed.square)(piece) ? lying(piece, deed.openings) : piece));
    } else if (deed.kind === 'swap') {
      const [one, two] = [cellOf(deed.one), cellOf(deed.two)];
      const exchanged = <T extends Cell>(thing: T): T => {
        if (thing.x === one.x && thing.y === one.y) return { ...thing, ...two };
        return thing.x === two.x && thing.y === two.y ? { ...thing, ...one } : thing;
      };
      this.pieces = rest.map(exchanged);
      this.pawns = this.pawns.map(exchanged);
    } else if (deed.kind === 'orient') {
      return this.#lay(deed.openings, seat, before, view, isMine, goesOn);
    } else return;
    // Who did it by hand has seen it lie so already.
    if (!isMine) await this.#rest(slide * 1.6);
  }

  /** Pawns ride on their tile, out of the maze if it drops out; where they are put then, the view says. */
  #carry(arrow: string): void {
    const { x, y, dx, dy } = gate(arrow);
    this.pawns = this.pawns.map((pawn) =>
      (dx === 0 ? pawn.x === x : pawn.y === y) ? { x: pawn.x + dx, y: pawn.y + dy } : pawn,
    );
  }

  async #walk(
    { goal, by, turned }: Extract<Deed, { kind: 'move' }>,
    seat: number,
    before: View,
    view: View,
    goesOn: () => boolean,
  ) {
    const name = by ? `${goal}+${by.toLowerCase()}` : goal;
    const squares = squaresOf(before.outlook?.ways[name] ?? goal);
    this.last = { seat, squares };
    for (const square of squares) {
      this.pawns = this.pawns.map((pawn, nth) => (nth === seat - 1 ? cellOf(square) : pawn));
      await this.#rest(step);
      if (!goesOn()) return;
    }
    const there = view.board.find(({ square }) => square === goal);
    if (turned === '^' && there?.openings) {
      const { openings, mark } = there;
      this.pieces = this.pieces.map((piece) =>
        squareOf(piece) === goal ? { ...lying({ ...piece, isDown: false }, openings), mark } : piece,
      );
      await this.#rest(slide * 1.5);
    }
    if (goesOn()) await this.#find(goal, before, view);
  }

  /** The tile that was turned up is laid, and what it shows is found if it was looked for. */
  async #lay(
    openings: string,
    seat: number,
    before: View,
    view: View,
    isMine: boolean,
    goesOn: () => boolean,
  ) {
    const square = view.seats[seat - 1]?.pawn ?? '';
    this.pieces = this.pieces.map((piece) => (squareOf(piece) === square ? lying(piece, openings) : piece));
    if (!isMine) await this.#rest(slide * 1.6);
    if (goesOn()) await this.#find(square, before, view);
  }

  /** A painting that was found here flies to the poster. */
  async #find(square: string, before: View, view: View) {
    const mark = view.board.find((field) => field.square === square)?.mark;
    if (!mark || before.found.includes(mark) || !view.found.includes(mark)) return;
    await this.#fly({ mark }, `[data-square="${square}"]`, `[data-slot="${mark}"]`, 620);
    this.found = view.found;
  }

  async #thief(page: Page, view: View, goesOn: () => boolean) {
    this.page = page;
    this.turnedPages += 1;
    this.last = null;
    await this.#rest(1100);
    if (!goesOn()) return;
    const spare = spareOf(this.pieces);
    if (page.kind === 'slide' && spare) {
      this.pieces = pushed(this.pieces, page.arrow, { ...spare, isDown: true });
      this.#carry(page.arrow);
      await this.#rest(slide * 1.8);
    } else if (page.kind === 'flip') {
      const down = view.board.flatMap(({ openings, square }) => (openings ? [] : [square]));
      this.pieces = this.pieces.map((piece) =>
        down.includes(squareOf(piece)) ? { ...piece, isDown: true } : piece,
      );
      await this.#rest(slide * 1.8);
    }
    if (!goesOn()) return;
    const pawns = view.seats.map(({ pawn }) => cellOf(pawn));
    const moves = pawns.some((pawn, nth) => squareOf(pawn) !== squareOf(this.pawns[nth] ?? pawn));
    this.pawns = pawns;
    if (moves) await this.#rest(slide * 1.4);
  }

  async #draw(card: string, seat: number | null) {
    await this.#fly({ mark: card }, '[data-cards]', `[data-tableau="${seat}"]`, 420);
  }

  #rest(milliseconds: number): Promise<void> {
    return pause(this.#queue.length > many ? milliseconds * 0.6 : milliseconds);
  }

  async #fly(what: Flying, from: string, to: string, milliseconds: number) {
    await tick();
    const find = (selector: string) => this.#root?.querySelector(selector) ?? null;
    await this.flights.fly(what, find(from), find(to), { milliseconds });
  }
}
