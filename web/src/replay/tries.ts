/** Moves that were tried, as lines of a record (docs/notation.md, Variations): comments to everybody else. */

/** A tried move as it is written: where it begins, its place in the tree, and what was played. */
export interface WrittenTry {
  /** The moment of the game from which moves are tried. */
  at: number;
  /** Which child of which child it is, from 1. */
  path: readonly number[];
  seat: number;
  word: string;
  draws: readonly string[];
  comment: string;
}

const LINE = /^# try (\d+) (\d+(?:\.\d+)*) (\d+) (\S+)((?: [^\s;]\S*)*)(?: ; (.*))?$/;

/** The moves that were tried, of a record. What is written in another way is a comment like any other. */
export function readTries(record: string): WrittenTry[] {
  return record.split(/\r?\n/).flatMap((line): WrittenTry[] => {
    const found = LINE.exec(line.trimEnd());
    if (!found) return [];
    const [, at, path = '', seat, word = '', draws = '', comment = ''] = found;
    return [
      {
        at: Number(at),
        path: path.split('.').map(Number),
        seat: Number(seat),
        word,
        draws: draws.split(' ').filter(Boolean),
        comment,
      },
    ];
  });
}

/** The record with these moves behind it, and no others. */
export function withTries(record: string, tries: readonly WrittenTry[]): string {
  // JSON has no comments.
  if (record.trimStart().startsWith('{')) return record;
  const bare = record.split(/\r?\n/).filter((line) => !LINE.test(line.trimEnd()));
  while (bare.at(-1) === '') bare.pop();
  const lines = tries.map(({ at, path, seat, word, draws, comment }) => {
    const note = comment.replace(/\s+/g, ' ').trim();
    return `# try ${at} ${path.join('.')} ${[seat, word, ...draws].join(' ')}${note ? ` ; ${note}` : ''}`;
  });
  return `${[...bare, ...lines].join('\n')}\n`;
}
