// After vite: says what a first visit costs, refuses what is too large, and puts a .br and a .gz beside every file, so
// that the server never compresses anything itself.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The shell and one board, compressed. */
const LIMIT = 150 * 1024;

const page = new URL('../dist/page/', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8'));
rmSync(join(page, '.vite'), { recursive: true });

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const sizes = new Map();
for (const entry of readdirSync(page, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !/\.(html|js|css|svg|json|txt|webmanifest|wasm)$/.test(entry.name)) continue;
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const packed = brotliCompressSync(bytes, { params });
  writeFileSync(`${path}.br`, packed);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  sizes.set(path.slice(page.length), packed.length);
}

/** The module, which a visitor fetches with the first game that needs no server. */
const MODULE_LIMIT = 800 * 1024;
const module = [...sizes.keys()].find((file) => file.endsWith('.wasm'));
console.log(
  module ? `module: ${kilobytes(sizes.get(module))} compressed` : 'module: none, no game without a server',
);
if (module && sizes.get(module) > MODULE_LIMIT) {
  console.error(`the module may have ${kilobytes(MODULE_LIMIT)} (web/build/finish.js)`);
  process.exit(1);
}

/** This chunk and all that it imports at once. */
function chunks(key, seen = new Set()) {
  if (!manifest[key] || seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) chunks(next, seen);
  return seen;
}
/** Everything a browser fetches for this chunk, itself included. */
const fetched = (key) =>
  new Set(
    [...chunks(key)].flatMap((one) => {
      const { file, css = [], assets = [] } = manifest[one];
      return [file, ...css, ...assets];
    }),
  );
/** The page knows where the module is, and fetches it later. */
const weigh = (files) =>
  [...files].filter((file) => !file.endsWith('.wasm')).reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

const table = Object.keys(manifest).find((key) => key.endsWith('/TablePage.svelte'));
const shell = new Set([...fetched('index.html'), ...(table ? fetched(table) : [])]);
shell.add('index.html');
/** Of the languages a visitor speaks one: the heaviest counts. */
const words = (folder) => {
  const languages = Object.keys(manifest).filter(
    (key) => key.startsWith(`${folder}words/`) && key.endsWith('.ftl'),
  );
  return Math.max(0, ...languages.map((key) => weigh([manifest[key].file])));
};
const spoken = words('') + weigh(shell);
console.log(`shell: ${kilobytes(spoken)} compressed`);
const tooHeavy = [];
for (const key of Object.keys(manifest).filter((key) => key.endsWith('/web/Board.svelte'))) {
  const board = new Set([...shell, ...fetched(key), ...fetched(key.replace('Board.svelte', 'words.ts'))]);
  // What a board fetches by itself are alternatives, such as one of two decks: the heaviest counts.
  const game = key.split('/').at(-3);
  const own = [...chunks(key)].flatMap((chunk) => manifest[chunk].dynamicImports ?? []);
  const later = own
    .filter((next) => next.includes(`/games/${game}/web/`))
    .map((next) => weigh([...fetched(next)].filter((file) => !board.has(file))));
  const whole = weigh(board) + words('') + words(`../games/${game}/`) + Math.max(0, ...later);
  console.log(`shell and ${game}: ${kilobytes(whole)} compressed`);
  if (whole > LIMIT) tooHeavy.push(game);
}
if (tooHeavy.length > 0) {
  const limit = `a first visit may cost ${kilobytes(LIMIT)} (web/build/finish.js)`;
  console.error(`${limit}; too heavy with the board of ${tooHeavy.join(', ')}`);
  process.exit(1);
}
