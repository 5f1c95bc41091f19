/** What happened, step by step, as it can be shown: from the board before and the actions since. */
import type { Seen } from '../../../web/src/wire/Seen';
import { readMove, readSlide, type Move, type Slide } from './action';
import { slid, walked, type Model } from './model';
import type { View } from './view';
import { wayTo } from './way';

export interface Step {
  seat: number;
  slide: Slide | null;
  move: Move | null;
  /** The squares a pawn walks over. */
  way: string[];
  after: Model;
  /** A card was drawn afterwards. */
  draws: boolean;
}

/**
 * The steps of these events. Nothing, if the game went back or began: then it is just shown as it is now. A way is known
 * only on the towers as they stand now; who moved before they were pushed again goes there straight.
 */
export function stepsOf(start: Model, events: readonly Seen[], view: View): Step[] {
  const steps: Step[] = [];
  let model = start;
  const lastSlide = events.findLastIndex(({ event }) => event.type === 'acted' && readSlide(event.action));
  for (const [nth, { event }] of events.entries()) {
    if (event.type === 'undone' || event.type === 'started') return [];
    const last = steps.at(-1);
    if (event.type === 'drew' && last) last.draws = true;
    if (event.type !== 'acted') continue;
    const { seat, action } = event;
    const [slide, move] = [readSlide(action), readMove(action)];
    let way: string[] = [];
    if (slide) model = slid(model, slide.arrow, slide.openings);
    if (move) {
      const from = model.pawns[seat - 1] ?? move.goal;
      const kid = view.seats[seat - 1]?.kid ?? false;
      const known = nth > lastSlide ? wayTo(view.board, from, move.goal, move.cards, kid) : null;
      way = known ?? [from, move.goal];
      model = walked(model, seat, move.goal);
    }
    steps.push({ seat, slide, move, way, after: model, draws: false });
  }
  return steps;
}
