/**
 * What people read, from Fluent files: `web/words` for the page itself, `games/<slug>/words` for each game. The rules in
 * Rust read the same files. A file is loaded when its language is spoken and its game is shown.
 */
import { FluentBundle, type FluentResource } from '@fluent/bundle';
import type { WordsArgument } from '../wire/WordsArgument';
import type { WordsMessage } from '../wire/WordsMessage';
import type { Language } from './language';

/** What fills the blanks of a message. A number also decides between singular and plural. */
export type Blanks = Record<string, string | number>;

type FluentEntry = FluentResource['body'][number];
/** Messages as build/fluent.ts writes them. */
type MessageList = [id: string, value: FluentEntry['value'], attributes?: FluentEntry['attributes']][];

/** The words files, taken apart into messages when the page is built. Of a game: what its board says. */
const files = import.meta.glob<MessageList>(['../../words/*.ftl', '../../../games/*/words/*.ftl'], {
  import: 'default',
});
/** The rest of each file: settings, bots, refusals, hints, the tour. */
const rests = import.meta.glob<MessageList>(['../../words/*.ftl', '../../../games/*/words/*.ftl'], {
  query: '?rest',
  import: 'default',
});
const pathOf = (owner: string, language: string) =>
  owner === 'page' ? `../../words/${language}.ftl` : `../../../games/${owner}/words/${language}.ftl`;

/** Messages of one owner, the page or a game, in one language. */
class Messages {
  #bundle: FluentBundle;
  #lists: Intl.ListFormat;
  #parts = new Set<MessageList>();

  constructor(readonly language: Language) {
    const tag = language === 'qps' ? 'en' : language;
    this.#bundle = new FluentBundle(tag, { useIsolating: false });
    this.#lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  }

  add(part: MessageList): void {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    const body = part.map(([id, value, attributes = {}]) => ({ id, value, attributes }));
    this.#bundle.addResource({ body });
  }

  /** The text of a message or of an attribute of one (`setting-first.random`); undefined if there is none. */
  text(key: string, blanks: Blanks): string | undefined {
    const [name = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return undefined;
    const text = this.#bundle.formatPattern(pattern, blanks, []);
    return this.#marked(text);
  }

  /** The language of the tests: whatever does not come from a file is not in brackets. */
  #marked(text: string): string {
    return this.language === 'qps' ? `⟦${text}⟧` : text;
  }

  list(words: readonly (string | number)[]): string {
    return this.#marked(this.#lists.format(words.map(String)));
  }
}

const loaded = new Map<string, Messages>();
/** The page, and the games that have been shown. */
const owners = new Set(['page']);

/** Loads what the page or a game says in a language. Nothing happens for a game without words of its own. */
export async function loadWords(owner: string, language: Language): Promise<void> {
  owners.add(owner);
  await loadPart(files, owner, language);
}

async function loadPart(parts: typeof files, owner: string, language: Language): Promise<void> {
  const part = await parts[pathOf(owner, language === 'qps' ? 'en' : language)]?.();
  if (!part) return;
  const key = pathOf(owner, language);
  const messages = loaded.get(key) ?? new Messages(language);
  messages.add(part);
  loaded.set(key, messages);
}

/** Everything the page or a game says in a language, and not only what is read at first. */
export async function fullSpeaker(owner: string, language: Language): Promise<Speaker> {
  await Promise.all([loadWords(owner, language), loadPart(rests, owner, language)]);
  return new Speaker(language, owner);
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

  /** What the rules say. Their own English text, if they say more than this page knows. */
  say({ key, arguments: filled, text }: WordsMessage): string {
    return this.#messages?.text(key, this.#blanks(filled)) ?? text;
  }

  #blanks(filled: WordsMessage['arguments'] = {}): Blanks {
    return Object.fromEntries(Object.entries(filled).map(([name, one]) => [name, this.#blank(one)]));
  }

  #blank(filled: WordsArgument): string | number {
    if (Array.isArray(filled)) return this.list(filled.map((one) => this.#blank(one)));
    if (typeof filled !== 'object') return filled;
    return this.#messages?.text(filled.key, this.#blanks(filled.arguments)) ?? filled.key;
  }

  /** A message about a number of things; the blank for the number is called `n`. */
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

  /** How a built-in bot plays. */
  character(name: string): string {
    return this.#messages?.text(`character-${name}`, {}) ?? '';
  }

  /** A name out of a group; what has none is called as it is. */
  name(group: string, key: string): string {
    return this.#messages?.text(`${group}-${key}`, {}) ?? key;
  }
}
