/** What is being said: the suspicion or accusation everybody listens to, and how it is answered. */
import type { Entry, View } from './view';

export interface Talk {
  kind: 'suspicion' | 'accusation';
  seat: number;
  triple: string;
  /** Seats that have none of the three cards. */
  passed: number[];
  /** The seat that is to answer now. */
  asked: number | null;
  shower: number | null;
  /** The card that was shown, for the two who know it. */
  card: string | null;
  verdict: 'right' | 'wrong' | null;
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
    const { triple, passed, asked } = phase;
    return { ...begin('suspicion', view.turn, triple), passed, asked };
  }
  if (phase.name === 'verdict') return begin('accusation', view.turn, phase.triple);
  if (phase.name === 'over' && phase.winner !== null && phase.solved && view.file)
    return { ...begin('accusation', phase.winner, view.file), verdict: 'right' };
  const last = view.log.at(-1);
  return last ? recalled(last) : null;
}

/** Seats that have taken part in the answer, in order, each with what it said. */
export function answersOf(talk: Talk): { seat: number; says: 'passes' | 'shows' | 'asked' }[] {
  return [
    ...talk.passed.map((seat) => ({ seat, says: 'passes' as const })),
    ...(talk.shower === null ? [] : [{ seat: talk.shower, says: 'shows' as const }]),
    ...(talk.asked === null ? [] : [{ seat: talk.asked, says: 'asked' as const }]),
  ];
}
