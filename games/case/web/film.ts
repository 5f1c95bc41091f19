/** What happened, step by step, as it can be shown: from the table before and the events since. */
import type { ShownStep } from '$lib/board/show.svelte';
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { readAction, readChance } from './action';
import { pointsOf, type Point } from './plan';
import { begin, type Talk } from './talk';
import type { Motion, View } from './view';

/** As much of a table as moves. */
export interface MovingParts {
  pawns: string[];
  exhibits: (string | null)[];
  dice: [number, number] | null;
  talk: Talk | null;
}

export interface Step extends ShownStep {
  kind: 'roll' | 'walk' | 'jump' | 'talk' | 'answer' | 'tense' | 'verdict';
  /** The suspect whose pawn walks, and where it goes along. */
  pawn: string | null;
  way: Point[];
  after: MovingParts;
}

const number = (letter: string): number => '123456'.indexOf(letter);
const put = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, nth) => (nth === at ? value : old));

class Film {
  steps: Step[] = [];
  /** The event that is taken apart. */
  version = 0;

  constructor(
    private now: MovingParts,
    private readonly players: readonly (string | null)[],
  ) {}

  private add(
    kind: Step['kind'],
    seat: number,
    change: Partial<MovingParts>,
    pawn: string | null = null,
    way: Point[] = [],
  ) {
    this.now = { ...this.now, ...change };
    this.steps.push({ kind, version: this.version, seat, pawn, way, after: this.now });
  }

  private seatOf(suspect: string): number {
    return this.players.indexOf(suspect) + 1;
  }

  /** Pawns and exhibits where the rules have put them. */
  private moved(motion: Motion | undefined): Pick<MovingParts, 'pawns' | 'exhibits'> {
    let { pawns, exhibits } = this.now;
    for (const [thing, spot] of Object.entries(motion?.moved ?? {})) {
      if (number(thing) >= 0) pawns = put(pawns, number(thing), spot);
      else exhibits = put(exhibits, 'abcdef'.indexOf(thing), spot);
    }
    return { pawns, exhibits };
  }

  acted(seat: number, text: string, motion: Motion | undefined): void {
    const action = readAction(text);
    const mine = this.players[seat - 1] ?? '';
    const moved = this.moved(motion);
    if (action?.does === 'go') {
      const way = motion ? pointsOf(this.now.pawns[number(mine)] ?? '', motion.way) : [];
      this.add('walk', seat, moved, mine, way);
    } else if (action?.does === 'suspect' || action?.does === 'accuse') {
      const kind = action.does === 'suspect' ? 'suspicion' : 'accusation';
      this.add('talk', seat, { ...moved, talk: begin(kind, seat, action.triple) });
    } else if (action?.does === 'show') this.shown(action.by, action.card);
    else if (motion) this.add('jump', seat, moved);
  }

  shown(by: string, card: string): void {
    const { talk } = this.now;
    const shower = this.seatOf(by);
    if (talk)
      this.add('answer', shower, {
        talk: { ...talk, asked: null, shower, card: card === '?' ? null : card },
      });
  }

  drew(text: string): void {
    const chance = readChance(text);
    const { talk } = this.now;
    if (chance?.comes === 'dice') this.add('roll', 0, { dice: chance.dice });
    else if (chance?.comes === 'show') this.shown(chance.by, chance.card);
    else if (chance?.comes === 'pass' && talk) {
      const seat = this.seatOf(chance.by);
      this.add('answer', seat, { talk: { ...talk, asked: null, passed: [...talk.passed, seat] } });
    } else if ((chance?.comes === 'right' || chance?.comes === 'wrong') && talk) {
      // Everybody waits for it first: until then only the accusation is shown.
      const version = this.steps.at(-1)?.version ?? this.version - 1;
      this.steps.push({ kind: 'tense', version, seat: talk.seat, pawn: null, way: [], after: this.now });
      this.add('verdict', 0, { talk: { ...talk, verdict: chance.comes } });
    }
  }
}

/** The steps of these events. Nothing, if something was taken back: then it is just shown as it is now. */
export function stepsOf(start: MovingParts, events: readonly SeenEvent[], view: View): Step[] {
  const film = new Film(start, view.players);
  for (const { version, event } of events) {
    film.version = version;
    if (event.type === 'undone' || event.type === 'started') return [];
    if (event.type === 'drew') film.drew(event.chance);
    if (event.type === 'acted') film.acted(event.seat, event.action, event.motion as Motion | undefined);
  }
  return film.steps;
}
