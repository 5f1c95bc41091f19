/** How fast a replay goes on: the pace of the page, while one looks back. */
import { settings } from '$lib/settings.svelte';
import { recall, remember } from '$lib/storage';

export const speeds = ['calm', 'normal', 'fast'] as const;
export type Speed = (typeof speeds)[number];

class Pace {
  speed = $state<Speed>(speeds.find((one) => one === recall('replay-speed')) ?? 'normal');

  choose(speed: Speed): void {
    this.speed = speed;
    remember('replay-speed', speed);
  }
}

export const pace = new Pace();

/** Call once while a component is set up: what was there before comes back with its end. */
export function usePace(): void {
  $effect(() => {
    document.documentElement.dataset.pace = pace.speed;
    return () => settings.apply();
  });
}
