/** A position that somebody looks at, and the way to it: moves of their own, or those of a record. */
import { postHere, Refused, text } from '$lib/api';
import { speech } from '$lib/speech.svelte';
import type { AskPosition } from '../wire/AskPosition';
import type { Opened } from '../wire/Opened';
import type { PositionInfo } from '../wire/PositionInfo';
import type { RecordedPly } from '../wire/RecordedPly';
import type { SolverAnswer } from '../wire/SolverAnswer';
import type { Solvers } from '../wire/Solvers';
import type { VerifiedRecord } from '../wire/VerifiedRecord';
import { isRecord } from '../replay/source';
import { become } from '../table/begin';

export class PositionBox {
  /** Where it began. */
  start = $state('');
  plies = $state.raw<RecordedPly[]>([]);
  /** How many of the plies have been played. */
  at = $state(0);
  info = $state.raw<PositionInfo | null>(null);
  /** The record that the plies are from, if they are from one. */
  record = $state.raw<VerifiedRecord | null>(null);
  /** The record as it was given. */
  given = '';
  /** What is wrong with what was given. */
  problem = $state.raw<Refused | null>(null);
  /** The seat whose view is shown; null for everything. */
  seat = $state<number | null>(null);
  nodes = $state<{ depth: number; count: number } | null>(null);
  solution = $state<string | null>(null);
  isBusy = $state(false);
  /** The last question; what was asked before does not matter any more. */
  #asked = 0;

  get text(): string {
    return this.at === 0 ? this.start : (this.plies[this.at - 1]?.position ?? '');
  }

  /** Opens a position, a record, or a game that was saved. Resolves to the table of the game, if it was one. */
  async read(given: string): Promise<string | null> {
    const text = given.trim();
    return this.#answer(async () => {
      if (isRecord(text)) {
        await this.#readRecord(given);
        return null;
      }
      if (text.startsWith('{')) {
        await become();
        return (await postHere<Opened>('/api/tables/import', JSON.parse(text))).table;
      }
      await this.#begin({ position: text.replace(/\s+/g, ' ') });
      return null;
    }, null);
  }

  async #readRecord(text: string): Promise<void> {
    const record = await postHere<VerifiedRecord>('/api/record', { record: text });
    const last = record.plies.at(-1)?.position ?? record.start;
    const info = await this.#look({ position: last });
    [this.record, this.given] = [record, text];
    [this.start, this.plies, this.at] = [record.start, record.plies, record.plies.length];
    this.#show(info);
  }

  deal(game: string, number: number): Promise<void> {
    return this.#answer(() => this.#begin({ position: game, deal: number }), undefined);
  }

  async #begin(asked: AskPosition): Promise<void> {
    this.seat = null;
    const info = await this.#look(asked);
    this.record = null;
    [this.start, this.plies, this.at] = [info.text, [], 0];
    this.#show(info);
  }

  /** Plays an action or a draw. */
  play(word: string): Promise<void> {
    return this.#answer(async () => {
      const seat = this.info?.turn[0] ?? null;
      const info = await this.#look({ position: this.text, play: [word] });
      this.record = null;
      this.plies = [...this.plies.slice(0, this.at), { seat, word, position: info.text }];
      this.at += 1;
      this.#show(info);
    }, undefined);
  }

  /** Shows the position after so many plies. */
  go(at: number): Promise<void> {
    return this.#answer(async () => {
      const to = Math.max(0, Math.min(at, this.plies.length));
      const before = this.at;
      this.at = to;
      try {
        this.#show(await this.#look({ position: this.text }));
      } catch (why) {
        this.at = before;
        throw why;
      }
    }, undefined);
  }

  look(seat: number | null): Promise<void> {
    this.seat = seat;
    return this.go(this.at);
  }

  count(depth: number): Promise<void> {
    return this.#answer(async () => {
      const { nodes } = await this.#look({ position: this.text, perft: depth });
      this.nodes = nodes === null ? null : { depth, count: nodes };
    }, undefined);
  }

  /** Asks the solver of the game, which can take a position. */
  solve(): Promise<void> {
    return this.#answer(async () => {
      const words = [this.text, `seat=${this.seat ?? this.info?.turn[0] ?? 1}`, `language=${language()}`];
      const { text } = await postHere<SolverAnswer>('/api/solve', { solver: this.info?.game, words });
      this.solution = text;
    }, undefined);
  }

  #look(asked: AskPosition): Promise<PositionInfo> {
    const seat = this.seat === null ? {} : { seat: this.seat };
    return postHere<PositionInfo>('/api/position', { ...asked, ...seat, language: language() });
  }

  #show(info: PositionInfo): void {
    this.info = info;
    this.nodes = null;
    this.solution = null;
  }

  /** What fails leaves everything as it was. */
  async #answer<T>(does: () => Promise<T>, otherwise: T): Promise<T> {
    const mine = ++this.#asked;
    this.isBusy = true;
    this.problem = null;
    try {
      return await does();
    } catch (why) {
      const problem = why instanceof Refused ? why : new Refused('bad_record', String(why));
      if (mine === this.#asked) this.problem = problem;
      return otherwise;
    } finally {
      if (mine === this.#asked) this.isBusy = false;
    }
  }
}

const language = () => (speech.language === 'qps' ? 'en' : speech.language);

let known: Promise<Solvers> | undefined;

/** Can the solver of this game be asked about a position? */
export async function hasSolver(game: string): Promise<boolean> {
  known ??= text('/api/solvers', true).then((list) => JSON.parse(list) as Solvers);
  return (await known).solvers.some((solver) => solver.name === game && solver.positions);
}
