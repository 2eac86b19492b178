import { expect, test } from 'vitest';
import { isSectionOpen, toggleSection } from './open-sections.ts';

test('all sections are open at first', () => {
  expect(isSectionOpen('all', 'a')).toBe(true);
  expect(isSectionOpen('all', 'b')).toBe(true);
});

test('a press on a section closes the others', () => {
  const open = toggleSection('all', 'a');
  expect(isSectionOpen(open, 'a')).toBe(true);
  expect(isSectionOpen(open, 'b')).toBe(false);
});

test('a second press closes it too', () => {
  const open = toggleSection(toggleSection('all', 'a'), 'a');
  expect(isSectionOpen(open, 'a')).toBe(false);
  expect(isSectionOpen(open, 'b')).toBe(false);
});

test('a press on another section opens only that, also if all are closed', () => {
  expect(toggleSection({ only: 'a' }, 'b')).toEqual({ only: 'b' });
  expect(toggleSection('none', 'a')).toEqual({ only: 'a' });
});
