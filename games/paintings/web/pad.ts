/** What is shuffled at the real table: the painting cards, by their numbers. */
import type { Pad } from '$lib/pad';

export const pad: Pad = { pile: 24 };
