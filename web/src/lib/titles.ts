/** What a game is called in the language of the page; its slug until the list of games is there. */
import type { GameInfo } from '../wire/GameInfo';
import { speech } from './speech.svelte';

export function titleOf(listed: readonly GameInfo[], slug: string): string {
  return listed.find(({ game }) => game === slug)?.words[speech.language]?.title ?? slug;
}
