/** What is being said: the suspicion or accusation everybody listens to, and how it is answered. */
import type { Entry, View } from './view';

export interface Talk {
  kind: 'suspicion' | 'accusation';
  seat: number;
  triple: string;
  /** Seats that have none of the three cards. */
  passed: number[];
  /** Who is to answer now. */
  asked: number | null;
  shower: number | null;
  /** The card that was shown, for the two who know it. */
  card: string | null;
  verdict: 'right' | 'wrong' | null;
}

/** Seats in the order in which they answer somebody. */
export function answerers(view: View, seat: number): number[] {
  const count = view.players.length;
  const step = view.settings.answer_direction === 'reverse' ? count - 1 : 1;
  return Array.from({ length: count - 1 }, (_, nth) => ((seat - 1 + (nth + 1) * step) % count) + 1);
}

const silent = { passed: [], asked: null, shower: null, card: null, verdict: null };

export function begin(kind: Talk['kind'], seat: number, triple: string): Talk {
  return { ...silent, kind, seat, triple };
}

/** A line of the history. */
export function recalled({ accusation, seat, triple, passed, shower, card }: Entry): Talk {
  if (accusation) return { ...begin('accusation', seat, triple), verdict: 'wrong' };
  return { ...begin('suspicion', seat, triple), passed, shower, card };
}

/** What was said last, as the table stands. */
export function talkOf(view: View): Talk | null {
  const { phase } = view;
  if (phase.name === 'answer') {
    const order = answerers(view, view.turn);
    const passed = order.slice(0, Math.max(0, order.indexOf(phase.asked)));
    return { ...begin('suspicion', view.turn, phase.triple), passed, asked: phase.asked };
  }
  if (phase.name === 'verdict') return begin('accusation', view.turn, phase.triple);
  if (phase.name === 'over' && phase.winner !== null && view.file && isSolved(view, phase.winner))
    return { ...begin('accusation', phase.winner, view.file), verdict: 'right' };
  const last = view.log.at(-1);
  return last ? recalled(last) : null;
}

/** Whoever wins as the last one at the table has accused nobody. */
function isSolved(view: View, winner: number): boolean {
  const out = new Set([...view.accused, ...view.left]);
  return (
    view.settings.last_player !== 'wins' ||
    view.players.some((_, at) => at + 1 !== winner && !out.has(at + 1))
  );
}

/** Seats that have taken part in the answer, in order, each with what it said. */
export function answersOf(talk: Talk): { seat: number; says: 'passes' | 'shows' | 'asked' }[] {
  return [
    ...talk.passed.map((seat) => ({ seat, says: 'passes' as const })),
    ...(talk.shower === null ? [] : [{ seat: talk.shower, says: 'shows' as const }]),
    ...(talk.asked === null ? [] : [{ seat: talk.asked, says: 'asked' as const }]),
  ];
}
