/** Advice of the server for the seat that is to act: asked for once, given in steps, forgotten when the table goes on. */
import { get, Refused } from '$lib/api';
import type { Advice } from '../wire/Advice';
import type { TableState } from './table.svelte';

export class Advised {
  #advice = $state.raw<(Advice & { seat: number; view: unknown }) | null>(null);
  /** How many steps have been given. */
  given = $state(0);
  isAsking = $state(false);

  constructor(
    readonly table: TableState,
    readonly ask: (path: string) => Promise<Advice> = get,
  ) {}

  /** The seat that can ask now. */
  readonly seat = $derived.by(() => {
    const { viewer, due } = this.table;
    return this.table.isOn && viewer !== null && due.includes(viewer) ? viewer : null;
  });
  /** What was said about the position as it is now: talk at the table changes nothing about it. */
  readonly #now = $derived.by(() => {
    const given = this.#advice;
    return given?.seat === this.seat && given?.view === this.table.now?.view ? given : null;
  });
  readonly steps = $derived(this.#now?.steps ?? []);
  readonly step = $derived(this.steps[this.given - 1] ?? null);
  readonly hasMore = $derived(this.seat !== null && (this.step === null || this.given < this.steps.length));
  readonly marks = $derived(this.step?.marks ?? []);
  /** All steps have been given: what was advised can be seen on the board, and done. */
  readonly trial = $derived.by(() => {
    const action = this.step && !this.hasMore ? this.#now?.action : undefined;
    return action !== undefined && this.table.now?.actions.includes(action) ? action : null;
  });

  /** Gives one more step. */
  async more(): Promise<void> {
    if (this.steps.length) {
      this.given = Math.min(this.given + 1, this.steps.length);
      return;
    }
    const seat = this.seat;
    if (seat === null || this.isAsking) return;
    this.isAsking = true;
    try {
      const before = this.table.now?.view;
      const given = await this.ask(`/api/tables/${this.table.id}/hint/${seat}`);
      const { now } = this.table;
      this.#advice = { ...given, seat, view: now?.version === given.version ? now.view : before };
      this.given = 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.table.problem = error;
    } finally {
      this.isAsking = false;
    }
  }

  close(): void {
    this.given = 0;
  }
}
