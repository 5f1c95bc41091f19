/** What the shell says about this game: its log in words, and the first game. */
import type { GameWords } from '$lib/contract';
import { readAction, readChance } from './action';
import { rooms } from './plan';
import { Say } from './say';
import { exhibits, suspects } from './theme';
import { tour } from './tour';
import type { View } from './view';

/** Who and what is where, for who cannot see the plan. */
export function roomWords(view: View, say: Say): string[] {
  const here = (spot: string) => [
    ...suspects.filter((_, nth) => view.pawns[nth] === spot),
    ...exhibits.filter((_, nth) => view.exhibits[nth] === spot),
  ];
  const inRooms = rooms
    .map(({ letter }) => ({ letter, all: here(letter) }))
    .filter(({ all }) => all.length > 0)
    .map(({ letter, all }) => `${say.card(letter)}: ${say.list(all.map((one) => say.card(one)))}`);
  const onSquares = suspects
    .filter((_, nth) => (view.pawns[nth] ?? '').includes('.'))
    .map((suspect) => `${say.card(suspect)}: ${say.spot(view.pawns[suspects.indexOf(suspect)] ?? '')}`);
  return [...inRooms, ...onSquares];
}

export const words: GameWords = {
  action(text, language) {
    const action = readAction(text);
    const say = new Say(language);
    switch (action?.does) {
      case 'take':
        return say.the('log-take', { suspect: say.card(action.suspect) });
      case 'lay':
        return say.the('log-lay', { exhibit: say.card(action.exhibit), place: say.card(action.place) });
      case 'go':
        return say.the(action.to.includes('.') ? 'log-walk' : 'log-enter', { spot: say.spot(action.to) });
      case 'suspect':
        return say.the('log-suspect', say.parts(action.triple));
      case 'accuse':
        return say.the('log-accuse', say.parts(action.triple));
      case 'show':
        return action.card === '?'
          ? say.the('log-show')
          : say.the('log-show-seen', { card: say.card(action.card) });
      case 'leave':
        return say.the('log-leave');
      case 'roll':
        return say.the('log-roll');
      case 'passage':
        return say.the('log-passage');
      case 'stuck':
        return say.the('log-stuck');
      case 'end':
        return say.the('log-end');
      default:
        return text;
    }
  },
  chance(text, language) {
    const chance = readChance(text);
    const say = new Say(language);
    switch (chance?.comes) {
      case 'dice':
        return say.the('log-dice', {
          one: chance.dice[0],
          two: chance.dice[1],
          n: chance.dice[0] + chance.dice[1],
        });
      case 'pass':
        return say.the('log-pass', { suspect: say.card(chance.by) });
      case 'show':
        return chance.card === '?'
          ? say.the('log-shown', { suspect: say.card(chance.by) })
          : say.the('log-shown-seen', { suspect: say.card(chance.by), card: say.card(chance.card) });
      case 'right':
        return say.the('log-right');
      case 'wrong':
        return say.the('log-wrong');
      default:
        return text;
    }
  },
  tour,
};
