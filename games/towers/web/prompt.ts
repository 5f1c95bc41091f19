/** What one is about to do, in words. */
import type { Play } from './play.svelte';
import type { Say } from './say';
import type { View } from './view';

export function promptOf(play: Play, view: View, say: Say, from: string): string {
  if (view.stage === 'slide') {
    if (!play.slide) return say.the('prompt-arrow');
    // The tower one stands on is always among them.
    const [near, far] = [play.opens.free.length - 1, play.opens.magic.length];
    const sentence = say.count('prompt-opens', near);
    return far > 0 ? `${sentence} ${say.count('prompt-magic', far)}` : sentence;
  }
  if (play.choices.goals.length === 1) return say.the('prompt-stuck');
  if (!play.move || !play.aim) return say.the('prompt-goal');
  if (play.aim === from) return say.the('prompt-stay');
  const tower = view.board.find(({ square }) => square === play.aim);
  const where = tower?.treasure
    ? say.the('where-treasure', { kind: say.kind(tower.treasure) })
    : say.the(play.aim === view.rune_stone ? 'where-rune' : 'where');
  if (play.move.cards === '') return say.the('prompt-free', { where });
  if (play.goal !== null && play.prices.length > 1) return say.the('prompt-choice', { where });
  return say.the('prompt-costs', { where, cards: say.cards(play.move.cards) });
}
