/** The steps of the first game, one sentence each. */
import type { TourStep } from '$lib/contract';

export const tour: TourStep[] = [
  {
    at: '[data-takes]',
    until: 'acted',
  },
  {
    at: '.own .hand',
  },
  {
    at: '[data-do]',
    until: 'acted',
  },
  {
    at: '.surface',
    until: 'acted',
  },
  {
    at: '.own',
    until: 'my_turn',
  },
  {
    at: '.seats',
  },
  {
    at: '[data-sheet], .own',
  },
  {},
];
