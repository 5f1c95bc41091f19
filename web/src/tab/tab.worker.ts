/** Owns the module and what is stored. Nothing here holds up the page. */
import type { ThinkerTask } from '../wire/ThinkerTask';
import type { Thought } from '../wire/Thought';
import { moduleAddress } from './available';
import { startMachine } from './machine';
import type { FromPage, ToPage } from './messages';
import { TabRunner } from './runner';
import { TabStore } from './store';
import { Thinking, type StartThinker } from './thinking';

const tell = (message: ToPage) => postMessage(message);

const module = load();
module.catch((why: unknown) => tell({ type: 'unloadable', why: String(why) }));

async function load(): Promise<WebAssembly.Module> {
  if (moduleAddress === null) throw new Error('this page was built without the module');
  const answer = await fetch(moduleAddress);
  if (!answer.ok) throw new Error(`the module is not there: ${answer.status}`);
  // A plain web space may not know the type of the file: then it is compiled after it has come.
  const isKnown = answer.headers.get('content-type') === 'application/wasm';
  return isKnown ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

const startThinker: StartThinker = (heard, broke) => {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Thought>) => heard(data);
  worker.onerror = broke;
  const ready = module.then((loaded) => worker.postMessage(loaded));
  return {
    think: (task: ThinkerTask) => void ready.then(() => worker.postMessage(task)),
    end: () => worker.terminate(),
  };
};

/** Other tabs of this browser. */
const others = new BroadcastChannel('irrgarten.stored');
const thinking = new Thinking(
  startThinker,
  (thought) => void runner.do({ type: 'thought', thought }),
  () => void runner.do({ type: 'new_thinker' }),
);
const runner = new TabRunner(async () => startMachine(await module, 'tab'), new TabStore(), thinking, {
  send: (frame) => tell({ type: 'frame', frame }),
  close: (close) => tell({ type: 'close', close }),
  answer: (answer) => tell({ type: 'answer', answer }),
  stored: (tables) => others.postMessage(tables),
});
others.onmessage = ({ data }: MessageEvent<string[]>) => void runner.reread(data);

const entropy = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(48)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

onmessage = ({ data }: MessageEvent<FromPage>) => {
  if (data.type === 'connect') thinking.prepare();
  void runner.do(data.type === 'api' && data.method === 'POST' ? { ...data, entropy: entropy() } : data);
};
