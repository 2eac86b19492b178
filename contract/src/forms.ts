/**
 * The storefront's forms; browser and server check them by the same rules. They use zod/mini, a quarter of the full library's size, because
 * phones download it. Issues carry codes (see field-code.ts).
 */
import * as z from 'zod/mini';
import type { FieldCode } from './codes.ts';
import { DELIVERY } from './constants.ts';
import { fieldCode } from './fields/field-code.ts';
import { isIdOfNetwork, isTransactionId } from './rules/mobile-money.ts';
import { leastLength, PASSWORD_LENGTH_MIN, type PasswordUse } from './rules/password.ts';
import { isPhone, normalisePhone } from './rules/phone.ts';
import { mayBeUsername } from './rules/sign-in-name.ts';

const required = (missing: FieldCode, max = 200) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, fieldCode('too_long', max)), clean);
const optional = (max = 200) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max, fieldCode('too_long', max)), clean)));

/** PostgreSQL cannot store NUL, and the other control characters are unreadable; no shopper types them on purpose. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
function clean(payload: z.core.ParsePayload<string>) {
  if (UNREADABLE.test(payload.value)) {
    payload.issues.push({ code: 'custom', message: fieldCode('unreadable_characters'), input: payload.value });
  }
}

/** Passwords are not trimmed. The limit of 200 characters bounds the time that hashing takes. */
const password = z
  .string(fieldCode('password_too_short', PASSWORD_LENGTH_MIN.signUp))
  .check(
    z.minLength(PASSWORD_LENGTH_MIN.signUp, fieldCode('password_too_short', PASSWORD_LENGTH_MIN.signUp)),
    z.maxLength(200, fieldCode('too_long', 200)),
  );

const email = z
  .string(fieldCode('email_invalid'))
  .check(z.trim(), z.maxLength(200, fieldCode('too_long', 200)), z.email(fieldCode('email_invalid')));

export const signInForm = z.object({ username: required('username_required'), password });
export type SignIn = z.infer<typeof signInForm> & { keep_signed_in?: boolean };

/** A username that equals another shopper's e-mail address would keep that shopper from signing up. */
const ownUsername = z.refine<{ username: string; email: string }>(({ username, email }) => mayBeUsername(username, email), {
  error: fieldCode('username_has_at'),
  path: ['username'],
});

const signUpFields = z.object({
  username: required('username_required', 60),
  name: required('name_required', 100),
  email,
  password,
  phone: required('phone_required', 40),
  address: optional(),
  image: optional(),
});
export const signUpForm = signUpFields.check(ownUsername);
export type SignUp = z.infer<typeof signUpForm>;

export const forgotForm = z.object({ email });

const newPassword = z
  .string(fieldCode('password_too_short', PASSWORD_LENGTH_MIN.reset))
  .check(
    z.minLength(PASSWORD_LENGTH_MIN.reset, fieldCode('password_too_short', PASSWORD_LENGTH_MIN.reset)),
    z.maxLength(200, fieldCode('too_long', 200)),
  );
const sameTwice = z.refine<{ password: string; confirmPassword: string }>(
  ({ password: first, confirmPassword }) => first === confirmPassword,
  { error: fieldCode('passwords_differ'), path: ['confirmPassword'] },
);

/** With the specification's minimum length for a reset; the shop's setting may require more (see rules/password.ts). */
export const resetForm = z
  .object({
    password: newPassword,
    confirmPassword: z.string(fieldCode('passwords_differ')),
    token: z.string(fieldCode('reset_link_invalid')),
  })
  .check(sameTwice);
export type ResetInput = z.infer<typeof resetForm>;

/** A password of the length that this shop requires. */
function passwordSchema(use: PasswordUse, shopsLeast: number) {
  const least = leastLength(use, shopsLeast);
  const tooShort = fieldCode('password_too_short', least);
  return z.string(tooShort).check(z.minLength(least, tooShort), z.maxLength(200, fieldCode('too_long', 200)));
}

/** The same forms with the minimum length that the shop requires. */
export const createSignUpForm = (shopsLeast: number) =>
  z.object({ ...signUpFields.shape, password: passwordSchema('signUp', shopsLeast) }).check(ownUsername);
export const createResetForm = (shopsLeast: number) =>
  z.object({ ...resetForm.shape, password: passwordSchema('reset', shopsLeast) }).check(sameTwice);

/** Changes the password of a signed-in shopper. The shop's setting may require a longer one (see rules/password.ts). */
export const passwordForm = z
  .object({
    current_password: z.string(fieldCode('password_needed')).check(z.minLength(1, fieldCode('password_needed')), z.maxLength(200)),
    password: newPassword,
    confirmPassword: z.string(fieldCode('passwords_differ')),
  })
  .check(sameTwice);
export const createPasswordForm = (shopsLeast: number) =>
  z.object({ ...passwordForm.shape, password: passwordSchema('reset', shopsLeast) }).check(sameTwice);
export type PasswordInput = z.infer<typeof passwordForm>;

export const deactivateForm = z.object({
  password: z.string(fieldCode('password_needed')).check(z.minLength(1, fieldCode('password_needed')), z.maxLength(200)),
});

export const accountForm = z.object({
  name: required('name_required', 100),
  email,
  phone: required('phone_required', 40),
  address: optional(),
  /** Required only to change the e-mail address. */
  current_password: z.optional(z.nullable(z.string().check(z.maxLength(200, fieldCode('too_long', 200))))),
});
export type AccountInput = z.infer<typeof accountForm>;

const emailToken = z.object({
  token: z.string(fieldCode('email_link_invalid')).check(z.maxLength(200, fieldCode('email_link_invalid'))),
});
/** The token of a link that confirms an e-mail address: /confirm-email?t=<token>. */
export const confirmEmailForm = emailToken;
/** The token of a link that undoes a change of address: /undo-email?t=<token>. */
export const undoEmailForm = emailToken;
export type EmailTokenInput = z.infer<typeof emailToken>;

export const contactForm = z.object({
  name: required('contact_fields_missing', 100),
  email: z
    .string(fieldCode('contact_fields_missing'))
    .check(z.trim(), z.minLength(1, fieldCode('contact_fields_missing')), z.maxLength(200), z.email(fieldCode('contact_email_invalid'))),
  phone: z
    .string(fieldCode('contact_fields_missing'))
    .check(z.trim(), z.minLength(1, fieldCode('contact_fields_missing')), z.refine(isPhone, fieldCode('phone_invalid'))),
  message: required('contact_fields_missing', 5_000),
});
export type ContactInput = z.infer<typeof contactForm>;

export const addressForm = z.object({
  address: required('street_needed'),
  country: z._default(z.literal(DELIVERY.country, fieldCode('country_not_served')), DELIVERY.country),
  city: z._default(z.literal(DELIVERY.city, fieldCode('city_not_served')), DELIVERY.city),
  postal_code: z._default(z.literal(DELIVERY.postal_code, fieldCode('postal_code_wrong')), DELIVERY.postal_code),
});
export type AddressInput = z.input<typeof addressForm>;

const phone = z.string(fieldCode('phone_invalid')).check(z.trim(), z.refine(isPhone, fieldCode('phone_invalid')));

export const phoneForm = z.object({
  primaryPhone: phone,
  secondaryPhone: z.optional(z.nullable(z.union([z.literal(''), phone], fieldCode('phone_invalid')))),
});
export type PhoneInput = z.infer<typeof phoneForm>;

export const trackForm = z.object({ order_id: required('order_id_needed', 100) });

/** A claim to have paid by mobile money: the payer's number, and the transaction id from the network's message. */
export const paidForm = z.object({
  phone,
  transaction_id: z.string(fieldCode('transaction_id_needed')).check(
    z.trim(),
    z.minLength(1, fieldCode('transaction_id_needed')),
    z.refine((text) => text === '' || isTransactionId(text), fieldCode('transaction_id_unclear')),
  ),
});
/** The same, also checking that the id has the form of the number's network. */
export const paidFormOfNetwork = z.object(paidForm.shape).check(
  z.refine<z.infer<typeof paidForm>>(({ phone: number, transaction_id }) => isIdOfNetwork(normalisePhone(number), transaction_id), {
    error: fieldCode('mtn_digits_only'),
    path: ['transaction_id'],
  }),
);
export type PaidInput = z.infer<typeof paidForm>;

/** The number of the phone that receives the prompt. */
export const promptForm = z.object({ phone });
export type PromptInput = z.infer<typeof promptForm>;
