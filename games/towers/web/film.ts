/** What happened, step by step, as it can be shown: from the board before and the events since. */
import type { ShownStep } from '$lib/board/show.svelte';
import { squaresOf } from '$lib/board/sliding';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { readSlide } from './action';
import { slid, walked, type Model, type Push } from './pieces';
import type { Motion, Way } from './view';

export interface Step extends ShownStep {
  push: Push | null;
  way: Way | null;
  after: Model;
  /** A card was drawn afterwards. */
  draws: boolean;
}

/**
 * The steps of these events. Null if the game went back or began, or an action came without its motion: then the board is
 * shown as it is now.
 */
export function stepsOf(start: Model, events: readonly SeenEvent[]): Step[] | null {
  const steps: Step[] = [];
  let model = start;
  for (const { version, event } of events) {
    if (event.type === 'undone' || event.type === 'started') return null;
    const last = steps.at(-1);
    if (event.type === 'drew' && last) last.draws = true;
    if (event.type !== 'acted') continue;
    const { seat, action } = event;
    const motion = event.motion as Motion | undefined;
    if (!motion) return null;
    const slide = readSlide(action);
    let [push, way]: [Push | null, Way | null] = [null, null];
    if ('walk' in motion) {
      way = motion.walk;
      model = walked(model, seat, squaresOf(way.squares).at(-1) as string);
    } else if (slide) {
      push = { ...slide, pawns: squaresOf(motion.slide.pawns), isIn: false };
      model = slid(model, push);
    }
    steps.push({ version, seat, push, way, after: model, draws: false });
  }
  return steps;
}
