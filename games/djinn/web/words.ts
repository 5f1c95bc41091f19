/** What the frame around the board says about this game: its log in sentences, its sounds, and the tour. */
import type { GameWords } from '$lib/contract';
import { pictured } from '$lib/pictured';
import { readAction } from './action';
import { Say } from './say';
import Thing from './Thing.svelte';
import { exactWords } from './time';
import { tour } from './tour';

const cardOf = (card: number, say: Say): string => pictured(String(card), say.the('card', { card }));

export const words: GameWords = {
  action(text, context) {
    const say = new Say(context.language);
    const action = readAction(text);
    if (text.includes('?')) return say.the('act-hidden');
    switch (action?.type) {
      case undefined:
        return text;
      case 'roll':
        return say.the('act-roll');
      case 'go':
        return say.the('act-go');
      case 'put':
        return say.the('act-put', { card: cardOf(action.card, say) });
      case 'lift':
        return say.the('act-lift', { card: cardOf(action.card, say) });
      case 'exchange':
        return say.the('act-exchange', { cards: action.cards.map((card) => cardOf(card, say)).join(' ') });
      case 'claim':
        return say.the('act-claim');
      case 'pass':
        return say.the('act-pass');
      case 'wait':
        return say.the('act-wait');
      case 'take':
        return action.treasures === null
          ? say.the('act-take-none')
          : say.the('act-take', { n: action.treasures });
      case 'time':
        return say.the('act-time', { time: exactWords(action.milliseconds) });
    }
  },
  chance(chance, context) {
    const say = new Say(context.language);
    if (chance.startsWith('roll=G:')) return say.the('drew-layout', { name: chance.slice(7) });
    if (chance.startsWith('roll=')) return say.the('drew-roll', { n: chance.slice(5) });
    // The deal is face down, and everybody gets as many.
    if (chance.startsWith('s')) return '';
    const card = Number(chance.slice(1));
    const name = context.seat === null ? '' : context.nameOf(context.seat);
    if (Number.isNaN(card)) return say.the('drew-hidden', { name });
    return say.the('drew-card', { name, card: cardOf(card, say) });
  },
  sound(happened) {
    if (happened.startsWith('roll=')) return 'dice';
    const action = readAction(happened)?.type;
    if (action === 'claim' || action === 'take') return 'treasure';
    return action === 'roll' ? null : 'card';
  },
  Thing,
  tour,
};
