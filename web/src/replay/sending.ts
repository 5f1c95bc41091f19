/** A moment to be sent or kept: as a link, as a picture, and the whole game as a file. */
import { download } from '$lib/download';
import { hrefOf } from '$lib/address';
import { speech } from '$lib/speech.svelte';
import { isOfTab, isStatic } from '../tab/place';
import { painted } from '../table/finalPicture';
import type { MomentInfo } from '../wire/MomentInfo';
import { film } from './film';
import { eyesName, momentName } from './moments';
import type { Reel } from './reel.svelte';
import { ask, packed } from './source';

/** A link to the moment that works in every browser: to a table of a server, or with the record in it. */
export async function linkTo(reel: Reel, table: string | null, isFramed = false): Promise<string> {
  const eyes = reel.eyes === 'open' ? '' : `&eyes=${eyesName(reel.eyes)}`;
  const moment = `turn=${momentName(reel.turns, reel.at)}${eyes}`;
  const place =
    table === null || isOfTab(table)
      ? `${isFramed ? '/embed' : ''}/replay?${moment}#r=${await packed(reel.record)}`
      : `${isFramed ? `/embed/t/${table}` : `/t/${table}/replay`}?${moment}`;
  return new URL(hrefOf(place, isStatic), location.href).href;
}

/** What another page has in it to show the game from this moment on. */
export async function frameOf(reel: Reel, table: string | null): Promise<string> {
  const address = (await linkTo(reel, table, true)).replaceAll('&', '&amp;');
  return `<iframe src="${address}" width="640" height="720" title="Irrgarten"></iframe>`;
}

export function saveRecord(reel: Reel): void {
  const kind = reel.record.trimStart().startsWith('{') ? 'json' : 'play';
  download(new File([reel.record], `${reel.game?.game ?? 'game'}.${kind}`, { type: 'text/plain' }));
}

export type PictureKind = 'png' | 'svg' | 'film';

/** So many moments make a film. */
const MOST = 12;

/** Keeps a picture of the moment, as these eyes see it, or a film of what led to it. */
export async function pictureOf(reel: Reel, kind: PictureKind, caption: readonly string[]): Promise<void> {
  const { record, at, eyes } = reel;
  const language = speech.language === 'qps' ? 'en' : speech.language;
  const drawn = async (at: number): Promise<string> =>
    (await ask<MomentInfo>('/api/moment', { record, at, eyes, language })).svg ?? '';
  const name = `${reel.game?.game ?? 'game'}-${momentName(reel.turns, at)}`;
  if (kind === 'png') {
    const painting = await painted(await drawn(at), caption);
    download(new File([painting], `${name}.png`, { type: 'image/png' }));
    return;
  }
  const pictures: string[] = [];
  for (let nth = kind === 'film' ? Math.max(0, at - MOST + 1) : at; nth <= at; nth++)
    pictures.push(await drawn(nth));
  const svg = kind === 'film' ? film(pictures) : pictures.join('');
  download(new File([svg], `${name}.svg`, { type: 'image/svg+xml' }));
}
