/** How people find a table: by its id, by the link that holds it. */
import { get } from './api';

const ID = /\b[0-9a-z]{26}\b/i;

/** The table meant by a code or a link, if there is one. */
export async function tableOf(word: string): Promise<string | null> {
  const id = ID.exec(word.trim())?.[0]?.toLowerCase();
  if (!id) return null;
  return get(`/api/tables/${id}`).then(
    () => id,
    () => null,
  );
}

export const linkTo = (table: string) => `${location.origin}/t/${table}`;
