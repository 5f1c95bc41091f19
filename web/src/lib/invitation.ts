/** How people find a table: by its link, by the id in it, or by six letters. */
import { get, post } from './api';
import type { Opened } from '../wire/Opened';
import type { TableCode } from '../wire/TableCode';

const ID = /\b[0-9a-z]{26}\b/i;

/** Link and code of a table, as the server gives them to people with a name. It knows its address best. */
export const invitationTo = (table: string): Promise<TableCode> =>
  post<TableCode>(`/api/tables/${table}/code`, {});

/** Does this link work only on the machine on which the server runs? */
export function isOnlyHere(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** The table meant by a code or a link, if there is one. */
export async function tableOf(word: string): Promise<string | null> {
  const id = ID.exec(word)?.[0]?.toLowerCase();
  const asked = id ? get(`/api/tables/${id}`).then(() => id) : byCode(word);
  return asked.catch(() => null);
}

async function byCode(word: string): Promise<string> {
  return (await get<Opened>(`/api/codes/${encodeURIComponent(word.trim())}`)).table;
}
