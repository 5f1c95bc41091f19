/** The steps of the first game, one sentence each. */
import type { TourStep } from '$lib/contract';

export const tour: TourStep[] = [
  {
    at: '.own .hand',
    shown: '[data-spot]',
  },
  {
    at: '.surface',
    shown: '[data-draft]',
  },
  {
    at: '[data-lay]',
    until: 'acted',
  },
  {
    until: 'my_turn',
  },
  {
    until: 'acted',
  },
  {},
];
