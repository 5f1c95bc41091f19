/** Finds what games bring to the page, by the names of the files in `games/<slug>/web`. Each is loaded when it is needed. */
import type { Board, EndingPicture, GameWords, SpokenGame } from './contract';
import { speech } from './speech.svelte';
import { loadWords } from './words';

/** Every board beside its rules; each is a file of its own that is loaded when it is needed. */
const boards = import.meta.glob<{ default: Board }>('../../../games/*/web/Board.svelte');
const endings = import.meta.glob<{ default: EndingPicture }>('../../../games/*/web/Ending.svelte');
const spoken = import.meta.glob<SpokenGame>('../../../games/*/web/spoken.ts');
const words = import.meta.glob<{ words: GameWords }>('../../../games/*/web/words.ts');

const path = (game: string, file: string) => `../../../games/${game}/web/${file}`;

/** The board of a game, or null if it has none yet: then its text is shown. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[path(game, 'Board.svelte')];
  const [board] = await Promise.all([load?.(), loadWords(game, speech.language)]);
  return board?.default ?? null;
}

/** What a game shows when it is over, if it has something to show. */
export async function endingOf(game: string): Promise<EndingPicture | null> {
  return (await endings[path(game, 'Ending.svelte')]?.())?.default ?? null;
}

/** How a game describes its table in sentences, or null if it does not: then its text is shown. */
export async function spokenOf(game: string): Promise<SpokenGame | null> {
  return (await spoken[path(game, 'spoken.ts')]?.()) ?? null;
}

export async function wordsOf(game: string): Promise<GameWords> {
  const load = words[path(game, 'words.ts')];
  const [found] = await Promise.all([load?.(), loadWords(game, speech.language)]);
  return found?.words ?? {};
}
