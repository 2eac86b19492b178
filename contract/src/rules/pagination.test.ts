import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countPages, listPageButtons } from './pagination.ts';

describe('pages', () => {
  test.each([
    [0, 24, 1],
    [1, 24, 1],
    [24, 24, 1],
    [25, 24, 2],
    [49, 24, 3],
  ])('%i items at %i a page fill %i pages', (count, size, pages) => {
    expect(countPages(count, size)).toBe(pages);
  });

  test('hold every item, and one page fewer would not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }), (count, size) => {
        const pages = countPages(count, size);
        expect(pages * size).toBeGreaterThanOrEqual(count);
        expect((pages - 1) * size).toBeLessThan(count);
      }),
    );
  });
});

describe('the page buttons', () => {
  test.each([
    [1, 9, [1, 2, 3, 4, 5]],
    [2, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('on page %i of %i are %j, where at most five fit', (page, pageCount, buttons) => {
    expect(listPageButtons({ page, pageCount, buttonsMax: 5 })).toEqual(buttons);
  });

  test('include the current page, are as many as possible, and name only pages that exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), fc.integer({ min: 1, max: 9 }), (pageCount, anyNumber, buttonsMax) => {
        const page = 1 + (anyNumber % pageCount);
        const buttons = listPageButtons({ page, pageCount, buttonsMax });
        expect(buttons).toHaveLength(Math.min(buttonsMax, pageCount));
        expect(buttons).toContain(page);
        expect(buttons[0]).toBeGreaterThanOrEqual(1);
        expect(buttons.at(-1)).toBeLessThanOrEqual(pageCount);
        for (const [index, button] of buttons.entries()) expect(button).toBe((buttons[0] ?? 0) + index);
      }),
    );
  });
});
