/** Advice of the server for the seat that is to act: asked for once, told in steps, forgotten when the table goes on. */
import { get, Refused } from '$lib/api';
import type { Advice } from '../wire/Advice';
import type { TableState } from './table.svelte';

export class Advised {
  #given = $state.raw<(Advice & { seat: number }) | null>(null);
  /** So many steps have been told. */
  told = $state(0);
  isAsking = $state(false);

  constructor(
    readonly table: TableState,
    readonly ask: (path: string) => Promise<Advice> = get,
  ) {}

  /** The seat that can ask now. */
  readonly seat = $derived.by(() => {
    const { eyes, due } = this.table;
    return this.table.isOn && eyes !== null && due.includes(eyes) ? eyes : null;
  });
  /** What was said about the table as it is now. */
  readonly steps = $derived.by(() => {
    const given = this.#given;
    return given && given.seat === this.seat && given.version === this.table.now?.version ? given.steps : [];
  });
  readonly step = $derived(this.steps[this.told - 1] ?? null);
  readonly hasMore = $derived(this.seat !== null && (this.step === null || this.told < this.steps.length));
  readonly marks = $derived(this.step?.marks ?? []);

  /** Tells one step more. */
  async more(): Promise<void> {
    if (this.steps.length) {
      this.told = Math.min(this.told + 1, this.steps.length);
      return;
    }
    const seat = this.seat;
    if (seat === null || this.isAsking) return;
    this.isAsking = true;
    try {
      this.#given = { ...(await this.ask(`/api/tables/${this.table.id}/hint/${seat}`)), seat };
      this.told = 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.table.problem = error;
    } finally {
      this.isAsking = false;
    }
  }

  close(): void {
    this.told = 0;
  }
}
