/** The thread on which bitmaps become pictures with an address. It is started by the first of them. */
interface Dried {
  id: number;
  src: string | null;
}

let dryer: Worker | undefined;
let isBroken = false;
let last = 0;
const wet = new Map<number, (src: string | null) => void>();

function start(): Worker {
  const worker = new Worker(new URL('./dry.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { id, src } }: MessageEvent<Dried>) => {
    wet.get(id)?.(src);
    wet.delete(id);
  };
  worker.onerror = () => {
    isBroken = true;
    for (const done of wet.values()) done(null);
    wet.clear();
  };
  return worker;
}

/** The address of a bitmap as a picture. The bitmap is gone afterwards. */
export async function dried(bitmap: ImageBitmap): Promise<string> {
  dryer ??= start();
  if (isBroken) throw new Error('no thread for pictures');
  const id = last++;
  dryer.postMessage({ id, bitmap }, [bitmap]);
  return new Promise((done, fail) =>
    wet.set(id, (src) => (src ? done(src) : fail(new Error('a bitmap cannot be kept')))),
  );
}
