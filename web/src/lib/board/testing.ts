/** What tests of boards need, wherever the board lives. */
import { configure } from '@testing-library/svelte';
import { vi } from 'vitest';

export * from '@testing-library/svelte';

/** A busy machine is slow and not wrong. */
const patience = 60_000;
vi.setConfig({ testTimeout: patience });
configure({ asyncUtilTimeout: patience });

/** Waits until this no longer fails. */
export function soon<T>(check: () => T): Promise<T> {
  return vi.waitFor(check, { timeout: patience });
}

/** The blanks of each text, by its name: every language has the same. */
export function blanksOf(messages: unknown): unknown {
  if (typeof messages === 'string') return (messages.match(/\{\w+\}/g) ?? []).sort();
  return Object.fromEntries(Object.entries(messages as object).map(([key, inner]) => [key, blanksOf(inner)]));
}

/** The test browser has no layout: sizes are never reported. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
