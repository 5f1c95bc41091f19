// After vite: makes a site of files of the page. Beside what vite has built it gets the list of games, so that the start page
// needs no module, what a browser needs to install it, and a service worker that knows all its files.
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const site = new URL('../dist/site/', import.meta.url).pathname;
const source = (path) => new URL(path, import.meta.url).pathname;
rmSync(join(site, '.vite'), { recursive: true, force: true });

const files = () =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
    .sort();
const module = files().find((file) => file.endsWith('.wasm'));
if (!module) {
  console.error('the site needs the module, and there is none: `cargo xtask tab` builds it');
  process.exit(1);
}

/** What the module answers, as src/tab/machine.ts asks it. */
async function ask(path) {
  const { instance } = await WebAssembly.instantiate(readFileSync(join(site, module)), {
    env: { now: () => performance.now() },
  });
  const { memory, room, tab, answer } = instance.exports;
  const request = { type: 'api', id: 1, method: 'GET', path };
  const text = new TextEncoder().encode(JSON.stringify({ now: 0, at: 0, request }));
  const place = room(text.length);
  new Uint8Array(memory.buffer, place, text.length).set(text);
  const length = tab();
  const response = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length)));
  return response.answers[0].body;
}
writeFileSync(join(site, 'games.json'), await ask('/api/games'));

const books = source('../tab/rulebooks');
if (!existsSync(books)) {
  console.error('the site needs the rulebooks, and there are none: `cargo xtask site` writes them');
  process.exit(1);
}
cpSync(books, join(site, 'rulebooks'), { recursive: true });

copyFileSync(source('../src/lib/icon.svg'), join(site, 'icon.svg'));
const icon = { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' };
const manifest = {
  name: 'Irrgarten',
  short_name: 'Irrgarten',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#f4ecd8',
  theme_color: '#f4ecd8',
  icons: [
    { ...icon, purpose: 'any' },
    { ...icon, purpose: 'maskable' },
  ],
};
writeFileSync(join(site, 'manifest.webmanifest'), JSON.stringify(manifest, null, 2));
const start = join(site, 'index.html');
const head = readFileSync(start, 'utf8');
writeFileSync(
  start,
  head.replace('</head>', '  <link rel="manifest" href="manifest.webmanifest" />\n  </head>'),
);

const all = files();
const hash = createHash('sha256');
for (const file of all) hash.update(file).update(readFileSync(join(site, file)));
const version = hash.digest('hex').slice(0, 16);
const worker = readFileSync(source('service-worker.js'), 'utf8');
writeFileSync(
  join(site, 'service-worker.js'),
  worker.replace("'VERSION'", JSON.stringify(version)).replace('[]', JSON.stringify(all)),
);
console.log(`web/dist/site: ${all.length + 1} files, version ${version}. Any web space can serve it.`);
