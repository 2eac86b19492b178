/** What stands where a picture will be: sixteen colours, decided by the server, so that no phone loads what decides them. */
import { thumbHashToRGBA } from 'thumbhash';

const SIDE = 4;

type Span = { from: number; to: number };
type Little = ReturnType<typeof thumbHashToRGBA>;

/** What of `size` pixels in a row one of four stands for. */
function spanOf(size: number, at: number): Span {
  const from = Math.floor((at * size) / SIDE);
  return { from, to: Math.max(from + 1, Math.floor(((at + 1) * size) / SIDE)) };
}

const range = ({ from, to }: Span) => Array.from({ length: to - from }, (_, at) => from + at);

/** Of one part of the little picture, blue before red. */
function meanOf({ w, rgba }: Little, across: Span, down: Span): number[] {
  const pixels = range(down).flatMap((y) => range(across).map((x) => (y * w + x) * 4));
  return [2, 1, 0].map((channel) => Math.round(pixels.reduce((sum, at) => sum + (rgba[at + channel] ?? 0), 0) / pixels.length));
}

/** Whether it can be seen through: there the placeholder would stay in sight behind the picture. */
const isClear = (hash: Uint8Array) => ((hash[2] ?? 0) & 0x80) !== 0;

/**
 * The pixels of a bitmap of four by four, from the bottom up, blue before red, in base64: ui/picture.tsx knows its head. '' where the
 * thumbhash is none, and for pictures that can be seen through.
 */
export function placeholderOf(thumbhash: string): string {
  const hash = Buffer.from(thumbhash, 'base64');
  // Fewer bytes are no thumbhash: five say the mean colour and the shape.
  if (hash.length < 6 || isClear(hash)) return '';
  const little = thumbHashToRGBA(hash);
  const parts = [0, 1, 2, 3];
  const rows = parts.map((y) => parts.map((x) => meanOf(little, spanOf(little.w, x), spanOf(little.h, y))));
  return Buffer.from(rows.reverse().flat(2)).toString('base64');
}
