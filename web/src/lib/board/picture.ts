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

const painted = new Map<string, Promise<HTMLCanvasElement>>();

async function painting(svg: string, dots: number): Promise<HTMLCanvasElement> {
  const image = await load(svg);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = dots;
  canvas.getContext('2d')?.drawImage(image, 0, 0, dots, dots);
  return canvas;
}

/** Paints a drawing on a canvas, as large as the canvas is. The first time is the only one that takes long. */
export async function paint(canvas: HTMLCanvasElement, svg: string): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const key = `${canvas.width} ${svg}`;
  const original = painted.get(key) ?? painting(svg, canvas.width);
  painted.set(key, original);
  const copied = await original;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(copied, 0, 0);
}
