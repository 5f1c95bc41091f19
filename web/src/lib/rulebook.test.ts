/** Rulebooks, taken apart to be shown. */
import { expect, test } from 'vitest';
import { read, runs, speaksOf } from './rulebook';

const files = import.meta.glob<string>('../../../games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const books = Object.entries(files).map(
  ([path, book]) => [path.split('/').slice(-3).join('/'), book] as const,
);

test.each(books)('every clause of %s can be linked to', (_path, book) => {
  const written = [...book.matchAll(/^- \*\*([A-Z][A-Z0-9-]+)\*\*/gm)].map((match) => match[1]);
  const found = read(book).flatMap((block) => (block.kind === 'list' ? block.items : []));
  expect(found.flatMap((item) => item.clause ?? [])).toEqual(written);
  expect(written.length).toBeGreaterThan(5);
});

test.each(books)('%s has one title and no leftovers of Markdown', (_path, book) => {
  const blocks = read(book);
  expect(blocks.filter((block) => block.kind === 'heading' && block.level === 1)).toHaveLength(1);
  const words = blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map((item) => item.text);
    return block.kind === 'paragraph' ? [block.text] : [];
  });
  const shown = words.flatMap((text) => runs(text)).filter((run) => run.mark !== 'code');
  expect(shown.map((run) => run.text).join('\n')).not.toMatch(/\*\*|```|\]\(/);
});

test('runs keep every letter that is no mark', () => {
  expect(
    runs('Lay *one* of **two**, see `a` and C-TAKE-03.')
      .map((run) => run.text)
      .join(''),
  ).toBe('Lay one of two, see a and C-TAKE-03.');
});

test('pictures of one example stand together, each with its caption and size', () => {
  const book =
    '# T\n\n![Before `44`](examples/lay-1.svg#620x480)\n![After](examples/lay-2.svg#62x48)\nText.\n';
  expect(read(book).slice(1)).toEqual([
    {
      kind: 'pictures',
      items: [
        { caption: 'Before `44`', file: 'examples/lay-1.svg', width: 620, height: 480 },
        { caption: 'After', file: 'examples/lay-2.svg', width: 62, height: 48 },
      ],
    },
    { kind: 'paragraph', text: 'Text.' },
  ]);
});

test('a search finds clauses by id and word', () => {
  const [, list] = read('# T\n\n- **L-CALL-01** Everybody calls\n  once.\n');
  expect(list && speaksOf(list, 'l-call-01')).toBe(true);
  expect(list && speaksOf(list, 'calls once')).toBe(true);
  expect(list && speaksOf(list, 'twice')).toBe(false);
});
