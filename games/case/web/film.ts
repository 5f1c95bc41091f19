/** What happened, step by step, as it can be shown: from the table before and the events since. */
import type { SeenEvent } from '../../../web/src/wire/SeenEvent';
import { readAction, readChance } from './action';
import type { Point } from './plan';
import { begin, type Talk } from './talk';
import type { View } from './view';
import { points, walk } from './way';

/** As much of a table as moves. */
export interface Scene {
  pawns: string[];
  exhibits: (string | null)[];
  dice: [number, number] | null;
  talk: Talk | null;
}

export interface Step {
  kind: 'roll' | 'walk' | 'jump' | 'talk' | 'answer' | 'verdict';
  /** Who did it. */
  seat: number;
  /** The suspect whose pawn walks, and where it goes along. */
  pawn: string | null;
  way: Point[];
  after: Scene;
}

const number = (letter: string): number => '123456'.indexOf(letter);
const put = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, nth) => (nth === at ? value : old));

class Film {
  steps: Step[] = [];

  constructor(
    private now: Scene,
    private readonly players: readonly (string | null)[],
  ) {}

  private add(
    kind: Step['kind'],
    seat: number,
    change: Partial<Scene>,
    pawn: string | null = null,
    way: Point[] = [],
  ) {
    this.now = { ...this.now, ...change };
    this.steps.push({ kind, seat, pawn, way, after: this.now });
  }

  private seatOf(suspect: string): number {
    return this.players.indexOf(suspect) + 1;
  }

  private moved(suspect: string, to: string): string[] {
    return put(this.now.pawns, number(suspect), to);
  }

  acted(seat: number, text: string): void {
    const action = readAction(text);
    const mine = this.players[seat - 1] ?? '';
    if (action?.does === 'go') {
      const from = this.now.pawns[number(mine)] ?? '';
      const roll = (this.now.dice?.[0] ?? 0) + (this.now.dice?.[1] ?? 0);
      const squares = walk(from, action.to, roll, this.now.pawns);
      this.add('walk', seat, { pawns: this.moved(mine, action.to) }, mine, points(from, action.to, squares));
    } else if (action?.does === 'suspect') {
      const [who = '', what = '', where = ''] = action.triple;
      this.add('talk', seat, {
        pawns: this.moved(who, where),
        exhibits: put(this.now.exhibits, 'abcdef'.indexOf(what), where),
        talk: begin('suspicion', seat, action.triple),
      });
    } else if (action?.does === 'accuse') {
      this.add('talk', seat, {
        pawns: this.moved(mine, 'X'),
        talk: begin('accusation', seat, action.triple),
      });
    } else if (action?.does === 'lay') {
      this.add('jump', seat, {
        exhibits: put(this.now.exhibits, 'abcdef'.indexOf(action.exhibit), action.place),
      });
    } else if (action?.does === 'show') this.shown(action.by, action.card);
  }

  /** Where a passage leads is known by what comes after it. */
  passage(seat: number, place: string): void {
    this.add('jump', seat, { pawns: this.moved(this.players[seat - 1] ?? '', place) });
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
    } else if ((chance?.comes === 'right' || chance?.comes === 'wrong') && talk)
      this.add('verdict', talk.seat, { talk: { ...talk, verdict: chance.comes } });
  }
}

/** The steps of these events. Nothing, if something was taken back: then it is just shown as it is now. */
export function stepsOf(start: Scene, events: readonly SeenEvent[], view: View): Step[] {
  const film = new Film(start, view.players);
  for (const [nth, { event }] of events.entries()) {
    if (event.type === 'undone' || event.type === 'started') return [];
    if (event.type === 'drew') film.drew(event.chance);
    if (event.type !== 'acted') continue;
    if (event.action === 'p') {
      const next = events.slice(nth + 1).find((later) => later.event.type === 'acted')?.event;
      const said = next?.type === 'acted' ? readAction(next.action) : null;
      const own = view.pawns['123456'.indexOf(view.players[event.seat - 1] ?? '')] ?? '';
      film.passage(event.seat, said?.does === 'suspect' ? (said.triple[2] ?? own) : own);
    } else film.acted(event.seat, event.action);
  }
  return film.steps;
}
