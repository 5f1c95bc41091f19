/** Everything the board says. */
import { Speaker } from '$lib/words';
import type { Language } from '$lib/language';

export class Say extends Speaker {
  constructor(language: Language) {
    super(language, 'djinn');
  }
}
