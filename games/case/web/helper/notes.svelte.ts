/** The notes of a game on a real table: what somebody enters, and the same as the solver reads it. */
import { recall, remember } from '$lib/storage';
import { cards } from '../art';

const KEY = 'case.notes';
/** Cards that are dealt: all but the three in the file. */
const DEALT = cards.length - 3;
const [FEWEST, MOST] = [2, 6];

/** Nothing was asked of a seat, it passed, it showed a card that we did not see, or this card. */
export type Answer = '' | '-' | '?' | (string & {});

export interface TurnNote {
  /** The player, from 0. */
  by: number;
  /** Suspect, exhibit and place. */
  triple: string;
  answers: Answer[];
  /** An accusation that was wrong, instead of a suspicion. */
  isWrong?: boolean;
}

interface TableNotes {
  names: string[];
  me: number;
  sizes: number[];
  hand: string;
  open: string;
  turns: TurnNote[];
  /** What the cards of this box are called, where that is not what they are called here. */
  cardNames: Record<string, string>;
}

const evenly = (players: number): number[] =>
  Array.from({ length: players }, () => Math.floor(DEALT / players));

const blank = (): TableNotes => ({
  names: ['', '', ''],
  me: 0,
  sizes: evenly(3),
  hand: '',
  open: '',
  turns: [],
  cardNames: {},
});

/** Something that was written by this or another version of the page, or by nobody. */
function readNotes(text: string | null): TableNotes {
  try {
    const read = { ...blank(), ...(JSON.parse(text ?? '') as Partial<TableNotes>) };
    const players = read.names.length;
    const areNotes =
      players >= FEWEST &&
      players <= MOST &&
      read.sizes.length === players &&
      read.sizes.every(Number.isInteger) &&
      read.me < players &&
      read.turns.every((turn) => turn.by < players && turn.answers.length === players);
    return areNotes ? read : blank();
  } catch {
    return blank();
  }
}

/** As `irrgarten solve case` reads them. Players are numbered by where they sit. */
export function writeNotes({ names, me, sizes, hand, open, turns }: TableNotes): string {
  const digit = (player: number) => String(player + 1);
  const lines = turns.map(({ by, triple, answers, isWrong }) => {
    if (isWrong) return `${digit(by)}: a${triple}!`;
    const told = [...answers.keys()]
      .map((step) => (by + 1 + step) % names.length)
      .filter((player) => player !== by && answers[player])
      .map((player) => digit(player) + (answers[player] === '-' ? '-' : `=${answers[player]}`));
    return [`${digit(by)}: s${triple}`, ...told].join(' ');
  });
  return [
    `players: ${names.map((_, player) => digit(player)).join('')}`,
    `me: ${digit(me)}`,
    `sizes: ${sizes.join('')}`,
    `hand: ${hand}`,
    `open: ${open || '-'}`,
    ...lines,
    '',
  ].join('\n');
}

export class CaseNotes {
  table = $state<TableNotes>(readNotes(recall(KEY)));

  /** How many cards lie open because they cannot be dealt. */
  get left(): number {
    return DEALT - this.table.sizes.reduce((sum, size) => sum + size, 0);
  }

  get isComplete(): boolean {
    const { hand, open, sizes, me } = this.table;
    return this.left >= 0 && hand.length === sizes[me] && open.length === this.left;
  }

  nameOf(player: number): string {
    return this.table.names[player]?.trim() || String(player + 1);
  }

  players(count: number): void {
    const { names, me } = this.table;
    this.table.names = Array.from({ length: count }, (_, index) => names[index] ?? '');
    this.table.sizes = evenly(count);
    this.table.me = Math.min(me, count - 1);
    this.table.turns = [];
    this.keep();
  }

  /** Takes a card into the hand, or out of it; the same for those that lie open. */
  toggle(where: 'hand' | 'open', card: string): void {
    const has = this.table[where];
    const held = has.includes(card) ? has.replace(card, '') : has + card;
    this.table[where] = cards.filter((one) => held.includes(one)).join('');
    this.keep();
  }

  add(turn: TurnNote): void {
    this.table.turns.push(turn);
    this.keep();
  }

  remove(nth: number): void {
    this.table.turns.splice(nth, 1);
    this.keep();
  }

  clear(): void {
    const { names, me, sizes, cardNames } = this.table;
    this.table = { ...blank(), names, me, sizes, cardNames };
    this.keep();
  }

  keep(): void {
    remember(KEY, JSON.stringify(this.table));
  }
}

export const counts = Array.from({ length: MOST - FEWEST + 1 }, (_, index) => FEWEST + index);
