/** Keys and fingers that lead through a replay. */
import type { Reel } from './reel.svelte';

/** What is done when a key is pressed. */
export type Keys = Record<string, () => void>;

/** Is this key meant for the replay, and not for something that takes it itself? */
function isForReplay(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented)
    return false;
  const target = event.target as Element | null;
  if (target?.closest?.('input, textarea, select, dialog')) return false;
  // A button takes the space bar for itself.
  return event.key !== ' ' || !target?.closest?.('button, a, summary');
}

/** The keys that lead through every replay. */
export const keysOf = (reel: Reel): Keys => ({
  ArrowLeft: reel.back,
  ArrowRight: reel.onward,
  Home: () => reel.go(0),
  End: () => reel.go(reel.last),
  ' ': reel.toggle,
});

/** Does what the key is there for, and keeps it from whatever else it would do. */
export function press(event: KeyboardEvent, keys: Keys): void {
  const go = isForReplay(event) ? keys[event.key] : undefined;
  if (!go) return;
  event.preventDefault();
  go();
}

/** At least so far, and at most for so long: in pixels and milliseconds. */
const FAR = 60;
const QUICK = 600;

/** One finger that is drawn across the board. */
export class Swipe {
  #from: { id: number; x: number; y: number; at: number } | null = null;

  constructor(
    private readonly right: () => void,
    private readonly left: () => void,
  ) {}

  down = (event: PointerEvent): void => {
    const { pointerId: id, clientX: x, clientY: y, pointerType, timeStamp: at } = event;
    // A second finger means something else.
    this.#from = pointerType === 'touch' && event.isPrimary ? { id, x, y, at } : null;
  };

  up = (event: PointerEvent): void => {
    const from = this.#from;
    this.#from = null;
    if (from?.id !== event.pointerId || event.timeStamp - from.at > QUICK) return;
    const [across, along] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(along)) return;
    if (across > 0) this.right();
    else this.left();
  };

  cancel = (): void => {
    this.#from = null;
  };
}
