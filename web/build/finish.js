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

const sizes = new Map();
for (const entry of readdirSync(page, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const packed = brotliCompressSync(bytes, { params });
  writeFileSync(`${path}.br`, packed);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  sizes.set(path.slice(page.length), packed.length);
}

/** Everything a browser fetches for this chunk, itself included. */
function fetched(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) seen.add(file);
  for (const next of chunk.imports ?? []) fetched(next, seen);
  return seen;
}
const weigh = (files) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

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
  const later = (manifest[key].dynamicImports ?? []).map((next) =>
    weigh([...fetched(next)].filter((file) => !board.has(file))),
  );
  const game = key.split('/').at(-3);
  const whole = weigh(board) + words('') + words(`../games/${game}/`) + Math.max(0, ...later);
  console.log(`shell and ${game}: ${kilobytes(whole)} compressed`);
  if (whole > LIMIT) tooHeavy.push(game);
}
if (tooHeavy.length > 0) {
  const limit = `a first visit may cost ${kilobytes(LIMIT)} (web/build/finish.js)`;
  console.error(`${limit}; too heavy with the board of ${tooHeavy.join(', ')}`);
  process.exit(1);
}
