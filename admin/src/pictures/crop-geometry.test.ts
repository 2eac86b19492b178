import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragArea, findSquare, fitArea, type Grip, SIDE_MIN_PX } from './crop-geometry.ts';

const PICTURE = { width: 600, height: 400 };
const AREA = { x: 100, y: 100, width: 200, height: 150 };

test('a crop begins with the largest square in the middle of the picture', () => {
  expect(findSquare(PICTURE)).toEqual({ x: 100, y: 0, width: 400, height: 400 });
});

test('dragging the whole area moves it, up to the edge', () => {
  expect(dragArea(AREA, 'all', { x: 30, y: -20 }, { picture: PICTURE, isSquare: false })).toEqual({ ...AREA, x: 130, y: 80 });
  expect(dragArea(AREA, 'all', { x: 900, y: 900 }, { picture: PICTURE, isSquare: false })).toEqual({ ...AREA, x: 400, y: 250 });
});

test.each([
  [
    { x: 1, y: 1 },
    { x: 50, y: 10 },
    { x: 100, y: 100, width: 250, height: 160 },
  ],
  [
    { x: 0, y: 0 },
    { x: 50, y: 10 },
    { x: 150, y: 110, width: 150, height: 140 },
  ],
  [
    { x: 0, y: 1 },
    { x: -500, y: 500 },
    { x: 0, y: 100, width: 300, height: 300 },
  ],
] as [Grip, { x: number; y: number }, object][])(
  'dragging the corner %j by %j leaves the opposite corner in place',
  (grip, distance, dragged) => {
    expect(dragArea(AREA, grip, distance, { picture: PICTURE, isSquare: false })).toEqual(dragged);
  },
);

test('a dragged square stays a square, and its opposite corner stays in place', () => {
  expect(
    dragArea({ x: 100, y: 100, width: 100, height: 100 }, { x: 0, y: 0 }, { x: -50, y: 0 }, { picture: PICTURE, isSquare: true }),
  ).toEqual({
    x: 50,
    y: 50,
    width: 150,
    height: 150,
  });
});

test('an area with impossible numbers becomes the nearest area within the picture, at least SIDE_MIN_PX wide and high', () => {
  expect(fitArea({ x: Number.NaN, y: -3, width: 10_000, height: 0 }, { picture: PICTURE, isSquare: false })).toEqual({
    x: 0,
    y: 0,
    width: 600,
    height: SIDE_MIN_PX,
  });
});

test('after any drags, the area lies within the picture, in whole pixels', () => {
  const px = fc.double({ min: -2_000, max: 2_000, noNaN: true });
  const grip = fc.constantFrom<Grip>('all', { x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 });
  const size = fc.record({ width: fc.integer({ min: 1, max: 2_000 }), height: fc.integer({ min: 1, max: 2_000 }) });
  const dragList = fc.array(fc.record({ grip, distance: fc.record({ x: px, y: px }) }), { maxLength: 5 });
  fc.assert(
    fc.property(size, dragList, fc.boolean(), (picture, drags, isSquare) => {
      let area = findSquare(picture);
      for (const drag of drags) {
        area = dragArea(area, drag.grip, drag.distance, { picture, isSquare });
        expect(area.x >= 0 && area.y >= 0 && area.x + area.width <= picture.width && area.y + area.height <= picture.height).toBe(true);
        expect(area.width >= 1 && area.height >= 1 && Object.values(area).every(Number.isInteger)).toBe(true);
        if (isSquare) expect(area.width).toBe(area.height);
      }
    }),
  );
});
