import { expect, test } from 'vitest';
import { buildNeighbourUrls } from './neighbours.ts';

test('the neighbouring pages keep the rest of the address', () => {
  expect(buildNeighbourUrls('/api/products?page=2&x=1', 2, 10, 25)).toEqual({
    next: '/api/products?page=3&x=1',
    previous: '/api/products?page=1&x=1',
  });
});

test('the first page has no previous page and the last one no next page', () => {
  expect(buildNeighbourUrls('/api/products', 1, 10, 10)).toEqual({ next: null, previous: null });
  expect(buildNeighbourUrls('/api/products?page=3', 3, 10, 25).next).toBeNull();
});

test('a page far past the end leads back to the last page', () => {
  expect(buildNeighbourUrls('/api/products?page=900', 900, 10, 25)).toEqual({ next: null, previous: '/api/products?page=3' });
});
