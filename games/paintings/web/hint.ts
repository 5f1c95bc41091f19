/** What one is about to do, in words. */
import { squareOf, type Cell } from '$lib/board/sliding';
import type { Play } from './play.svelte';
import type { Say } from './say';
import type { View } from './view';

/** Where one goes and what one finds there. */
function goal(square: string, view: View, say: Say, seat: number): string {
  const mark = view.board.find((field) => field.square === square)?.mark;
  const isFound = mark && view.seats[seat - 1]?.collects.includes(mark);
  return isFound ? say.the('hintFind', { square, what: say.mark(mark) }) : say.the('hintGo', { square });
}

export function hintOf(play: Play, view: View, say: Say, seat: number): string {
  if (play.deeds.has('read')) return say.the('hintRead');
  if (play.shownArrow) return play.reach ? say.count('hintPush', play.reach.length) : say.the('hintPushOnly');
  switch (play.chip) {
    case 'S':
      return say.the('hintS');
    case 'R':
      if (!play.square) return say.the('hintR');
      return play.reach ? say.count('hintTurned', play.reach.length) : say.the('hintTurnOn');
    case 'W':
      if (!play.square) return say.the('hintW');
      if (!play.other) return say.the('hintW2');
      return play.reach ? say.count('hintTurned', play.reach.length) : say.the('doW');
  }
  if (play.square && play.openings) return say.the(play.leaving ? 'hintDown' : 'hintMustTurn');
  const looked = play.glance && 'square' in play.glance ? play.glance.square : null;
  const square = play.square ?? looked;
  if (square && play.squares.includes(square)) return goal(square, view, say, seat);
  if (play.by) return say.the(`hint${play.by as 'X'}`);
  if (view.moves === 0) return say.the('hintEnd');
  return say.the(view.collected > 0 ? 'hintBonus' : 'hintMove');
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
