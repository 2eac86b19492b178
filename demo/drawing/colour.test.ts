import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, lightness, mix, readableInk, tone, visibleAccent } from './colour.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

test('mixing with share 0 or 1 returns the first or the second colour, within one step per channel', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      for (const [share, end] of [
        [0, one],
        [1, other],
      ] as const) {
        const mixed = channels(mix(one, other, share));
        for (const [i, channel] of channels(end).entries()) expect(Math.abs((mixed[i] ?? Number.NaN) - channel)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('a positive shift of tone lightens, a negative one darkens, and the result is always a colour', () => {
  fc.assert(
    fc.property(colour, fc.double({ min: 0, max: 0.4, noNaN: true }), (hex, shift) => {
      expect(tone(hex, shift)).toMatch(/^#[0-9a-f]{6}$/);
      // clamping a strong colour into sRGB may cost a tenth of lightness
      expect(lightness(tone(hex, shift))).toBeGreaterThanOrEqual(lightness(hex) - 0.1);
      expect(lightness(tone(hex, -shift))).toBeLessThanOrEqual(lightness(hex) + 0.1);
    }),
  );
});

test('black is 0, white is 1, and their contrast is 21', () => {
  expect(lightness('#000000')).toBeCloseTo(0, 6);
  expect(lightness('#ffffff')).toBeCloseTo(1, 4);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6);
});

test('a text that is not #RRGGBB is refused, and the error names it', () => {
  for (const wrong of ['#fff', 'red', '#12345g', '']) expect(() => tone(wrong, 0)).toThrow(`#RRGGBB: ${wrong}`);
});

test('readable ink is kept, and every ground gets an ink that can be read', () => {
  expect(readableInk('#FFFFFF', '#1F4963')).toBe('#1F4963');
  expect(readableInk('#FFFFFF', '#F6E8C3')).toBe('#2A241D');
  expect(readableInk('#2F7BA6', '#2E6E93')).toBe('#FFFBF2');
  fc.assert(
    fc.property(colour, colour, (ground, ink) => {
      expect(contrast(ground, readableInk(ground, ink))).toBeGreaterThan(3.8);
    }),
  );
});

test('an accent that is too close to its ground is replaced by the ink', () => {
  expect(visibleAccent('#FFFFFF', '#2B6353', '#1E1B16')).toBe('#2B6353');
  expect(visibleAccent('#FFFFFF', '#F2EEE2', '#1E1B16')).toBe('#1E1B16');
});
