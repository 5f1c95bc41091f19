/** Where one looks at a surface from: a point of the surface is seen at `scale * point + (x, y)`. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

export const closest = 4;
const farthest = 0.15;

const within = (low: number, number: number, high: number) => Math.min(Math.max(number, low), high);

/** All of the box, as large as fits and no larger than `most`, in the middle. */
export function fit(box: Box, view: Size, most = 2): Camera {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const scale = within(farthest, Math.min(view.width / wide, view.height / high), most);
  return {
    scale,
    x: (view.width - (box.left + box.right) * scale) / 2,
    y: (view.height - (box.top + box.bottom) * scale) / 2,
  };
}

/** What the knobs of a surface take of its upper right corner. */
const knobs = { thick: 46, long: 90 };
/** So much smaller, and no more, may everything be seen for them. */
const worth = 0.94;

/**
 * The same, and the knobs are not in the way if there is room for both: one below the other on the right, or else in a row
 * above everything.
 */
export function fitBeside(box: Box, view: Size, most?: number): { camera: Camera; isRow: boolean } {
  const camera = fit(box, view, most);
  const above = box.top * camera.scale + camera.y;
  const beside = view.width - box.right * camera.scale - camera.x;
  if (beside >= knobs.thick || above >= knobs.long) return { camera, isRow: false };
  if (above >= knobs.thick) return { camera, isRow: true };
  const below = fit(box, { ...view, height: view.height - knobs.thick }, most);
  const aside = fit(box, { ...view, width: view.width - knobs.thick }, most);
  if (Math.max(below.scale, aside.scale) < worth * camera.scale) return { camera, isRow: false };
  if (aside.scale > below.scale) return { camera: aside, isRow: false };
  return { camera: { ...below, y: below.y + knobs.thick }, isRow: true };
}

/** Closer or farther by a factor, while the point seen at x,y stays where it is. */
export function zoom(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = within(farthest, camera.scale * factor, closest);
  const real = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * real, y: y - (y - camera.y) * real };
}

/** Not so far away that nothing of the box is in sight. */
export function hold(camera: Camera, box: Box, view: Size): Camera {
  const some = Math.min(view.width, view.height) / 3;
  return {
    scale: camera.scale,
    x: within(some - box.right * camera.scale, camera.x, view.width - some - box.left * camera.scale),
    y: within(some - box.bottom * camera.scale, camera.y, view.height - some - box.top * camera.scale),
  };
}

/** The point of the surface that is seen at x,y. */
export function under(camera: Camera, x: number, y: number): [number, number] {
  return [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale];
}

/** Moves the least needed to see a box with this much around it. */
export function show(camera: Camera, box: Box, view: Size, around = 16): Camera {
  const nudge = (low: number, high: number, room: number) => {
    if (low < around) return around - low;
    return high > room - around ? room - around - high : 0;
  };
  const seen = (edge: number, at: number) => edge * camera.scale + at;
  return {
    scale: camera.scale,
    x: camera.x + nudge(seen(box.left, camera.x), seen(box.right, camera.x), view.width),
    y: camera.y + nudge(seen(box.top, camera.y), seen(box.bottom, camera.y), view.height),
  };
}
