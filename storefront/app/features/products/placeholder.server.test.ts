import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { createPlaceholder } from './placeholder.server.ts';

const RED = [220, 30, 30, 255];
const BLUE = [30, 30, 220, 255];

/** The thumbhash of a square image; `colour` gives the colour of each pixel. */
function createHash(size: number, colour: (x: number, y: number) => number[]): string {
  const rgba = Array.from({ length: size * size }, (_, index) => colour(index % size, Math.floor(index / size))).flat();
  return Buffer.from(rgbaToThumbHash(size, size, rgba)).toString('base64');
}
/** Rows from the top, each pixel as red, green, blue. */
function readPixels(placeholder: string): number[][][] {
  const bytes = [...Buffer.from(placeholder, 'base64')];
  const pixels = Array.from({ length: 16 }, (_, index) => bytes.slice(index * 3, index * 3 + 3).reverse());
  return Array.from({ length: 4 }, (_, y) => pixels.slice(y * 4, y * 4 + 4)).reverse();
}
const isNear = (pixel: number[] | undefined, colour: number[]) =>
  pixel?.every((value, channel) => Math.abs(value - (colour[channel] ?? 0)) < 70);

test('the placeholder of a plain image has sixteen pixels of its colour', () => {
  const placeholder = createPlaceholder(createHash(50, () => RED));
  expect(placeholder).toHaveLength(64);
  for (const row of readPixels(placeholder)) for (const pixel of row) expect(isNear(pixel, RED)).toBe(true);
});

test('the placeholder has its colours where the image has them', () => {
  const [first, , , last] = readPixels(createPlaceholder(createHash(60, (_, y) => (y < 30 ? RED : BLUE))));
  expect([isNear(first?.[1], RED), isNear(last?.[1], BLUE)]).toEqual([true, true]);
  for (const row of readPixels(createPlaceholder(createHash(60, (x) => (x < 30 ? RED : BLUE))))) {
    expect([isNear(row[0], RED), isNear(row[3], BLUE)]).toEqual([true, true]);
  }
});

test('transparent images and invalid thumbhashes get no placeholder', () => {
  expect(createPlaceholder(createHash(40, (x) => [200, 100, 50, x < 20 ? 0 : 255]))).toBe('');
  for (const text of ['', 'AAAA', '"><script>', 'é']) expect(createPlaceholder(text)).toBe('');
});
