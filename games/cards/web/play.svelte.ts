/** What a player is about to do: a card taken up, how it is turned, where it is tried, and what it would take. */
import { nearestTurn, topOf } from '$lib/board/turn';
import { cellKey, largest, Moves, takeable, toggled, type Move } from './action';

export class Play {
  #actions: () => readonly string[];
  moves = $derived.by(() => new Moves(this.#actions()));
  /** The number of the card that is taken up. */
  chosen = $state<number | null>(null);
  /** How each card of the hand is turned. */
  turns = $state<Record<number, number>>({});
  /** The cell it is tried on. */
  cell = $state<string | null>(null);
  /** The move it would be, and thereby what it takes. */
  move = $state.raw<Move | null>(null);

  constructor(actions: () => readonly string[]) {
    this.#actions = actions;
  }

  turn(card: number): number {
    return this.turns[card] ?? 0;
  }

  /** Where the chosen card may lie. */
  spots = $derived(this.moves.cells(this.chosen));

  /** Every move that lays the card as it is tried now. */
  options = $derived.by(() =>
    this.chosen === null || this.cell === null
      ? []
      : this.moves.laying(this.chosen, topOf(this.turn(this.chosen)), this.cell),
  );

  targets = $derived(takeable(this.options));

  choose(card: number): void {
    if (this.chosen !== card) this.cell = this.move = null;
    this.chosen = card;
  }

  /** Tries the chosen card on a cell, turned so that it fits there. */
  tryOn(cell: string): boolean {
    const spot = this.spots.get(cell);
    if (!spot || this.chosen === null) return false;
    const now = this.turn(this.chosen);
    const fitting = spot.tops.map((top) => nearestTurn(now, top));
    const nearest =
      fitting.sort((one, two) => Math.abs(one - now) - Math.abs(two - now) || two - one)[0] ?? now;
    this.turns[this.chosen] = nearest;
    this.cell = cell;
    this.#propose();
    return true;
  }

  /** Tries a whole move, as advice proposes it. */
  tryAction(text: string): void {
    const move = this.moves.all.find((one) => one.text === text);
    if (!move) return;
    this.choose(move.card);
    this.turns[move.card] = nearestTurn(this.turn(move.card), move.top);
    this.cell = cellKey(move.x, move.y);
    this.move = move;
  }

  /** A quarter further; on a cell to the next turn that fits there. */
  rotate(card: number, quarter: 1 | -1): void {
    let turn = this.turn(card) + quarter;
    const spot = card === this.chosen && this.cell !== null ? this.spots.get(this.cell) : null;
    if (spot) while (!spot.tops.includes(topOf(turn))) turn += quarter;
    this.turns[card] = turn;
    this.#propose();
  }

  /** The largest set is proposed. */
  #propose(): void {
    this.move = largest(this.options);
  }

  toggle(cell: string): void {
    if (this.move) this.move = toggled(this.options, this.move, cell);
  }

  /** Takes the card back into the hand; it stays taken up. */
  withdraw(): void {
    this.cell = this.move = null;
  }

  /** Nothing is about to be done. Cards keep how they were turned. */
  clear(): void {
    this.chosen = null;
    this.withdraw();
  }

  /** Lets go of what the rules no longer offer. */
  settle(): void {
    const card = this.chosen;
    if (card !== null && !this.moves.all.some((move) => move.card === card)) this.clear();
    else if (this.cell !== null && this.options.length === 0) this.withdraw();
  }

  isTried(x: number, y: number): boolean {
    return this.cell === cellKey(x, y);
  }
}
