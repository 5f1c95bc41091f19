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

/** The test browser has no layout: sizes are never reported. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
