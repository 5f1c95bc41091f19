/** What screen readers are to say. */
import { untrack } from 'svelte';

class Live {
  said = $state('');

  say(words: string): void {
    // A screen reader says only what has changed: the same words again need a difference nobody hears. `untrack`, because
    // whatever calls this does not depend on what was said before.
    this.said = untrack(() => this.said) === words ? `${words}\u00a0` : words;
  }
}

export const live = new Live();
