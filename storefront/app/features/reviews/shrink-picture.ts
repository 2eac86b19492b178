/** Shrinks a phone's photos before upload, because the shopper pays for each megabyte. */

/** The longest side of an uploaded picture. It is longer than the shop shows, which leaves room to crop. */
const SIDE_PX_MAX = 1_600;
/** Files below this size, with small enough sides, are uploaded unchanged. */
const SMALL_FILE_BYTES = 400_000;
const THUMB_PX = 184;
/** The quality of the encoded picture and of its thumbnail, from 0 to 1. */
const QUALITY = 0.82;
const THUMB_QUALITY = 0.6;

/** `thumb` is a thumbnail as a data URL; null if the browser cannot read the file: the server then decides whether to accept it. */
export type ShrunkPicture = { file: Blob; thumb: string | null };

function draw(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  // Fills transparent parts with white: in a JPEG they would be black.
  if (context) context.fillStyle = '#fff';
  context?.fillRect(0, 0, width, height);
  context?.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function drawThumb(bitmap: ImageBitmap): string {
  const scale = THUMB_PX / Math.min(bitmap.width, bitmap.height);
  return draw(bitmap, Math.max(1, bitmap.width * scale), Math.max(1, bitmap.height * scale)).toDataURL('image/jpeg', THUMB_QUALITY);
}

const toBlob = (canvas: HTMLCanvasElement, type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));

/** Encodes as WebP if the browser can. Some browsers return a PNG instead, larger than the photo; for them this uses JPEG. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg');
}

export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { file, thumb: null };
  try {
    const thumb = drawThumb(bitmap);
    const scale = Math.min(1, SIDE_PX_MAX / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= SMALL_FILE_BYTES) return { file, thumb };
    const smaller = await encode(draw(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)));
    return { file: smaller && smaller.size < file.size ? smaller : file, thumb };
  } finally {
    bitmap.close();
  }
}
