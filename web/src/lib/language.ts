/** The languages of the page. */
export const languages = ['en', 'de', 'fr', 'nl'] as const;
/** `qps` is spoken in tests only: English in brackets, so that text from anywhere else is seen. */
export type Language = (typeof languages)[number] | 'qps';

/** How each calls itself. */
export const ownNames: Record<(typeof languages)[number], string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
};

export function isLanguage(word: string): word is Language {
  return word === 'qps' || (languages as readonly string[]).includes(word);
}

/** The first of the browser's languages that the page has. */
export function preferred(wished: readonly string[]): Language {
  const spoken = wished.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage);
  return spoken ?? 'en';
}
