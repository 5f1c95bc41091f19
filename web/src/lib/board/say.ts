/** What a board says, in the language of whoever looks at it. */
import type { Language } from '../language';

export type Blanks = Record<string, string | number>;
/** Texts by name; a group of names, such as those of cards, is a record of its own. */
type Texts = Record<string, string | Record<string, string>>;
type Plain<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string;
type Group<T> = Exclude<keyof T, Plain<T>> & string;
type Plural<K> = K extends `${infer Stem}_other` ? Stem : never;

function fill(text: string, blanks: Blanks): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name] ?? ''));
}

interface Habits {
  plurals: Intl.PluralRules;
  lists: Intl.ListFormat;
}
const known = new Map<Language, Habits>();

/** How a language counts and lists: asked often, and costly to make. */
function habitsOf(language: Language): Habits {
  const habits = known.get(language) ?? {
    plurals: new Intl.PluralRules(language),
    lists: new Intl.ListFormat(language, { type: 'conjunction' }),
  };
  known.set(language, habits);
  return habits;
}

export class Speaker<T extends Texts> {
  #texts: T;

  constructor(
    readonly language: Language,
    messages: Record<Language, T>,
  ) {
    this.#texts = messages[language];
  }

  the(key: Plain<T>, blanks: Blanks = {}): string {
    return fill(this.#texts[key] as string, blanks);
  }

  /** So many of something, as the language counts. */
  count(key: Plural<Plain<T>>, n: number, blanks: Blanks = {}): string {
    const form = habitsOf(this.language).plurals.select(n) === 'one' ? 'one' : 'other';
    return this.the(`${key}_${form}` as Plain<T>, { ...blanks, n });
  }

  /** These and those, as the language says it. */
  list(words: readonly (string | number)[]): string {
    return habitsOf(this.language).lists.format(words.map(String));
  }

  /** A name out of a group; what has none is called as it is. */
  name(group: Group<T>, key: string): string {
    return (this.#texts[group] as Record<string, string>)[key] ?? key;
  }
}
