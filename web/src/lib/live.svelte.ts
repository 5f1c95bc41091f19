import { untrack } from 'svelte';

/** What a screen reader should say now. */
class Live {
  said = $state('');

  say(words: string): void {
    // The same words again are said again. Who speaks does not listen.
    this.said = untrack(() => this.said) === words ? `${words}\u00a0` : words;
  }
}

export const live = new Live();
