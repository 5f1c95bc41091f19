import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. */
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
