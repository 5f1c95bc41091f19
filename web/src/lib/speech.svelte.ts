/** The page's own words, in the language it speaks now. */
import { untrack } from 'svelte';
import type { Language } from './language';
import { fullSpeaker, loadLanguage, Speaker, type Blanks } from './words';

class Speech {
  language = $state<Language>('en');
  #speaker = $state.raw<Speaker>();
  /** More than the start page and a table has been needed. */
  #isWhole = false;

  /** A message of the page, in the language it speaks now. Loaded before anything is shown. */
  say(key: string, blanks?: Blanks): string {
    if (!this.#speaker) throw new Error('nothing is shown before a language is loaded');
    return this.#speaker.the(key, blanks);
  }

  has(key: string): boolean {
    return this.#speaker?.has(key) ?? false;
  }

  async speak(language: Language): Promise<void> {
    await loadLanguage(language);
    if (this.#isWhole) await fullSpeaker('page', language);
    this.#speaker = new Speaker(language, 'page');
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Loads this together with everything the page says: what is beyond the start page and playing at a table needs it. */
  async whole<T>(loading: Promise<T>): Promise<T> {
    this.#isWhole = true;
    // Whoever shows it does not have to load it again because another language is spoken.
    const language = untrack(() => this.language);
    const [loaded] = await Promise.all([loading, fullSpeaker('page', language)]);
    return loaded;
  }
}

export const speech = new Speech();

export const say = (key: string, blanks?: Blanks): string => speech.say(key, blanks);
