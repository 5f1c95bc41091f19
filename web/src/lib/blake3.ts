/**
 * BLAKE3 for short messages, in its key derivation mode: what shares of a deal are promised with. Browsers offer no
 * hash outside secure contexts, and a home network is none.
 */
const IV = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const [BLOCK, CHUNK] = [64, 1024];
const [CHUNK_START, CHUNK_END, ROOT, CONTEXT, MATERIAL] = [1, 2, 8, 32, 64];

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mix(v: Uint32Array, a: number, b: number, c: number, d: number, x: number, y: number): void {
  const at = (index: number) => v[index] as number;
  v[a] = at(a) + at(b) + x;
  v[d] = turned(at(d) ^ at(a), 16);
  v[c] = at(c) + at(d);
  v[b] = turned(at(b) ^ at(c), 12);
  v[a] = at(a) + at(b) + y;
  v[d] = turned(at(d) ^ at(a), 8);
  v[c] = at(c) + at(d);
  v[b] = turned(at(b) ^ at(c), 7);
}

function compress(chain: Uint32Array, block: Uint8Array, length: number, flags: number): Uint32Array {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK);
  let words = Array.from({ length: 16 }, (_, index) => view.getUint32(index * 4, true));
  const v = new Uint32Array([...chain, ...IV.slice(0, 4), 0, 0, length, flags]);
  const w = (index: number) => words[index] as number;
  for (let round = 0; round < 7; round++) {
    for (let column = 0; column < 4; column++) {
      mix(v, column, column + 4, column + 8, column + 12, w(2 * column), w(2 * column + 1));
    }
    for (let diagonal = 0; diagonal < 4; diagonal++) {
      const [b, c, d] = [4 + ((diagonal + 1) % 4), 8 + ((diagonal + 2) % 4), 12 + ((diagonal + 3) % 4)];
      mix(v, diagonal, b, c, d, w(8 + 2 * diagonal), w(9 + 2 * diagonal));
    }
    words = ORDER.map(w);
  }
  return v.slice(0, 8).map((word, index) => word ^ (v[index + 8] as number));
}

function hash(key: Uint32Array, input: Uint8Array, mode: number): Uint8Array {
  if (input.length > CHUNK) throw new RangeError(`at most ${CHUNK} bytes are hashed here`);
  let chain = key;
  const blocks = Math.max(1, Math.ceil(input.length / BLOCK));
  for (let index = 0; index < blocks; index++) {
    const part = input.subarray(index * BLOCK, (index + 1) * BLOCK);
    const block = new Uint8Array(BLOCK);
    block.set(part);
    const first = index === 0 ? CHUNK_START : 0;
    const last = index === blocks - 1 ? CHUNK_END | ROOT : 0;
    chain = compress(chain, block, part.length, mode | first | last);
  }
  const out = new DataView(new ArrayBuffer(32));
  chain.forEach((word, index) => out.setUint32(index * 4, word, true));
  return new Uint8Array(out.buffer);
}

/** 32 bytes for a purpose, out of some material of at most 1024 bytes. */
export function deriveKey(purpose: string, material: Uint8Array): Uint8Array {
  const context = hash(new Uint32Array(IV), new TextEncoder().encode(purpose), CONTEXT);
  const view = new DataView(context.buffer);
  const key = new Uint32Array(8).map((_, index) => view.getUint32(index * 4, true));
  return hash(key, material, MATERIAL);
}
