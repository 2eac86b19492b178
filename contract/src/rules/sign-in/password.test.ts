import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTooShort, PASSWORD_LENGTH_MIN, type PasswordUse } from './password.ts';

const uses = Object.keys(PASSWORD_LENGTH_MIN) as PasswordUse[];
const anyUse = fc.constantFrom(...uses);
const anyPassword = fc.oneof(fc.string({ maxLength: 20 }), fc.string({ unit: 'grapheme', maxLength: 20 }));
/** The values that the database allows. */
const anySetting = fc.integer({ min: 0, max: 64 });

describe('the minimum length of a password', () => {
  test("is the specification's minimum or the shop's setting, whichever is larger", () => {
    fc.assert(
      fc.property(anyPassword, anyUse, anySetting, (password, use, setting) => {
        const isLong = password.length >= PASSWORD_LENGTH_MIN[use] && password.length >= setting;
        expect(isTooShort(password, use, setting)).toBe(!isLong);
      }),
    );
  });

  test("never becomes smaller when staff raise the shop's setting", () => {
    fc.assert(
      fc.property(anyPassword, anyUse, anySetting, anySetting, (password, use, setting, otherSetting) => {
        const [lower, higher] = [Math.min(setting, otherSetting), Math.max(setting, otherSetting)];
        if (!isTooShort(password, use, higher)) expect(isTooShort(password, use, lower)).toBe(false);
      }),
    );
  });
});
