import type { Language } from './language';
import type { Texts } from './texts/en';

const loaders: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
  fr: () => import('./texts/fr'),
  nl: () => import('./texts/nl'),
};

class Speech {
  language = $state<Language>('en');
  #texts = $state.raw<Texts>();

  /** Everything the shell says, in the language it speaks now. Loaded before anything is shown. */
  get texts(): Texts {
    if (!this.#texts) throw new Error('nothing is shown before a language is loaded');
    return this.#texts;
  }

  async speak(language: Language): Promise<void> {
    const loaded = await loaders[language]();
    this.#texts = loaded.default;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();
