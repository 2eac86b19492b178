import { formatFieldCode } from '@uruhu/contract/fields/field-code';
import { cleanPhone, listPhones } from '@uruhu/contract/rules/phone';
import * as messages from '#messages/account/phone';
import type { Schema } from './form-errors.ts';

const DIGITS_MIN = 10;
const PHONE_INVALID = formatFieldCode('phone_invalid');

/** Why a field refuses the text. */
export function explainPhoneError(text: string): string {
  const typed = cleanPhone(text);
  if (typed === '') return messages.phoneMissing;
  // Only a field for one number refuses two.
  if (listPhones(typed).length > 1) return messages.phoneTwo;
  if (!/^\+?[\d\s\-()]*$/.test(typed)) return messages.phoneCharacters;
  const digits = typed.replace(/\D/g, '').length;
  return digits < DIGITS_MIN ? messages.phoneShort(digits) : messages.phoneLong(digits);
}

/** What says more than the code of an issue. */
const EXPLANATIONS: Readonly<Record<string, (text: string) => string>> = { [PHONE_INVALID]: explainPhoneError };

/** The same schema, with messages that say why a number is wrong. `complete`: adds what the form has to say about it. */
export function withPhoneMessages<Values>(schema: Schema<Values>, complete = (message: string): string => message): Schema<Values> {
  return {
    safeParse(input) {
      const checked = schema.safeParse(input);
      if (checked.success) return checked;
      const typed = (input ?? {}) as Record<PropertyKey, unknown>;
      const issues = checked.error.issues.map((issue) => {
        const value = typed[issue.path[0] ?? ''];
        const explain = EXPLANATIONS[issue.message];
        return explain && typeof value === 'string' ? { ...issue, message: complete(explain(value)) } : issue;
      });
      return { success: false, error: { issues } };
    },
  };
}
