/** What the shell says about this game: its log in words, its settings, and the first game. */
import type { GameWords } from '$lib/contract';
import { readDeed } from './action';
import { Say } from './say';
import { settings } from './settings';
import { exactWords } from './time';
import { tour } from './tour';

export const words: GameWords = {
  action(action, language) {
    const say = new Say(language);
    const deed = readDeed(action);
    if (action.includes('?')) return say.the('actHidden');
    switch (deed?.type) {
      case undefined:
        return action;
      case 'roll':
        return say.the('actRoll');
      case 'go':
        return say.the('actGo');
      case 'put':
        return say.the('actPut', {
          card: deed.card,
          top: say.the(deed.top as 'n'),
          x: deed.x + 1,
          y: deed.y + 1,
        });
      case 'lift':
        return say.the('actLift', { card: deed.card });
      case 'exchange':
        return say.count('actExchange', deed.cards.length, { cards: deed.cards.join(', ') });
      case 'claim':
        return say.the('actClaim');
      case 'pass':
        return say.the('actPass');
      case 'wait':
        return say.the('actWait');
      case 'take':
        return deed.treasures === null ? say.the('actTakeNone') : say.the('actTake', { n: deed.treasures });
      case 'time':
        return say.the('actTime', { time: exactWords(deed.milliseconds) });
    }
  },
  chance(chance, language) {
    const say = new Say(language);
    if (chance.startsWith('roll=G:')) return say.the('drewLayout', { name: chance.slice(7) });
    if (chance.startsWith('roll=')) return say.the('drewRoll', { n: chance.slice(5) });
    // The deal is face down, and everybody gets as many.
    if (chance.startsWith('s')) return '';
    const card = Number(chance.slice(1));
    return Number.isNaN(card) ? say.the('drewHidden') : say.the('drewCard', { card });
  },
  settings,
  tour,
};
