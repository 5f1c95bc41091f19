/** What the frame around the board says about this game: its log in sentences, its sounds, and the tour. */
import type { GameWords, EventContext } from '$lib/contract';
import { pictured } from '$lib/pictured';
import { readAction, readChance } from './action';
import { rooms } from './plan';
import { Say } from './say';
import { exhibits, suspects } from './art';
import Thing from './Thing.svelte';
import { tour } from './tour';
import type { View } from './view';

/** Who and what is where, for people who cannot see the plan. */
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

/** Finds words for what happened. */
class LogSentences {
  readonly say: Say;

  constructor(private readonly context: EventContext) {
    this.say = new Say(context.language);
  }

  private get players(): readonly (string | null)[] {
    return (this.context.view as View | undefined)?.players ?? [];
  }

  /** The seat that plays a suspect, or 0. */
  private seatOf(suspect: string): number {
    return this.players.indexOf(suspect) + 1;
  }

  /** A card with its picture. */
  card(letter: string): string {
    const [seat, name] = [this.seatOf(letter), this.say.card(letter)];
    return pictured(seat ? `${letter}/${seat}` : letter, '') + name;
  }

  parts(triple: string): { suspect: string; exhibit: string; place: string } {
    const [suspect = '', exhibit = '', place = ''] = [...triple].map((letter) => this.card(letter));
    return { suspect, exhibit, place };
  }

  /** The person who plays a suspect. */
  player(suspect: string): string {
    const seat = this.seatOf(suspect);
    return seat ? this.context.nameOf(seat) : this.say.card(suspect);
  }
}

export const words: GameWords = {
  action(text, context) {
    const action = readAction(text);
    const sentences = new LogSentences(context);
    const { say } = sentences;
    switch (action?.does) {
      case 'take':
        return say.the('log-take', { suspect: sentences.card(action.suspect) });
      case 'lay':
        return say.the('log-lay', {
          exhibit: sentences.card(action.exhibit),
          place: sentences.card(action.place),
        });
      case 'go':
        return action.to.includes('.')
          ? say.the('log-walk')
          : say.the('log-enter', { spot: sentences.card(action.to) });
      case 'suspect':
        return say.the('log-suspect', sentences.parts(action.triple));
      case 'accuse':
        return say.the('log-accuse', sentences.parts(action.triple));
      case 'show':
        return action.card === '?'
          ? say.the('log-show')
          : say.the('log-show-seen', { card: sentences.card(action.card) });
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
  chance(text, context) {
    const chance = readChance(text);
    const sentences = new LogSentences(context);
    const { say } = sentences;
    switch (chance?.comes) {
      case 'dice':
        return say.the('log-dice', {
          one: chance.dice[0],
          two: chance.dice[1],
          n: chance.dice[0] + chance.dice[1],
        });
      case 'pass':
        return say.the('log-pass', { name: sentences.player(chance.by) });
      case 'show':
        return chance.card === '?'
          ? say.the('log-shown', { name: sentences.player(chance.by) })
          : say.the('log-shown-seen', {
              name: sentences.player(chance.by),
              card: sentences.card(chance.card),
            });
      case 'right':
        return say.the('log-right');
      case 'wrong':
        return say.the('log-wrong');
      default:
        return text;
    }
  },
  sound(happened) {
    if (readChance(happened)?.comes === 'dice') return 'dice';
    switch (readAction(happened)?.does) {
      case 'show':
      case 'suspect':
      case 'accuse':
        return 'card';
      case 'roll':
        return null;
      default:
        return 'pawn';
    }
  },
  Thing,
  tour,
};
