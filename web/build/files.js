// A dumb file server: what is there is sent, anything else is missing. It knows no paths of the page, as a plain web space does.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder below a path, on this machine only. Resolves to the server and its address. */
export function serveFiles(folder, { port = 0, below = '/' } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://files');
    const inside = normalize(decodeURIComponent(pathname)).replaceAll('\\', '/');
    const file = join(folder, inside.slice(below.length), inside.endsWith('/') ? 'index.html' : '');
    const found = inside.startsWith(below) && statSync(file, { throwIfNoEntry: false });
    if (!found || !found.isFile()) {
      response.writeHead(404).end();
      return;
    }
    // The module has no type that such a server knows.
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({ server, url: `http://127.0.0.1:${server.address().port}${below}` });
    });
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const site = new URL('../dist/site/', import.meta.url).pathname;
  const { url } = await serveFiles(site, { port: Number(process.argv[2] ?? 8081) });
  console.log(`The site of files is at ${url} (Ctrl-C ends it).`);
}
