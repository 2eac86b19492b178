import { expect, test } from 'vitest';
import { createSegmentedCache } from './segmented-cache.ts';

test('a value that is read again outlives a flood of values that are read once', () => {
  // The sizes of the cache and of its values are in bytes.
  const cache = createSegmentedCache<string>(40);
  cache.put('home', 'home', 4);
  expect(cache.get('home')).toBe('home');
  for (let page = 0; page < 1000; page++) cache.put(`/${page}`, 'once', 1);
  expect(cache.get('home')).toBe('home');
  expect([cache.get('/0'), cache.get('/999')]).toEqual([undefined, 'once']);
});

test('the cache bounds its bytes and drops the least recently read value first', () => {
  const cache = createSegmentedCache<number>(40);
  for (let page = 0; page < 100; page++) {
    cache.put(`/${page}`, page, 10);
    cache.get(`/${page}`);
    cache.get('/98');
  }
  const remaining = Array.from({ length: 100 }, (_, page) => cache.get(`/${page}`)).filter((page) => page !== undefined);
  // Values that were read again have 30 of the 40 bytes.
  expect(remaining).toEqual([97, 98, 99]);
});

test('a value larger than the cache is not cached', () => {
  const cache = createSegmentedCache<string>(40);
  cache.put('large', 'large', 50);
  expect(cache.get('large')).toBeUndefined();
});
