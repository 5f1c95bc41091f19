/** Little pictures inside sentences. A picture is a part of the text, with its name for people who hear it. */

/** From the private use area of Unicode: nobody writes these. */
const shape = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** A thing of the game, to be shown as a picture (`GameWords.Thing`). */
export function pictured(thing: string, name: string): string {
  return `\uE000${thing}\uE001${name}\uE002`;
}

/** The sentence with the names instead of the pictures. */
export function plain(text: string): string {
  return text.replace(shape, '$2');
}

type SentencePart = { text: string } | { thing: string; name: string };

export function partsOf(text: string): SentencePart[] {
  const parts: SentencePart[] = [];
  let end = 0;
  for (const match of text.matchAll(shape)) {
    parts.push({ text: text.slice(end, match.index) }, { thing: match[1] ?? '', name: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  parts.push({ text: text.slice(end) });
  return parts.filter((part) => !('text' in part) || part.text !== '');
}
