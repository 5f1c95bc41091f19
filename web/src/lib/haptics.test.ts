/** A phone is felt at important moments, if its person wants that. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';

const vibrate = vi.fn();
beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  settings.sound = false;
});
afterEach(() => {
  vibrate.mockReset();
  Reflect.deleteProperty(navigator, 'vibrate');
  [settings.haptics, settings.sound] = [true, true];
});

it('shakes for one’s turn, a treasure and a victory, and for nothing else', () => {
  settings.haptics = true;
  for (const sound of ['turn', 'card', 'tile', 'pawn', 'dice', 'treasure', 'victory'] as const)
    settings.sounds(sound);
  expect(vibrate.mock.calls).toEqual([[[30]], [[20, 40, 20]], [[40, 60, 120]]]);
});

it('keeps still for people who do not want it, and where nothing can shake', () => {
  settings.haptics = false;
  settings.sounds('turn');
  expect(vibrate).not.toHaveBeenCalled();
  settings.haptics = true;
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(() => settings.sounds('turn')).not.toThrow();
});
