/** The board shows the pebbles and offers what the rules list. */
import { describe, expect, it } from 'vitest';
import type { Scene } from '$lib/board/scenes';
import { screen, showBoard } from '$lib/board/testing';
import Board from './Board.svelte';
import scenes from './scenes.json';

const all = scenes as unknown as Scene[];

describe('the board', () => {
  it('offers what is in the list of actions, and nothing else', () => {
    for (const scene of all.filter(({ seat, table }) => seat !== null && table.actions.length > 0)) {
      const { unmount } = showBoard(Board, scene);
      const open = [...document.querySelectorAll('[data-action]:not(:disabled)')];
      const offered = new Set(open.map((button) => button.getAttribute('data-action')));
      expect(offered).toEqual(new Set(scene.table.actions));
      unmount();
    }
  });

  it('does what is pressed', () => {
    const scene = all.find(({ table }) => table.actions.length > 0) as Scene;
    const { act } = showBoard(Board, scene);
    document.querySelector<HTMLElement>('[data-action]:not(:disabled)')?.click();
    expect(scene.table.actions).toContain(act.mock.calls[0]?.[0]);
  });

  it('offers nothing to spectators', () => {
    showBoard(Board, all.find(({ seat }) => seat === null) as Scene);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
