/** The board in scenes of real games: what it shows, what it offers, and what it sends. */
import { describe, expect, it, vi } from 'vitest';
import { propsOf, type Scene } from '$lib/board/scenes';
import { render, screen, soon, within } from '$lib/board/testing';
import Board from './Board.svelte';
import scenes from './scenes.json';
import type { View } from './view';

const all = scenes as unknown as Scene[];
const viewOf = (scene: Scene) => scene.table.view as View;
const find = (test: (scene: Scene) => boolean) => all.find(test) as Scene;
const racing = find(
  (scene) => viewOf(scene).phase === 'race' && scene.seat === 1 && scene.table.actions.includes('23-'),
);
const layout = find(
  (scene) => viewOf(scene).cells.length > 0 && scene.seat !== null && scene.table.actions.length > 0,
);

async function show(scene: Scene, more: object = {}) {
  const act = vi.fn(() => new Promise<boolean>(() => undefined));
  const prompt = vi.fn();
  const shown = render(Board, { props: { ...propsOf(scene), act, ahead: act, prompt, ...more } as never });
  await soon(() => expect(document.querySelector('[data-roll], .middle')).not.toBeNull());
  return { ...shown, act, prompt };
}
const one = (selector: string) => document.querySelector<HTMLButtonElement>(selector) as HTMLButtonElement;
const many = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

describe('the board of The Djinn’s Cave', () => {
  it('shows what lies and what is in hand', async () => {
    await show(racing);
    const place = viewOf(racing).seats[0]!;
    expect(many('[data-laid]').map((card) => Number(card.dataset.laid))).toEqual(
      place.laid.map(({ card }) => card),
    );
    expect(many('[data-held]')).toHaveLength(viewOf(racing).cards - place.laid.length);
  });

  it('shows no card before the start, and nothing to move to spectators', async () => {
    for (const scene of all.filter((scene) => viewOf(scene).phase === 'deal' || scene.seat === null)) {
      const { unmount } = await show(scene);
      expect(document.querySelector('[data-held]')).toBeNull();
      unmount();
    }
  });

  it('offers exactly the places of the list of actions', async () => {
    for (const scene of [racing, layout]) {
      const { unmount } = await show(scene);
      for (const held of many('[data-held]')) {
        held.click();
        await soon(() => expect(held.getAttribute('aria-pressed')).toBe('true'));
        const start = `${String(held.dataset.held).padStart(2, '0')}n@`;
        const listed = scene.table.actions.filter((action) => action.startsWith(start));
        await soon(() =>
          expect(
            many('[data-spot]')
              .map((spot) => spot.dataset.action)
              .sort(),
          ).toEqual(listed.sort()),
        );
      }
      unmount();
    }
  });

  it('lays a card at once, and the next one before the server has answered', async () => {
    const { act } = await show(racing);
    const [first, second] = many('[data-held]').map((card) => card.dataset.held as string);
    one(`[data-held="${first}"]`).click();
    await soon(() => expect(one('[data-spot]')).not.toBeNull());
    one('[data-spot]').click();
    await soon(() => expect(one(`[data-laid="${first}"]`)).not.toBeNull());
    one(`[data-held="${second}"]`).click();
    // Until the server answers there are the places it has listed, but for the one that is taken now.
    const listed = racing.table.actions.filter((text) => text.startsWith(`${second?.padStart(2, '0')}n@`));
    await soon(() => expect(many('[data-spot]')).toHaveLength(listed.length - 1));
    one('[data-spot]').click();
    await soon(() => expect(one(`[data-laid="${second}"]`)).not.toBeNull());
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('shows what the server says when it differs', async () => {
    const act = vi.fn(() => Promise.resolve(false));
    await show(racing, { ahead: act });
    const [first] = many('[data-held]').map((card) => card.dataset.held as string);
    one(`[data-held="${first}"]`).click();
    await soon(() => expect(one('[data-spot]')).not.toBeNull());
    one('[data-spot]').click();
    await soon(() => expect(act).toHaveBeenCalledOnce());
    await soon(() => expect(one(`[data-held="${first}"]`)).not.toBeNull());
    expect(one(`[data-laid="${first}"]`)).toBeNull();
  });

  it('does not lay a card twice when the server confirms it', async () => {
    const { rerender } = await show(layout);
    const mine = layout.seat as number;
    const held = one('[data-held]').dataset.held as string;
    one('[data-held]').click();
    await soon(() => expect(one('[data-spot]')).not.toBeNull());
    const action = one('[data-spot]').dataset.action as string;
    one('[data-spot]').click();
    await soon(() => expect(one(`[data-laid="${held}"]`)).not.toBeNull());
    const view = structuredClone(viewOf(layout));
    const [x = 0, y = 0] = action.split('@')[1]!.split(',').map(Number);
    view.seats[mine - 1]!.laid.push({ x, y, card: Number(held), top: 'n' });
    const events = [
      { version: 1, at: 0, event: { type: 'acted', seat: mine, action, spent: 0, why: 'seat' } },
    ];
    await rerender({ view, events } as never);
    expect(many(`[data-laid="${held}"]`)).toHaveLength(1);
    expect(many('[data-laid]')).toHaveLength(view.seats[mine - 1]!.laid.length);
  });

  it('can be played with the keyboard alone', async () => {
    const { act } = await show(racing);
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    const enter = () => (document.activeElement as HTMLElement).click();
    one('[data-held]').focus();
    const card = one('[data-held]').dataset.held as string;
    enter();
    await soon(() => expect(document.activeElement?.hasAttribute('data-spot')).toBe(true));
    enter();
    await soon(() => expect((document.activeElement as HTMLElement).dataset.laid).toBe(card));
    press('r');
    await soon(() => expect(act).toHaveBeenCalledTimes(2));
    press('Delete');
    await soon(() => expect((document.activeElement as HTMLElement).dataset.held).toBe(card));
    expect(act).toHaveBeenLastCalledWith(`${card.padStart(2, '0')}-`);
  });

  it('asks again before an unfinished claim and before giving up', async () => {
    const { act } = await show(racing);
    one('[data-claim]').click();
    await soon(() => expect(one('[data-claim]').dataset.action).toBe('!'));
    expect(act).not.toHaveBeenCalled();
    one('[data-claim]').click();
    await soon(() => expect(act).toHaveBeenCalledWith('!'));
    await soon(() => expect(one('[data-claim]').disabled).toBe(true));
    expect(one('[data-claim]').textContent).toContain('Claimed!');
  });

  it('exchanges any cards that are marked', async () => {
    const { act } = await show(racing);
    one('[data-pile]').click();
    await soon(() => expect(one('[data-exchange]')).not.toBeNull());
    expect(one('[data-exchange]').disabled).toBe(true);
    const laid = one('[data-laid]').dataset.laid as string;
    const held = one('[data-held]').dataset.held as string;
    one('[data-laid]').click();
    one('[data-held]').click();
    const wanted = `x${[laid, held]
      .sort((a, b) => Number(a) - Number(b))
      .map((card) => card.padStart(2, '0'))
      .join()}`;
    await soon(() => expect(one('[data-exchange]').dataset.action).toBe(wanted));
    one('[data-exchange]').click();
    expect(act.mock.calls).toEqual([[wanted]]);
  });

  it('counts down for everybody, and lets nobody move meanwhile', async () => {
    const time = {
      heardAt: performance.now(),
      clocks: [],
      held: [{ seat: 2, hold: 'countdown', left: 2900 }],
      claimed: [],
    };
    await show(racing, { time });
    await soon(() => expect(one('[data-hold="countdown"]').textContent).toContain('3'));
    expect(one('[data-claim]').disabled).toBe(true);
    expect(many('[data-held]').every((card) => (card as HTMLButtonElement).disabled)).toBe(true);
  });

  it('shows the check when a race is over', async () => {
    document.documentElement.dataset.motion = 'none';
    const { rerender } = await show(racing);
    const view = structuredClone(viewOf(racing));
    Object.assign(view, { phase: 'roll', round: view.round + 1, roll: null, cells: [] });
    view.seats.forEach((place) => Object.assign(place, { laid: [], hand: { cards: [] } }));
    view.seats[0]!.points += 1;
    const acted = (action: string, version: number) => ({
      version,
      at: 0,
      event: { type: 'acted', seat: 1, action, spent: 0, why: 'seat' },
    });
    await rerender({ view, events: [acted('12.345', 1), acted('!', 2)], actions: ['roll'] } as never);
    await soon(() => expect(one('[data-verdict="true"]').textContent).toContain('one treasure'));
    screen.getByRole('group', { name: 'The check' });
    one('[data-check] .close').click();
    await soon(() => expect(document.querySelector('[data-check]')).toBeNull());
    delete document.documentElement.dataset.motion;
  });

  it('lets the slow one choose', async () => {
    const view = { ...viewOf(racing), phase: 'last', table: [1, 3] };
    const { act } = await show(racing, { view, actions: ['take1', 'take3', 'take-'] });
    expect(many('[data-action^="take"]').map((button) => button.dataset.action)).toEqual([
      'take3',
      'take1',
      'take-',
    ]);
    one('[data-action="take3"]').click();
    expect(act).toHaveBeenCalledWith('take3');
  });

  it('speaks all four languages', async () => {
    for (const [language, name] of [
      ['de', 'Deine Karten'],
      ['fr', 'Tes cartes'],
      ['nl', 'Je kaarten'],
    ]) {
      const { container, unmount } = render(Board, {
        props: { ...propsOf(racing), language, act: vi.fn() } as never,
      });
      await soon(() => within(container).getByRole('group', { name: name as string }));
      unmount();
    }
  });
});
