/** What happened, step by step, as it can be shown: from the table before, the table after and the events between them. */
import type { ShownStep } from '$lib/board/show.svelte';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import type { View } from './view';

export interface Step extends ShownStep {
  event: SeenEvent['event'];
  before: View;
  view: View;
  /** The view is how things are after this step. */
  isLast: boolean;
}

/**
 * The steps between two views. None if a line was cut, so that there is more than one action between them; null if the game
 * went back or began.
 */
export function stepsOf(before: View, view: View, events: readonly SeenEvent[]): Step[] | null {
  if (events.some(({ event }) => event.type === 'undone' || event.type === 'started')) return null;
  if (events.filter(({ event }) => event.type === 'acted').length > 1) return [];
  const shown = events.filter(({ event }) => event.type === 'acted' || event.type === 'drew');
  return shown.map(({ version, event }, nth) => ({
    version,
    seat: event.type === 'acted' ? event.seat : 0,
    event,
    before,
    view,
    isLast: nth === shown.length - 1,
  }));
}
