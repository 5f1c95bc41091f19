/** Tells people what happens while they look elsewhere: live region, title, sound, notification. */
import { say } from '$lib/speech.svelte';
import { atLeisure } from '$lib/leisure';
import { live } from '$lib/live.svelte';
import { settings } from '$lib/settings.svelte';
import { chime, opened } from '$lib/sound';
import type { TableState } from './table.svelte';
import { eventWords, type Tongue } from './words';

/** Call once while a component is set up. */
export function attention(table: TableState, tongue: () => Tongue, title: () => string): void {
  let told = 0;
  let wasDue = false;
  let isGone = false;
  $effect(() => {
    const sight = table.sight;
    if (!sight) return;
    const first = told === 0;
    const fresh = sight.log.filter((seen) => seen.version > told);
    told = sight.table.version;
    const due = table.due.length > 0 && sight.table.phase === 'playing';
    const isMine = (seat: number) => table.seats.includes(seat);
    const acted = fresh.flatMap(({ event }) => (event.type === 'acted' ? [isMine(event.seat)] : []));
    // An answer that comes at once is shown together with the move it answers: it is one's turn again all the same.
    const isAnswered = acted.includes(true) && acted.at(-1) === false;
    const isAlone = sight.table.turn.every(isMine);
    const isTurn = due && (!wasDue || (isAlone && isAnswered));
    wasDue = due;
    const [speaks, name] = [tongue(), title()];
    // First it is shown, then it is said.
    atLeisure(() => {
      if (isGone) return;
      const yourTurn = say('table-your-turn');
      const words = first ? [name] : fresh.map(({ event }) => eventWords(event, speaks));
      if (isTurn) words.push(yourTurn);
      const said = words.filter((word) => word !== null);
      if (said.length) live.say(said.slice(-8).join(' '));
      if (!first) announce(isTurn, acted.length > 0);
      const heading = `${due ? `● ${yourTurn} – ` : ''}${name || 'Irrgarten'}`;
      if (document.title !== heading) document.title = heading;
    });
  });
  $effect(() => (settings.sound ? opened() : undefined));
  $effect(() => () => {
    isGone = true;
    document.title = 'Irrgarten';
  });

  function announce(turn: boolean, acted: boolean): void {
    if (settings.sound && (turn || acted)) chime(turn ? 'turn' : 'move');
    if (
      turn &&
      settings.notify &&
      document.hidden &&
      'Notification' in window &&
      Notification.permission === 'granted'
    ) {
      new Notification(say('table-your-turn'), { body: title(), icon: '/icon.svg', tag: table.id });
    }
  }
}
