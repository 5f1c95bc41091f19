/** What the shell says about this game: its log in words, its settings, and the first game. */
import type { GameWords } from '$lib/contract';
import { readAction, readChance } from './action';
import { rooms } from './plan';
import { Say } from './say';
import { settings } from './settings';
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
        return say.the('logTake', { suspect: say.card(action.suspect) });
      case 'lay':
        return say.the('logLay', { exhibit: say.card(action.exhibit), place: say.card(action.place) });
      case 'go':
        return say.the(action.to.includes('.') ? 'logWalk' : 'logEnter', { spot: say.spot(action.to) });
      case 'suspect':
        return say.the('logSuspect', { triple: say.triple(action.triple) });
      case 'accuse':
        return say.the('logAccuse', { triple: say.triple(action.triple) });
      case 'show':
        return action.card === '?'
          ? say.the('logShow')
          : say.the('logShowSeen', { card: say.card(action.card) });
      case 'leave':
        return say.the('logLeave');
      case 'roll':
        return say.the('logRoll');
      case 'passage':
        return say.the('logPassage');
      case 'stuck':
        return say.the('logStuck');
      case 'end':
        return say.the('logEnd');
      default:
        return text;
    }
  },
  chance(text, language) {
    const chance = readChance(text);
    const say = new Say(language);
    switch (chance?.comes) {
      case 'dice':
        return say.the('logDice', {
          one: chance.dice[0],
          two: chance.dice[1],
          n: chance.dice[0] + chance.dice[1],
        });
      case 'pass':
        return say.the('logPass', { suspect: say.card(chance.by) });
      case 'show':
        return chance.card === '?'
          ? say.the('logShown', { suspect: say.card(chance.by) })
          : say.the('logShownSeen', { suspect: say.card(chance.by), card: say.card(chance.card) });
      case 'right':
        return say.the('logRight');
      case 'wrong':
        return say.the('logWrong');
      default:
        return text;
    }
  },
  settings,
  tour,
};
