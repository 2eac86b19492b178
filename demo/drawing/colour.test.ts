import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseReadableInk, chooseVisibleAccent, computeContrast, getLightness, mix, shiftTone } from './colour.ts';

const colourArbitrary = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

const parseChannels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

test('mixing with share 0 or 1 returns the first or the second colour, within one step per channel', () => {
  fc.assert(
    fc.property(colourArbitrary, colourArbitrary, (first, second) => {
      for (const [share, expected] of [
        [0, first],
        [1, second],
      ] as const) {
        const mixed = parseChannels(mix(first, second, share));
        for (const [index, channel] of parseChannels(expected).entries())
          expect(Math.abs((mixed[index] ?? Number.NaN) - channel)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('a positive shift of tone lightens, a negative one darkens, and the result is always a colour', () => {
  fc.assert(
    fc.property(colourArbitrary, fc.double({ min: 0, max: 0.4, noNaN: true }), (hex, shift) => {
      expect(shiftTone(hex, shift)).toMatch(/^#[0-9a-f]{6}$/);
      // Clamping a strong colour into sRGB may change the lightness by up to 0.1.
      expect(getLightness(shiftTone(hex, shift))).toBeGreaterThanOrEqual(getLightness(hex) - 0.1);
      expect(getLightness(shiftTone(hex, -shift))).toBeLessThanOrEqual(getLightness(hex) + 0.1);
    }),
  );
});

test('the lightness of black is 0 and of white 1, and their contrast is 21', () => {
  expect(getLightness('#000000')).toBeCloseTo(0, 6);
  expect(getLightness('#ffffff')).toBeCloseTo(1, 4);
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(computeContrast('#ffffff', '#000000')).toBeCloseTo(21, 6);
});

test('shiftTone throws for a text that is not #RRGGBB, and the error names the text', () => {
  for (const wrong of ['#fff', 'red', '#12345g', '']) expect(() => shiftTone(wrong, 0)).toThrow(`#RRGGBB: ${wrong}`);
});

test('a readable ink is unchanged, and every background gets a readable ink', () => {
  expect(chooseReadableInk('#FFFFFF', '#1F4963')).toBe('#1F4963');
  expect(chooseReadableInk('#FFFFFF', '#F6E8C3')).toBe('#2A241D');
  expect(chooseReadableInk('#2F7BA6', '#2E6E93')).toBe('#FFFBF2');
  fc.assert(
    fc.property(colourArbitrary, colourArbitrary, (backgroundColour, ink) => {
      // On middle tones, near-black and near-white both have less contrast than the 4.5 of WCAG, but one of them has more than 3.8.
      expect(computeContrast(backgroundColour, chooseReadableInk(backgroundColour, ink))).toBeGreaterThan(3.8);
    }),
  );
});

test('the ink replaces an accent that is too similar to its background', () => {
  expect(chooseVisibleAccent('#FFFFFF', '#2B6353', '#1E1B16')).toBe('#2B6353');
  expect(chooseVisibleAccent('#FFFFFF', '#F2EEE2', '#1E1B16')).toBe('#1E1B16');
});
