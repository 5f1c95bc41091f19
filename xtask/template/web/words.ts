/** What the log says of this game. */
import type { GameWords } from '$lib/contract';
import { Say } from './say';

export const words: GameWords = {
  action(action, { language }) {
    const say = new Say(language);
    return action === 'give' ? say.the('act-give') : say.the('act-lay', { value: action });
  },
  chance(chance, { language }) {
    const value = chance.slice(1);
    return new Say(language).the(value === '?' ? 'act-draw-hidden' : 'act-draw', { value });
  },
};
