import { expect, test } from 'vitest';
import { parseViewed, withViewed } from './viewed.ts';

test('what was looked at last stands first, and once', () => {
  expect(withViewed(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withViewed(['b', 'a'], 'c')).toEqual(['c', 'b', 'a']);
});

test('each stands once, and what is too long for an id is none', () => {
  const longest = 'x'.repeat(100);
  expect(parseViewed(JSON.stringify(['b', 'a', 'b', `${longest}x`, longest, 'é'.repeat(60), 'a']))).toEqual(['b', 'a', longest]);
});

test('whatever is stored, the question about it fits an address', () => {
  const hostile = Array.from({ length: 50 }, (_, at) => `${at}${'力'.repeat(98)}`);
  const longest = Array.from({ length: 50 }, (_, at) => `${at}${','.repeat(98)}`);
  for (const ids of [hostile, longest]) {
    expect(new URLSearchParams({ viewed: parseViewed(JSON.stringify(ids)).join() }).toString().length).toBeLessThan(8_000);
  }
});

test('twenty are kept', () => {
  const many = Array.from({ length: 20 }, (_, index) => `p${index}`);
  expect(withViewed(many, 'new')).toEqual(['new', ...many.slice(0, 19)]);
});

test.each([null, '', 'rubbish', '{}', '7', '[null, 5, {}, ""]'])('%s holds no product', (stored) => {
  expect(parseViewed(stored)).toEqual([]);
});
