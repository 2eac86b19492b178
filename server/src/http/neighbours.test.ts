import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';

test('neighbours keep the rest of the address', () => {
  expect(neighbours('/api/products?page=2&x=1', 2, 10, 25)).toEqual({
    next: '/api/products?page=3&x=1',
    previous: '/api/products?page=1&x=1',
  });
});

test('there is nothing before the first page and nothing after the last', () => {
  expect(neighbours('/api/products', 1, 10, 10)).toEqual({ next: null, previous: null });
  expect(neighbours('/api/products?page=3', 3, 10, 25).next).toBeNull();
});

test('far past the end, the page before is the last one there is', () => {
  expect(neighbours('/api/products?page=900', 900, 10, 25)).toEqual({ next: null, previous: '/api/products?page=3' });
});
