/** A person's first game of a kind: where time counts, nothing runs before they have learned it. */
import { games } from '$lib/api';
import { wordsOf } from '$lib/boards';
import { recall } from '$lib/storage';

/** Has this person been told about the game, or wished not to be? */
export const hasLearned = (game: string): boolean => recall(`tour.${game}`) !== null;

/** Is this person about to play a first race, which should wait until they have learned the game? */
export async function isNewToRace(game: string): Promise<boolean> {
  if (hasLearned(game)) return false;
  const [all, words] = await Promise.all([games(), wordsOf(game)]);
  return (all.find((one) => one.game === game)?.live ?? false) && (words.tour ?? []).length > 0;
}
