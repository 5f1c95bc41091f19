/** The steps of the first game, one sentence each. */
import type { TourStep } from '$lib/contract';

export const tour: TourStep[] = [
  {
    at: '[data-book]',
    until: 'acted',
  },
  {
    at: '.onTurn',
  },
  {
    at: '[data-spare]',
    until: 'acted',
  },
  {
    at: '[data-chip]:last-child',
  },
  {
    at: '.surface',
    until: 'acted',
  },
  {},
];
