/** The steps of the first game, one sentence each. */
import type { TourStep } from '$lib/contract';

export const tour: TourStep[] = [
  {
    at: '[data-target]',
  },
  {
    at: '[data-act]',
    until: 'acted',
  },
  {
    at: '[data-act]',
    until: 'acted',
  },
  {
    at: '[data-hand]',
    until: 'my_turn',
  },
  {
    at: '[data-look]',
  },
];
