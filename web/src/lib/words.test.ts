/** The words files: every language says everything, and nothing is said in vain. */
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { owners } from './allWords';
import type { GameWords } from './contract';
import { languages } from './language';
import { Speaker } from './words';

const raw = (files: Record<string, unknown>) => files as Record<string, string>;
const files = raw(
  import.meta.glob(['../../words/*.ftl', '../../../games/*/words/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const sources = raw(
  import.meta.glob(
    [
      '../**/*.{ts,svelte}',
      '../../../games/*/web/**/*.{ts,svelte}',
      '../../../games/*/src/**/*.rs',
      '!../**/*.test.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
const tours = import.meta.glob<{ words: GameWords }>('../../../games/*/web/words.ts', { eager: true });

const fileOf = (owner: string, language: string) =>
  files[owner === 'page' ? `../../words/${language}.ftl` : `../../../games/${owner}/words/${language}.ftl`] ??
  '';
const ownerOf = (path: string) => /games\/(\w+)\//.exec(path)?.[1] ?? 'page';

/** The blanks of every message and attribute. */
function blanksOf(text: string): Record<string, string[]> {
  const blanks = (value: unknown) =>
    [
      ...new Set(
        [...JSON.stringify(value ?? '').matchAll(/"type":"var","name":"(\w+)"/g)].map(
          (match) => match[1] ?? '',
        ),
      ),
    ].sort();
  const all: Record<string, string[]> = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value !== null) all[id] = blanks(value);
    for (const [name, own] of Object.entries(attributes)) all[`${id}.${name}`] = blanks(own);
  }
  return all;
}

describe.each(owners)('the words of %s', (owner) => {
  const english = blanksOf(fileOf(owner, 'en'));

  it.each(languages)('are all there in %s, with the same blanks', (language) => {
    const text = fileOf(owner, language);
    expect(blanksOf(text)).toEqual(english);
    // What cannot be read is left out by the parser without a word.
    const lines = text.split('\n').filter((line) => /^[a-zA-Z][\w-]* =/.test(line));
    expect(new FluentResource(text).body.length).toBe(lines.length);
  });

  const own = Object.entries(sources).filter(([path]) => ownerOf(path) === owner);
  const code = own.map(([, text]) => text).join('\n');

  it('are asked for by names that exist', () => {
    const asked = owner === 'page' ? /(?<![\w.])say\(\s*'([\w.-]+)'/g : /say\.(?:the|count)\(\s*'([\w.-]+)'/g;
    const missing = [...code.matchAll(asked)]
      .map((match) => match[1] ?? '')
      .filter((key) => !(key in english));
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const all = owner === 'page' ? Object.values(sources).join('\n') : code;
    // A name that is made of two parts, such as `code-${code}`, is known by its first part.
    const starts = [...all.matchAll(/`([\w-]+[-_])\$\{/g)].map((match) => match[1] ?? '');
    // What the rules in Rust say; a law of theirs looks for what they do not use.
    starts.push('refusal-', 'advice-', 'character-', 'ending-', 'terminal-');
    // What the frame around a helper asks of its game.
    starts.push('helper-title', 'helper-about');
    // The themes of its puzzles.
    if (owner !== 'page') starts.push('puzzle-');
    starts.push(
      'setting-',
      'tour-',
      ...[...all.matchAll(/name\('(\w+)'/g)].map((match) => `${match[1] ?? ''}-`),
    );
    // Everything between quotes, once: there are a thousand messages, and a great deal of code.
    const quoted = new Set([...all.matchAll(/(?<=['"])[\w.-]+(?=['"])/g)].map(([key]) => key));
    const isUsed = (key: string) => quoted.has(key) || starts.some((start) => key.startsWith(start));
    const unused = Object.keys(english).filter((key) => !key.includes('.') && !isUsed(key));
    expect(unused).toEqual([]);
  });

  it('have a sentence for every step of the tour', () => {
    const steps = tours[`../../../games/${owner}/web/words.ts`]?.words.tour ?? [];
    const told = Object.keys(english).filter((key) => key.startsWith('tour-') && owner !== 'page');
    expect(told).toEqual(steps.map((_, index) => `tour-${index + 1}`));
  });
});

it('the page has a sentence for every code of the server', () => {
  const codes = [...(sources['../wire/Code.ts'] ?? '').matchAll(/"(\w+)"/g)].map((match) => match[1] ?? '');
  expect(codes.length).toBeGreaterThan(60);
  for (const language of languages) {
    const page = new Speaker(language, 'page');
    expect(codes.filter((code) => !page.has(`code-${code}`))).toEqual([]);
  }
});

it('the language of the tests puts everything in brackets', () => {
  expect(new Speaker('qps', 'page').the('nav-lobby')).toBe('⟦Lobby⟧');
});

it.each(owners)('the French of %s keeps its marks on the line of their word', (owner) => {
  // A question mark alone on a line is what a plain space before it leads to. Help for a terminal is set in columns.
  const loose = fileOf(owner, 'fr')
    .split('\n')
    .filter((line) => /^[\w-]+ =|^ +\.[\w-]+ =|^ +\*?\[/.test(line) && / [?!;:»%]|« /.test(line));
  expect(loose).toEqual([]);
});
