/**
 * What people read, from Fluent files: `web/words` for the page itself, `games/<slug>/words` for each game. The rules in
 * Rust read the same files. A file is loaded when its language is spoken and its game is shown.
 */
import { FluentBundle, type FluentResource } from '@fluent/bundle';
import type { Language } from './language';

/** What fills the blanks of a message. A number also decides between singular and plural. */
export type Blanks = Record<string, string | number>;

/** Each has been taken apart into messages when the page was built. */
const files = import.meta.glob<FluentResource['body']>(
  ['../../words/*.ftl', '../../../games/*/words/*.ftl'],
  { import: 'default' },
);
const pathOf = (owner: string, language: string) =>
  owner === 'page' ? `../../words/${language}.ftl` : `../../../games/${owner}/words/${language}.ftl`;

/** Messages of one owner, the page or a game, in one language. */
class Messages {
  #bundle: FluentBundle;
  #lists: Intl.ListFormat;

  constructor(
    messages: FluentResource['body'],
    readonly language: Language,
  ) {
    const tag = language === 'qps' ? 'en' : language;
    this.#bundle = new FluentBundle(tag, { useIsolating: false });
    this.#bundle.addResource({ body: messages });
    this.#lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  }

  /** The text of a message or of an attribute of one (`setting-first.random`); undefined if there is none. */
  text(key: string, blanks: Blanks): string | undefined {
    const [name = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return undefined;
    const text = this.#bundle.formatPattern(pattern, blanks, []);
    // The language of the tests: whatever does not come from a file is not in brackets.
    return this.language === 'qps' ? `⟦${text}⟧` : text;
  }

  list(words: readonly (string | number)[]): string {
    return this.#lists.format(words.map(String));
  }
}

const loaded = new Map<string, Messages>();
/** The page, and the games that have been shown. */
const owners = new Set(['page']);

/** Loads what the page or a game says in a language. Nothing happens for a game without words of its own. */
export async function loadWords(owner: string, language: Language): Promise<void> {
  owners.add(owner);
  const key = pathOf(owner, language);
  const load = files[pathOf(owner, language === 'qps' ? 'en' : language)];
  if (load && !loaded.has(key)) loaded.set(key, new Messages(await load(), language));
}

/** Loads a language for everything that is shown. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...owners].map((owner) => loadWords(owner, language)));
}

/** What the page or a game says, in a language that has been loaded. */
export class Speaker {
  #messages: Messages | undefined;

  constructor(
    readonly language: Language,
    readonly owner: string,
  ) {
    this.#messages = loaded.get(pathOf(owner, language));
  }

  has(key: string): boolean {
    return this.#messages?.text(key, {}) !== undefined;
  }

  /** The message of this name. A name without a message is a fault, which tests see and people hardly do. */
  the(key: string, blanks: Blanks = {}): string {
    const text = this.#messages?.text(key, blanks);
    if (text === undefined && import.meta.env.DEV)
      throw new Error(`${this.owner}/words/${this.language}.ftl says nothing for "${key}"`);
    return text ?? key;
  }

  /** So many of something: the blank that counts is called `n`. */
  count(key: string, n: number, blanks: Blanks = {}): string {
    return this.the(key, { ...blanks, n });
  }

  /** These and those, as the language says it. */
  list(words: readonly (string | number)[]): string {
    return this.#messages?.list(words) ?? words.join(', ');
  }

  /** What a setting is about; its name if the game does not say. */
  setting(key: string): string {
    return this.#messages?.text(`setting-${key}`, {}) ?? key;
  }

  /** What a value of a setting means; a value that is no name is written with a `v` and dashes. */
  settingValue(key: string, value: string): string {
    const name = /^[a-zA-Z][\w-]*$/.test(value) ? value : `v${value.replace(/\W/g, '-')}`;
    return this.#messages?.text(`setting-${key}.${name}`, {}) ?? value;
  }

  /** A name out of a group; what has none is called as it is. */
  name(group: string, key: string): string {
    return this.#messages?.text(`${group}-${key}`, {}) ?? key;
  }
}
