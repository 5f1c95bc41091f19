// Puts a .br and a .gz beside every file of the built page, so that the server never compresses anything itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url).pathname;
const worthIt = /\.(html|js|css|svg|json|webmanifest)$/;

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !worthIt.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
