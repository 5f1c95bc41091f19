/** What one is about to do, in words. */
import type { Play } from './play.svelte';
import type { Say } from './say';
import type { View } from './view';

export function hintOf(play: Play, view: View, say: Say, from: string): string {
  if (view.stage === 'slide') {
    if (!play.slide) return say.the('hint-arrow');
    const [near, far] = [play.opens.free.length, play.opens.magic.length];
    const told = say.count('hint-opens', near);
    return far > 0 ? `${told} ${say.count('hint-magic', far)}` : told;
  }
  if (!play.move || !play.aim) return say.the('hint-goal');
  if (play.aim === from) return say.the('hint-stay');
  const tower = view.board.find(({ square }) => square === play.aim);
  const where = tower?.treasure
    ? say.the('where-treasure', { square: play.aim, kind: say.kind(tower.treasure) })
    : say.the(play.aim === view.rune_stone ? 'where-rune' : 'where', { square: play.aim });
  if (play.move.cards === '') return say.the('hint-free', { where });
  if (play.goal !== null && play.prices.length > 1) return say.the('hint-choice', { where });
  return say.the('hint-costs', { where, cards: say.cards(play.move.cards) });
}
