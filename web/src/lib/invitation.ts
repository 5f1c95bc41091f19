/** How people find a table: by its link, by the id in it, or by six letters. */
import { get } from './api';
import type { Opened } from '../wire/Opened';

const ID = /\b[0-9a-z]{26}\b/i;

/** The table meant by a code or a link, if there is one. */
export async function tableOf(word: string): Promise<string | null> {
  const id = ID.exec(word)?.[0]?.toLowerCase();
  const asked = id ? get(`/api/tables/${id}`).then(() => id) : byCode(word);
  return asked.catch(() => null);
}

async function byCode(word: string): Promise<string> {
  return (await get<Opened>(`/api/codes/${encodeURIComponent(word.trim())}`)).table;
}
