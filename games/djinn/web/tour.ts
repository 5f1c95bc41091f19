/** The steps of the first game, one sentence each. The race waits for nobody, so what is needed is said before it. */
import type { TourStep } from '$lib/contract';

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
