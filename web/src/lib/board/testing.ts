/** What tests of boards need, wherever the board lives. */
export * from '@testing-library/svelte';

/** The test browser has no layout: sizes are never reported. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
