/** Runs beside the page, because making a picture takes longer than a frame. */
onmessage = async ({ data: { id, bitmap } }: MessageEvent<{ id: number; bitmap: ImageBitmap }>) => {
  let src: string | null = null;
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    src = URL.createObjectURL(await canvas.convertToBlob());
  } finally {
    postMessage({ id, src });
  }
};
