/** What every board does for the frame around it. */
import { untrack, type Snippet } from 'svelte';
import type { BoardProps } from '../contract';

type Frame = Pick<BoardProps, 'facts' | 'trial'>;

/** Called while a board is made: gives the frame what counts of a seat, and tries what advice proposes. */
export function joinFrame(
  frame: () => Frame,
  facts: Snippet<[number]>,
  play: { tryAction: (text: string) => void },
): void {
  $effect(() => {
    frame().facts?.(facts);
    return () => frame().facts?.(null);
  });
  $effect(() => {
    const advised = frame().trial;
    if (advised) untrack(() => play.tryAction(advised));
  });
}
