/**
 * Drawings that are painted once and then moved about as pictures. A hedge has hundreds of leaves; a browser that had
 * to draw them again for every step of a zoom would stutter on a telephone.
 */

import { dried } from './dryer';

/** An SVG drawing of its own, made of what stands between its tags. */
export function drawing(content: string, viewBox: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="${viewBox}">${content}</svg>`;
}

export function address(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function load(svg: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error('a drawing cannot be read'));
    image.src = address(svg);
  });
}

/** Addresses of what is painted; promises of what is being painted. */
const painted = new Map<string, string | Promise<string>>();

/** If one way to paint fails, the next is tried; what cannot be painted at all is drawn by the browser as it stands. */
async function painting(svg: string, dots: number, ways = [aside, here]): Promise<string> {
  for (const paint of ways) {
    try {
      return await paint(await load(svg), dots);
    } catch {
      // The next one.
    }
  }
  return address(svg);
}

/** Painted while the page goes on with other things. */
async function aside(image: HTMLImageElement, dots: number): Promise<string> {
  return dried(await createImageBitmap(image, { resizeWidth: dots, resizeHeight: dots }));
}

/** The same where a browser cannot do that. */
function here(image: HTMLImageElement, dots: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = dots;
  canvas.getContext('2d')?.drawImage(image, 0, 0, dots, dots);
  return new Promise((done, fail) =>
    canvas.toBlob((file) =>
      file ? done(URL.createObjectURL(file)) : fail(new Error('a drawing cannot be painted')),
    ),
  );
}

/**
 * The address of a drawing, painted this many pixels wide; at once if it was painted before. It is a picture and no canvas:
 * a canvas is a layer of its own, and a hundred of them are sent to the screen one by one in every frame.
 */
export function picture(svg: string, dots: number): string | Promise<string> {
  const key = `${dots} ${svg}`;
  const known = painted.get(key);
  if (known) return known;
  return kept(key, painting(svg, dots));
}

/** Paints a drawing again whose picture could not be shown: a worker that has died takes its pictures with it. */
export function pictureAgain(
  svg: string,
  dots: number,
  broken: string | undefined,
): string | Promise<string> {
  const key = `${dots} ${svg}`;
  const known = painted.get(key);
  return known && known !== broken ? known : kept(key, painting(svg, dots, [here]));
}

function kept(key: string, promise: Promise<string>): Promise<string> {
  painted.set(key, promise);
  void promise.then((src) => painted.set(key, src));
  return promise;
}
