import { expect, test } from 'vitest';
import { buildImageSrcSet, buildImageUrl } from './images.ts';

test('an image URL consists of prefix and key', () => {
  expect(buildImageUrl('/media/', 'products/a b.webp')).toBe('/media/products/a%20b.webp');
  expect(buildImageUrl('https://cdn.example/p/', 'x.webp', 480)).toBe('https://cdn.example/p/x.webp?w=480');
});

test('an empty key gives an empty URL', () => {
  expect(buildImageUrl('/media/', '')).toBe('');
  expect(buildImageUrl('/media/', '', 320)).toBe('');
});

test('a srcset lists each width', () => {
  expect(buildImageSrcSet('/media/', 'x.webp', [320, 640])).toBe('/media/x.webp?w=320 320w, /media/x.webp?w=640 640w');
});
