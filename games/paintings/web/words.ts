/** What the shell says about this game: its log in words, and the first game. */
import type { GameWords } from '$lib/contract';
import { readChance, readDeed } from './action';
import { Say } from './say';
import { tour } from './tour';

export const words: GameWords = {
  action(action, language) {
    const deed = readDeed(action);
    return deed ? new Say(language).deed(deed) : action;
  },
  chance(chance, language) {
    const [drawn, say] = [readChance(chance), new Say(language)];
    if (!drawn) return chance;
    return 'page' in drawn ? say.page(drawn.page) : say.the('drawn', { what: say.mark(drawn.card) });
  },
  tour,
};
