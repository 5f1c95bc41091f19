/** How a game ended, read from the score of its record: places by seat, or how a team did. */
export interface Ending {
  /** Seats that won, from 1; nobody if a team lost. */
  winners: number[];
  team: boolean | null;
}

export function readScore(score: string): Ending {
  const [places = ''] = score.split(' points ');
  const words = places.trim().split(' ');
  if (words[0] === 'won' || words[0] === 'lost') return { winners: [], team: words[0] === 'won' };
  return { winners: words.flatMap((place, index) => (place === '1' ? [index + 1] : [])), team: null };
}
