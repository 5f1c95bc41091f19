// What the API says of itself is true enough to program by: a generator reads it, a client made of it compiles and plays.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';
import { games } from '../lib/suite.js';
import { Server } from '../lib/server.js';

const client = new URL('../client/', import.meta.url).pathname;
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

test('a client is generated, compiles, and plays a move of every game', async (t) => {
  const server = await Server.open();
  const folder = mkdtempSync(join(tmpdir(), 'irrgarten-client-'));
  t.after(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  // It refuses a document that breaks the rules of OpenAPI.
  const types = astToString(await openapi(document, { silent: true }));
  cpSync(client, folder, { recursive: true });
  writeFileSync(join(folder, 'schema.ts'), types);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  execFileSync(process.execPath, [compiler, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const { play } = await import(pathToFileURL(join(folder, 'client.js')).href);
  for (const { game, min_seats, live } of games) {
    // Where all act at once, the moment counts: alone nobody is faster.
    const seats = live ? min_seats : Math.max(2, min_seats);
    const { view, action, version } = await play(server.url, game, seats);
    assert.ok(action && version > 0, game);
    const name = `${game[0].toUpperCase()}${game.slice(1)}View`;
    const { required } = document.components.schemas[name];
    assert.deepEqual(
      required.filter((field) => !(field in view)),
      [],
      game,
    );
  }
});
