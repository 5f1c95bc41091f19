/** What happened, step by step, as it can be shown: from the labyrinth before and the events since. */
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import type { Laid, Motion } from './view';

export interface Step {
  seat: number;
  laid: Laid;
  taken: Laid[];
  /** With the laid card and all that will be taken. */
  before: Laid[];
  after: Laid[];
  /** Somebody drew a card afterwards. */
  draws: boolean;
}

/** The steps of these events. Null if the game went back or began, or nobody tells how: then it is shown as it is now. */
export function stepsOf(start: readonly Laid[], events: readonly SeenEvent[]): Step[] | null {
  const steps: Step[] = [];
  let lying = [...start];
  for (const { event } of events) {
    if (event.type === 'undone' || event.type === 'started') return null;
    const last = steps.at(-1);
    if (event.type === 'drew' && last) last.draws = true;
    if (event.type !== 'acted') continue;
    const motion = event.motion as Motion | undefined;
    if (!motion) return null;
    const before = [...lying, motion.laid];
    const taken = before.filter(({ card }) => motion.taken.includes(card));
    lying = before.filter((card) => !taken.includes(card));
    steps.push({ seat: event.seat, laid: motion.laid, taken, before, after: lying, draws: false });
  }
  return steps;
}
