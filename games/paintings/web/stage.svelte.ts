/** The table as it is shown, a little behind the one of the rules while tiles slide and pawns walk. */
import { tick } from 'svelte';
import { Flights } from '$lib/board/flights.svelte';
import { pause } from '$lib/board/motion';
import { Show } from '$lib/board/show.svelte';
import { cellOf, squareOf, squaresOf, type Cell } from '$lib/board/sliding';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { readAction, readChance, type Action, type Page } from './action';
import { stepsOf, type Step } from './film';
import { gate, lying, piecesOf, pushed, spareOf, type Piece } from './pieces';
import type { View } from './view';

/** How long a tile slides or turns, and a pawn takes a step. */
const slide = 340;
const step = 130;

/** What flies: a painting. */
export interface Flying {
  mark: string;
}

export class Stage extends Show<Step, View> {
  pieces = $state.raw<Piece[]>([]);
  /** Where the pawn of each seat stands, from seat 1 on. */
  pawns = $state.raw<Cell[]>([]);
  /** The last page of the book, and how often a page has been turned. */
  page = $state.raw<Page | null>(null);
  turnedPages = $state(0);
  /** The paintings in the poster. */
  found = $state('');
  /** The painting that has just been found: everybody looks at it. */
  celebrated = $state<string | null>(null);
  /** Where the last movement of a pawn began and ended, to be seen until the next. */
  last = $state.raw<{ seat: number; squares: string[] } | null>(null);
  flights = new Flights<Flying>();

  constructor(private readonly root: () => HTMLElement | undefined) {
    super();
  }

  get isBusy(): boolean {
    return this.version !== null;
  }

  protected steps(view: View, events: readonly SeenEvent[], before: View | null): Step[] | null {
    const steps = before ? stepsOf(before, view, events) : [];
    if (!steps?.length) for (const { event } of events) this.#remember(event);
    return steps;
  }

  protected forget(): void {
    [this.page, this.last] = [null, null];
  }

  protected rest(): void {
    this.flights.ground();
    this.celebrated = null;
    if (this.view) this.#settle(this.view);
  }

  protected arrive({ event, view, isLast }: Step): void {
    this.flights.ground();
    this.celebrated = null;
    this.#remember(event);
    if (isLast) this.#settle(view);
  }

  #settle(view: View): void {
    this.pieces = piecesOf(view, this.pieces);
    this.pawns = view.seats.map(({ pawn }) => cellOf(pawn));
    this.found = view.found;
  }

  /** What stays to be seen of an event. */
  #remember(event: SeenEvent['event']): void {
    const chance = event.type === 'drew' ? readChance(event.chance) : null;
    if (chance && 'page' in chance) [this.page, this.last] = [chance.page, null];
    const action = event.type === 'acted' ? readAction(event.action) : null;
    if (event.type === 'acted' && action?.kind === 'move' && this.last?.squares.at(-1) !== action.goal)
      this.last = { seat: event.seat, squares: [action.goal] };
  }

  protected async perform({ event, before, view }: Step, goesOn: () => boolean): Promise<void> {
    if (event.type === 'acted') {
      const action = readAction(event.action);
      if (action) await this.#action(action, event.seat, before, view, event.seat === this.mine, goesOn);
    } else if (event.type === 'drew') {
      const chance = readChance(event.chance);
      if (chance && 'page' in chance) await this.#thief(chance.page, view, goesOn);
      else if (chance) await this.#draw(chance.card, before.turn);
    }
  }

  async #action(
    action: Action,
    seat: number,
    before: View,
    view: View,
    isMine: boolean,
    goesOn: () => boolean,
  ) {
    if (action.kind === 'move') return this.#walk(action, seat, before, view, goesOn);
    const [spare, rest] = [spareOf(this.pieces), this.pieces];
    const at = (square: string) => (piece: Piece) => squareOf(piece) === square;
    if (action.kind === 'slide' && spare) {
      this.pieces = pushed(rest, action.arrow, lying(spare, action.openings));
      this.#carry(action.arrow);
    } else if (action.kind === 'rotate') {
      this.pieces = rest.map((piece) => (at(action.square)(piece) ? lying(piece, action.openings) : piece));
    } else if (action.kind === 'swap') {
      const [one, two] = [cellOf(action.one), cellOf(action.two)];
      const exchanged = <T extends Cell>(thing: T): T => {
        if (thing.x === one.x && thing.y === one.y) return { ...thing, ...two };
        return thing.x === two.x && thing.y === two.y ? { ...thing, ...one } : thing;
      };
      this.pieces = rest.map(exchanged);
      this.pawns = this.pawns.map(exchanged);
    } else if (action.kind === 'orient') {
      return this.#lay(action.openings, seat, before, view, isMine, goesOn);
    } else return;
    // The player who did it by hand has seen it lie so already.
    if (!isMine) await pause(slide * 1.6);
  }

  /** Pawns ride on their tile, out of the maze if it drops out; where they are put then, the view says. */
  #carry(arrow: string): void {
    const { x, y, dx, dy } = gate(arrow);
    this.pawns = this.pawns.map((pawn) =>
      (dx === 0 ? pawn.x === x : pawn.y === y) ? { x: pawn.x + dx, y: pawn.y + dy } : pawn,
    );
  }

  async #walk(
    { goal, by, turned }: Extract<Action, { kind: 'move' }>,
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
      await pause(step);
      if (!goesOn()) return;
    }
    const there = view.board.find(({ square }) => square === goal);
    if (turned === '^' && there?.openings) {
      const { openings, mark } = there;
      this.pieces = this.pieces.map((piece) =>
        squareOf(piece) === goal ? { ...lying({ ...piece, isDown: false }, openings), mark } : piece,
      );
      await pause(slide * 1.5);
    }
    if (goesOn()) await this.#find(goal, before, view, goesOn);
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
    if (!isMine) await pause(slide * 1.6);
    if (goesOn()) await this.#find(square, before, view, goesOn);
  }

  /** A painting that was found here is held up, and flies to the poster. */
  async #find(square: string, before: View, view: View, goesOn: () => boolean) {
    const mark = view.board.find((field) => field.square === square)?.mark;
    if (!mark || before.found.includes(mark) || !view.found.includes(mark)) return;
    this.celebrated = mark;
    await pause(1500);
    if (!goesOn()) return;
    this.celebrated = null;
    await this.#fly({ mark }, `[data-square="${square}"]`, `[data-slot="${mark}"]`, 620);
    this.found = view.found;
  }

  async #thief(page: Page, view: View, goesOn: () => boolean) {
    this.page = page;
    this.turnedPages += 1;
    this.last = null;
    await pause(1100);
    if (!goesOn()) return;
    const spare = spareOf(this.pieces);
    if (page.kind === 'slide' && spare) {
      this.pieces = pushed(this.pieces, page.arrow, { ...spare, isDown: true });
      this.#carry(page.arrow);
      await pause(slide * 1.8);
    } else if (page.kind === 'flip') {
      const down = view.board.flatMap(({ openings, square }) => (openings ? [] : [square]));
      this.pieces = this.pieces.map((piece) =>
        down.includes(squareOf(piece)) ? { ...piece, isDown: true } : piece,
      );
      await pause(slide * 1.8);
    }
    if (!goesOn()) return;
    const pawns = view.seats.map(({ pawn }) => cellOf(pawn));
    const moves = pawns.some((pawn, nth) => squareOf(pawn) !== squareOf(this.pawns[nth] ?? pawn));
    this.pawns = pawns;
    if (moves) await pause(slide * 1.4);
  }

  async #draw(card: string, seat: number | null) {
    await this.#fly({ mark: card }, '[data-cards]', `[data-seat="${seat}"] [data-badge]`, 420);
  }

  async #fly(what: Flying, from: string, to: string, milliseconds: number) {
    await tick();
    const find = (selector: string) =>
      this.root()?.querySelector(selector) ?? document.querySelector(selector);
    await this.flights.fly(what, find(from), find(to), { milliseconds });
  }
}
