/**
 * The notes sheet as data. The rules have written it at the level that the table allows; here a player may look at less of
 * it. Nothing is concluded here.
 */
import { recalled, type Talk } from './talk';
import { cards } from './art';
import type { Cell, Entry, Sheet, View } from './view';

const levels = ['paper', 'clerk', 'logician', 'analyst'] as const;
export type SheetLevel = (typeof levels)[number];

/** The levels that can be looked at where the table allows this one: less help can always be had. */
export function levelsUpTo(most: string): SheetLevel[] {
  return levels.slice(0, Math.max(0, levels.indexOf(most as SheetLevel)) + 1);
}

/** The level somebody wishes, or what the table allows if that is less. */
export function levelOf(wished: SheetLevel | null, most: string | undefined): SheetLevel {
  const allowed = levelsUpTo(most ?? 'clerk');
  return wished && allowed.includes(wished) ? wished : (allowed.at(-1) ?? 'clerk');
}

/** The sheet of a view. After the end it is filled from the cards that lie open. */
export function sheetOf(view: View): Sheet | null {
  if (view.sheet || view.phase.name !== 'over') return view.sheet;
  const hands = view.hands.map((hand) => ('cards' in hand ? hand.cards : ''));
  const holders = [...hands, view.file ?? ''];
  return {
    level: 'clerk',
    rows: cards.map((card) => ({
      card,
      cells: holders.map((held) => ({ held: held.includes(card) })),
    })),
  };
}

/** A cell with no more in it than this level writes. */
export function atLevel(cell: Cell, level: SheetLevel): Cell {
  if (level === 'paper') return {};
  const seen = { ...cell };
  if (level !== 'analyst') delete seen.odds;
  if (level === 'clerk' && seen.because) {
    delete seen.held;
    delete seen.because;
  }
  return seen;
}

/** The column of a holder: seats in order, then the file. */
export const columnOf = (index: number, seats: number): number => (index < seats ? index + 1 : 0);

/** Cards that cannot be in the file, as far as this sheet says. */
export function ruledOut(sheet: Sheet | null, level: SheetLevel): Set<string> {
  const rows = sheet?.rows ?? [];
  return new Set(
    rows
      .filter(({ cells }) => {
        const file = cells.at(-1);
        return file !== undefined && atLevel(file, level).held === false;
      })
      .map(({ card }) => card),
  );
}

/** The lines of the history that these turns are about. */
export function linesOf(view: View, turns: readonly number[]): { turn: number; talk: Talk }[] {
  return view.log
    .filter(({ turn }) => turns.includes(turn))
    .map((entry) => ({ turn: entry.turn, talk: recalled(entry) }));
}

/** Turns in which this was said outright: somebody showed this very card, or the seat passed. */
export function saidIn(view: View, card: string, column: number): number[] {
  const said = ({ triple, passed, card: shown }: Entry) =>
    shown === card || (triple.includes(card) && passed.includes(column));
  return view.log.filter(said).map(({ turn }) => turn);
}
