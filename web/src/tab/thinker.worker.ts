/** Thinks, one task after the other. The first message is the module. */
import type { ThinkerTask } from '../wire/ThinkerTask';
import { startMachine, type Machine } from './machine';

let machine: Promise<Machine>;

onmessage = async ({ data }: MessageEvent<WebAssembly.Module | ThinkerTask>) => {
  if (data instanceof WebAssembly.Module) {
    machine = startMachine(data, 'thinker');
    return;
  }
  try {
    postMessage((await machine)(data));
  } catch (why) {
    // Thrown from a timer it reaches the worker's `onerror`: whoever started this thinker starts another.
    setTimeout(() => {
      throw why;
    });
  }
};
