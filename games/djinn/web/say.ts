/** Everything the board says, in four languages. */
import type { Language } from '$lib/language';
import de from './messages.de.json';
import en from './messages.en.json';
import fr from './messages.fr.json';
import nl from './messages.nl.json';

export const messages: Record<Language, typeof en> = { en, de, fr, nl };

type Plural<K> = K extends `${infer Stem}_other` ? Stem : never;
type Blanks = Record<string, string | number>;

export class Say {
  constructor(readonly language: Language) {}

  the(key: keyof typeof en, blanks: Blanks = {}): string {
    return messages[this.language][key].replace(/\{(\w+)\}/g, (_, name: string) =>
      String(blanks[name] ?? ''),
    );
  }

  /** So many of something, as the language counts. */
  count(key: Plural<keyof typeof en>, n: number, blanks: Blanks = {}): string {
    const form = new Intl.PluralRules(this.language).select(n) === 'one' ? 'one' : 'other';
    return this.the(`${key}_${form}` as keyof typeof en, { ...blanks, n });
  }
}
