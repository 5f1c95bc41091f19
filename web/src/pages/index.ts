/** Every address of the page. Tables, rulebooks and the rest are loaded when somebody goes there. */
import type { Component } from 'svelte';
import { speech } from '$lib/speech.svelte';
import StartPage from './StartPage.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loaded = { default: Component<any> };

interface Route {
  load: () => Promise<Loaded>;
  props: Record<string, string>;
  /** A table fills the window; every other page stands below the top bar. */
  frame: boolean;
}

const routes: [RegExp, () => Promise<Loaded>, boolean?][] = [
  [/^\/$/, () => Promise.resolve({ default: StartPage })],
  [/^\/lobby$/, () => speech.whole(import('./LobbyPage.svelte'))],
  [/^\/new(?:\/(?<game>[a-z0-9-]+))?$/, () => speech.whole(import('./NewTablePage.svelte'))],
  [/^\/t\/(?<id>[0-9A-Za-z]+)$/, () => import('./TablePage.svelte'), true],
  [/^\/t\/(?<id>[0-9A-Za-z]+)\/board$/, () => speech.whole(import('./TelevisionPage.svelte')), true],
  [/^\/t\/(?<id>[0-9A-Za-z]+)\/replay$/, () => speech.whole(import('./ReplayPage.svelte')), true],
  [/^\/replay$/, () => speech.whole(import('./ReplayPage.svelte')), true],
  // Other sites may frame these: nothing but a game is reached from there.
  [/^\/embed\/replay$/, () => speech.whole(import('./EmbedPage.svelte')), true],
  [/^\/embed\/t\/(?<id>[0-9A-Za-z]+)$/, () => speech.whole(import('./EmbedPage.svelte')), true],
  [/^\/rules$/, () => speech.whole(import('./RulesPage.svelte'))],
  [/^\/rules\/(?<game>[a-z0-9-]+)$/, () => speech.whole(import('./RulesPage.svelte'))],
  [/^\/people\/(?<id>[0-9A-Za-z-]+)$/, () => speech.whole(import('./PersonPage.svelte'))],
  [/^\/puzzles$/, () => speech.whole(import('./PuzzlePage.svelte'))],
  [/^\/puzzles\/(?<game>[a-z0-9-]+)$/, () => speech.whole(import('./GamePuzzlePage.svelte'))],
  [/^\/tools$/, () => speech.whole(import('./ToolsPage.svelte'))],
  [/^\/tools\/scores$/, () => speech.whole(import('./ScoresPage.svelte'))],
  [/^\/tools\/maze$/, () => speech.whole(import('./MazePage.svelte'))],
  [/^\/tools\/(?<game>[a-z0-9-]+)$/, () => speech.whole(import('./HelperPage.svelte'))],
  [/^\/position$/, () => speech.whole(import('./PositionPage.svelte'))],
  [/^\/enter$/, () => speech.whole(import('./EnterPage.svelte'))],
  [/^\/me$/, () => speech.whole(import('./MePage.svelte'))],
  [/^\/bots$/, () => speech.whole(import('./BotsPage.svelte'))],
  [/^\/about$/, () => speech.whole(import('./AboutPage.svelte'))],
];

// The style guide of the boards, while one works on them.
const guides = import.meta.glob<Loaded>('../lib/board/Styleguide.svelte');
const guide = guides['../lib/board/Styleguide.svelte'];
if (guide) routes.push([/^\/styleguide$/, guide]);

export function pageAt(path: string): Route {
  for (const [pattern, load, frame = false] of routes) {
    const found = pattern.exec(path);
    if (found) return { load, props: { ...found.groups }, frame };
  }
  return { load: () => import('./NowherePage.svelte'), props: {}, frame: false };
}
