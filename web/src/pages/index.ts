/** Every address of the page. Tables, rulebooks and the rest are loaded when somebody goes there. */
import type { Component } from 'svelte';
import StartPage from './StartPage.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loaded = { default: Component<any> };

export interface Place {
  load: () => Promise<Loaded>;
  props: Record<string, string>;
  /** A table fills the window; every other page stands below the top bar. */
  frame: boolean;
}

const places: [RegExp, () => Promise<Loaded>, boolean?][] = [
  [/^\/$/, () => Promise.resolve({ default: StartPage })],
  [/^\/lobby$/, () => import('./LobbyPage.svelte')],
  [/^\/new(?:\/(?<game>[a-z0-9-]+))?$/, () => import('./NewTablePage.svelte')],
  [/^\/t\/(?<id>[0-9A-Za-z]+)$/, () => import('./TablePage.svelte'), true],
  [/^\/t\/(?<id>[0-9A-Za-z]+)\/board$/, () => import('./TelevisionPage.svelte'), true],
  [/^\/rules$/, () => import('./RulesPage.svelte')],
  [/^\/rules\/(?<game>[a-z0-9-]+)$/, () => import('./RulesPage.svelte')],
  [/^\/people\/(?<id>[0-9A-Za-z-]+)$/, () => import('./PersonPage.svelte')],
  [/^\/puzzles$/, () => import('./PuzzlePage.svelte')],
  [/^\/enter$/, () => import('./EnterPage.svelte')],
  [/^\/me$/, () => import('./MePage.svelte')],
  [/^\/about$/, () => import('./AboutPage.svelte')],
];

// The style guide of the boards, while one works on them.
const guides = import.meta.glob<Loaded>('../lib/board/Styleguide.svelte');
const guide = guides['../lib/board/Styleguide.svelte'];
if (guide) places.push([/^\/styleguide$/, guide]);

export function pageAt(path: string): Place {
  for (const [pattern, load, frame = false] of places) {
    const found = pattern.exec(path);
    if (found) return { load, props: { ...found.groups }, frame };
  }
  return { load: () => import('./NowherePage.svelte'), props: {}, frame: false };
}
