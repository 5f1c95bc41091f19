import type { Board, GameWords } from './contract';
import { speech } from './speech.svelte';
import { loadWords } from './words';

/** Every board beside its rules; each is a file of its own that is loaded when it is needed. */
const boards = import.meta.glob<{ default: Board }>('../../../games/*/web/Board.svelte');
const words = import.meta.glob<{ words: GameWords }>('../../../games/*/web/words.ts');

const path = (game: string, file: string) => `../../../games/${game}/web/${file}`;

/** The board of a game, or null if it has none yet: then its text is shown. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[path(game, 'Board.svelte')];
  const [board] = await Promise.all([load?.(), loadWords(game, speech.language)]);
  return board?.default ?? null;
}

export async function wordsOf(game: string): Promise<GameWords> {
  const load = words[path(game, 'words.ts')];
  const [found] = await Promise.all([load?.(), loadWords(game, speech.language)]);
  return found?.words ?? {};
}
