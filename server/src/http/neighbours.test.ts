import { expect, test } from 'vitest';
import { buildNeighbourUrls } from './neighbours.ts';

test('the neighbouring pages keep the rest of the address', () => {
  expect(buildNeighbourUrls('/api/products?page=2&x=1', { page: 2, pageSize: 10, count: 25 })).toEqual({
    next: '/api/products?page=3&x=1',
    previous: '/api/products?page=1&x=1',
  });
});

test('the first page has no previous page and the last one no next page', () => {
  expect(buildNeighbourUrls('/api/products', { page: 1, pageSize: 10, count: 10 })).toEqual({ next: null, previous: null });
  expect(buildNeighbourUrls('/api/products?page=3', { page: 3, pageSize: 10, count: 25 }).next).toBeNull();
});

test('a page far past the end leads back to the last page', () => {
  expect(buildNeighbourUrls('/api/products?page=900', { page: 900, pageSize: 10, count: 25 })).toEqual({
    next: null,
    previous: '/api/products?page=3',
  });
});
