/** A card in the air: over a cell, over the pile, or on its way back. */
import type { Cell } from '$lib/board/sliding';
import type { Play } from './play.svelte';

/** How far cells are apart on the surface. */
export const step = 101;

/** The part of the table that cards are laid on. */
interface Ground {
  covers(x: number, y: number): boolean;
  at(x: number, y: number): [number, number];
  scale(): number;
}

export class Drag {
  held = $state.raw<{ card: number; x: number; y: number; size: number } | null>(null);

  constructor(
    private readonly play: Play,
    private readonly table: () => HTMLElement | undefined,
    private readonly ground: () => Ground | undefined,
  ) {}

  #isWithin(selector: string): boolean {
    const box = this.table()?.querySelector(selector)?.getBoundingClientRect();
    if (!box || !this.held) return false;
    const { x, y } = this.held;
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  }

  /** The cell it is held over. */
  over = $derived.by((): Cell | null => {
    const ground = this.ground();
    if (!this.held || !ground?.covers(this.held.x, this.held.y)) return null;
    const [x, y] = ground.at(this.held.x, this.held.y);
    return { x: Math.floor(x / step), y: Math.floor(y / step) };
  });

  isOverPile = $derived.by(() => this.held !== null && this.#isWithin('[data-pile]'));

  carry(card: number, x: number, y: number): void {
    if (!this.held) {
      this.play.marked = null;
      this.play.choose(card);
    }
    // As large as it will lie, if a finger can hold that.
    this.held = { card, x, y, size: Math.max(0.6, (this.ground()?.scale() ?? 1) * 1.05) };
  }

  drop(): void {
    const { held, over, isOverPile, play } = this;
    const isHome = this.#isWithin('.own');
    this.held = null;
    if (!held) return;
    if (isOverPile) play.giveAway(held.card);
    else if (over) play.put(held.card, over);
    else if (isHome && play.spot(held.card)) play.lift(held.card);
  }

  cancel(): void {
    this.held = null;
  }
}
