import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPhone, normalisePhone } from './phone.ts';

describe('a phone number', () => {
  test.each(['0788123456', '+250 788 123 456', '(078) 812-3456', ' 0788123456 ', '+32 2 555 12 12', '1234567890'])(
    '%j is accepted',
    (text) => {
      expect(isPhone(text)).toBe(true);
    },
  );

  test.each([
    '',
    '078812345',
    '+078812345',
    '0788-ABC-456',
    '0788123456+',
    '++250788123456',
    '0788.123.456',
    '((((((((((',
    '          ',
    '٠٧٨٨١٢٣٤٥٦',
  ])('%j is not accepted', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  test('of too many digits is refused', () => {
    expect(isPhone('1'.repeat(40))).toBe(true);
    expect(isPhone('1'.repeat(41))).toBe(false);
  });

  test('is checked quickly even if the text is very long', () => {
    const started_ms = performance.now();
    expect(isPhone(`${' ('.repeat(100_000)}x`)).toBe(false);
    expect(performance.now() - started_ms).toBeLessThan(500);
  });
});

describe('the normal form of a Rwandan mobile number', () => {
  test.each([
    '0788123456',
    '0788 123 456',
    '078-812-3456',
    '+250788123456',
    '+250 788 123 456',
    '250788123456',
    '00250788123456',
    '+250 (0) 788 123 456',
    '  (0788) 123456 ',
  ])('is made of %j', (text) => {
    expect(normalisePhone(text)).toBe('+250788123456');
  });

  test.each(['72', '73', '78', '79'])('exists for prefix %s', (prefix) => {
    expect(normalisePhone(`0${prefix}1234567`)).toBe(`+250${prefix}1234567`);
  });

  test.each(['0771234567', '0252 58 45 00', '+32 2 555 12 12', '+2507881234567', '788123456', '', 'my sister'])(
    'is not made of %j',
    (text) => {
      expect(normalisePhone(` ${text} `)).toBe(text);
    },
  );

  test('does not change when normalised again, and is a phone number', () => {
    fc.assert(
      fc.property(fc.constantFrom('72', '73', '78', '79'), fc.integer({ min: 0, max: 9_999_999 }), (prefix, number) => {
        const normalised = normalisePhone(`0${prefix}${String(number).padStart(7, '0')}`);
        expect(normalised).toMatch(/^\+2507\d{8}$/);
        expect(normalisePhone(normalised)).toBe(normalised);
        expect(isPhone(normalised)).toBe(true);
      }),
    );
  });

  test('is a phone number exactly where the typed text is one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{8,20}$/), (text) => {
        expect(isPhone(normalisePhone(text))).toBe(isPhone(text));
      }),
    );
  });
});
