/** What the person on a seat has written for themself. The server keeps it, for every device of that person. */
import { untrack } from 'svelte';
import { get, post, Refused } from '$lib/api';
import type { Notes as Page } from '$lib/contract';
import type { Notes } from '../wire/Notes';

/** How long notes wait to be sent: while somebody writes, and while the server cannot be reached. In milliseconds. */
const often = 700;
const again = 4000;

/** How notes are fetched and kept; tests have a server of their own. */
interface NotesBackend {
  read: () => Promise<string>;
  write: (text: string) => Promise<unknown>;
}

export function serverNotes(table: string, seat: number): NotesBackend {
  const path = `/api/tables/${table}/notes/${seat}`;
  return {
    read: async () => (await get<Notes>(path)).text,
    write: (text) => post<Notes>(path, { text } satisfies Notes),
  };
}

export class SeatNotes implements Page {
  #text = $state('');
  /** Written here and not yet kept. */
  #unkept: string | null = null;
  #isAsked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly backend: NotesBackend) {}

  /** Only a board that takes notes asks, and then the server is asked once. */
  get text(): string {
    if (!this.#isAsked) {
      this.#isAsked = true;
      untrack(() => void this.refresh());
    }
    return this.#text;
  }

  /** Another device may have written something. What was written here counts for more until it is kept. */
  async refresh(): Promise<void> {
    if (!this.#isAsked) return;
    try {
      const kept = await this.backend.read();
      if (this.#unkept === null) this.#text = kept;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The server cannot be reached now: it is asked again when somebody comes back to the page.
    }
  }

  write = (text: string): void => {
    this.#text = this.#unkept = text;
    this.#timer ??= setTimeout(() => void this.keep(), often);
  };

  /** Sends the server what was written. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#unkept;
    if (text === null) return;
    try {
      await this.backend.write(text);
      if (this.#unkept === text) this.#unkept = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // A person who no longer sits there has nothing to save.
      if (error.code === 'not_your_seat') this.#unkept = null;
    }
    if (this.#unkept !== null) this.#timer = setTimeout(() => void this.keep(), again);
  }
}
