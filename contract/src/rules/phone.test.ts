import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCEPTED_PHONES, REFUSED_PHONES } from './phone.fixture.ts';
import { cleanPhone, isPhone, isPhoneOrPair, listPhones, normalisePhone } from './phone.ts';

describe('a typed phone number', () => {
  test.each(ACCEPTED_PHONES)('$typed is accepted', ({ typed, browser }) => {
    expect(listPhones(typed)).toEqual(browser);
    expect([isPhone(typed), isPhoneOrPair(typed)]).toEqual([browser.length === 1, true]);
    expect([normalisePhone(typed), cleanPhone(typed)]).toEqual([browser[0], browser.join(' / ')]);
  });

  test.each(REFUSED_PHONES)('%j is not accepted', (typed) => {
    expect([listPhones(typed), isPhone(typed), isPhoneOrPair(typed)]).toEqual([[], false, false]);
  });

  test.each(['078812345', 'my sister'])('%j stays as it is, so that the form can show it', (typed) => {
    expect([cleanPhone(` ${typed}\u200b`), normalisePhone(` ${typed}\u200b`)]).toEqual([typed, typed]);
  });

  test('is read quickly even if the text is very long', () => {
    const started_ms = performance.now();
    for (const part of [' (', '1 ', '/', '\u202a', '٠', '-']) expect(isPhoneOrPair(`${part.repeat(100_000)}x`)).toBe(false);
    expect(performance.now() - started_ms).toBeLessThan(1_000);
  });

  test.each(['72', '73', '78', '79'])('has the form +250… with prefix %s', (prefix) => {
    expect(normalisePhone(`0${prefix}1234567`)).toBe(`+250${prefix}1234567`);
  });

  test('does not change when read again', () => {
    const phone = fc.stringMatching(/^\+?[\d ().٣-]{8,20}( \/ [\d -]{9,12})?$/);
    fc.assert(
      fc.property(phone, (typed) => {
        const cleaned = cleanPhone(typed);
        expect([cleanPhone(cleaned), listPhones(cleaned)]).toEqual([cleaned, listPhones(typed)]);
      }),
    );
  });

  test('is accepted wherever the specification accepts it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{10,17}$/), (typed) => {
        if (/^\+?[\d\s\-()]{10,40}$/.test(typed.trim()) && /\d{9}/.test(typed)) expect(isPhoneOrPair(typed)).toBe(true);
      }),
    );
  });
});
