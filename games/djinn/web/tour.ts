import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. The race waits for nobody, so what is needed is said before it. */
export const tour: TourStep[] = [
  {
    at: '.middle',
  },
  {
    at: '.own',
    until: 'acted',
  },
  {
    at: '[data-pile]',
  },
  {
    at: '[data-claim]',
  },
  {},
];
