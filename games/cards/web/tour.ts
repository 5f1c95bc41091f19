import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. */
export const tour: TourStep[] = [
  {
    at: '.own .hand',
  },
  {
    at: '.surface',
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
