import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitText, keepDrawable } from './fit-text.ts';
import { loadFont } from './font.ts';

const font = loadFont('hahmlet-400', 'Hahmlet');
const BOUNDS = {
  width_px: 500,
  sizes: [
    { size_px: 60, linesMax: 2 },
    { size_px: 44, linesMax: 3 },
  ],
};

describe('the font', () => {
  test('has the letters of the shop’s languages and of Korean, with the widths of the file', () => {
    for (const character of 'Aéœ’“−…한글') expect([character, font.has(character)]).toEqual([character, true]);
    expect(font.has('😀')).toBe(false);
    expect(font.measure('00', 1_000)).toBe(1_362);
  });
});

describe('a text', () => {
  test('loses the characters that the font lacks, and other spaces than single ones', () => {
    expect(keepDrawable(' Rice\n 😀  Tone\u0301r\u0000 한글 ', font)).toBe('Rice Tonér 한글');
  });

  test.each([
    ['', 60, []],
    ['Lip Mask', 60, ['Lip Mask']],
    ['Green Tea Seed Cream', 60, ['Green Tea Seed', 'Cream']],
    ['Supple Preparation Toner', 44, ['Supple Preparation', 'Toner']],
    ['Relief Sun: Rice + Probiotics SPF50+ PA++++', 44, ['Relief Sun: Rice +', 'Probiotics SPF50+', 'PA++++']],
  ])('%j is set at %d px in the lines %j', (text, size_px, lines) => {
    expect(fitText(text, font, BOUNDS)).toEqual({ size_px, lines });
  });

  test('that is too long ends with an ellipsis after a whole word', () => {
    const { size_px, lines } = fitText('Hyaluronic Acid Watery Sun Gel Broad Spectrum Sunscreen, for Very Dry Skin', font, BOUNDS);
    expect([size_px, lines.length, lines.at(-1)]).toEqual([44, 3, 'Spectrum…']);
  });

  test('of one long word is broken inside it', () => {
    const { lines } = fitText('x'.repeat(300), font, BOUNDS);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/^x+…$/);
  });

  test('always fits, and keeps the order of its words', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom(...'abWé한+-, '), maxLength: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(words, (parts) => {
        const text = keepDrawable(parts.join(' '), font);
        const { size_px, lines } = fitText(text, font, BOUNDS);
        expect(lines.length).toBeLessThanOrEqual(size_px === 60 ? 2 : 3);
        for (const line of lines) expect(font.measure(line, size_px)).toBeLessThanOrEqual(BOUNDS.width_px);
        const shown = lines.join('').replaceAll(' ', '').replace(/…$/, '');
        expect(text.replaceAll(' ', '').startsWith(shown)).toBe(true);
      }),
    );
  });
});
