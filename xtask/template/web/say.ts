/** Everything the board says. */
import type { Language } from '$lib/language';
import { Speaker } from '$lib/words';

export class Say extends Speaker {
  constructor(language: Language) {
    super(language, '__slug__');
  }
}
