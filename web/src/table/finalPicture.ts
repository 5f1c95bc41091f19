/** A picture of a table as everybody sees it, to be sent to somebody. The server draws it, or the tab. */
import { get, text } from '$lib/api';
import { download } from '$lib/download';
import { isOfTab } from '../tab/place';
import type { TableSnapshot } from '../wire/TableSnapshot';

/** Wide enough for a screen, small enough for a message. */
const WIDE = 1600;

/** Below the table: how it ended, large, and what was played by whom and when. */
const CAPTION = 150;

/** An SVG document as a PNG, with words below it. */
export async function painted(svg: string, [headline = '', about = '']: readonly string[]): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  const high = Math.round((WIDE * image.naturalHeight) / image.naturalWidth);
  canvas.height = high + CAPTION;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser paints no pictures');
  context.fillStyle = '#fbf6e9';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, WIDE, high);
  context.fillStyle = '#2b2a24';
  context.textAlign = 'center';
  context.font = '700 56px Alegreya, Georgia, serif';
  context.fillText(headline, WIDE / 2, high + 70, WIDE - 60);
  context.font = '32px system-ui, sans-serif';
  context.fillText(about, WIDE / 2, high + 122, WIDE - 60);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the picture is empty'))), 'image/png'),
  );
}

async function picture(table: string, name: string, caption: readonly string[]): Promise<File> {
  const { text: position } = await get<TableSnapshot>(`/api/tables/${table}`);
  const path = `/api/picture?as=svg&position=${encodeURIComponent(position ?? '')}`;
  const drawn = await text(path, isOfTab(table));
  return new File([await painted(drawn, caption)], `${name}.png`, { type: 'image/png' });
}

/** Hands the picture to whatever the device sends things with, or keeps it as a file. */
export async function sendPicture(table: string, name: string, caption: readonly string[]): Promise<void> {
  const file = await picture(table, name, caption);
  const parcel = { files: [file], text: caption[0] ?? '' };
  if (navigator.canShare?.(parcel)) {
    // A person who thinks better of it has not made a mistake.
    await navigator.share(parcel).catch((why: unknown) => {
      if (!(why instanceof DOMException && why.name === 'AbortError')) throw why;
    });
    return;
  }
  download(file);
}
