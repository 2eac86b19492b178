import { expect, test } from 'vitest';
import { parseViewedIds, prependViewedId } from './viewed.ts';

test('the product viewed last comes first, without a duplicate', () => {
  expect(prependViewedId(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(prependViewedId(['b', 'a'], 'c')).toEqual(['c', 'b', 'a']);
});

test('duplicates and texts too long for an id are dropped', () => {
  const longest = 'x'.repeat(100);
  // Its 60 characters become 360 in a URL.
  const tooLongInUrl = 'é'.repeat(60);
  expect(parseViewedIds(JSON.stringify(['b', 'a', 'b', `${longest}x`, longest, tooLongInUrl, 'a']))).toEqual(['b', 'a', longest]);
});

test('the stored ids always fit into a URL', () => {
  const tooLongInUrl = Array.from({ length: 50 }, (_, index) => `${index}${'力'.repeat(98)}`);
  const longestInUrl = Array.from({ length: 50 }, (_, index) => `${index}${','.repeat(98)}`);
  for (const ids of [tooLongInUrl, longestInUrl]) {
    expect(new URLSearchParams({ viewed: parseViewedIds(JSON.stringify(ids)).join() }).toString().length).toBeLessThan(8_000);
  }
});

test('at most twenty products are stored', () => {
  const many = Array.from({ length: 20 }, (_, index) => `p${index}`);
  expect(prependViewedId(many, 'new')).toEqual(['new', ...many.slice(0, 19)]);
});

test.each([null, '', 'rubbish', '{}', '7', '[null, 5, {}, ""]'])('%s is read as an empty list', (stored) => {
  expect(parseViewedIds(stored)).toEqual([]);
});
