/** The board in scenes of real games: what it shows, what it offers, and what it sends. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { propsOf, type Scene } from '$lib/board/scenes';
import { screen, soon, within, showBoard } from '$lib/board/testing';
import Board from './Board.svelte';
import scenes from './scenes.json';
import type { View } from './view';

const all = scenes as unknown as Scene[];
const sliding = all.find(({ table }) => table.actions[0]?.startsWith('s')) as Scene;
const moving = all.find(({ table }) => table.actions.some((action) => /\+/.test(action))) as Scene;
/** The same place with two ways to pay for a goal. */
const choice: Scene = {
  ...moving,
  table: { ...moving.table, actions: [...moving.table.actions, 'md1+U', 'md1+D'] },
};

async function show(scene: Scene) {
  const shown = showBoard(Board, scene);
  await soon(() => expect(document.querySelector('.maze')).not.toBeNull());
  return shown;
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const named = (attribute: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)].map((part) => part.dataset[attribute]);

beforeEach(() => (document.documentElement.dataset.motion = 'none'));
afterEach(() => {
  delete document.documentElement.dataset.motion;
  localStorage.clear();
});

describe('the board of Labyrinth of Towers', () => {
  it('shows every tower and every pawn, in pictures and in words', async () => {
    for (const scene of [all[0], all[13], all[19]] as Scene[]) {
      const { unmount } = await show(scene);
      const view = scene.table.view as View;
      expect(document.querySelectorAll('[data-tower]')).toHaveLength(26);
      expect(new Set(named('pawn'))).toEqual(new Set(view.seats.map((_, nth) => String(nth + 1))));
      for (const { square, height } of view.board) screen.getByText(new RegExp(`^${square}: ${height} high`));
      unmount();
    }
  });

  it('shows every seat in the colour of the rules', async () => {
    const hues: Record<string, number> = { R: 1, B: 2, Y: 3, G: 4 };
    for (const scene of [all[0], all[13], all[19]] as Scene[]) {
      const { unmount } = await show(scene);
      for (const [nth, { colour }] of (scene.table.view as View).seats.entries())
        expect(find(`[data-pawn="${nth + 1}"]`)?.innerHTML).toContain(`var(--seat-${hues[colour]})`);
      unmount();
    }
  });

  it('shows a target and magic cards only to their seat', async () => {
    for (const scene of all.filter(({ seat }) => seat === null)) {
      const { unmount } = await show(scene);
      expect(find('[data-target]')).toBeNull();
      expect(find('[data-hand]')).toBeNull();
      unmount();
    }
    await show(moving);
    const own = (moving.table.view as View).seats[(moving.seat ?? 1) - 1];
    const held = own && 'cards' in own.hand ? own.hand.cards.length : 0;
    expect(document.querySelectorAll('[data-hand] img')).toHaveLength(held);
    screen.getByRole('img', { name: /which nobody else sees/ });
  });

  it('offers exactly the arrows and goals of the list of actions', async () => {
    for (const scene of [0, 3, 7, 12, 13].map((nth) => all[nth] as Scene)) {
      const { unmount } = await show(scene);
      const { actions } = scene.table;
      const arrows = actions.filter((text) => text.startsWith('s')).map((text) => text.slice(1, 3));
      const goals = actions.filter((text) => text.startsWith('m')).map((text) => text.slice(1, 3));
      expect(new Set(named('arrow'))).toEqual(new Set(arrows));
      expect(new Set(named('goal'))).toEqual(new Set(goals));
      unmount();
    }
  });

  it('tries a slide, turns it, shows where it leads and pushes only what is offered', async () => {
    const { act, prompt } = await show(sliding);
    const arrow = named('arrow')[0] as string;
    find(`[data-arrow="${arrow}"]`)?.click();
    await soon(() => expect(find('[data-act]')?.dataset.action).toMatch(`s${arrow}=`));
    const first = find('[data-act]')?.dataset.action;
    const listed = (sliding.table.view as View).slides.find(({ action }) => action === first);
    const others = (listed?.free.length ?? 0) / 2 - 1;
    const count = others > 1 ? `${others} other towers` : others ? 'One other tower' : 'No other tower';
    expect(prompt).toHaveBeenLastCalledWith(expect.stringContaining(count));
    screen.getByRole('button', { name: 'Turn right' }).click();
    await soon(() => expect(find('[data-act]')?.dataset.action).not.toBe(first));
    const turned = find('[data-act]')?.dataset.action;
    expect(sliding.table.actions).toContain(turned);
    find('[data-act]')?.click();
    expect(act.mock.calls).toEqual([[turned]]);
  });

  it('shows the way to a goal with the cards it costs, and lets the price be chosen', async () => {
    const { act } = await show(choice);
    expect(find('svg.light')).toBeNull();
    find('[data-goal="d1"]')?.click();
    await soon(() => expect(find('[data-act]')?.dataset.action).toBe('md1+J'));
    expect(document.querySelectorAll('svg.light').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.cost')).toHaveLength(1);
    expect(named('price')).toEqual(['J', 'U', 'D']);
    find('[data-price="D"]')?.click();
    await soon(() => expect(find('[data-act]')?.dataset.action).toBe('md1+D'));
    find('[data-goal="d1"]')?.click();
    expect(act.mock.calls).toEqual([['md1+D']]);
  });

  it('ends a turn in which nothing can be reached with one tap', async () => {
    const own = (moving.table.view as View).seats[(moving.seat ?? 1) - 1]?.pawn;
    const { act, prompt } = await show({ ...moving, table: { ...moving.table, actions: [`m${own}`] } });
    await soon(() => expect(prompt).toHaveBeenLastCalledWith(expect.stringContaining('End your turn')));
    find('[data-act]')?.click();
    expect(act.mock.calls).toEqual([[`m${own}`]]);
  });

  it('can be played with the keyboard alone', async () => {
    const press = (key: string) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    const enter = () => (document.activeElement as HTMLElement).click();
    const { act, unmount } = await show(sliding);
    find('[data-arrow]')?.focus();
    enter();
    await soon(() => expect(find('[aria-pressed="true"]')?.dataset.action).toBeDefined());
    const before = find('[aria-pressed="true"]')?.dataset.action;
    press('r');
    await soon(() => expect(find('[aria-pressed="true"]')?.dataset.action).not.toBe(before));
    press('Escape');
    await soon(() => expect(find('[aria-pressed="true"]')).toBeNull());
    enter();
    await soon(() => expect(find('[aria-pressed="true"]')).not.toBeNull());
    enter();
    expect(sliding.table.actions).toContain(act.mock.calls[0]?.[0]);
    unmount();
    const { act: go } = await show(moving);
    find('[data-goal]')?.focus();
    enter();
    await soon(() => expect(find('[data-goal][data-action]')).not.toBeNull());
    enter();
    expect(moving.table.actions).toContain(go.mock.calls[0]?.[0]);
  });

  it('changes between side and plan, and remembers it', async () => {
    const { unmount } = await show(sliding);
    const look = screen.getByRole('switch', { name: 'Plan from above' });
    expect(look.getAttribute('aria-checked')).toBe('false');
    look.click();
    await soon(() => expect(look.getAttribute('aria-checked')).toBe('true'));
    unmount();
    await show(sliding);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  });

  it('shows what somebody else did', async () => {
    const scene = all.find(({ seat, then }) =>
      then?.events.some((event) => event.type === 'acted' && event.seat !== seat && event.action[0] === 's'),
    ) as Scene;
    const { rerender } = await show(scene);
    await rerender(propsOf(scene, true) as never);
    const barred = (scene.then?.table.view as View).barred;
    await soon(() => expect(document.querySelectorAll('.barred')).toHaveLength(barred ? 1 : 0));
    expect(document.querySelectorAll('[data-tower]')).toHaveLength(26);
  });

  it('speaks all four languages', async () => {
    for (const [language, name] of [
      ['de', 'Die Türme'],
      ['fr', 'Les tours'],
      ['nl', 'De torens'],
    ]) {
      const { container, unmount } = showBoard(Board, moving, { language });
      await soon(() => within(container).getByRole('group', { name: name as string }));
      unmount();
    }
  });
});
