import { expect, test } from 'vitest';
import { parseViewed, withViewed } from './viewed.ts';

test('what was looked at last stands first, and once', () => {
  expect(withViewed(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withViewed(['b', 'a'], 'c')).toEqual(['c', 'b', 'a']);
});

test('twenty are kept', () => {
  const many = Array.from({ length: 20 }, (_, index) => `p${index}`);
  expect(withViewed(many, 'new')).toEqual(['new', ...many.slice(0, 19)]);
});

test.each([null, '', 'rubbish', '{}', '7', '[null, 5, {}, ""]'])('%s holds no product', (stored) => {
  expect(parseViewed(stored)).toEqual([]);
});
