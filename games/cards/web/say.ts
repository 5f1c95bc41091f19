/** Everything the board says, in four languages. */
import type { Language } from '$lib/language';
import de from './messages.de.json';
import en from './messages.en.json';
import fr from './messages.fr.json';
import nl from './messages.nl.json';

export const messages: Record<Language, typeof en> = { en, de, fr, nl };

type Texts = Omit<typeof en, 'kinds'>;
type Plural<K> = K extends `${infer Stem}_other` ? Stem : never;
type Blanks = Record<string, string | number>;

function fill(text: string, blanks: Blanks): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name] ?? ''));
}

export class Say {
  constructor(readonly language: Language) {}

  the(key: keyof Texts, blanks: Blanks = {}): string {
    return fill(messages[this.language][key], blanks);
  }

  /** So many of something, as the language counts. */
  count(key: Plural<keyof Texts>, n: number, blanks: Blanks = {}): string {
    const form = new Intl.PluralRules(this.language).select(n) === 'one' ? 'one' : 'other';
    return this.the(`${key}_${form}` as keyof Texts, { ...blanks, n });
  }

  kinds(kinds: readonly string[]): string {
    const names = messages[this.language].kinds as Record<string, string>;
    return kinds.map((kind) => names[kind] ?? kind).join(this.the('and'));
  }
}
