/** The provable deal, as the browser takes part in it (see docs/protocol.md and the server's `deal.rs`). */
import { deriveKey } from '$lib/blake3';
import { recall, remember } from '$lib/storage';

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string) =>
  new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

/** What is promised of a secret at a table. Lengths stand before the parts. */
export function commitment(table: string, secret: string): string {
  const parts = [new TextEncoder().encode(table), fromHex(secret)];
  const bytes = parts.flatMap((part) => [part.length, 0, 0, 0, 0, 0, 0, 0, ...part]);
  return toHex(deriveKey('irrgarten 1 commitment', new Uint8Array(bytes)));
}

const key = (table: string, seat: number) => `share.${table}.${seat}`;

/** A fresh share for a seat, kept until it is revealed; returns what to promise. */
export function promise(table: string, seat: number): string {
  const secret = toHex(crypto.getRandomValues(new Uint8Array(32)));
  remember(key(table, seat), secret);
  return commitment(table, secret);
}

/** The share promised for a seat, if this browser did. */
export function promised(table: string, seat: number): string | null {
  return recall(key(table, seat));
}

export function forget(table: string, seat: number): void {
  remember(key(table, seat), null);
}
