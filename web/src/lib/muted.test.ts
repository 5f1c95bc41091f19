/** Sounds and people that are not to be heard are remembered apart. */
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => localStorage.clear());

/** What a page that is loaded now remembers. */
async function loaded() {
  vi.resetModules();
  const [{ muted }, { settings }] = await Promise.all([
    import('./muted.svelte'),
    import('./settings.svelte'),
  ]);
  return { muted, settings };
}

it('remembers muted people and muted sounds, whichever was muted last', async () => {
  const first = await loaded();
  first.muted.toggle('p7');
  first.settings.mute('turn', true);
  const second = await loaded();
  expect(second.muted.has('p7')).toBe(true);
  expect(second.settings.muted).toEqual(['turn']);
  second.muted.toggle('p8');
  const third = await loaded();
  expect([third.muted.has('p7'), third.muted.has('p8')]).toEqual([true, true]);
  expect(third.settings.muted).toEqual(['turn']);
});
