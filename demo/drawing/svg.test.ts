import { expect, test } from 'vitest';
import { createSvgDocument, element, escapeText, joinPoints, pathData, rect, spiral, zigzag } from './svg.ts';

test('lengths are rounded to a tenth, other numbers are unchanged, absent attributes are left out', () => {
  expect(rect({ x: 1.26, y: -0.04, width: 2, opacity: 0.345, fill: undefined })).toBe('<rect x="1.3" y="0" width="2" opacity="0.345"/>');
  expect(element('g', { clipPath: 'url(#a)', strokeWidth: 1.449 }, 'x')).toBe('<g clip-path="url(#a)" stroke-width="1.4">x</g>');
});

test('writing an element with a number that is not finite throws', () => {
  expect(() => rect({ x: Number.NaN })).toThrow('not finite');
  expect(() => pathData`M${1 / 0} 0`).toThrow('not finite');
});

test('text from users cannot become markup', () => {
  expect(escapeText('<b> & "c"')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
  expect(createSvgDocument({ width: 1, height: 1, title: 'rom&nd "x"' })).toContain('aria-label="rom&amp;nd &quot;x&quot;"');
});

test('a picture without a title is marked as decoration', () => {
  expect(createSvgDocument({ width: 1, height: 1 })).toContain('aria-hidden="true"');
});

test('lines go through their points', () => {
  expect(
    joinPoints([
      [0, 0],
      [1, 2],
    ]),
  ).toBe('M0 0L1 2');
  expect(zigzag({ x0: 0, x1: 4, step: 2, y: 1, depth: 3 })).toBe('M0 1L2 4L4 1');
  expect(spiral({ turns: 1, r0: 1, r1: 1, steps: 4 })).toBe('M1 0L0 1L-1 0L0 -1L1 0');
});
