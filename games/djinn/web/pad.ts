/** What is thrown and shuffled at the real table: the die with its two genies, and the path cards. */
import type { Pad } from '$lib/pad';

export const pad: Pad = { dice: [['3', '4', '4', '5', 'G', 'G']], pile: 30 };
