/** The board in scenes of real games: what it shows, what it offers, and what it sends. */
import { describe, expect, it } from 'vitest';
import { propsOf, type Scene } from '$lib/board/scenes';
import { screen, soon, within, showBoard } from '$lib/board/testing';
import Board from './Board.svelte';
import scenes from './scenes.json';

const all = scenes as unknown as Scene[];
/** A scene in which somebody is on turn and could take two cards. */
const rich = all.find(({ table }) => table.actions.some((action) => action.split('x').length > 2)) as Scene;

async function show(scene: Scene) {
  const shown = showBoard(Board, scene);
  await screen.findByRole('group', { name: 'The maze' });
  return shown;
}

const spot = (cell: string) => document.querySelector<HTMLButtonElement>(`[data-spot="${cell}"]`);
const layButton = () => document.querySelector<HTMLButtonElement>('[data-lay]') as HTMLButtonElement;

describe('the board of The Growing Maze', () => {
  it('shows every card that lies, in pictures and in words', async () => {
    for (const scene of [all[0], all[13], rich] as Scene[]) {
      const { unmount } = await show(scene);
      const laid = (scene.table.view as { labyrinth: { card: number; x: number; y: number }[] }).labyrinth;
      expect(document.querySelectorAll('[data-card]')).toHaveLength(laid.length);
      for (const { card, x, y } of laid)
        screen.getByText(new RegExp(`^Card ${card} at column ${x}, row ${y}:`));
      unmount();
    }
  });

  it('shows a hand only to its seat', async () => {
    for (const scene of all.filter(({ seat, then }) => seat === null && then)) {
      const { unmount } = await show(scene);
      expect(document.querySelector('[data-held]')).toBeNull();
      unmount();
    }
    await show(rich);
    expect(document.querySelectorAll('[data-held]')).toHaveLength(2);
  });

  it('offers exactly the places of the list of actions', async () => {
    await show(rich);
    for (const held of document.querySelectorAll<HTMLButtonElement>('[data-held]')) {
      held.click();
      await soon(() => expect(held.getAttribute('aria-pressed')).toBe('true'));
      const card = String(held.dataset.held).padStart(2, '0');
      const cells = rich.table.actions
        .filter((action) => action.startsWith(card))
        .map((action) => action.split(/[@x]/)[1]);
      const shown = [...document.querySelectorAll<HTMLElement>('[data-spot]')].map(
        (place) => place.dataset.spot,
      );
      expect(new Set(shown)).toEqual(new Set(cells));
    }
  });

  it('proposes the largest taking, lets it be changed and does only what is offered', async () => {
    const { act, prompt } = await show(rich);
    const most = rich.table.actions.reduce((one, two) =>
      two.split('x').length > one.split('x').length ? two : one,
    );
    const [, card, top, cell, taken] = /^(\d\d)(.)@([^x]+)(x.*)$/.exec(most) as unknown as string[];
    document.querySelector<HTMLButtonElement>(`[data-held="${Number(card)}"]`)?.click();
    await soon(() => expect(spot(cell as string)).not.toBeNull());
    spot(cell as string)?.click();
    await soon(() => expect(document.querySelector('[data-draft]')).not.toBeNull());
    const turn = () => screen.getByRole('button', { name: 'Turn right' }).click();
    for (let tries = 0; tries < 4 && !layButton().dataset.action?.startsWith(`${card}${top}`); tries++) {
      turn();
      await Promise.resolve();
    }
    await soon(() => expect(layButton().dataset.action).toBe(most));
    expect(layButton().textContent).toContain('Lay and take 2');
    expect(document.querySelectorAll('svg.light')).toHaveLength(2);
    expect(prompt).toHaveBeenLastCalledWith('It joins 2 treasures: take the cards.');

    const first = String(taken).slice(1).split('x')[0];
    document.querySelector<HTMLButtonElement>(`button[aria-pressed][data-cell="${first}"]`)?.click();
    await soon(() => expect(layButton().dataset.action).not.toBe(most));
    expect(rich.table.actions).toContain(layButton().dataset.action);
    const chosen = layButton().dataset.action;
    layButton().click();
    expect(act.mock.calls).toEqual([[chosen]]);
  });

  it('can be played with the keyboard alone', async () => {
    const { act } = await show(rich);
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    const enter = () => (document.activeElement as HTMLElement).click();
    document.querySelector<HTMLElement>('[data-held]')?.focus();
    enter();
    await soon(() => expect(document.activeElement?.hasAttribute('data-spot')).toBe(true));
    enter();
    await soon(() => expect(document.activeElement?.hasAttribute('data-draft')).toBe(true));
    press('r');
    enter();
    expect(act).toHaveBeenCalledOnce();
    expect(rich.table.actions).toContain(act.mock.calls[0]?.[0]);
    press('Escape');
    await soon(() => expect(document.activeElement?.hasAttribute('data-held')).toBe(true));
  });

  it('shows the last move and where cards were taken', async () => {
    const scene = all.find(({ then }) =>
      then?.events.some((event) => event.type === 'acted' && event.action.includes('x')),
    );
    document.documentElement.dataset.motion = 'none';
    const { rerender } = await show(scene as Scene);
    await rerender(propsOf(scene as Scene, true) as never);
    await soon(() => expect(document.querySelectorAll('.ghost')).toHaveLength(1));
    expect(document.querySelectorAll('.frame')).toHaveLength(1);
    const laid = ((scene as Scene).then?.table.view as { labyrinth: unknown[] }).labyrinth;
    expect(document.querySelectorAll('[data-card]')).toHaveLength(laid.length);
    delete document.documentElement.dataset.motion;
  });

  it('speaks all four languages', async () => {
    for (const [language, name] of [
      ['de', 'Das Labyrinth'],
      ['fr', 'Le labyrinthe'],
      ['nl', 'Het doolhof'],
    ]) {
      const { container, unmount } = showBoard(Board, rich, { language });
      await soon(() => within(container).getByRole('group', { name: name as string }));
      unmount();
    }
  });
});
