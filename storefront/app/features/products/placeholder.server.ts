/**
 * Creates the preview of sixteen pixels that is shown until an image has loaded. The server decodes the thumbhash, so that phones need no
 * decoder.
 */
import { thumbHashToRGBA } from 'thumbhash';

const SIDE_PX = 4;

type SmallImage = ReturnType<typeof thumbHashToRGBA>;

/** The indexes of the image columns whose mean becomes column `index` of the preview; rows work the same. `size`: the image columns in all. */
function listAveragedIndexes(size: number, index: number): number[] {
  const start = Math.floor((index * size) / SIDE_PX);
  const end = Math.max(start + 1, Math.floor(((index + 1) * size) / SIDE_PX));
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}

/** The mean colour of one part of the image, in the order blue, green, red. */
function getMeanColour({ w, rgba }: SmallImage, columns: readonly number[], rows: readonly number[]): number[] {
  const pixelStarts = rows.flatMap((y) => columns.map((x) => (y * w + x) * 4));
  const [red, green, blue] = [0, 1, 2];
  return [blue, green, red].map((channel) => {
    const sum = pixelStarts.reduce((total, start) => total + (rgba[start + channel] ?? 0), 0);
    return Math.round(sum / pixelStarts.length);
  });
}

/** Whether the image has transparent parts, behind which the placeholder would stay visible: the top bit of a thumbhash's third byte. */
const isTransparent = (hash: Uint8Array) => ((hash[2] ?? 0) & 0x80) !== 0;

/**
 * The pixels of a BMP of four by four, from the bottom up, as blue, green, red, in base64. ui/picture.tsx adds the BMP header. Returns ''
 * for an invalid thumbhash or a transparent image.
 */
export function createPlaceholder(thumbhash: string): string {
  const hash = Buffer.from(thumbhash, 'base64');
  // Five bytes hold the mean colour and the shape, so fewer than six are no thumbhash.
  if (hash.length < 6 || isTransparent(hash)) return '';
  const image = thumbHashToRGBA(hash);
  const indexes = Array.from({ length: SIDE_PX }, (_, index) => index);
  const rows = indexes.map((y) =>
    indexes.map((x) => getMeanColour(image, listAveragedIndexes(image.w, x), listAveragedIndexes(image.h, y))),
  );
  return Buffer.from(rows.reverse().flat(2)).toString('base64');
}
