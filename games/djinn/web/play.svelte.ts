/** One's own cards as they are shown: what the server has said, and what was done since that it has not answered yet. */
import { nearestTurn, topOf } from '$lib/board/turn';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { exchangeText, liftText, putText, readAction } from './action';
import type { Cell } from '$lib/board/sliding';
import { after, drift, isOn, moved } from './ahead';
import type { Laid, Seat, View } from './view';

export class Play {
  /**
   * One's own cards as they are shown. Cells are counted as the server does, from the corner of what lies; when that corner
   * changes, `offset` keeps the cards where they are on the screen.
   */
  laid = $state.raw<Laid[]>([]);
  offset = $state.raw<Cell>({ x: 0, y: 0 });
  /** Actions that were sent, and that the server has not confirmed yet. */
  pending = $state.raw<string[]>([]);
  /** The card that is taken up, or was laid last: buttons and keys turn it. */
  chosen = $state<number | null>(null);
  /** It has just been laid, and places for it are not offered again. */
  isAtRest = $state(false);
  /** How each card is turned, in quarters. They are counted on, so that a card never turns back by three. */
  turns = $state.raw<Record<number, number>>({});
  /** Cards to be exchanged, while somebody chooses them. */
  marked = $state.raw<number[] | null>(null);
  #confirmed: Laid[] = [];
  /** Where the cells of the server's last answer are shown. */
  #origin: Cell = { x: 0, y: 0 };
  #view: View | null = null;
  #seen: readonly SeenEvent[] = [];

  constructor(
    private readonly actions: () => readonly string[],
    private readonly act: (action: string) => void | Promise<boolean>,
  ) {}

  #isFree(): boolean {
    return (this.#view?.cells.length ?? 0) === 0;
  }

  /** A new view from the server. What it contains of what was sent is no longer a guess. */
  follow(view: View, events: readonly SeenEvent[], seat: number | null): void {
    if (view === this.#view) return;
    const place: Seat | undefined = seat === null ? undefined : view.seats[seat - 1];
    const isNewRound = view.round !== this.#view?.round || view.phase !== this.#view.phase;
    const fresh = events === this.#seen ? [] : events;
    const mine = fresh.flatMap(({ event }) =>
      event.type === 'acted' && event.seat === seat ? [event.action] : [],
    );
    let left = this.pending;
    for (const action of mine) {
      const at = left.indexOf(action);
      if (at >= 0) left = left.slice(at + 1);
    }
    // After a gap nobody knows what has arrived of it: the view says.
    this.pending = fresh.length === 0 || isNewRound ? [] : left;
    [this.#view, this.#seen] = [view, events];
    this.#confirmed = [...(place?.laid ?? [])];
    if (place?.choice) this.#confirmed = after(this.#confirmed, place.choice, this.#isFree());
    const hand = place && 'cards' in place.hand ? place.hand.cards : [];
    if (isNewRound) {
      this.laid = [];
      this.turns = {};
      this.offset = { x: 0, y: 0 };
    }
    if (this.chosen !== null && !hand.includes(this.chosen)) this.choose(null);
    if (this.marked && view.phase !== 'race') this.marked = null;
    this.marked = this.marked?.filter((card) => hand.includes(card)) ?? null;
    this.#origin = this.#offsetOf(this.#confirmed, null);
    this.#show(null);
  }

  /** Where cells are to be shown, so that cards stay where they are. */
  #offsetOf(now: readonly Laid[], card: number | null): Cell {
    return this.#isFree() ? moved(this.offset, drift(this.laid, now, card)) : { x: 0, y: 0 };
  }

  #show(card: number | null): void {
    const now = this.pending.reduce((laid, action) => after(laid, action, this.#isFree()), this.#confirmed);
    this.offset = this.#offsetOf(now, card);
    const turns = { ...this.turns };
    for (const laid of now) turns[laid.card] = nearestTurn(turns[laid.card] ?? 0, laid.top);
    this.turns = turns;
    this.laid = now;
  }

  turn(card: number): number {
    return this.turns[card] ?? 0;
  }

  spot(card: number): Laid | undefined {
    return this.laid.find((laid) => laid.card === card);
  }

  /** May this be done now, as far as the page knows? The server lists it; until it has answered, its last list is used. */
  may(text: string): boolean {
    if (this.pending.length === 0) return this.actions().includes(text);
    const action = readAction(text);
    if (this.isClosed || !action) return false;
    if (action.type === 'put') {
      const there = this.laid.find((laid) => isOn(laid, action));
      if (there) return there.card === action.card && there.top !== action.top;
      return this.#open(action.card, action.top).some((cell) => isOn(cell, moved(action, this.offset)));
    }
    if (action.type === 'lift') return this.spot(action.card) !== undefined;
    return this.actions().includes(text);
  }

  /** The cells listed for a card, and those that a card has been taken from since, as they are shown. */
  #open(card: number, top: string): Cell[] {
    const listed = this.actions()
      .map(readAction)
      .filter((action) => action?.type === 'put' && action.card === card && action.top === top) as Laid[];
    return [...listed, ...this.#confirmed].map((cell) => moved(cell, this.#origin));
  }

  /** Nothing can follow what has been sent: it was a claim, or an exchange, which takes its time. */
  get isClosed(): boolean {
    return this.pending.some((action) => {
      const type = readAction(action)?.type;
      return type !== 'put' && type !== 'lift';
    });
  }

  /** Where a card can go, in the cells that are shown. */
  spots(card: number | null): Cell[] {
    if (card === null || this.isAtRest) return [];
    const top = topOf(this.turn(card));
    const isTaken = (cell: Cell) => this.laid.some((laid) => isOn(moved(laid, this.offset), cell));
    return this.#open(card, top).filter(
      (cell, nth, all) => !isTaken(cell) && all.findIndex((other) => isOn(other, cell)) === nth,
    );
  }

  do(action: string, card: number | null = null): boolean {
    if (!this.may(action)) return false;
    this.#send(action, card);
    return true;
  }

  /**
   * Claims as the cards lie. A claim is sent even if it is not listed: where a wrong claim is refused at once, only right ones
   * are listed.
   */
  claim(): void {
    if (!this.isClosed) this.#send('!', null);
  }

  #send(action: string, card: number | null): void {
    this.pending = [...this.pending, action];
    this.#show(card);
    void Promise.resolve(this.act(action)).then((done) => {
      // The server knows better. What was sent after it is shown when it has happened.
      if (done !== false || !this.pending.includes(action)) return;
      this.pending = [];
      this.#show(null);
    });
  }

  /** The text of putting a card on a cell as it is shown. */
  putOn(card: number, cell: Cell): string {
    const [x, y] = [cell.x - this.offset.x, cell.y - this.offset.y];
    return putText({ card, top: topOf(this.turn(card)), x, y });
  }

  /** Takes a card up: now it can go somewhere. */
  choose(card: number | null): void {
    this.chosen = card;
    this.isAtRest = false;
  }

  /** Takes up a card and turns it as advice proposes: where it goes is lit up. */
  tryAction(text: string): void {
    const action = readAction(text);
    if (action?.type === 'put') {
      this.choose(action.card);
      this.turns = { ...this.turns, [action.card]: nearestTurn(this.turn(action.card), action.top) };
    } else if (action?.type === 'exchange') this.marked = action.cards;
  }

  /** Lays a card on a cell as it is shown; what lies there goes back to the hand. */
  put(card: number, cell: Cell): boolean {
    this.isAtRest = this.#lay(card, cell);
    return this.isAtRest;
  }

  #lay(card: number, cell: Cell): boolean {
    const there = this.laid.find((laid) => isOn(moved(laid, this.offset), cell));
    if (there?.card === card) return false;
    // Beside a third card the place stays open.
    const hasThird = this.laid.some((laid) => laid !== there && laid.card !== card);
    if (there && hasThird && !this.do(liftText(there.card), there.card)) return false;
    return this.do(this.putOn(card, cell), card);
  }

  /** A quarter further, in the hand or where it lies. */
  rotate(card: number, quarter: 1 | -1): void {
    const turn = this.turn(card) + quarter;
    const own = this.spot(card);
    if (own && !this.may(putText({ ...own, top: topOf(turn) }))) return;
    this.turns = { ...this.turns, [card]: turn };
    if (own) this.do(putText({ ...own, top: topOf(turn) }), card);
  }

  lift(card: number): boolean {
    if (card === this.chosen) this.isAtRest = false;
    return this.do(liftText(card), card);
  }

  /** The exchange of what is marked, if it is open. */
  get exchange(): string | null {
    const text = this.marked?.length ? exchangeText(this.marked) : null;
    return text !== null && this.may(text) ? text : null;
  }

  /** Exchanges one card alone. */
  giveAway(card: number): boolean {
    this.marked = null;
    return this.do(exchangeText([card]));
  }

  mark(card: number): void {
    const marked = this.marked ?? [];
    this.marked = marked.includes(card) ? marked.filter((other) => other !== card) : [...marked, card];
  }
}
