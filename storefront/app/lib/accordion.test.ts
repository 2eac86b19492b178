import { expect, test } from 'vitest';
import { isShown, press } from './accordion.ts';

test('all show at first', () => {
  expect(isShown('all', 'a')).toBe(true);
  expect(isShown('all', 'b')).toBe(true);
});

test('a press shows only that section', () => {
  const shown = press('all', 'a');
  expect(isShown(shown, 'a')).toBe(true);
  expect(isShown(shown, 'b')).toBe(false);
});

test('a second press hides all', () => {
  const shown = press(press('all', 'a'), 'a');
  expect(isShown(shown, 'a')).toBe(false);
  expect(isShown(shown, 'b')).toBe(false);
});

test('a press on another section moves there, also from none', () => {
  expect(press({ only: 'a' }, 'b')).toEqual({ only: 'b' });
  expect(press('none', 'a')).toEqual({ only: 'a' });
});
