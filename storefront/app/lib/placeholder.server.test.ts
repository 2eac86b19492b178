import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { placeholderOf } from './placeholder.server.ts';

const RED = [220, 30, 30, 255];
const BLUE = [30, 30, 220, 255];

/** A picture of `size` pixels a side, drawn by where a pixel is. */
function hashOf(size: number, colour: (x: number, y: number) => number[]): string {
  const rgba = Array.from({ length: size * size }, (_, at) => colour(at % size, Math.floor(at / size))).flat();
  return Buffer.from(rgbaToThumbHash(size, size, rgba)).toString('base64');
}
/** Rows from the top, each pixel as red, green, blue. */
function pixelsOf(placeholder: string): number[][][] {
  const bytes = [...Buffer.from(placeholder, 'base64')];
  const pixels = Array.from({ length: 16 }, (_, at) => bytes.slice(at * 3, at * 3 + 3).reverse());
  return Array.from({ length: 4 }, (_, y) => pixels.slice(y * 4, y * 4 + 4)).reverse();
}
const isNear = (pixel: number[] | undefined, colour: number[]) =>
  pixel?.every((value, channel) => Math.abs(value - (colour[channel] ?? 0)) < 70);

test('one colour is that colour sixteen times', () => {
  const placeholder = placeholderOf(hashOf(50, () => RED));
  expect(placeholder).toHaveLength(64);
  for (const row of pixelsOf(placeholder)) for (const pixel of row) expect(isNear(pixel, RED)).toBe(true);
});

test('what is on top stays on top, and left stays left', () => {
  const [first, , , last] = pixelsOf(placeholderOf(hashOf(60, (_, y) => (y < 30 ? RED : BLUE))));
  expect([isNear(first?.[1], RED), isNear(last?.[1], BLUE)]).toEqual([true, true]);
  for (const row of pixelsOf(placeholderOf(hashOf(60, (x) => (x < 30 ? RED : BLUE))))) {
    expect([isNear(row[0], RED), isNear(row[3], BLUE)]).toEqual([true, true]);
  }
});

test('what can be seen through has none, nor has what is no thumbhash', () => {
  expect(placeholderOf(hashOf(40, (x) => [200, 100, 50, x < 20 ? 0 : 255]))).toBe('');
  for (const text of ['', 'AAAA', '"><script>', 'é']) expect(placeholderOf(text)).toBe('');
});
