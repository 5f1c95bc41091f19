/** What is shuffled at the real table: the maze cards, by the numbers on them. */
import type { Pad } from '$lib/pad';

export const pad: Pad = { pile: 50 };
