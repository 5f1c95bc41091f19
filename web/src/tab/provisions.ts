/** What a table may need later is fetched while there is a network: a game that has begun goes on without one. */
import { boardOf, endingOf, spokenOf } from '$lib/boards';
import { speech } from '$lib/speech.svelte';
import { fullSpeaker } from '$lib/words';

/** What a board fetches by itself when it is first drawn; that may be after a curtain. */
const pictures = import.meta.glob('../../../games/*/web/art/*.ts');

export async function provide(game: string): Promise<void> {
  // Whatever cannot be had now is asked for again when it is needed.
  await Promise.allSettled([
    fullSpeaker(game, speech.language),
    boardOf(game),
    ...Object.entries(pictures).flatMap(([path, load]) => (path.includes(`/games/${game}/`) ? load() : [])),
    endingOf(game),
    spokenOf(game),
    import('../table/Panels.svelte'),
    import('../table/EndPanel.svelte'),
    speech.whole(import('../table/ReviewPanel.svelte')),
    import('../table/ReviewBoard.svelte'),
    import('../table/TextBoard.svelte'),
    import('../shell/SettingsForm.svelte'),
    speech.whole(import('./TakeAlong.svelte')),
  ]);
}
