/** Where a replay gets its game from, and whom it asks about it. */
import { post, postHere, Refused, text } from '$lib/api';
import { myself } from '$lib/me.svelte';
import { isAvailable } from '../tab/available';

/** Asks the tab; where there is none, the server. */
export async function ask<T>(path: '/api/replay' | '/api/moment', question: unknown): Promise<T> {
  if (isAvailable) return postHere<T>(path, question);
  await myself.be();
  return post<T>(path, question);
}

/** Why a replay cannot be shown, as a page says it. */
export const problemOf = (why: unknown): Refused =>
  why instanceof Refused ? why : new Refused('bad_record', String(why));

/** The record of a table whose game is over. */
export const recordOf = (table: string): Promise<string> => text(`/api/tables/${table}/record.play`);

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A record in letters that a link may have. */
export async function packed(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record);
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  const binary = Array.from(small, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The record in such letters; nothing if there is none in them. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return null;
  }
}

/** What a link with a record has behind its `#`. */
export const recordPart = /^#r=([\w-]+)$/;

/** Is this meant as a record, as text or in JSON? */
export const isRecord = (text: string): boolean =>
  /^\s*((#.*\s+)*irrgarten record|\{\s*"irrgarten"\s*:)/.test(text);

/** Where this record is watched. */
export const addressOf = async (record: string): Promise<string> => `/replay#r=${await packed(record)}`;
