// Plays all browser tests. A real browser on a busy machine can be late for something that a test did not think of:
// files in which something failed are played once more, alone, and the last lines say so. What fails again has failed.
import { spawn } from 'node:child_process';

/** Plays these files and resolves to the exit code and the files in which something failed. */
function play(files, concurrency) {
  return new Promise((resolve) => {
    const tests = spawn(
      process.execPath,
      ['--test', `--test-concurrency=${concurrency}`, '--test-reporter=tap', ...files],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let told = '';
    tests.stdout.on('data', (part) => {
      told += part;
      process.stdout.write(part);
    });
    tests.on('close', (code) => {
      const places = told.matchAll(/^not ok .*\n +---\n(?: +.*\n)*? +location: '(.+?):\d+:\d+'/gm);
      resolve({ code, failed: [...new Set([...places].map(([, file]) => file))] });
    });
  });
}

const first = await play(process.argv.slice(2), 2);
let { code } = first;
if (code !== 0 && first.failed.length > 0) {
  console.log(`# failed once, played again: ${first.failed.join(', ')}`);
  ({ code } = await play(first.failed, 1));
  if (code === 0) console.log(`# passed at the second attempt only: ${first.failed.join(', ')}`);
}
process.exit(code ?? 1);
