import type { TourStep } from '$lib/contract';

/** The first game, told while it is played. */
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
    at: '[data-seats]',
  },
  {
    at: '[data-sheet], .own',
  },
  {},
];
