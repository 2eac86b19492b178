import { createSignUpForm, type SignUpInput } from '@uruhu/contract/forms';
import type { Schema } from '#app/forms/form-errors.ts';
import { withPhoneMessages } from '#app/forms/phone-messages.ts';
import { explainMissingPhone } from '#messages/account/phone';

type SignUpCheck = {
  /** The shop's minimum. The form applies its own minimum if that is higher. */
  minPasswordLength: number;
  /** Whether the shop gives new members a coupon, which needs a phone number. */
  offersCoupon: boolean;
};

/** The sign-up form, which says why a phone number is wrong and what needs one. */
export const createSignUpSchema = ({ minPasswordLength, offersCoupon }: SignUpCheck): Schema<SignUpInput> =>
  withPhoneMessages(createSignUpForm(minPasswordLength), (problem) => explainMissingPhone(problem, offersCoupon));
