import { createSignUpForm, type SignUp } from '@uruhu/contract/forms';
import type { Schema } from '#app/forms/form-errors.ts';
import { explainPhoneError } from '#app/forms/phone-messages.ts';
import { phoneLosesCoupon } from '#messages/account/phone';

/**
 * The sign-up form. The specification accepts any text as phone, but a text that is no phone number costs the shopper her first-order coupon.
 * So such a text is an error until she has read about it: `readPhone` is the text that she was told about.
 */
export function createSignUpSchema(shopLengthMin: number, readPhone: string | null): Schema<SignUp> {
  const form = createSignUpForm(shopLengthMin);
  return {
    safeParse(input) {
      const checked = form.safeParse(input);
      const { phone } = input as { phone?: unknown };
      const typed = typeof phone === 'string' ? phone.trim() : '';
      const problem = typed !== '' && typed !== readPhone ? explainPhoneError(typed) : undefined;
      if (problem === undefined) return checked;
      const issues = checked.success ? [] : checked.error.issues;
      return { success: false, error: { issues: [...issues, { path: ['phone'], message: phoneLosesCoupon(problem) }] } };
    },
  };
}
