import { isPhone } from '@uruhu/contract/rules/phone';
import * as messages from '#messages/account/phone';
import type { Schema } from './form-errors.ts';

const DIGITS_MIN = 10;

/** Why the text is not a phone number; undefined if it is a phone number. */
export function explainPhoneError(text: string): string | undefined {
  const typed = text.trim();
  if (isPhone(typed)) return undefined;
  if (typed === '') return messages.phoneMissing;
  if (!/^\+?[\d\s\-()]*$/.test(typed)) return messages.phoneCharacters;
  const digits = typed.replace(/\D/g, '').length;
  return digits < DIGITS_MIN ? messages.phoneShort(digits) : messages.phoneLong(digits);
}

/** The same schema, with messages that say why a number is wrong. */
export function withPhoneMessages<Values>(schema: Schema<Values>): Schema<Values> {
  return {
    safeParse(input) {
      const checked = schema.safeParse(input);
      if (checked.success) return checked;
      const typed = (input ?? {}) as Record<PropertyKey, unknown>;
      const issues = checked.error.issues.map((issue) => {
        const value = typed[issue.path[0] ?? ''];
        const problem = typeof value === 'string' ? explainPhoneError(value) : undefined;
        return { ...issue, message: problem ?? issue.message };
      });
      return { success: false, error: { issues } };
    },
  };
}
