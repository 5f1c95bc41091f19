/** What is thrown at the real table: two dice, which are added up. */
import type { Pad } from '$lib/pad';

const die = ['1', '2', '3', '4', '5', '6'];
export const pad: Pad = { dice: [die, die] };
