/** Asks a solver of the games, in the tab: whoever sits at a real table may have no network. */
import { postHere } from './api';
import type { SolverAnswer } from '../wire/SolverAnswer';

export interface Solved<Facts> {
  facts: Facts;
  svg: string | null;
}

export async function solve<Facts>(solver: string, words: string[]): Promise<Solved<Facts>> {
  const { facts, svg } = await postHere<SolverAnswer>('/api/solve', { solver, words });
  return { facts: facts as Facts, svg };
}

/** An SVG document as the address of an image. */
export const imageOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
