/** The puzzles of a game: a file beside the page, which is fetched when somebody wants to solve one. */
const files = import.meta.glob<string>('../../../games/*/puzzles/puzzles.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A puzzle as its line says it; the tab reads the line itself. */
export interface BookedPuzzle {
  id: string;
  theme: string;
  rating: number;
  solution: string[];
  line: string;
}

const pathOf = (game: string) => `../../../games/${game}/puzzles/puzzles.txt`;

/** The games that have puzzles, by their names. */
export const puzzleGames: readonly string[] = Object.keys(files)
  .map((path) => path.split('/').at(-3) ?? '')
  .sort();

export function readBook(text: string): BookedPuzzle[] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      const [head = '', ...rest] = line.split(' | ');
      const [, id, theme, rating] = /^(\S+) (\S+) seat=\d+ rating=(\d+) /.exec(`${head} `) ?? [];
      const solution = rest.at(-1)?.split(' ') ?? [];
      return id && theme ? [{ id, theme, rating: Number(rating), solution, line }] : [];
    });
}

const books = new Map<string, Promise<BookedPuzzle[]>>();

/** All puzzles of a game; fetched once. */
export function bookOf(game: string): Promise<BookedPuzzle[]> {
  const known = books.get(game);
  if (known) return known;
  const file = files[pathOf(game)];
  const book = (
    file
      ? fetch(file).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(file))))
      : Promise.resolve('')
  ).then(readBook, (why: unknown) => {
    books.delete(game);
    throw why;
  });
  books.set(game, book);
  return book;
}

/** The same puzzle for everybody on the same day. The order of the file follows from chance already. */
export function puzzleOfDay(book: readonly BookedPuzzle[], day: number): BookedPuzzle | undefined {
  // A step that shares no divisor with any length of a book worth having: neighbours in the file are of one lot.
  return book.length ? book[(day * 7919) % book.length] : undefined;
}

/** Days since 1970, where the visitor is. */
export const dayOf = (now = new Date()): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);

/** One that is new to the visitor and about as hard as they are good. */
export function puzzleNear(
  book: readonly BookedPuzzle[],
  rating: number,
  isKnown: (id: string) => boolean,
  chance = Math.random,
): BookedPuzzle | undefined {
  const fresh = book.filter(({ id }) => !isKnown(id));
  const left = fresh.length ? fresh : book;
  const near = [...left].sort((one, two) => Math.abs(one.rating - rating) - Math.abs(two.rating - rating));
  return near[Math.floor(chance() * Math.min(12, near.length))];
}
