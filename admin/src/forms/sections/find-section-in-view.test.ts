import { expect, test } from 'vitest';
import { findSectionInView } from './find-section-in-view.ts';

const VIEW = { line_px: 120, height_px: 800, isAtEnd: false, chosenId: '' };
const list = (...tops_px: number[]) => tops_px.map((top_px, index) => ({ id: `s${index + 1}`, top_px }));

test.each([
  ['the first one while none has reached the line', list(200, 500), VIEW, 's1'],
  ['the last one that has reached the line', list(-400, 120, 500), VIEW, 's2'],
  [
    'at the end of the page, a chosen one that cannot reach the line',
    list(-400, 100, 500, 700),
    { ...VIEW, isAtEnd: true, chosenId: 's4' },
    's4',
  ],
  [
    'at the end of the page, no chosen one that has left the window',
    list(-400, 100, 500),
    { ...VIEW, isAtEnd: true, chosenId: 's1' },
    's2',
  ],
  ['before the end of the page, no chosen one below the line', list(-400, 100, 500), { ...VIEW, chosenId: 's3' }, 's2'],
  ['none of a form without sections', [], VIEW, ''],
])('the section in view is %s', (_, positions, view, expected) => {
  expect(findSectionInView(positions, view)).toBe(expected);
});
