import { expect, test } from 'vitest';
import { isShown, toggleSection } from './open-sections.ts';

test('all sections are open at first', () => {
  expect(isShown('all', 'a')).toBe(true);
  expect(isShown('all', 'b')).toBe(true);
});

test('a press on a section closes the others', () => {
  const shown = toggleSection('all', 'a');
  expect(isShown(shown, 'a')).toBe(true);
  expect(isShown(shown, 'b')).toBe(false);
});

test('a second press closes it too', () => {
  const shown = toggleSection(toggleSection('all', 'a'), 'a');
  expect(isShown(shown, 'a')).toBe(false);
  expect(isShown(shown, 'b')).toBe(false);
});

test('a press on another section opens only that, also if all are closed', () => {
  expect(toggleSection({ only: 'a' }, 'b')).toEqual({ only: 'b' });
  expect(toggleSection('none', 'a')).toEqual({ only: 'a' });
});
