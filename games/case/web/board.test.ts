/** The board in scenes of real games: what it shows, what it offers, and what it sends. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { propsOf, type Scene } from '$lib/board/scenes';
import { render, screen, soon, within } from '$lib/board/testing';
import Board from './Board.svelte';
import { Say } from './say';
import scenes from './scenes.json';
import { cards, exhibits, places, suspects } from './art';
import type { View } from './view';

const all = scenes as unknown as Scene[];
const viewOf = (scene: Scene) => scene.table.view as View;
const inPhase = (name: string) =>
  all.find(({ table }) => (table.view as View).phase.name === name && table.actions.length > 0) as Scene;

function show(scene: Scene, more: object = {}) {
  const [act, prompt] = [vi.fn(), vi.fn()];
  const props = { ...propsOf(scene), act, prompt, ...more };
  const seats = viewOf(scene).players.map((_, at) => ({
    ...(props.seats[at] ?? props.seats[0]),
    number: at + 1,
    name: `P${at + 1}`,
    mine: at + 1 === scene.seat,
  }));
  return { ...render(Board, { props: { ...props, seats } as never }), act, prompt };
}

const offered = () =>
  [...document.querySelectorAll<HTMLElement>('[data-action]')].map((one) => one.dataset.action);
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => (document.documentElement.dataset.motion = 'none'));
afterEach(() => delete document.documentElement.dataset.motion);

describe('the board of The Case File', () => {
  it('shows where everybody and everything is, in pictures and in words', () => {
    for (const scene of all) {
      const { unmount, container } = show(scene);
      expect(container.querySelectorAll('[data-pawn]')).toHaveLength(6);
      expect(container.querySelectorAll('[data-exhibit]')).toHaveLength(6);
      const words = container.querySelector('.words')?.textContent ?? '';
      for (const card of cards.slice(0, 12)) expect(words).toContain(new Say('en').card(card));
      unmount();
    }
  });

  it('says what there is to do at the beginning of a turn, and names no square by numbers', async () => {
    const scene = all.find(({ table }) => table.actions.includes('r')) as Scene;
    for (const [actions, words] of [
      [['r'], 'Roll the dice.'],
      [['r', 'p'], 'Roll the dice, or take the secret passage.'],
      [['r', 's1aA'], 'Voice a suspicion here, or move on.'],
    ] as const) {
      const { prompt, unmount } = show(scene, { actions });
      await soon(() => expect(prompt).toHaveBeenLastCalledWith(words));
      unmount();
    }
    const walk = inPhase('walk');
    const { prompt } = show(walk, { trial: walk.table.actions.find((text) => /^m\d+\.\d+$/.test(text)) });
    await soon(() => expect(prompt).toHaveBeenLastCalledWith('Walk to this square?'));
  });

  it('lets everybody choose a suspect, on the plan or from the cast, by mouse, finger and keys', async () => {
    const scene = inPhase('take');
    const { act, unmount } = show(scene);
    expect(new Set(offered())).toEqual(new Set(scene.table.actions));
    find('[data-takes] [data-action="t3"]').click();
    expect(act).toHaveBeenLastCalledWith('t3');
    find('[data-target="16.6"]').click();
    expect(act).toHaveBeenLastCalledWith('t5');
    unmount();
    show(scene, {
      view: { ...viewOf(scene), players: ['3', null] },
      actions: ['t1', 't2', 't4', 't5', 't6'],
    });
    const captain = screen.getByRole<HTMLButtonElement>('button', { name: 'Captain, You' });
    expect(captain.disabled).toBe(true);
    const first = 'Play Coaching Team, begins';
    screen.getByRole('button', { name: (name) => name.replaceAll('\u00ad', '') === first });
  });

  it('offers every step of a walk, and nothing else', () => {
    for (const scene of all.filter(({ table }) => table.actions.some((action) => action.startsWith('m')))) {
      const { unmount, act } = show(scene);
      expect(new Set(offered())).toEqual(new Set(scene.table.actions));
      find('[data-target]').click();
      expect(act).toHaveBeenCalledOnce();
      expect(scene.table.actions).toContain(act.mock.calls[0]?.[0]);
      unmount();
    }
  });

  it('lets a finger point before it goes', async () => {
    const { act } = show(inPhase('walk'));
    const target = find('[data-target]');
    const tap = async () => {
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      await Promise.resolve();
    };
    await tap();
    expect(act).not.toHaveBeenCalled();
    await soon(() => expect(find('[data-go]')).not.toBeNull());
    expect(document.querySelector('.trail polyline')).not.toBeNull();
    await tap();
    expect(act).toHaveBeenCalledWith(target.dataset.action);
  });

  it('makes a sentence of every suspicion that may be voiced', async () => {
    const scene = inPhase('suspect');
    const { act } = show(scene);
    for (const card of ['4', 'e']) {
      find(`[data-pick="${card}"]`).click();
      await soon(() =>
        expect(document.querySelector(`[data-pick="${card}"][aria-pressed=false]`)).toBeNull(),
      );
    }
    const say = find('[data-say]');
    await soon(() => expect(say.dataset.action).toMatch(/^s4e[A-I]$/));
    expect(scene.table.actions).toContain(say.dataset.action);
    say.click();
    expect(act.mock.calls).toEqual([[say.dataset.action]]);
  });

  it('asks twice before it accuses, and can be told to end the turn instead', async () => {
    const scene = inPhase('suspect');
    const accusations = suspects.flatMap((one) =>
      exhibits.flatMap((two) => places.map((three) => `a${one}${two}${three}`)),
    );
    const { act } = show(scene, {
      view: { ...viewOf(scene), phase: { name: 'accuse' } },
      actions: ['.', ...accusations],
    });
    expect(offered()).toEqual(['.']);
    find('[data-open="accuse"]').click();
    for (const card of ['2', 'd', 'A']) {
      await soon(() => expect(document.querySelector(`[data-pick="${card}"]`)).not.toBeNull());
      find(`[data-pick="${card}"]`).click();
    }
    await soon(() => expect(find('[data-say]').dataset.action).toBe('a2dA'));
    screen.getByText(/If you are wrong, you are out/);
    find('[data-say]').click();
    expect(act).toHaveBeenCalledWith('a2dA');
  });

  it('shows a card only out of the own hand, and only one that was asked for', () => {
    const scene = inPhase('answer');
    const { act } = show(scene);
    expect(new Set(offered())).toEqual(new Set(scene.table.actions));
    const button = find('[data-hand][data-action]');
    button.click();
    expect(act).toHaveBeenCalledWith(button.dataset.action);
  });

  it('shows cards only to players who may know them', () => {
    for (const scene of all) {
      const view = viewOf(scene);
      const { unmount, container } = show(scene);
      const held = [...container.querySelectorAll<HTMLElement>('[data-hand]')].map((one) => one.dataset.hand);
      const own = scene.seat === null ? undefined : view.hands[scene.seat - 1];
      expect(held.join('')).toBe(own && 'cards' in own ? own.cards : '');
      const shown = container.querySelector<HTMLElement>('[data-shown]');
      const last = view.log.at(-1);
      const mayKnow = last?.seat === scene.seat || last?.shower === scene.seat;
      if (shown) expect(mayKnow && last?.card === shown.dataset.shown).toBe(true);
      expect(container.querySelector('[data-notes]') === null).toBe(scene.seat === null);
      unmount();
    }
  });

  it('tells why a box of the sheet is filled, and keeps what is pencilled in', async () => {
    const write = vi.fn();
    const scene = all.find(
      ({ seat, table }) => seat !== null && (table.view as View).log.some(({ card }) => card),
    ) as Scene;
    show(scene, { notes: { text: '{"cells":{"a0":"q2"},"text":"Who?"}', write } });
    find('[data-notes]')?.click();
    await soon(() => expect(find('[data-cell="a0"] [data-drawn="?"]')).not.toBeNull());
    expect(find('textarea')).toHaveProperty('value', 'Who?');
    const view = viewOf(scene);
    const entry = view.log.find(({ card }) => card !== null);
    const box = `${entry?.card}${entry?.shower}`;
    find(`[data-cell="${box}"]`).click();
    await soon(() => expect(find('[data-why]').textContent).toContain(String(entry?.turn)));
    find('[data-sign="x"]').click();
    await soon(() => expect(write).toHaveBeenCalledOnce());
    const kept = JSON.parse(write.mock.calls[0]?.[0] as string) as {
      cells: Record<string, string>;
      text: string;
    };
    expect(kept.cells).toEqual({ a0: 'q2', [box]: 'x1' });
    expect(kept.text).toBe('Who?');
  });

  it('speaks all four languages', () => {
    for (const [language, name] of [
      ['de', 'Die Stadt'],
      ['fr', 'La ville'],
      ['nl', 'De stad'],
    ]) {
      const { container, unmount } = show(all[0] as Scene, { language });
      within(container).getByRole('group', { name: name as string });
      unmount();
    }
  });
});
