/** What the shell says about this game: its log in words, and the first game. */
import type { GameWords } from '$lib/contract';
import { readMove } from './action';
import { Say } from './say';
import { tour } from './tour';

export const words: GameWords = {
  action(action, language) {
    const move = readMove(action);
    if (!move) return action;
    const say = new Say(language);
    const taken = move.taken.length;
    return taken > 0
      ? say.count('act-take', taken, { card: move.card })
      : say.the('act-lay', { card: move.card });
  },
  chance(chance, language) {
    // Everybody who lays a card draws one: only which one is worth a line, for who may know.
    const card = Number(chance.slice(1));
    return Number.isNaN(card) ? '' : new Say(language).the('act-draw-seen', { card });
  },
  tour,
};
