/** Helpers for the real table: a game has one if there is a `games/<slug>/web/Helper.svelte`. */
import type { Component } from 'svelte';
import type { Language } from '$lib/language';
import type { Pad } from '$lib/pad';

/** `helper-title` and `helper-about` of the game's words say what it is. */
export type Helper = Component<{ language: Language }>;

const helpers = import.meta.glob<{ default: Helper }>('../../../games/*/web/Helper.svelte');
const path = (game: string) => `../../../games/${game}/web/Helper.svelte`;

/** The games that have a helper. */
export const helped: string[] = Object.keys(helpers).map((file) => file.split('/').at(-3) ?? '');

const pads = import.meta.glob<{ pad: Pad }>('../../../games/*/web/pad.ts');

/** What is thrown and shuffled in a game; nothing of its own if it does not say. */
export async function padOf(game: string): Promise<Pad> {
  return (await pads[`../../../games/${game}/web/pad.ts`]?.())?.pad ?? {};
}

export async function helperOf(game: string): Promise<Helper | null> {
  return (await helpers[path(game)]?.())?.default ?? null;
}
