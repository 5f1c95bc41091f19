/** What can be handed out to friends for a table: a link and a code. */
import { invitationTo } from '$lib/invitation';
import type { TableCode } from '../wire/TableCode';
import type { TableState } from './table.svelte';

export class TableInvitation {
  /** Not before the server has said so is it known what can be handed out: `null` while it is asked. */
  now = $state.raw<TableCode | null>(null);

  constructor(table: TableState) {
    $effect(() => {
      const plain = { link: `${location.origin}/t/${table.id}`, code: '' };
      // Only a person with a name can hand out codes.
      if (!table.you) this.now = plain;
      else
        invitationTo(table.id).then(
          (given) => (this.now = given),
          () => (this.now = plain),
        );
    });
  }
}
