/** A bot whose every request and answer has the type that the server's own document gives it: `schema` is made of it. */
import type { components, paths } from './schema';

type Schemas = components['schemas'];
type Json<R> = R extends { content: { 'application/json': infer T } } ? T : never;
type Answer<O> = O extends { responses: infer R }
  ? R extends { 200: infer Ok }
    ? Json<Ok>
    : R extends { 201: infer Made }
      ? Json<Made>
      : never
  : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer T } } } ? T : undefined;
type Posts = { [P in keyof paths as paths[P] extends { post: object } ? P : never]: paths[P] };
type Post<P extends keyof Posts> = Posts[P] extends { post: infer O } ? O : never;

/** Sends a request, with the parts of its path filled in. */
async function post<P extends keyof Posts>(
  server: string,
  path: P,
  parts: Record<string, string>,
  body: Body<Post<P>>,
  headers: Record<string, string>,
): Promise<{ answer: Answer<Post<P>>; cookie: string }> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  const response = await fetch(server + address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as Schemas['Problem']).message);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { answer: answer as Answer<Post<P>>, cookie };
}

/** The lines of a stream. */
async function* lines<T>(address: string, headers: Record<string, string>): AsyncGenerator<T> {
  const stop = new AbortController();
  const response = await fetch(address, { headers, signal: stop.signal });
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
      const all = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = all.pop() ?? '';
      for (const line of all) if (line) yield JSON.parse(line) as T;
    }
  } finally {
    stop.abort();
  }
}

/** What the bot has seen and done. */
export interface Played {
  view: NonNullable<Schemas['TableSnapshot']['view']>;
  action: string;
  version: number;
}

/** Opens a table against a built-in bot, and plays the first action there is. */
export async function play(server: string, game: string, seats: number): Promise<Played> {
  const { cookie } = await post(server, '/api/guest', {}, { name: 'Ada' }, {});
  const { answer: made } = await post(server, '/api/bots', {}, { name: 'Typed' }, { cookie });
  const bot = { authorization: `Bearer ${made.token}` };
  const { answer: opened } = await post(server, '/api/tables', {}, { game, seats }, bot);
  const id = opened.table;
  await post(server, '/api/bot/table/{id}/sit/{seat}', { id, seat: '1' }, undefined, bot);
  for (let seat = 2; seat <= seats; seat += 1) {
    const invite: Schemas['Command'] = { type: 'invite', seat, level: 'random' };
    await post(server, '/api/bot/table/{id}/do', { id }, { command: invite }, bot);
  }
  await post(server, '/api/bot/table/{id}/ready/{seat}', { id, seat: '1' }, undefined, bot);
  for await (const line of lines<Schemas['ToClient']>(`${server}/api/bot/table/${id}/stream`, bot)) {
    if (line.type !== 'snapshot' && line.type !== 'events') continue;
    const { actions, view } = line.table;
    const action = actions?.[0];
    if (action === undefined || !view) continue;
    const path = '/api/bot/table/{id}/move/{action}';
    const { answer } = await post(server, path, { id, action }, undefined, bot);
    return { view, action, version: answer.version };
  }
  throw new Error('the stream has ended before it was our turn');
}
