/** What one is about to do, in words. */
import { squareOf, type Cell } from '$lib/board/sliding';
import type { Play } from './play.svelte';
import type { Say } from './say';
import type { View } from './view';

/** Where one goes and what one finds there. */
function goal(square: string, view: View, say: Say, seat: number): string {
  const mark = view.board.find((field) => field.square === square)?.mark;
  const isFound = mark && view.seats[seat - 1]?.collects.includes(mark);
  return isFound ? say.the('hint-find', { square, what: say.mark(mark) }) : say.the('hint-go', { square });
}

function whatLies(square: string | undefined, view: View, say: Say): string {
  const mark = view.board.find((field) => field.square === square)?.mark;
  return mark ? say.mark(mark) : '';
}

export function hintOf(play: Play, view: View, say: Say, seat: number): string {
  if (play.deeds.has('read')) return say.the('hint-read');
  if (play.isLaying) return say.the('hint-orient', { what: whatLies(play.squares[0], view, say) });
  if (play.shownArrow)
    return play.reach ? say.count('hint-push', play.reach.length) : say.the('hint-push-only');
  switch (play.chip) {
    case 'S':
      return say.the('hint-S');
    case 'R':
      if (!play.square) return say.the('hint-R');
      return play.reach ? say.count('hint-turned', play.reach.length) : say.the('hint-turn-on');
    case 'W':
      if (!play.square) return say.the('hint-W');
      if (!play.other) return say.the('hint-W2');
      return play.reach ? say.count('hint-turned', play.reach.length) : say.the('do-W');
  }
  if (play.square && play.deed?.kind === 'move' && play.deed.turned)
    return say.the(play.leaving ? 'hint-down' : 'hint-must-turn');
  const looked = play.glance && 'square' in play.glance ? play.glance.square : null;
  const square = play.square ?? looked;
  if (square && play.squares.includes(square)) return goal(square, view, say, seat);
  if (play.by) return say.the(`hint-${play.by}`);
  if (view.moves === 0) return say.the('hint-end');
  return say.the(view.collected > 0 ? 'hint-bonus' : 'hint-move');
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
