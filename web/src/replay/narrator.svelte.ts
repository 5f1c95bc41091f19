/** What is said about a game that is watched again. */
import { games } from '$lib/api';
import { wordsOf } from '$lib/boards';
import { characterOf } from '$lib/characters';
import type { GameWords, SeatFace } from '$lib/contract';
import { say, speech } from '$lib/speech.svelte';
import { titleOf } from '$lib/titles';
import { readScore } from '../table/ending';
import { eventWords, occupantWords, type SentenceSource } from '../table/words';
import type { GameInfo } from '../wire/GameInfo';
import type { Occupant } from '../wire/Occupant';
import type { SeenEvent } from '../wire/SeenEvent';
import type { Reel } from './reel.svelte';
import type { Study } from './study.svelte';

/** A line of the log. */
export interface ToldMoment {
  at: number;
  seat: number | null;
  said: string;
  notation: string;
}

export class Narrator {
  /** Moves that are tried, while somebody does that. */
  study = $state.raw<Study | null>(null);
  #words = $state.raw<GameWords>({});
  #listed = $state.raw<GameInfo[]>([]);

  /** Call while a component is set up. */
  constructor(private readonly reel: Reel) {
    games().then(
      (all) => (this.#listed = all),
      () => undefined,
    );
    $effect(() => {
      const game = this.game;
      void speech.language;
      if (game) void wordsOf(game).then((found) => (this.#words = found));
    });
  }

  readonly game = $derived.by(() => this.reel.game?.game ?? '');
  readonly title = $derived.by(() => titleOf(this.#listed, this.game));
  /** Whether seats know different things. */
  readonly hasSecrets = $derived.by(
    () => this.#listed.find(({ game }) => game === this.game)?.secrets ?? true,
  );

  /** Records name a built-in bot by its character. */
  readonly occupants = $derived.by(() =>
    Array.from({ length: this.reel.game?.seats ?? 0 }, (_, index): Occupant => {
      const name = this.reel.game?.names[index] ?? '';
      const level = characterOf(name);
      if (level) return { type: 'bot', level };
      if (!name) return { type: 'empty' };
      return { type: 'person', person: { id: String(index), name, avatar: 'cat', bot: false } };
    }),
  );
  nameOf = (seat: number): string =>
    this.occupants[seat - 1]?.type === 'empty'
      ? say('table-seat', { number: seat })
      : occupantWords(this.occupants, seat);

  readonly sentences = $derived.by<SentenceSource>(() => ({
    language: speech.language,
    words: this.#words,
    nameOf: this.nameOf,
    view: this.reel.now?.view,
  }));

  /** What happened, in sentences. */
  says(events: readonly SeenEvent[], view: unknown): string {
    const actor = actorOf(events);
    const said = events.map(({ event }) => eventWords(event, { ...this.sentences, view }, actor));
    return said.filter((one) => one !== null).join(' · ');
  }

  /** Everything that happened, a line for each moment that is worth one. */
  readonly log = $derived.by(() =>
    this.reel.moments.flatMap(({ events, view }, at): ToldMoment[] => {
      const said = this.says(events, view);
      return said ? [{ at, seat: actorOf(events), said, notation: notationOf(events) }] : [];
    }),
  );

  /** The seat that did what is shown; before that, the one that is about to do something. */
  readonly actor = $derived.by(() => {
    const { now, at } = this.reel;
    return (at > 0 ? actorOf(now?.events ?? []) : null) ?? now?.turn[0] ?? 1;
  });
  /** The seat whose side of the board is shown; none for the public. Where everything is open, that of the
   * seat that is to act next. */
  readonly seat = $derived.by(() => {
    const { eyes } = this.reel;
    if (eyes === 'public') return null;
    return eyes === 'open' ? (this.reel.now?.turn[0] ?? this.actor) : eyes.seat;
  });

  readonly status = $derived.by(() => {
    const { now, at, last, game, version } = this.reel;
    if (!now || !game) return say('replay-opening');
    if (at === 0) return say('replay-start');
    const said = this.says(now.events, now.view);
    return at === last && game.result && version === null ? `${said} ${this.outcome(game.result)}` : said;
  });

  outcome(result: string): string {
    const { team, winners } = readScore(result);
    if (team !== null) return say(team ? 'table-team-won' : 'table-team-lost');
    if (!winners.length) return say('table-nobody-won');
    return say('table-won', {
      count: winners.length,
      names: winners.map((seat) => this.nameOf(seat)).join(', '),
    });
  }

  /** The seats that are to act, and the points, at the moment that is shown. */
  readonly moment = $derived.by(() => {
    const tried = this.study?.info;
    if (tried) return { turn: tried.offers.map(({ seat }) => seat), points: tried.points };
    return { turn: this.reel.now?.turn ?? [], points: this.reel.now?.points ?? null };
  });
  readonly seats = $derived.by(() =>
    this.occupants.map((_, index): SeatFace => {
      const number = index + 1;
      const { eyes } = this.reel;
      const { turn, points } = this.moment;
      return {
        number,
        name: this.nameOf(number),
        mine: typeof eyes === 'object' && eyes.seat === number,
        onTurn: turn.includes(number),
        points: points?.[index] ?? null,
      };
    }),
  );
}

export function actorOf(events: readonly SeenEvent[]): number | null {
  const acted = events.find(({ event }) => event.type === 'acted')?.event;
  return acted?.type === 'acted' ? acted.seat : null;
}

function notationOf(events: readonly SeenEvent[]): string {
  const words = events.map(({ event }) =>
    event.type === 'acted' ? event.action : event.type === 'drew' ? event.chance : '',
  );
  return words.filter(Boolean).join(' ');
}
