import { createSignUpForm, type SignUpInput } from '@uruhu/contract/forms';
import type { Schema } from '#app/forms/form-errors.ts';
import { explainPhoneError } from '#app/forms/phone-messages.ts';
import { explainMissingPhone } from '#messages/account/phone';

type SignUpCheck = {
  /** The shop's minimum. The form applies its own minimum if that is higher. */
  minPasswordLength: number;
  /** The text in the phone field for which the form has already shown the error; null before. */
  explainedPhone: string | null;
  /** Whether the shop gives new members a coupon, which needs a phone number. */
  offersCoupon: boolean;
};

/**
 * The sign-up form. The specification accepts any text as phone, but deliveries and the first-order coupon need a phone number. So a text that
 * is no phone number is an error once: when the shopper sends the same text again, the form accepts it.
 */
export function createSignUpSchema({ minPasswordLength, explainedPhone, offersCoupon }: SignUpCheck): Schema<SignUpInput> {
  const form = createSignUpForm(minPasswordLength);
  return {
    safeParse(input) {
      const checked = form.safeParse(input);
      const { phone } = input as { phone?: unknown };
      const typedPhone = typeof phone === 'string' ? phone.trim() : '';
      const phoneError = typedPhone !== '' && typedPhone !== explainedPhone ? explainPhoneError(typedPhone) : undefined;
      if (phoneError === undefined) return checked;
      const issues = checked.success ? [] : checked.error.issues;
      return {
        success: false,
        error: { issues: [...issues, { path: ['phone'], message: explainMissingPhone(phoneError, offersCoupon) }] },
      };
    },
  };
}
