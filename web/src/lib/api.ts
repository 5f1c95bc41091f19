import type { GameInfo } from '../wire/GameInfo';
import type { GameList } from '../wire/GameList';
import type { WordsMessage } from '../wire/WordsMessage';
import type { Problem } from '../wire/Problem';

/** The server refuses, or cannot be reached. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause: string | null = null,
    /** Why a game refuses. */
    readonly refusal: WordsMessage | null = null,
  ) {
    super(message);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused('unreachable', 'the server cannot be reached');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(
    problem?.code ?? 'internal',
    problem?.message ?? answer.statusText,
    problem?.clause ?? null,
    problem?.refusal ?? null,
  );
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

export async function text(path: string): Promise<string> {
  return (await ask(path)).text();
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

let listed: Promise<GameInfo[]> | undefined;

/** All games; fetched once. */
export function games(): Promise<GameInfo[]> {
  listed ??= get<GameList>('/api/games').then(
    (answer) => answer.games,
    (error: unknown) => {
      listed = undefined;
      throw error;
    },
  );
  return listed;
}
