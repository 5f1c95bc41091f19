/** What happened, step by step, as it can be shown: from the labyrinth before and the events since. */
import type { ShownStep } from '$lib/board/show.svelte';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import type { Effect, Laid, Motion } from './view';

export interface Step extends ShownStep {
  laid: Laid;
  taken: Laid[];
  /** With the laid card and all that will be taken. */
  before: Laid[];
  after: Laid[];
  /** Somebody drew a card afterwards. */
  draws: boolean;
}

/**
 * The steps of these events. Null if the game went back or began, or an action came without its motion: then the board is
 * shown as it is now.
 */
export function stepsOf(start: readonly Laid[], events: readonly SeenEvent[]): Step[] | null {
  const steps: Step[] = [];
  let lying = [...start];
  for (const { version, event } of events) {
    if (event.type === 'undone' || event.type === 'started') return null;
    const last = steps.at(-1);
    if (event.type === 'drew' && last) last.draws = true;
    if (event.type !== 'acted') continue;
    const motion = event.motion as Motion | undefined;
    const effect = event.effect as Effect | undefined;
    if (!motion) return null;
    const before = [...lying, motion.laid];
    const taken = before.filter(({ card }) => effect?.taken.includes(card));
    lying = before.filter((card) => !taken.includes(card));
    steps.push({ version, seat: event.seat, laid: motion.laid, taken, before, after: lying, draws: false });
  }
  return steps;
}
