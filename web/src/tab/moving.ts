/** A game of the tab goes on at the server, where others can come to it. */
import { post, text } from '$lib/api';
import { myself } from '$lib/me.svelte';
import { router } from '$lib/router.svelte';
import { TableState } from '../table/table.svelte';
import type { MovedTable } from '../wire/MovedTable';
import type { Opened } from '../wire/Opened';
import { fetchHere } from '.';

/** Moves a table to the server and shows it there; `isListed`: others find it among the games they can watch. */
export async function moveToServer({ id, now }: TableState, isListed = false): Promise<void> {
  const path = `/api/tables/${id}`;
  await myself.be();
  const moved = await post<Opened>('/api/tables/import', JSON.parse(await text(`${path}/log`)) as MovedTable);
  if (isListed && now) {
    const there = new TableState(moved.table);
    there.start();
    await there.do({ type: 'configure', config: { ...now.config, private: false } });
    there.close();
  }
  router.go(`/t/${moved.table}`);
  // The server has it now, for good: two of them would be two games.
  await fetchHere(path, { method: 'DELETE' });
}
