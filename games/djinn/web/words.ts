/** What the shell says about this game: its log in words, and the first game. */
import type { GameWords } from '$lib/contract';
import { readDeed } from './action';
import { Say } from './say';
import { exactWords } from './time';
import { tour } from './tour';

export const words: GameWords = {
  action(action, language) {
    const say = new Say(language);
    const deed = readDeed(action);
    if (action.includes('?')) return say.the('act-hidden');
    switch (deed?.type) {
      case undefined:
        return action;
      case 'roll':
        return say.the('act-roll');
      case 'go':
        return say.the('act-go');
      case 'put':
        return say.the('act-put', {
          card: deed.card,
          top: say.name('side', deed.top),
          x: deed.x + 1,
          y: deed.y + 1,
        });
      case 'lift':
        return say.the('act-lift', { card: deed.card });
      case 'exchange':
        return say.count('act-exchange', deed.cards.length, { cards: deed.cards.join(', ') });
      case 'claim':
        return say.the('act-claim');
      case 'pass':
        return say.the('act-pass');
      case 'wait':
        return say.the('act-wait');
      case 'take':
        return deed.treasures === null
          ? say.the('act-take-none')
          : say.the('act-take', { n: deed.treasures });
      case 'time':
        return say.the('act-time', { time: exactWords(deed.milliseconds) });
    }
  },
  chance(chance, language) {
    const say = new Say(language);
    if (chance.startsWith('roll=G:')) return say.the('drew-layout', { name: chance.slice(7) });
    if (chance.startsWith('roll=')) return say.the('drew-roll', { n: chance.slice(5) });
    // The deal is face down, and everybody gets as many.
    if (chance.startsWith('s')) return '';
    const card = Number(chance.slice(1));
    return Number.isNaN(card) ? say.the('drew-hidden') : say.the('drew-card', { card });
  },
  tour,
};
