/** What a screen reader should say now. */
class Live {
  said = $state('');

  say(words: string): void {
    // The same words again are said again.
    this.said = this.said === words ? `${words}\u00a0` : words;
  }
}

export const live = new Live();
