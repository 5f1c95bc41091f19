/** What is shuffled at the real table: the treasure cards. */
import type { Pad } from '$lib/pad';

export const pad: Pad = { pile: 12 };
