/** Tells people what happens while they look elsewhere: live region, title, sound, notification. */
import { live } from '$lib/live.svelte';
import { settings } from '$lib/settings.svelte';
import { chime, opened } from '$lib/sound';
import type { TableState } from './table.svelte';
import { eventWords, type Tongue } from './words';

/** Call once while a component is set up. */
export function attention(table: TableState, tongue: () => Tongue, title: () => string): void {
  let told = 0;
  let wasDue = false;
  $effect(() => {
    const sight = table.sight;
    if (!sight) return;
    const first = told === 0;
    const fresh = sight.log.filter((seen) => seen.version > told);
    told = sight.table.version;
    const { texts } = tongue();
    const due = table.due.length > 0 && sight.table.phase === 'playing';
    const words = fresh.map((seen) => eventWords(seen.event, tongue())).filter((said) => said !== null);
    if (first) words.splice(0, words.length, title());
    const isMine = (seat: number) => table.seats.includes(seat);
    const acted = fresh.flatMap(({ event }) => (event.type === 'acted' ? [isMine(event.seat)] : []));
    // An answer that comes at once is shown together with the move it answers: it is one's turn again all the same.
    const isAnswered = acted.includes(true) && acted.at(-1) === false;
    const isAlone = sight.table.turn.every(isMine);
    const isTurn = due && (!wasDue || (isAlone && isAnswered));
    if (isTurn) words.push(texts.table.yourTurn);
    if (words.length) live.say(words.slice(-8).join(' '));
    if (!first) announce(isTurn, acted.length > 0);
    wasDue = due;
    const heading = `${due ? `● ${texts.table.yourTurn} – ` : ''}${title() || 'Irrgarten'}`;
    if (document.title !== heading) document.title = heading;
  });
  $effect(() => (settings.sound ? opened() : undefined));
  $effect(() => () => {
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
      const words = tongue().texts.table.yourTurn;
      new Notification(words, { body: title(), icon: '/icon.svg', tag: table.id });
    }
  }
}
