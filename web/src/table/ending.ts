/** How a game ended, read from the score of its record: places by seat, or how a team did. */
export interface Ending {
  /** Seats that won, from 1; nobody if a team lost. */
  winners: number[];
  team: boolean | null;
  /** The seats in the order of their places; none if a team played. */
  ranking: Ranked[];
}

export interface Ranked {
  seat: number;
  place: number;
  /** As the rulebook counts them, if it does. */
  points: number | null;
}

/** Whether there is something to celebrate on these seats; spectators celebrate with whoever has won. */
export function isVictory({ team, winners }: Ending, seats: readonly number[]): boolean {
  return team ?? (seats.length === 0 || winners.some((seat) => seats.includes(seat)));
}

export function readScore(score: string): Ending {
  const [places = '', counted] = score.split(' points ');
  const words = places.trim().split(' ');
  if (words[0] === 'won' || words[0] === 'lost')
    return { winners: [], team: words[0] === 'won', ranking: [] };
  const points = counted?.trim().split(' ').map(Number);
  const ranking = words.map((place, index) => ({
    seat: index + 1,
    place: Number(place),
    points: points?.[index] ?? null,
  }));
  return {
    winners: ranking.filter(({ place }) => place === 1).map(({ seat }) => seat),
    team: null,
    ranking: ranking.toSorted((one, other) => one.place - other.place),
  };
}
