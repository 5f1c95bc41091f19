/** The board in scenes of real games: what it shows, what it offers, and what it sends. */
import { describe, expect, it } from 'vitest';
import { propsOf, type Scene } from '$lib/board/scenes';
import { screen, soon, within, showBoard } from '$lib/board/testing';
import { readChance, readAction } from './action';
import Board from './Board.svelte';
import moments from './moments.json';
import scenes from './scenes.json';
import type { View } from './view';

const all = [...scenes, ...moments] as unknown as Scene[];
const moment = (name: string) => all.find((scene) => scene.name === name) as Scene;

async function show(scene: Scene) {
  const shown = showBoard(Board, scene);
  await screen.findByRole('group', { name: 'The maze' });
  return shown;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => find(selector)?.click();
/** A click of a mouse, not of a key. */
const click = (selector: string) =>
  find(selector)?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
const offered = () =>
  [...document.querySelectorAll<HTMLElement>('[data-action]')].map((node) => node.dataset.action);
const goals = () =>
  [...document.querySelectorAll<HTMLElement>('[data-goal]')].map((node) => node.dataset.goal);
const key = (name: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );

/** What happens in a scene: `read,slide`, `move` and so on. */
const kindOf = ({ then }: Scene) =>
  then?.events
    .map((event) => {
      if (event.type === 'acted') return readAction(event.action)?.kind;
      const drawn = event.type === 'drew' ? readChance(event.chance) : null;
      return drawn && 'page' in drawn ? drawn.page.kind : 'card';
    })
    .join();

/** Everything that clicking marked elements, in whatever order, leads to. */
async function reachable(scene: Scene): Promise<Set<string>> {
  const found = new Set<string>();
  const note = () => offered().forEach((action) => action && found.add(action));
  const turns = async (): Promise<void> => {
    for (let quarter = 0; quarter < 4; quarter++) {
      note();
      if (!find('[aria-label="Turn right"]')) return;
      press('[aria-label="Turn right"]');
      await Promise.resolve();
    }
  };
  const back = async (): Promise<void> => {
    for (let step = 0; step < 3 && find('[data-back]'); step++) {
      press('[data-back]');
      await Promise.resolve();
    }
  };
  note();
  for (const arrow of [...document.querySelectorAll<HTMLElement>('[data-arrow]')].map(
    (node) => node.dataset.arrow,
  )) {
    press(`[data-arrow="${arrow}"]`);
    await Promise.resolve();
    await turns();
    await back();
  }
  const chips = [null, ...(((scene.table.view as View).seats[0]?.ability ?? '') as string)];
  for (const chip of chips) {
    const pick = async () => {
      if (chip) press(`[data-chip="${chip}"]`);
      await Promise.resolve();
    };
    await pick();
    note();
    for (const goal of goals()) {
      // What is done by one tap is no step.
      if (find(`[data-goal="${goal}"]`)?.dataset.action) continue;
      press(`[data-goal="${goal}"]`);
      await Promise.resolve();
      await turns();
      await back();
      await pick();
    }
    await back();
  }
  return found;
}

describe('the board of The Stolen Paintings', () => {
  it('shows every tile, pawn and painting, in pictures and in words', async () => {
    for (const scene of [all[0], all[12], all[19], moment('expert'), moment('remembered')] as Scene[]) {
      const { unmount } = await show(scene);
      const view = scene.table.view as View;
      expect(document.querySelectorAll('.piece')).toHaveLength(33);
      expect(document.querySelectorAll('[data-pawn]')).toHaveLength(view.seats.length);
      expect(document.querySelectorAll('.isFound')).toHaveLength(view.found.length);
      const said = [...document.querySelectorAll('.words li')].map((line) => line.textContent?.split(':')[0]);
      for (const { square } of view.board) expect(said).toContain(square);
      expect(document.querySelectorAll('.isDown')).toHaveLength(
        view.board.filter(({ openings }) => openings === null).length,
      );
      unmount();
    }
  });

  it('shows backs only, unless the table helps to remember', async () => {
    const { unmount } = await show(moment('Rotate'));
    expect(document.querySelectorAll('.aid')).toHaveLength(0);
    unmount();
    await show(moment('remembered'));
    expect(document.querySelectorAll('.aid')).toHaveLength(2);
    screen.getByText('f3: face down: clock');
  });

  it('leads to every action there is, and to no other', async () => {
    const scene = moment('Break-out');
    await show(scene);
    expect([...(await reachable(scene))].sort()).toEqual([...scene.table.actions].sort());
  });

  it('offers nothing to whoever is not on turn', async () => {
    for (const scene of all.filter(({ table }) => table.actions.length === 0)) {
      const { unmount } = await show(scene);
      expect(document.querySelector('[data-action], [data-step]')).toBeNull();
      unmount();
    }
  });

  it('shows what a push would open, turns the spare and pushes at the second tap', async () => {
    const { act, prompt } = await show(moment('Rotate'));
    const view = moment('Rotate').table.view as View;
    click('[data-arrow="W2"]');
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('sW2=3'));
    const lit = () => document.querySelectorAll('.glow').length;
    expect(lit()).toBe((view.outlook?.after['sW2=3']?.length ?? 0) / 2);
    expect(prompt).toHaveBeenLastCalledWith('2 fields in reach. Tap the arrow again to push.');
    press('[data-spare]');
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('sW2=6'));
    expect(lit()).toBe((view.outlook?.after['sW2=6']?.length ?? 0) / 2);
    expect(act).not.toHaveBeenCalled();
    press('[data-arrow="W2"]');
    press('[data-arrow="W2"]');
    expect(act.mock.calls).toEqual([['sW2=6']]);
  });

  it('goes with one click of the mouse, shows the way, and with a finger goes at the second tap', async () => {
    const { act } = await show(moment('Rotate'));
    find('[data-goal="b2"]')?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await soon(() => expect(document.querySelectorAll('svg.light')).toHaveLength(1));
    const tap = () =>
      find('[data-goal="b2"]')?.dispatchEvent(
        new PointerEvent('click', { detail: 1, bubbles: true, pointerType: 'touch' }),
      );
    tap();
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('mb2'));
    expect(act).not.toHaveBeenCalled();
    tap();
    expect(act.mock.calls).toEqual([['mb2']]);
  });

  it('asks before a tile is turned up, and draws nothing of it', async () => {
    const { act, prompt } = await show(moment('Rotate'));
    const pieces = () => [...document.querySelectorAll('.piece')].map((piece) => piece.outerHTML);
    const before = pieces();
    click('[data-goal="a4"]');
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('ma4^'));
    expect(offered()).toContain('ma4~');
    expect(prompt).toHaveBeenLastCalledWith('Turn it up, or leave it face down?');
    expect(pieces()).toEqual(before);
    expect(find('[aria-label="Turn right"]')).toBeNull();
    click('[data-goal="a4"]');
    expect(act).not.toHaveBeenCalled();
    press('[data-do]');
    expect(act.mock.calls).toEqual([['ma4^']]);
  });

  it('lays a tile that was just turned up, any way round, and nothing else', async () => {
    const { act, prompt } = await show(moment('a tile just turned up'));
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('=3'));
    expect(prompt).toHaveBeenLastCalledWith('It shows: island. Turn it as you like.');
    expect(offered()).toEqual(['=3']);
    expect(find('[data-back]')).toBeNull();
    click('[data-goal="a4"]');
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('=6'));
    key('Escape');
    press('[aria-label="Turn right"]');
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('=c'));
    press('[data-do]');
    expect(act.mock.calls).toEqual([['=c']]);
  });

  it('lets go of the goal when a painting is found, however late the news are', async () => {
    const { act, prompt, rerender } = await show(moment('Rotate'));
    find('[data-goal="a2"]')?.dispatchEvent(
      new PointerEvent('click', { detail: 1, bubbles: true, pointerType: 'touch' }),
    );
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('ma2'));
    await rerender(propsOf(moment('Rotate, the Bonus move')) as never);
    await soon(() => expect(find('[data-do]')).toBeNull());
    expect(prompt).toHaveBeenLastCalledWith('Found! Walk once more.');
    expect(act).not.toHaveBeenCalled();
  });

  it('can be played with the keyboard alone', async () => {
    const { act } = await show(moment('Rotate'));
    find('[data-chip="R"]')?.focus();
    key('r');
    press('[data-chip="R"]');
    await soon(() => expect(goals().length).toBeGreaterThan(20));
    find('[data-goal="b1"]')?.focus();
    press('[data-goal="b1"]');
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('rb1=6'));
    key('r');
    await soon(() => expect(find('[data-do]')?.dataset.action).toBe('rb1=c'));
    key('Escape');
    key('Escape');
    await soon(() => expect(find('[data-chip="R"]')?.getAttribute('aria-pressed')).toBe('false'));
    find('[data-goal="a2"]')?.focus();
    key('ArrowUp');
    press('[data-goal="a2"]');
    expect(act.mock.calls).toEqual([['ma2']]);
  });

  it('turns the page and tells what the thief does', async () => {
    const scene = all.find(({ then }) => then?.events.some(({ type }) => type === 'drew')) as Scene;
    document.documentElement.dataset.motion = 'none';
    const { act, rerender } = await show(scene);
    press('[data-book]');
    expect(act.mock.calls).toEqual([['read']]);
    await rerender(propsOf(scene, true) as never);
    await soon(() =>
      screen.getByText('The thief pushes a tile in, face down, at the arrow below, first from the left.'),
    );
    delete document.documentElement.dataset.motion;
  });

  it('plays what happened and ends where the rules do', async () => {
    // One of each kind.
    const kinds = new Map(all.flatMap((scene) => (scene.then ? [[kindOf(scene), scene] as const] : [])));
    expect(kinds.size).toBeGreaterThan(4);
    for (const scene of kinds.values()) {
      const { rerender, unmount } = await show(scene);
      await rerender(propsOf(scene, true) as never);
      const view = scene.then?.table.view as View;
      const pawns = view.seats.map(
        ({ pawn }, nth) => `${['Ada', 'Ben', 'Cleo', 'Dov'][nth]} stands on ${pawn}`,
      );
      await soon(() => pawns.forEach((words) => screen.getByText(words)));
      unmount();
    }
  });

  it('shows the poster in large, and whole when the game is won', async () => {
    const playing = moment('Rotate, the Bonus move');
    const { rerender } = await show(playing);
    expect(find('[data-gallery]')).toBeNull();
    press('[data-poster]');
    await soon(() => expect(find('[data-gallery]')?.textContent).toContain('of 24 pieces'));
    press('[data-gallery]');
    await soon(() => expect(find('[data-gallery]')).toBeNull());
    const view = { ...(playing.table.view as View), stage: 'won', found: 'ABCDEFGHIJKLMNOPQRSTUVWX' };
    const won = { ...playing, table: { ...playing.table, view, actions: [] } } as unknown as Scene;
    document.documentElement.dataset.motion = 'none';
    await rerender(propsOf(won) as never);
    await soon(() => expect(find('[data-gallery]')?.textContent).toContain('you have won together'));
    expect(find('[data-gallery] .slot')).toBeNull();
    key('Escape');
    await soon(() => expect(find('[data-gallery]')).toBeNull());
    delete document.documentElement.dataset.motion;
  });

  it('says that a team has lost, in every language', async () => {
    const over = all.find(({ table }) => (table.view as View).stage === 'lost') as Scene;
    for (const [language, words] of [
      ['en', /lost together/],
      ['de', /gemeinsam verloren/],
      ['fr', /perdu ensemble/],
      ['nl', /samen verloren/],
    ] as const) {
      const { container, unmount } = showBoard(Board, over, { language });
      await soon(() => within(container).getByText(words));
      unmount();
    }
  });
});
