/**
 * Creates the preview of sixteen pixels that is shown until an image has loaded. The server decodes the thumbhash, so that phones need no
 * decoder.
 */
import { thumbHashToRGBA } from 'thumbhash';

const SIDE = 4;

type Span = { from: number; to: number };
type SmallImage = ReturnType<typeof thumbHashToRGBA>;

/** The pixels of the source row that pixel `index` of the preview averages. */
function getSpan(size: number, index: number): Span {
  const from = Math.floor((index * size) / SIDE);
  return { from, to: Math.max(from + 1, Math.floor(((index + 1) * size) / SIDE)) };
}

const listIndexes = ({ from, to }: Span) => Array.from({ length: to - from }, (_, index) => from + index);

/** The mean colour of one part of the image, in the order blue, green, red. */
function getMeanColour({ w, rgba }: SmallImage, across: Span, down: Span): number[] {
  const pixels = listIndexes(down).flatMap((y) => listIndexes(across).map((x) => (y * w + x) * 4));
  return [2, 1, 0].map((channel) => Math.round(pixels.reduce((sum, index) => sum + (rgba[index + channel] ?? 0), 0) / pixels.length));
}

/** Whether the image has transparent parts, behind which the placeholder would stay visible. */
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
  const parts = [0, 1, 2, 3];
  const rows = parts.map((y) => parts.map((x) => getMeanColour(image, getSpan(image.w, x), getSpan(image.h, y))));
  return Buffer.from(rows.reverse().flat(2)).toString('base64');
}
