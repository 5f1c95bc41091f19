import { onMount } from 'svelte';
import { games } from '$lib/api';
import { wordsOf } from '$lib/boards';
import type { GameWords } from '$lib/contract';
import { speech } from '$lib/speech.svelte';
import { TableState } from './table.svelte';
import type { Tongue } from './words';

/** A table, and the words and the title of its game. Call once while a component is set up: it closes with it. */
export function openTable(id: string, isPublic = false) {
  const table = new TableState(id.toLowerCase(), isPublic);
  let words = $state.raw<GameWords>({});
  let title = $state('');
  const tongue = $derived<Tongue>({
    language: speech.language,
    words,
    nameOf: (seat) => table.nameOf(seat),
  });

  const game = $derived(table.now?.config.game);
  $effect(() => {
    if (!game) return;
    void wordsOf(game).then((loaded) => (words = loaded));
    const language = speech.language;
    games().then(
      (all) => (title = all.find((one) => one.game === game)?.words[language]?.title ?? game),
      () => (title = game),
    );
  });
  onMount(() => {
    table.start();
    return () => table.close();
  });

  return {
    table,
    get tongue() {
      return tongue;
    },
    get title() {
      return title;
    },
  };
}
