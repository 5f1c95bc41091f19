/** What the frame around the board says about this game: its log in sentences, its sounds, and the tour. */
import type { GameWords, EventContext } from '$lib/contract';
import { pictured } from '$lib/pictured';
import { readMove, readSlide, type Move } from './action';
import { Say } from './say';
import Thing from './Thing.svelte';
import { tour } from './tour';
import type { Effect, View } from './view';

/** What a walk would lead to, as far as one can see before it. */
function foreseen(goal: string, { turn, seats, board, rune_stone }: View): Effect | null {
  const own = seats[(turn ?? 1) - 1];
  if (own?.pawn === goal) return 'stayed';
  if (goal === rune_stone) return 'rune';
  const treasure = board.find(({ square }) => square === goal)?.treasure;
  if (treasure) return { reached: treasure };
  return goal === own?.home ? 'home' : null;
}

/** Where somebody went: to a treasure, to the rune stone, home, or just on. */
function walk({ goal }: Move, say: Say, { effect, before }: EventContext): string {
  const led = before ? foreseen(goal, before as View) : ((effect as Effect | undefined) ?? null);
  if (led === null) return say.the('act-move');
  if (led === 'stayed') return say.the('act-stay');
  if (typeof led === 'string') return say.the(`act-${led}`);
  const [key, letter] = 'found' in led ? ['act-find', led.found] : ['act-to', led.reached];
  return say.the(key, { what: pictured(letter, say.kind(letter)) });
}

export const words: GameWords = {
  action(action, context) {
    const say = new Say(context.language);
    const [slide, move] = [readSlide(action), readMove(action)];
    if (slide) {
      const arrow = pictured(`arrow/${slide.arrow}`, say.arrow(slide.arrow));
      return say.the('act-slide', { arrow });
    }
    if (!move) return action;
    const cards = [...move.cards].map((card) => pictured(`card/${card}`, say.card(card))).join(' ');
    const went = walk(move, say, context);
    return cards ? say.the('act-paying', { walk: went, cards }) : went;
  },
  chance(chance, context) {
    const [card, say] = [chance.slice(1), new Say(context.language)];
    const name = context.seat === null ? '' : context.nameOf(context.seat);
    if (card === '?') return say.the('act-draw', { name });
    return say.the('act-draw-seen', { name, card: pictured(`card/${card}`, say.card(card)) });
  },
  sound(happened, effect) {
    if (readSlide(happened)) return 'tile';
    if (!readMove(happened)) return 'card';
    const led = (effect as Effect | undefined) ?? null;
    return led !== null && typeof led !== 'string' && 'found' in led ? 'treasure' : 'pawn';
  },
  Thing,
  tour,
};
