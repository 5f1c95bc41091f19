// A real server for a test: the program itself, on a free port, with a file of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = new URL('../../', import.meta.url).pathname;
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
export const program =
  process.env.IRRGARTEN ??
  join(target, 'debug', process.platform === 'win32' ? 'irrgarten.exe' : 'irrgarten');

export class Server {
  /** Opens a server; `at` opens one again on the same file and port. */
  static async open(at = null) {
    const folder = at?.folder ?? mkdtempSync(join(tmpdir(), 'irrgarten-'));
    const port = at ? new URL(at.url).port : '0';
    const words = ['serve', '--listen', `127.0.0.1:${port}`, '--data', join(folder, 'irrgarten.db')];
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, IRRGARTEN_LOG: 'warn' },
    });
    const server = new Server();
    server.folder = folder;
    server.child = child;
    server.log = '';
    child.stderr.on('data', (said) => (server.log += said));
    const gone = new Promise((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the server closed with ${code}: ${server.log}`)));
    });
    gone.catch(() => undefined);
    const told = createInterface(child.stdout)[Symbol.asyncIterator]();
    const { value: line } = await Promise.race([told.next(), gone]);
    server.url = /http:\/\/\S+/.exec(line)[0];
    return server;
  }

  /** Without a word, as a power cut would. */
  async kill() {
    await this.#ended('SIGKILL');
  }

  async close() {
    await this.#ended('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #ended(signal) {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = new Promise((done) => this.child.once('exit', done));
    this.child.kill(signal);
    await exit;
  }

  async games() {
    const answer = await fetch(`${this.url}/api/games`);
    return (await answer.json()).games;
  }
}
