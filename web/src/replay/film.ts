/** Several pictures as one that moves: an SVG document that shows one after the other, again and again. */

/** How long each is shown, in seconds; the last one longer. */
const EACH = 1.4;
const LAST = 3;

const sizeOf = (svg: string, name: string): number =>
  Number(new RegExp(`^<svg[^>]*? ${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 0);

/** One picture as a part of the film: as large as all of it, whatever its own size is. */
const framed = (svg: string): string =>
  svg.replace(/^<svg[^>]*>/, (head) => head.replace(/ (width|height)="[^"]*"/g, ' $1="100%"'));

/** The film of these pictures. */
export function film(pictures: readonly string[]): string {
  const wide = Math.max(...pictures.map((svg) => sizeOf(svg, 'width')));
  const high = Math.max(...pictures.map((svg) => sizeOf(svg, 'height')));
  const whole = EACH * (pictures.length - 1) + LAST;
  const share = (nth: number) => ((EACH * nth) / whole).toFixed(4);
  const frames = pictures.map((svg, nth) => {
    const isLast = nth === pictures.length - 1;
    const shown = nth === 0 ? 'inline;none' : isLast ? 'none;inline' : 'none;inline;none';
    const times =
      nth === 0 ? `0;${share(1)}` : isLast ? `0;${share(nth)}` : `0;${share(nth)};${share(nth + 1)}`;
    const moves = `<animate attributeName="display" values="${shown}" keyTimes="${times}" dur="${whole}s" calcMode="discrete" repeatCount="indefinite"/>`;
    // Where nothing moves, the last picture is seen.
    return `<g display="${isLast ? 'inline' : 'none'}">${pictures.length > 1 ? moves : ''}${framed(svg)}</g>`;
  });
  const size = `width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${frames.join('')}</svg>`;
}
