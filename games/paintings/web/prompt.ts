/** What one is about to do, in words. */
import { squareOf, type Cell } from '$lib/board/sliding';
import type { Play } from './play.svelte';
import type { Say } from './say';
import type { View } from './view';

/** Where one goes and what one finds there. */
function goal(square: string, view: View, say: Say, seat: number): string {
  const mark = view.board.find((field) => field.square === square)?.mark;
  const isFound = mark && view.seats[seat - 1]?.collects.includes(mark);
  return isFound ? say.the('prompt-find', { what: say.mark(mark) }) : say.the('prompt-go');
}

function whatLies(square: string | undefined, view: View, say: Say): string {
  const mark = view.board.find((field) => field.square === square)?.mark;
  return mark ? say.mark(mark) : '';
}

export function promptOf(play: Play, view: View, say: Say, seat: number): string {
  if (play.choices.has('read')) return say.the('prompt-read');
  if (play.isLaying) return say.the('prompt-orient', { what: whatLies(play.squares[0], view, say) });
  if (play.shownArrow)
    return play.reach ? say.count('prompt-push', play.reach.length) : say.the('prompt-push-only');
  switch (play.chip) {
    case 'S':
      return say.the('prompt-S');
    case 'R':
      if (!play.square) return say.the('prompt-R');
      return play.reach ? say.count('prompt-turned', play.reach.length) : say.the('prompt-turn-on');
    case 'W':
      if (!play.square) return say.the('prompt-W');
      if (!play.other) return say.the('prompt-W2');
      return play.reach ? say.count('prompt-turned', play.reach.length) : say.the('do-W');
  }
  if (play.square && play.action?.kind === 'move' && play.action.turned)
    return say.the(play.leaving ? 'prompt-down' : 'prompt-must-turn');
  const looked = play.glance && 'square' in play.glance ? play.glance.square : null;
  const square = play.square ?? looked;
  if (square && play.squares.includes(square)) return goal(square, view, say, seat);
  if (play.by) return say.the(`prompt-${play.by}`);
  if (view.moves === 0) return say.the('prompt-end');
  return say.the(view.collected > 0 ? 'prompt-bonus' : 'prompt-move');
}

/** Everything on the board as sentences, for those who do not see it. */
export function sentencesOf(
  view: View,
  pawns: readonly Cell[],
  names: readonly string[],
  say: Say,
): string[] {
  const fields = view.board.map((field) =>
    say.the('lying', { square: field.square, what: say.field(field) }),
  );
  const standing = pawns.map((cell, nth) =>
    say.the('standing', { name: names[nth] ?? '', square: squareOf(cell) }),
  );
  return [...standing, ...fields];
}
