/**
 * Drawings that are painted once and then moved about as pictures. A hedge has hundreds of leaves; a browser that had
 * to draw them again for every step of a zoom would stutter on a telephone.
 */

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

async function painting(svg: string, dots: number): Promise<string> {
  const image = await load(svg);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = dots;
  canvas.getContext('2d')?.drawImage(image, 0, 0, dots, dots);
  const dry = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return dry ? URL.createObjectURL(dry) : address(svg);
}

/**
 * The address of a drawing, painted so many dots wide; at once if it was painted before. It is a picture and no canvas:
 * a canvas is a layer of its own, and a hundred of them are sent to the screen one by one in every frame.
 */
export function picture(svg: string, dots: number): string | Promise<string> {
  const key = `${dots} ${svg}`;
  const known = painted.get(key);
  if (known) return known;
  const promise = painting(svg, dots);
  painted.set(key, promise);
  void promise.then((src) => painted.set(key, src));
  return promise;
}
