/** What a board remembers of a race beside the view: how it ended, and alone how it went, for the ghost. */
import type { RaceTime } from '$lib/contract';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { ghostOf, keep, type Ghost } from './ghost';
import { verdicts } from './round';
import { clockOf } from './time';
import type { Laid, Verdict, View } from './view';

export class Stage {
  /** The claims of the race that is over, until the next one begins or somebody has seen enough. */
  verdicts = $state.raw<Verdict[]>([]);
  /** One's best race of this kind, alone. */
  ghost = $state.raw<Ghost | null>(null);
  #view: View | null = null;
  #steps: Ghost['steps'] = [];

  follow(view: View, events: readonly SeenEvent[], seat: number | null): void {
    if (view === this.#view) return;
    const before = this.#view;
    this.#view = view;
    if (view.phase === 'race' && before?.phase !== 'race') {
      this.close();
      this.#steps = [];
    }
    if (view.par !== null && view.roll !== before?.roll)
      this.ghost = view.roll === null ? null : ghostOf(view.roll);
    if (!before) return;
    const found = verdicts(before, view, events);
    if (found.length === 0) return;
    this.verdicts = found;
    const [own] = found;
    const isAlone = before.par !== null && seat !== null;
    if (isAlone && own?.right && own.milliseconds !== null && before.roll !== null)
      keep(before.roll, { milliseconds: own.milliseconds, steps: this.#steps });
  }

  /** Cards lie differently. */
  note(laid: Laid[], time: RaceTime | undefined, seat: number | null): void {
    const at = clockOf(time, seat, performance.now());
    if (at !== null) this.#steps = [...this.#steps, { at: Math.round(at), laid }];
  }

  close(): void {
    this.verdicts = [];
  }
}
