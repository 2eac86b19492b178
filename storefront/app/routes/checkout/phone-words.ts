import { isPhone } from '@uruhu/contract/rules/phone';
import type { Schema } from '#app/forms/form-errors.ts';
import * as words from '#messages/checkout';

const DIGITS_MIN = 10;

/** Why this is no phone number, in words about this one; undefined where it is one. */
export function phoneTrouble(text: string): string | undefined {
  const typed = text.trim();
  if (isPhone(typed)) return undefined;
  if (typed === '') return words.phoneMissing;
  if (!/^\+?[\d\s\-()]*$/.test(typed)) return words.phoneCharacters;
  const digits = typed.replace(/\D/g, '').length;
  return digits < DIGITS_MIN ? words.phoneShort(digits) : words.phoneLong(digits);
}

/** The same form; what it says of a number says why. */
export function withPhoneWords<Values>(schema: Schema<Values>): Schema<Values> {
  return {
    safeParse(input) {
      const checked = schema.safeParse(input);
      if (checked.success) return checked;
      const typed = (input ?? {}) as Record<PropertyKey, unknown>;
      const issues = checked.error.issues.map((issue) => {
        const value = typed[issue.path[0] ?? ''];
        const trouble = typeof value === 'string' ? phoneTrouble(value) : undefined;
        return { ...issue, message: trouble ?? issue.message };
      });
      return { success: false, error: { issues } };
    },
  };
}
