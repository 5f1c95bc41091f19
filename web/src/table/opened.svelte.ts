/** Opens a table for a page, with everything that is loaded for its game. */
import { onMount } from 'svelte';
import { games } from '$lib/api';
import { wordsOf } from '$lib/boards';
import type { GameWords } from '$lib/contract';
import { speech } from '$lib/speech.svelte';
import type { GameInfo } from '../wire/GameInfo';
import { TableState } from './table.svelte';
import { eventWords, type SentenceSource } from './words';

/** A table, and the words and the title of its game. Call once while a component is set up: it closes with it. */
export function openTable(id: string, isPublic = false) {
  const table = new TableState(id.toLowerCase(), isPublic);
  let words = $state.raw<GameWords>({});
  let title = $state('');
  let info = $state.raw<GameInfo>();
  const sentences = $derived<SentenceSource>({
    language: speech.language,
    words,
    nameOf: (seat) => table.nameOf(seat),
    view: table.now?.view,
  });

  table.says = ({ version, event }) => eventWords(event, sentences, table.actorOf(version));

  const game = $derived(table.now?.config.game);
  $effect(() => {
    if (!game) return;
    void wordsOf(game).then((loaded) => (words = loaded));
    const language = speech.language;
    games().then(
      (all) => {
        info = all.find((one) => one.game === game);
        title = info?.words[language]?.title ?? game;
      },
      () => (title = game),
    );
  });
  onMount(() => {
    table.start();
    return () => table.close();
  });

  return {
    table,
    get sentences() {
      return sentences;
    },
    get title() {
      return title;
    },
    /** What the game is about. */
    get lead() {
      return info?.words[speech.language]?.lead ?? '';
    },
    /** Until the game is known it may have secrets. */
    get hasSecrets() {
      return info?.secrets ?? true;
    },
    /** How many can play it, at least and at most. */
    get fewest() {
      return info?.min_seats ?? 1;
    },
    get most() {
      return info?.max_seats ?? 0;
    },
  };
}
