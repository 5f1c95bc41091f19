// Which modules share a file. A request costs more than a few bytes too many: what is needed together is fetched together,
// as one script and one style sheet for the start page, one of each for a table, and one of each for the board of a game.

const PAGE = /\/web\/src\/main\.ts$/;
/** A table as it is played at, and the parts that boards are made of. */
const TABLE = /\/web\/src\/(?:pages\/TablePage\.svelte|lib\/board\/(?!Styleguide|Scene)[\w.]+)$/;
/** The board of a game, and what the shell says about it. */
const BOARD = /\/games\/([^/]+)\/web\/(?:Board\.svelte|words\.ts)$/;

/** Each takes with it what its modules import, unless one before has it. */
export const bundles = [
  { name: 'page', test: PAGE, priority: 3 },
  { name: 'table', test: TABLE, priority: 2 },
  { name: (id: string) => BOARD.exec(id)?.[1] ?? null, test: BOARD, priority: 1 },
];
