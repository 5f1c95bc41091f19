/** What tests of boards need, wherever the board lives. */
import { configure, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, vi } from 'vitest';
import type { BoardProps, EventContext } from '$lib/contract';
import { languages, type Language } from '$lib/language';
import { propsOf, type Scene } from './scenes';

export * from '@testing-library/svelte';

/** A busy machine is slow and not wrong. */
const patience = 60_000;
vi.setConfig({ testTimeout: patience });
configure({ asyncUtilTimeout: patience });

/** Waits until this no longer fails. */
export function soon<T>(check: () => T): Promise<T> {
  return vi.waitFor(check, { timeout: patience });
}

/** The test browser has no layout: sizes are never reported. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** What is known of an event that this page has not seen happen. */
export function contextIn(language: Language, more: Partial<EventContext> = {}): EventContext {
  return { language, seat: 1, nameOf: (seat) => `Seat ${seat}`, ...more };
}

/** A board that shows a scene, with what it does and says. */
export function showBoard<View>(board: Component<BoardProps<View>>, scene: Scene, more: object = {}) {
  const [act, prompt] = [vi.fn(), vi.fn()];
  const shown = render(board, { props: { ...propsOf(scene), act, prompt, ...more } as never });
  return { ...shown, act, prompt };
}

/** The rulebook of every language, by its path, has a table of these kinds: their letters and their names. */
export function expectKindsInRulebooks(
  books: Record<string, string>,
  kinds: readonly string[],
  nameOf: (language: Language, kind: string) => string,
): void {
  for (const language of languages)
    kinds.forEach((kind, nth) => {
      const row = `| ${String.fromCharCode(65 + nth)} | ${nameOf(language, kind)} |`;
      expect(books[`../rulebook/${language}.md`]).toContain(row);
    });
}
