import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveView, SCALE_MAX, toggleZoom, WHOLE, zoomAt } from './zoom-geometry.ts';

const PHONE = { width: 360, height: 700 };
const arbitraryPoint = fc.record({ x: fc.integer({ min: -180, max: 180 }), y: fc.integer({ min: -180, max: 180 }) });

test('a press zooms in, a second one shows the whole picture', () => {
  const zoomedIn = toggleZoom(WHOLE, { x: 0, y: 0 }, PHONE);
  expect(zoomedIn).toEqual({ scale: 2.5, x: 0, y: 0 });
  expect(toggleZoom(zoomedIn, { x: 50, y: 50 }, PHONE)).toEqual(WHOLE);
});

test('the point of the picture under the finger stays there if the zoomed picture fills the frame', () => {
  const finger = { x: 60, y: 0 };
  const { scale, x } = zoomAt(WHOLE, 2, finger, PHONE);
  expect((finger.x - x) / scale).toBeCloseTo(finger.x);
});

test('the whole picture cannot be moved', () => {
  expect(moveView(WHOLE, { x: 40, y: -90 }, PHONE)).toEqual(WHOLE);
});

test('random pinches and drags keep the picture within its frame and scale', () => {
  const arbitraryFactor = fc.double({ min: 0.1, max: 8, noNaN: true });
  const arbitraryStep = fc.record({ factor: arbitraryFactor, point: arbitraryPoint, offset: arbitraryPoint });
  fc.assert(
    fc.property(fc.array(arbitraryStep, { maxLength: 20 }), (steps) => {
      let view = WHOLE;
      for (const { factor, point, offset } of steps) view = moveView(zoomAt(view, factor, point, PHONE), offset, PHONE);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(SCALE_MAX);
      const side = PHONE.width * view.scale;
      expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (side - PHONE.width) / 2) + 1e-6);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (side - PHONE.height) / 2) + 1e-6);
    }),
  );
});
