/** Asks the server over HTTP. What it refuses is an error with its code. */
import type { GameInfo } from '../wire/GameInfo';
import type { GameList } from '../wire/GameList';
import type { WordsMessage } from '../wire/WordsMessage';
import type { Place } from '../wire/Place';
import type { Problem } from '../wire/Problem';
import { isAvailable } from '../tab/available';
import { codeHere, isAskedHere } from '../tab/place';

/** The server refuses, or cannot be reached. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause: string | null = null,
    /** Why a game refuses. */
    readonly refusal: WordsMessage | null = null,
    /** Where in a text something is wrong. */
    readonly place: Place | null = null,
  ) {
    super(message);
  }
}

async function ask(path: string, init?: RequestInit, isHere = isAskedHere(path)): Promise<Response> {
  let answer: Response;
  try {
    answer = await (isHere ? (await import('../tab')).fetchHere(path, init) : fetch(path, init));
  } catch (why) {
    throw why instanceof Refused ? why : new Refused('unreachable', 'the server cannot be reached');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const code = problem?.code ?? 'internal';
  throw new Refused(
    isHere ? codeHere(code) : code,
    problem?.message ?? answer.statusText,
    problem?.clause ?? null,
    problem?.refusal ?? null,
    problem?.place ?? null,
  );
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

export async function text(path: string, isHere?: boolean): Promise<string> {
  return (await ask(path, undefined, isHere)).text();
}

/** Where nothing is answered. */
export function send(path: string, body: unknown, isHere?: boolean): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) }, isHere);
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await send(path, body)).json()) as T;
}

/** Asks the tab, whatever the path. */
export async function postHere<T>(path: string, body: unknown): Promise<T> {
  return (await (await send(path, body, true)).json()) as T;
}

/** Lets an image show the picture at this path: a server is asked by the browser, the tab by us. */
export const shows =
  (path: string, isHere = isAskedHere(path)) =>
  (image: HTMLImageElement): void => {
    if (!isHere) image.src = path;
    else
      text(path, true).then(
        (drawn) => (image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`),
        // Its other text says the same.
        () => undefined,
      );
  };

/** What the server says, or the tab, where it says the same and the server cannot be reached. */
async function askedOrHere<T>(path: string): Promise<T> {
  return get<T>(path).catch(async (why: unknown) => {
    if (!(why instanceof Refused && why.code === 'unreachable' && isAvailable)) throw why;
    return JSON.parse(await text(path, true)) as T;
  });
}

let listed: Promise<GameInfo[]> | undefined;

/** All games; fetched once. */
export function games(): Promise<GameInfo[]> {
  listed ??= askedOrHere<GameList>('/api/games').then(
    (answer) => answer.games,
    (error: unknown) => {
      listed = undefined;
      throw error;
    },
  );
  return listed;
}
