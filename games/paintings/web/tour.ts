import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. */
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
