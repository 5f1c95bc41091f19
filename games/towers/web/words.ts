/** What the shell says about this game: its log in words, and the first game. */
import type { GameWords } from '$lib/contract';
import { readMove, readSlide } from './action';
import { Say } from './say';
import { tour } from './tour';

export const words: GameWords = {
  action(action, language) {
    const say = new Say(language);
    const [slide, move] = [readSlide(action), readMove(action)];
    if (slide)
      return say.the('act-slide', { arrow: say.arrow(slide.arrow), sides: say.sides(slide.openings) });
    if (!move) return action;
    const blanks = { square: move.goal, cards: say.cards(move.cards) };
    return say.the(move.cards ? 'act-move-cards' : 'act-move', blanks);
  },
  chance(chance, language) {
    const say = new Say(language);
    const card = chance.slice(1);
    return card === '?' ? say.the('act-draw') : say.the('act-draw-seen', { card: say.card(card) });
  },
  tour,
};
