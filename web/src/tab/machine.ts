/** The module: text in, text out, as `crates/tab/src/exports.rs` has it. */

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  tab(): number;
  thinker(): number;
  answer(): number;
}

/** An instance of the module. After it has thrown something it must not be used again. */
export type Machine = (message: unknown) => unknown;

export async function startMachine(module: WebAssembly.Module, role: 'tab' | 'thinker'): Promise<Machine> {
  const { exports } = await WebAssembly.instantiate(module, { env: { now: () => performance.now() } });
  const { memory, room, answer, [role]: handle } = exports as unknown as Exports;
  const [writer, reader] = [new TextEncoder(), new TextDecoder()];
  return (message) => {
    const text = writer.encode(JSON.stringify(message));
    // The memory moves when it grows: it is asked for anew each time.
    const place = room(text.length);
    new Uint8Array(memory.buffer, place, text.length).set(text);
    const length = handle();
    if (length === 0)
      throw new Error(`the ${role} does not understand: ${reader.decode(text).slice(0, 200)}`);
    return JSON.parse(reader.decode(new Uint8Array(memory.buffer, answer(), length)));
  };
}
