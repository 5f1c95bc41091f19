/** What a person has pencilled into their own sheet: signs in four colours, and a few lines of text. */
import type { Notes } from '$lib/contract';
import { cards } from './art';

export const signs = { x: '✗', v: '✓', q: '?', d: '●' } as const;
export type Sign = keyof typeof signs;
export const pencils = [1, 2, 3, 4] as const;
type Pencil = (typeof pencils)[number];

export interface Mark {
  sign: Sign;
  pencil: Pencil;
}

/** How many characters the text has room for. */
export const roomForText = 800;

/** A card and a column: a seat from 1, or 0 for the case file. */
export const cellKey = (card: string, column: number): string => `${card}${column}`;

function readMark(text: unknown): Mark | null {
  const parts = typeof text === 'string' ? /^([xvqd])([1-4])$/.exec(text) : null;
  return parts ? { sign: parts[1] as Sign, pencil: Number(parts[2]) as Pencil } : null;
}

/** Whatever was kept, as far as it makes sense. */
export function readMarks(kept: string): { cells: Record<string, Mark>; text: string } {
  const cells: Record<string, Mark> = {};
  let read: { cells?: unknown; text?: unknown } = {};
  try {
    read = (JSON.parse(kept || '{}') as typeof read | null) ?? {};
  } catch {
    // A note that cannot be read is an empty one.
  }
  for (const [key, value] of Object.entries((read.cells as Record<string, unknown> | undefined) ?? {})) {
    const mark = readMark(value);
    if (mark && cards.includes(key[0] ?? '') && /^.[0-6]$/.test(key)) cells[key] = mark;
  }
  return { cells, text: typeof read.text === 'string' ? read.text.slice(0, roomForText) : '' };
}

export class Marks {
  cells = $state.raw<Record<string, Mark>>({});
  text = $state('');
  pencil = $state<Pencil>(1);
  #notes: () => Notes | null;
  #kept: string | null = null;

  constructor(notes: () => Notes | null) {
    this.#notes = notes;
  }

  /** Takes over what is kept, when it comes or has been changed elsewhere. */
  follow(kept: string): void {
    if (kept === this.#kept) return;
    this.#kept = kept;
    ({ cells: this.cells, text: this.text } = readMarks(kept));
  }

  at(card: string, column: number): Mark | null {
    return this.cells[cellKey(card, column)] ?? null;
  }

  /** Writes a sign, or rubs it out. The same sign in the same colour again rubs it out, too. */
  put(card: string, column: number, sign: Sign | null): void {
    const key = cellKey(card, column);
    const { [key]: old, ...others } = this.cells;
    const isSame = old?.sign === sign && old?.pencil === this.pencil;
    this.cells = sign === null || isSame ? others : { ...others, [key]: { sign, pencil: this.pencil } };
    this.#keep();
  }

  write(text: string): void {
    this.text = text.slice(0, roomForText);
    this.#keep();
  }

  #keep(): void {
    const cells = Object.fromEntries(
      Object.entries(this.cells).map(([key, { sign, pencil }]) => [key, `${sign}${pencil}`]),
    );
    this.#kept = JSON.stringify({ cells, text: this.text });
    this.#notes()?.write(this.#kept);
  }
}
