/**
 * Tests the pixel limit of each format, which keeps decoding below a few hundred megabytes. Slow: it decodes pictures of 50 million pixels.
 */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureFormat } from './detect-type.ts';
import { reencodePicture } from './picture.ts';

/** Draws a square of one colour. Drawing a photo of fifty million pixels would take seconds, and the limits only count the pixels. */
const drawSquare = (side_px: number) => sharp({ create: { width: side_px, height: side_px, channels: 3, background: '#b3401f' } });

type Square = ReturnType<typeof drawSquare>;
/** Of each format, the side of the largest tested square that the shop accepts, and of the smallest one that it refuses. */
const LIMITS: [name: string, format: PictureFormat, accepted_px: number, refused_px: number, encode: (square: Square) => Square][] = [
  ['a JPEG', 'jpeg', 7_000, 7_100, (square) => square.jpeg({ quality: 20 })],
  ['a progressive JPEG', 'jpeg', 4_900, 5_100, (square) => square.jpeg({ progressive: true, quality: 20 })],
  ['a PNG', 'png', 7_000, 7_100, (square) => square.png({ compressionLevel: 1 })],
  ['an interlaced PNG', 'png', 4_900, 5_100, (square) => square.png({ progressive: true, compressionLevel: 1 })],
  ['a WebP', 'webp', 4_900, 5_100, (square) => square.webp({ quality: 20, effort: 0 })],
  ['a GIF', 'gif', 4_900, 5_100, (square) => square.gif({ effort: 1 })],
  ['an AVIF', 'avif', 3_500, 3_600, (square) => square.avif({ quality: 20, effort: 0 })],
];

test.each(LIMITS)(
  '%s below the pixel limit is accepted, and one above it is refused',
  async (_, format, accepted_px, refused_px, encode) => {
    const encodeSquare = (side_px: number) => encode(drawSquare(side_px)).toBuffer();
    expect(await reencodePicture(await encodeSquare(accepted_px), format)).toMatchObject({
      ok: true,
      value: { width: 2000, height: 2000 },
    });
    expect(await reencodePicture(await encodeSquare(refused_px), format)).toMatchObject({ ok: false, code: 'picture_too_many_pixels' });
  },
);
