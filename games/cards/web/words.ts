/** What the frame around the board says about this game: its log in sentences, its sounds, and the tour. */
import type { GameWords, EventContext } from '$lib/contract';
import { pictured } from '$lib/pictured';
import { readMove } from './action';
import { Say } from './say';
import Thing from './Thing.svelte';
import { tour } from './tour';
import type { Effect, View } from './view';

/** A card as its picture. */
function cardOf(card: number, say: Say, { view }: EventContext): string {
  const name = say.the('card', { card });
  return view ? pictured(`${(view as View).deck}/${card}`, name) : name;
}

export const words: GameWords = {
  action(action, context) {
    const move = readMove(action);
    if (!move) return action;
    const say = new Say(context.language);
    const card = cardOf(move.card, say, context);
    if (move.taken.length === 0) return say.the('act-lay', { card });
    const taken = (context.effect as Effect | undefined)?.taken.map((one) => cardOf(one, say, context));
    return taken
      ? say.the('act-take-seen', { card, cards: taken.join(' ') })
      : say.count('act-take', move.taken.length, { card });
  },
  chance(chance, context) {
    // Everybody who lays a card draws one: only which one is worth a line, for viewers who may know it.
    const [card, say] = [Number(chance.slice(1)), new Say(context.language)];
    if (Number.isNaN(card)) return '';
    const name = context.seat === null ? '' : context.nameOf(context.seat);
    return say.the('act-draw-seen', { name, card: cardOf(card, say, context) });
  },
  sound: (happened) => ((readMove(happened)?.taken.length ?? 0) > 0 ? 'treasure' : 'card'),
  Thing,
  tour,
};
