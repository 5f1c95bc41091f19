/** The thinkers, each in a worker of its own: one for turns and hints, one for what takes long. */
import type { ThinkerTask } from '../wire/ThinkerTask';
import type { Thought } from '../wire/Thought';

/** A thinker that can be ended in the middle of a thought. */
interface Thinker {
  think(task: ThinkerTask): void;
  end(): void;
}

/** Starts a thinker, which says what it has thought, or that it broke. */
export type StartThinker = (heard: (thought: Thought) => void, broke: () => void) => Thinker;

/** One thinker and the tasks that wait for it. */
class Lane {
  #thinker: Thinker | undefined;
  #current: number | undefined;
  #waiting: ThinkerTask[] = [];

  constructor(
    private readonly start: StartThinker,
    private readonly heard: (thought: Thought) => void,
    private readonly broke: () => void,
  ) {}

  /** Starts the thinker, if there is none. */
  prepare(): Thinker {
    this.#thinker ??= this.start(
      (thought) => {
        this.#current = undefined;
        this.#next();
        this.heard(thought);
      },
      () => {
        this.end();
        this.broke();
      },
    );
    return this.#thinker;
  }

  think(task: ThinkerTask): void {
    this.#waiting.push(task);
    this.#next();
  }

  /** Returns whether it was being thought about. */
  drop(task: number): boolean {
    this.#waiting = this.#waiting.filter((one) => one.task !== task);
    return this.#current === task;
  }

  end(): void {
    this.#thinker?.end();
    this.#thinker = undefined;
    this.#current = undefined;
    this.#waiting = [];
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const task = this.#waiting.shift();
    if (!task) return;
    this.#current = task.task;
    this.prepare().think(task);
  }
}

export class Thinking {
  #quick: Lane;
  #long: Lane;

  constructor(
    start: StartThinker,
    heard: (thought: Thought) => void,
    /** There is a new thinker, which knows nothing. */
    private readonly renewed: () => void,
  ) {
    const broke = () => this.#anew();
    this.#quick = new Lane(start, heard, broke);
    this.#long = new Lane(start, heard, broke);
  }

  /** Starts the thinkers before there is something to think about: their script is fetched while there is a network. */
  prepare(): void {
    this.#quick.prepare();
    this.#long.prepare();
  }

  think(task: ThinkerTask): void {
    const isQuick = task.ask.type === 'choose' || task.ask.type === 'advise';
    (isQuick ? this.#quick : this.#long).think(task);
  }

  /** A thought that is under way ends by itself soon, unless it is a long one: then its thinker is ended. */
  drop(task: number): void {
    this.#quick.drop(task);
    if (this.#long.drop(task)) this.#anew();
  }

  end(): void {
    this.#quick.end();
    this.#long.end();
  }

  #anew(): void {
    this.end();
    this.renewed();
  }
}
