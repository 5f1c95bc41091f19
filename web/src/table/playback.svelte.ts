/**
 * Shows what the server has sent one moment after the other. The board says which event it shows, and the status, the log
 * and "your turn" keep step with it. For what a board does not show, the frame alone shows the sentences.
 */
import { tick } from 'svelte';
import { goOn, isAtOnce, pause, reading, unlessGoneOn } from '$lib/board/motion';
import type { SeenEvent } from '../wire/SeenEvent';
import { merged, nothing, type ViewerId, type ViewerState, type ViewerStates } from './fold';

/** The seat that did this, or after whose move it was drawn. */
export function actorOf(log: readonly SeenEvent[], version: number): number | null {
  const acted = log.findLast((seen) => seen.version <= version && seen.event.type === 'acted');
  return acted?.event.type === 'acted' ? acted.event.seat : null;
}

export class Playback {
  /** The table as it is shown. */
  states = $state.raw<ViewerStates>(nothing);
  /** The event that is being shown; null when everything that was received has been shown. */
  version = $state<number | null>(null);
  #waiting: ViewerStates[] = [];
  /** The viewers that have received the last moment that waits. */
  #receivers: ViewerId[] = [];
  #soon: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;
  #hasShown = false;
  #whenShown: (() => void) | undefined;

  constructor(
    /** The new events that are worth a sentence, because somebody else did them. */
    private readonly worthReading: (state: ViewerState) => readonly SeenEvent[],
    /** Nobody wants to wait for these: a clock runs. */
    private readonly isHurried: (states: ViewerStates) => boolean,
    /** Something else is shown now. */
    private readonly changed: () => void,
  ) {}

  /** A viewer of this page has received something. */
  receive(states: ViewerStates, viewer: ViewerId): void {
    // What several viewers receive of one moment is shown together.
    if (this.#waiting.length && !this.#receivers.includes(viewer)) this.#waiting.pop();
    else this.#receivers = [];
    this.#waiting.push(states);
    this.#receivers.push(viewer);
    if (!this.#isOn) this.#soon ??= setTimeout(() => void this.#play());
    else if (this.#isAtOnce()) goOn();
  }

  /** The board shows this event now, or everything as it is. */
  shows(version: number | null): void {
    if (this.#isOn) this.#hasShown ||= version !== null;
    this.version = version;
    if (version === null) this.#whenShown?.();
  }

  close(): void {
    clearTimeout(this.#soon);
    this.#waiting = [];
    this.shows(null);
  }

  #isAtOnce(): boolean {
    return isAtOnce() || document.hidden || this.isHurried(this.#waiting.at(-1) ?? this.states);
  }

  /** The next moment, or all of them together if nobody wants to see them one by one. */
  #next(): ViewerStates | undefined {
    if (this.#isAtOnce() && this.#waiting.length) this.#waiting = [this.#waiting.reduce(merged)];
    return this.#waiting.shift();
  }

  async #play(): Promise<void> {
    [this.#soon, this.#isOn] = [undefined, true];
    for (let next = this.#next(); next; next = this.#next()) {
      this.#hasShown = false;
      this.states = next;
      this.changed();
      await tick();
      if (this.version !== null) await new Promise<void>((done) => (this.#whenShown = done));
      if (!this.#hasShown && !this.#isAtOnce()) await this.#read([...next.values()][0]);
    }
    this.#isOn = false;
  }

  /** For a board that has shown nothing of it: sentence by sentence. */
  async #read(state: ViewerState | undefined): Promise<void> {
    for (const { version } of state ? this.worthReading(state) : []) {
      this.version = version;
      await unlessGoneOn(pause(reading));
    }
    this.version = null;
  }
}
