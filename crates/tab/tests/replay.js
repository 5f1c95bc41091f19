// Asks a module in WebAssembly what the transcript says was asked, and compares every byte of its answers.
// node replay.js <module> <transcript>
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [file, transcript] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(file));
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** A clock that stands still: nothing is stopped by it. */
const instance = () => new WebAssembly.Instance(module, { env: { now: () => 0 } }).exports;

function ask(exports, name, text) {
  const bytes = encoder.encode(text);
  const room = exports.room(bytes.length);
  new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
  const length = exports[name]();
  return decoder.decode(new Uint8Array(exports.memory.buffer, exports.answer(), length));
}

let [tab, thinker, player, asked, different] = [null, null, '', 0, 0];
/** By game and player: decisions, and milliseconds natively and here. */
const times = new Map();
for await (const line of createInterface({ input: createReadStream(transcript) })) {
  const { to, message, answer, micros } = JSON.parse(line);
  if (to === 'new') {
    [tab, thinker, player] = [instance(), instance(), message];
    continue;
  }
  asked += 1;
  const began = performance.now();
  const said = ask(to === 'tab' ? tab : thinker, to, message);
  if (to === 'thinker') {
    const [count, natively, here] = times.get(player) ?? [0, 0, 0];
    times.set(player, [count + 1, natively + micros / 1000, here + performance.now() - began]);
  }
  if (said === answer) continue;
  different += 1;
  if (different <= 5) {
    console.error(`asked    ${message.slice(-300)}`);
    console.error(`natively ${answer.slice(0, 300)}\nhere     ${said.slice(0, 300)}\n`);
  }
}
for (const [who, [count, natively, here]] of times) {
  const [one, other] = [natively / count, here / count];
  const ratio = (other / one).toFixed(2);
  console.log(`${who}: ${one.toFixed(2)} ms natively, ${other.toFixed(2)} ms here (${ratio}), ${count} decisions`);
}
console.log(`${asked} answers, ${different} of them other than natively`);
process.exit(different > 0 || asked === 0 ? 1 : 0);
