/** Rulebooks as the server sends them: Markdown with clauses, read into blocks. */
import { text } from './api';
import type { Language } from './language';

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'pictures'; items: Picture[] };

export interface Picture {
  caption: string;
  /** Its address, relative to that of the book. */
  file: string;
  width: number;
  height: number;
}

interface Item {
  /** The id of the clause, if it is one. */
  clause: string | null;
  text: string;
}

/** A run of text: plain, strong, emphasised, code, or a clause somebody can jump to. */
interface Run {
  text: string;
  mark: 'plain' | 'strong' | 'em' | 'code' | 'clause';
}

const books = new Map<string, Promise<string>>();

export function rulebook(game: string, language: Language): Promise<string> {
  const path = `/api/games/${game}/rulebook/${language}`;
  const book = books.get(path) ?? text(path);
  books.set(path, book);
  book.catch(() => books.delete(path));
  return book;
}

/** What the rulebook says under a clause, or null. */
export async function clauseText(game: string, language: Language, clause: string): Promise<string | null> {
  const blocks = read(await rulebook(game, language).catch(() => ''));
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const found = items.find((item) => item.clause === clause);
  return found
    ? runs(found.text)
        .map((run) => run.text)
        .join('')
    : null;
}

/** The address of a picture of a rulebook. */
export const pictureOf = (game: string, picture: Picture) => `/api/games/${game}/rulebook/${picture.file}`;

export const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export function read(book: string): Block[] {
  const lines = book.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const line = () => lines[at] ?? '';
  const take = (belongs: (line: string) => boolean) => {
    const taken: string[] = [];
    while (at < lines.length && belongs(line())) taken.push(lines[at++] as string);
    return taken;
  };
  const cells = (row: string) =>
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const starts = /^(#{1,4} |```|[-*] |\d+\. |\||!\[|\s*$)/;
  const image = /^!\[(.*)\]\((examples\/[^)#]+)#(\d+)x(\d+)\)$/;
  while (at < lines.length) {
    const heading = /^(#{1,4}) (.*)$/.exec(line());
    if (heading) {
      at++;
      const words = heading[2] as string;
      blocks.push({ kind: 'heading', level: (heading[1] as string).length, text: words, id: anchor(words) });
    } else if (line().startsWith('```')) {
      at++;
      blocks.push({ kind: 'code', text: take((one) => !one.startsWith('```')).join('\n') });
      at++;
    } else if (image.test(line())) {
      const items = take((one) => image.test(one)).map((one) => {
        const [, caption = '', file = '', width, height] = image.exec(one) ?? [];
        return { caption, file, width: Number(width), height: Number(height) };
      });
      blocks.push({ kind: 'pictures', items });
    } else if (line().startsWith('|')) {
      const [head = '', , ...rows] = take((one) => one.startsWith('|'));
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) });
    } else if (/^([-*]|\d+\.) /.test(line())) {
      const ordered = /^\d/.test(line());
      const items: Item[] = [];
      while (/^([-*]|\d+\.) /.test(line())) {
        const first = (lines[at++] as string).replace(/^([-*]|\d+\.) /, '');
        const words = [first, ...take((one) => /^\s+\S/.test(one))].map((part) => part.trim()).join(' ');
        const clause = /^\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* /.exec(words);
        items.push({ clause: clause?.[1] ?? null, text: clause ? words.slice(clause[0].length) : words });
        // A blank line between two items does not end the list.
        if (!line().trim() && /^([-*]|\d+\.) /.test(lines[at + 1] ?? '')) at++;
      }
      blocks.push({ kind: 'list', ordered, items });
    } else if (!line().trim()) {
      at++;
    } else {
      const words = [lines[at++] as string, ...take((one) => !starts.test(one))];
      blocks.push({ kind: 'paragraph', text: words.join(' ') });
    }
  }
  return blocks;
}

export function runs(words: string): Run[] {
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\([^)]*\)|\b([A-Z]{1,3}-[A-Z]{2,}-\d{2})\b/g;
  const found: Run[] = [];
  let end = 0;
  for (const match of words.matchAll(pattern)) {
    if (match.index > end) found.push({ text: words.slice(end, match.index), mark: 'plain' });
    const [whole, strong, em, code, link, clause] = match;
    if (strong) found.push({ text: strong, mark: 'strong' });
    else if (em) found.push({ text: em, mark: 'em' });
    else if (code) found.push({ text: code, mark: 'code' });
    else if (clause) found.push({ text: clause, mark: 'clause' });
    else found.push({ text: link ?? whole, mark: 'plain' });
    end = match.index + whole.length;
  }
  if (end < words.length) found.push({ text: words.slice(end), mark: 'plain' });
  return found;
}

/** Does a block speak of this? */
export function speaksOf(block: Block, needle: string): boolean {
  const words =
    block.kind === 'list'
      ? block.items.map((item) => `${item.clause ?? ''} ${item.text}`).join(' ')
      : block.kind === 'table'
        ? [block.head, ...block.rows].flat().join(' ')
        : block.kind === 'pictures'
          ? block.items.map((picture) => picture.caption).join(' ')
          : block.text;
  return words.toLowerCase().includes(needle);
}
