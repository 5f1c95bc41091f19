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

const painted = new Map<string, Promise<HTMLImageElement>>();

/** The drawing, loaded. Drawings that look the same are loaded once. */
export function load(svg: string): Promise<HTMLImageElement> {
  let image = painted.get(svg);
  if (!image) {
    image = new Promise((done, fail) => {
      const loading = new Image();
      loading.onload = () => done(loading);
      loading.onerror = () => fail(new Error('a drawing cannot be read'));
      loading.src = address(svg);
    });
    painted.set(svg, image);
  }
  return image;
}

/** Paints a drawing as large as a canvas is. */
export async function paint(canvas: HTMLCanvasElement, svg: string): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const image = await load(svg);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
}
