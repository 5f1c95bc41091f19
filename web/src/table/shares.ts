/** The provable deal, as the browser takes part in it (see docs/protocol.md and the server's `deal.rs`). */
import { deriveKey } from '$lib/blake3';
import { recall, remember } from '$lib/storage';

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (text: string) =>
  new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

/** What is promised of a secret at a table. Lengths stand before the parts. */
export function commitment(table: string, secret: string): string {
  const parts = [new TextEncoder().encode(table), fromHex(secret)];
  const bytes = parts.flatMap((part) => [part.length, 0, 0, 0, 0, 0, 0, 0, ...part]);
  return toHex(deriveKey('irrgarten 1 commitment', new Uint8Array(bytes)));
}

const key = (table: string) => `share.${table}`;

/** A fresh share for one's first seat, kept until it is revealed; returns what to promise. */
export function promise(table: string): string {
  const secret = toHex(crypto.getRandomValues(new Uint8Array(32)));
  remember(key(table), secret);
  return commitment(table, secret);
}

/** The share that this browser has promised, if it has. */
export function promised(table: string): string | null {
  return recall(key(table));
}

export function forget(table: string): void {
  remember(key(table), null);
}
