/** The tab: a server of its own in the page, for games against the computer and for people who share a device. */
import type { LobbyTable } from '../wire/LobbyTable';
import type { Lobby } from '../wire/Lobby';
import { TabClient } from './client';
import { isStatic } from './place';
import { TabStore } from './store';

/** Its worker is started by whoever first asks something that only the module can answer. */
export const client = new TabClient(
  () => new Worker(new URL('./tab.worker.ts', import.meta.url), { type: 'module' }),
);
export const store = new TabStore();

/** What lies beside a site of files: the list of games, so that the start page needs no module, and the rulebooks. */
function fileOf(path: string): string | null {
  if (path === '/api/games') return 'games.json';
  const [, game, language] = /^\/api\/games\/([a-z0-9-]+)\/rulebook\/([a-z]+)$/.exec(path) ?? [];
  return game && language ? `rulebooks/${game}/${language}.md` : null;
}

/** As `fetch` asks a server. */
export async function fetchHere(path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const [, phase] = /^\/api\/me\/tables\?phase=(\w+)$/.exec(path) ?? [];
  if (phase) return Response.json({ tables: await storedTables(phase), next: null } satisfies Lobby);
  const file = isStatic && fileOf(path);
  if (file) {
    const found = await fetch(file).catch(() => null);
    if (found?.ok) return found;
  }
  const answer = await client.ask(method, path, body === undefined ? undefined : String(body));
  const headers = { 'content-type': answer.content_type };
  return new Response(answer.body, { status: answer.status, headers });
}

const phases: Record<string, LobbyTable['phase'][]> = {
  open: ['gathering'],
  running: ['dealing', 'playing', 'paused'],
  over: ['over'],
};

/** What lists show of the tables in this browser, those touched last first. It is read without the module. */
export async function storedTables(phase: string): Promise<LobbyTable[]> {
  const tables = (await store.summaries().catch(() => [])).flatMap(({ text }) => {
    try {
      return [JSON.parse(text) as LobbyTable];
    } catch {
      return [];
    }
  });
  return tables.filter((table) => phases[phase]?.includes(table.phase)).sort((one, two) => two.at - one.at);
}
