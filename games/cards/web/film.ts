/** What happened, step by step, as it can be shown: from the labyrinth before and the actions since. */
import type { Seen } from '../../../web/src/wire/Seen';
import { cellKey, readMove } from './action';
import type { Laid } from './view';

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

/** The steps of these events. Nothing, if the labyrinth went back or jumped: then it is just shown as it is now. */
export function stepsOf(start: readonly Laid[], events: readonly Seen[]): Step[] {
  const steps: Step[] = [];
  let lying = [...start];
  for (const { event } of events) {
    if (event.type === 'undone' || event.type === 'started') return [];
    const last = steps.at(-1);
    if (event.type === 'drew' && last) last.draws = true;
    const move = event.type === 'acted' ? readMove(event.action) : null;
    if (event.type !== 'acted' || !move) continue;
    const laid = { x: move.x, y: move.y, card: move.card, top: move.top };
    const taken = lying.filter((card) => move.taken.includes(cellKey(card.x, card.y)));
    const before = [...lying, laid];
    lying = before.filter((card) => !taken.includes(card));
    steps.push({ seat: event.seat, laid, taken, before, after: lying, draws: false });
  }
  return steps;
}

/** Do two labyrinths have the same cards on the same cells? */
export function sameCards(one: readonly Laid[], two: readonly Laid[]): boolean {
  const text = (cards: readonly Laid[]) =>
    cards
      .map((laid) => `${laid.card}${laid.top}${laid.x},${laid.y}`)
      .sort()
      .join();
  return text(one) === text(two);
}
