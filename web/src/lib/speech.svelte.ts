import type { Language } from './language';
import { loadLanguage, Speaker, type Blanks } from './words';

class Speech {
  language = $state<Language>('en');
  #speaker = $state.raw<Speaker>();

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
    this.#speaker = new Speaker(language, 'page');
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

export const say = (key: string, blanks?: Blanks): string => speech.say(key, blanks);
