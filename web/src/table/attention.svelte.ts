/** Tells people what happens while they look elsewhere: live region, title, sound, notification. */
import icon from '$lib/icon.svg';
import type { GameWords } from '$lib/contract';
import { say } from '$lib/speech.svelte';
import { atLeisure } from '$lib/leisure';
import { live } from '$lib/live.svelte';
import { settings } from '$lib/settings.svelte';
import { opened, type Sound } from '$lib/sound';
import { soundOf } from './sounds';
import type { TableState } from './table.svelte';
import { plain } from '$lib/pictured';

/** Call once while a component is set up. */
export function attention(table: TableState, words: () => GameWords, title: () => string): void {
  let announced = 0;
  let wasDue = false;
  let isGone = false;
  $effect(() => {
    const state = table.state;
    if (!state) return;
    const first = announced === 0;
    const until = table.showing ?? state.table.version;
    const fresh = state.log.filter(({ version }) => version > announced && version <= until);
    announced = until;
    const due = table.due.length > 0 && state.table.phase === 'playing';
    const isMine = (seat: number) => table.seats.includes(seat);
    const acted = fresh.flatMap(({ event }) => (event.type === 'acted' ? [isMine(event.seat)] : []));
    // An answer that comes at once is shown together with the move it answers: it is one's turn again all the same.
    const isAnswered = acted.includes(true) && acted.at(-1) === false;
    const isAlone = state.table.turn.every(isMine);
    const isTurn = due && (!wasDue || (isAlone && isAnswered));
    wasDue = due;
    const name = title();
    // First it is shown, then it is said.
    atLeisure(() => {
      if (isGone) return;
      const yourTurn = say('table-your-turn');
      const sentences = first ? [name] : fresh.map((seen) => table.says(seen));
      if (isTurn) sentences.push(yourTurn);
      const said = sentences.filter((sentence) => sentence !== null);
      if (said.length) live.say(plain(said.slice(-8).join(' ')));
      if (!first) announce(isTurn, soundOf(fresh, words(), table.seats));
      const heading = `${due ? `● ${yourTurn} – ` : ''}${name || 'Irrgarten'}`;
      if (document.title !== heading) document.title = heading;
    });
  });
  $effect(() => (settings.sound ? opened() : undefined));
  $effect(() => () => {
    isGone = true;
    document.title = 'Irrgarten';
  });

  function announce(turn: boolean, heard: Sound | null): void {
    if (heard) settings.sounds(heard);
    // Both at once would be one noise.
    if (turn && heard !== 'victory') settings.sounds('turn', heard ? 0.35 : 0);
    if (
      turn &&
      settings.notify &&
      document.hidden &&
      'Notification' in window &&
      Notification.permission === 'granted'
    ) {
      new Notification(say('table-your-turn'), { body: title(), icon, tag: table.id });
    }
  }
}
