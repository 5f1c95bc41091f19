/** One's own cards as they are shown: what the house has said, and what was done since that it has not answered yet. */
import { nearestTurn, topOf } from '$lib/board/turn';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { exchangeText, liftText, putText, readDeed } from './action';
import { after, cellKey, cellsFor, drift, type Cell } from './ahead';
import type { Laid, Seat, View } from './view';

export class Mat {
  /** As it is shown, in the cells the house counts; `offset` keeps it where it was when these are counted anew. */
  laid = $state.raw<Laid[]>([]);
  offset = $state.raw<Cell>({ x: 0, y: 0 });
  /** Sent, and not yet in what the house has told. */
  pending = $state.raw<string[]>([]);
  /** The card that is taken up, or was laid last: buttons and keys turn it. */
  chosen = $state<number | null>(null);
  /** It has just been laid, and places for it are not offered again. */
  isAtRest = $state(false);
  /** How each card is turned, in quarters that are counted on. */
  turns = $state.raw<Record<number, number>>({});
  /** Cards to be exchanged, while somebody chooses them. */
  marked = $state.raw<number[] | null>(null);
  #told: Laid[] = [];
  #view: View | null = null;
  #seen: readonly SeenEvent[] = [];

  constructor(
    private readonly actions: () => readonly string[],
    private readonly act: (action: string) => void | Promise<boolean>,
  ) {}

  #isFree(): boolean {
    return (this.#view?.cells.length ?? 0) === 0;
  }

  /** A new view from the house. What it contains of what was sent is no longer a guess. */
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
    // After a gap nobody knows what of it has arrived; what has not will be told.
    this.pending = fresh.length === 0 || isNewRound ? [] : left;
    [this.#view, this.#seen] = [view, events];
    this.#told = [...(place?.laid ?? [])];
    if (place?.choice) this.#told = after(this.#told, place.choice, this.#isFree());
    const hand = place && 'cards' in place.hand ? place.hand.cards : [];
    if (isNewRound) {
      this.laid = [];
      this.turns = {};
      this.offset = { x: 0, y: 0 };
    }
    if (this.chosen !== null && !hand.includes(this.chosen)) this.choose(null);
    if (this.marked && view.phase !== 'race') this.marked = null;
    this.marked = this.marked?.filter((card) => hand.includes(card)) ?? null;
    this.#show(null);
  }

  #show(moved: number | null): void {
    const now = this.pending.reduce((laid, action) => after(laid, action, this.#isFree()), this.#told);
    if (this.#isFree()) {
      const shift = drift(this.laid, now, moved);
      this.offset = { x: this.offset.x + shift.x, y: this.offset.y + shift.y };
    } else {
      this.offset = { x: 0, y: 0 };
    }
    const turns = { ...this.turns };
    for (const { card, top } of now) turns[card] = nearestTurn(turns[card] ?? 0, top);
    this.turns = turns;
    this.laid = now;
  }

  turn(card: number): number {
    return this.turns[card] ?? 0;
  }

  spot(card: number): Laid | undefined {
    return this.laid.find((laid) => laid.card === card);
  }

  /** Is this open now? What the house has listed is; while it has not answered, what it will list. */
  may(action: string): boolean {
    if (this.pending.length === 0) return this.actions().includes(action);
    const deed = readDeed(action);
    if (this.isClosed || !deed) return false;
    if (deed.type === 'put') {
      const own = this.spot(deed.card);
      if (own && own.x === deed.x && own.y === deed.y) return own.top !== deed.top;
      return cellsFor(this.laid, deed.card, this.#layout()).some((cell) => cellKey(cell) === cellKey(deed));
    }
    if (deed.type === 'lift') return this.spot(deed.card) !== undefined;
    return this.actions().includes(action);
  }

  #layout(): Cell[] {
    return (this.#view?.cells ?? []).map(([x, y]) => ({ x, y }) as Cell);
  }

  /** Nothing can follow what has been sent: a claim, or an exchange that takes its time. */
  get isClosed(): boolean {
    return this.pending.some((action) => {
      const type = readDeed(action)?.type;
      return type !== 'put' && type !== 'lift';
    });
  }

  /** Where a card can go, in the cells that are shown. */
  spots(card: number | null): Cell[] {
    if (card === null || this.isAtRest) return [];
    const top = topOf(this.turn(card));
    return cellsFor(this.laid, card, this.#layout())
      .filter((cell) => this.may(putText({ card, top, ...cell })))
      .map(({ x, y }) => ({ x: x + this.offset.x, y: y + this.offset.y }));
  }

  do(action: string, moved: number | null = null): boolean {
    if (!this.may(action)) return false;
    this.#send(action, moved);
    return true;
  }

  /** As it lies. Where a wrong claim is refused at once it is not listed, so that the list does not tell; it may be tried. */
  claim(): void {
    if (!this.isClosed) this.#send('!', null);
  }

  #send(action: string, moved: number | null): void {
    this.pending = [...this.pending, action];
    this.#show(moved);
    void Promise.resolve(this.act(action)).then((done) => {
      // The house knows better. What came after it is told when it has happened.
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

  /** Lays a card on a cell as it is shown; what lies there goes back to the hand. */
  put(card: number, cell: Cell): boolean {
    this.isAtRest = this.#lay(card, cell);
    return this.isAtRest;
  }

  #lay(card: number, cell: Cell): boolean {
    const action = this.putOn(card, cell);
    const deed = readDeed(action);
    const there = this.laid.find((laid) => deed?.type === 'put' && laid.x === deed.x && laid.y === deed.y);
    if (there?.card === card) return false;
    if (there && this.laid.length > 1) {
      const elsewhere = this.laid.filter((laid) => laid !== there);
      const isOpen = cellsFor(elsewhere, card, this.#layout()).some(
        (other) => cellKey(other) === cellKey(there),
      );
      if (!isOpen || !this.do(liftText(there.card), there.card)) return false;
      return this.do(this.putOn(card, cell), card);
    }
    return this.do(action, card);
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
