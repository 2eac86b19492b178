/**
 * The storefront's forms; browser and server check them by the same rules. They use zod/mini, a quarter of the full library's size, because
 * phones download it. The message of an issue is a code (see field-code.ts).
 */
import * as z from 'zod/mini';
import { DELIVERY } from './constants.ts';
import type { FieldCode } from './field-codes.ts';
import { formatFieldCode } from './fields/field-code.ts';
import {
  cleanIdentifier,
  cleanLine,
  cleanText,
  hasControlCharacters,
  hasVisibleText,
  keepMachineText,
  keepSecret,
} from './rules/clean-text.ts';
import { canComeFromNetwork, isTransactionId } from './rules/mobile-money.ts';
import { cleanPhone, isPhone, isPhoneOrPair, normalisePhone } from './rules/phone.ts';
import { findPasswordMinLength, PASSWORD_LENGTH_MIN, type PasswordUse } from './rules/sign-in/password.ts';
import { isUsernameAllowed } from './rules/sign-in/sign-in-name.ts';

/** The most characters of a field without a limit of its own. */
const TEXT_LENGTH_MAX = 200;
/** A text of this length is no phone number and no transaction id (see rules/): the same message says so. */
const NUMBER_LENGTH_MAX = 100;
/** Bounds the time that hashing a password takes. */
const PASSWORD_LENGTH_MAX = 200;

/** How a text is read: see rules/clean-text.ts. */
type Clean = (text: string) => string;

/** `missing`: the code where the field is missing or has no visible character. */
const requiredText = (clean: Clean, missing: FieldCode, max = TEXT_LENGTH_MAX) =>
  z
    .string(missing)
    .check(
      z.overwrite(clean),
      z.refine(hasVisibleText, missing),
      z.maxLength(max, formatFieldCode('too_long', max)),
      refuseControlCharacters,
    );
const optionalText = (clean: Clean, max = TEXT_LENGTH_MAX) =>
  z.optional(z.nullable(z.string().check(z.overwrite(clean), z.maxLength(max, formatFieldCode('too_long', max)), refuseControlCharacters)));

function refuseControlCharacters(payload: z.core.ParsePayload<string>) {
  if (hasControlCharacters(payload.value)) {
    payload.issues.push({ code: 'custom', message: formatFieldCode('unreadable_characters'), input: payload.value });
  }
}

const password = z
  .string(formatFieldCode('password_too_short', PASSWORD_LENGTH_MIN.signUp))
  .check(
    z.overwrite(keepSecret),
    z.minLength(PASSWORD_LENGTH_MIN.signUp, formatFieldCode('password_too_short', PASSWORD_LENGTH_MIN.signUp)),
    z.maxLength(PASSWORD_LENGTH_MAX, formatFieldCode('too_long', PASSWORD_LENGTH_MAX)),
  );

const email = z
  .string(formatFieldCode('email_invalid'))
  .check(
    z.overwrite(cleanIdentifier),
    z.maxLength(TEXT_LENGTH_MAX, formatFieldCode('too_long', TEXT_LENGTH_MAX)),
    z.email(formatFieldCode('email_invalid')),
  );

/** A phone number that a courier can call, or two: the shop stores the second as the secondary phone. `missing`: see requiredText. */
const phones = (missing: FieldCode) =>
  z.string(missing).check(
    z.overwrite(cleanPhone),
    z.refine(hasVisibleText, missing),
    z.maxLength(NUMBER_LENGTH_MAX, formatFieldCode('phone_invalid')),
    // One issue for each field, so that the checks of the whole form still run.
    z.refine((text) => !hasVisibleText(text) || isPhoneOrPair(text), formatFieldCode('phone_invalid')),
  );
/** One number, such as that of the phone that pays. */
const phone = z
  .string(formatFieldCode('phone_invalid'))
  .check(
    z.overwrite(cleanPhone),
    z.maxLength(NUMBER_LENGTH_MAX, formatFieldCode('phone_invalid')),
    z.refine(isPhone, formatFieldCode('phone_invalid')),
  );

export const signInForm = z.object({ username: requiredText(cleanIdentifier, 'username_required'), password });
export type SignInInput = z.infer<typeof signInForm> & { keep_signed_in?: boolean };

/**
 * A username that is an e-mail address must be the shopper's own address. A shopper signs in by username or by address, so a username that
 * is another shopper's address would keep that shopper from signing up.
 */
const usernameCheck = z.refine<{ username: string; email: string }>(({ username, email }) => isUsernameAllowed(username, email), {
  error: formatFieldCode('username_has_at'),
  path: ['username'],
});

const signUpFields = z.object({
  username: requiredText(cleanIdentifier, 'username_required', 60),
  name: requiredText(cleanLine, 'name_required', 100),
  email,
  password,
  phone: phones('phone_required'),
  address: optionalText(cleanLine),
  image: optionalText(keepMachineText),
});
export const signUpForm = signUpFields.check(usernameCheck);
export type SignUpInput = z.infer<typeof signUpForm>;

export const forgotForm = z.object({ email });

const newPassword = z
  .string(formatFieldCode('password_too_short', PASSWORD_LENGTH_MIN.changeOrReset))
  .check(
    z.overwrite(keepSecret),
    z.minLength(PASSWORD_LENGTH_MIN.changeOrReset, formatFieldCode('password_too_short', PASSWORD_LENGTH_MIN.changeOrReset)),
    z.maxLength(PASSWORD_LENGTH_MAX, formatFieldCode('too_long', PASSWORD_LENGTH_MAX)),
  );
const repeatedPassword = z
  .string(formatFieldCode('passwords_differ'))
  .check(z.overwrite(keepSecret), z.maxLength(PASSWORD_LENGTH_MAX, formatFieldCode('passwords_differ')));
const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password: first, confirmPassword }) => first === confirmPassword,
  { error: formatFieldCode('passwords_differ'), path: ['confirmPassword'] },
);

/** With the specification's minimum length for a reset; the shop's setting may require more (see rules/sign-in/password.ts). */
export const resetForm = z
  .object({
    password: newPassword,
    confirmPassword: repeatedPassword,
    token: z
      .string(formatFieldCode('reset_link_invalid'))
      .check(z.overwrite(keepSecret), z.maxLength(TEXT_LENGTH_MAX, formatFieldCode('reset_link_invalid'))),
  })
  .check(passwordsMatch);
export type ResetInput = z.infer<typeof resetForm>;

/** A password of the length that this shop requires. */
function createPasswordSchema(use: PasswordUse, shopLengthMin: number) {
  const lengthMin = findPasswordMinLength(use, shopLengthMin);
  const tooShort = formatFieldCode('password_too_short', lengthMin);
  return z
    .string(tooShort)
    .check(
      z.overwrite(keepSecret),
      z.minLength(lengthMin, tooShort),
      z.maxLength(PASSWORD_LENGTH_MAX, formatFieldCode('too_long', PASSWORD_LENGTH_MAX)),
    );
}

/** signUpForm and resetForm, with the minimum length that the shop requires. */
export const createSignUpForm = (shopLengthMin: number) =>
  z.object({ ...signUpFields.shape, password: createPasswordSchema('signUp', shopLengthMin) }).check(usernameCheck);
export const createResetForm = (shopLengthMin: number) =>
  z.object({ ...resetForm.shape, password: createPasswordSchema('changeOrReset', shopLengthMin) }).check(passwordsMatch);

/** Changes the password of a signed-in shopper. The shop's setting may require a longer one (see rules/sign-in/password.ts). */
export const passwordForm = z
  .object({
    current_password: z
      .string(formatFieldCode('password_needed'))
      .check(z.overwrite(keepSecret), z.minLength(1, formatFieldCode('password_needed')), z.maxLength(PASSWORD_LENGTH_MAX)),
    password: newPassword,
    confirmPassword: repeatedPassword,
  })
  .check(passwordsMatch);
export const createPasswordForm = (shopLengthMin: number) =>
  z.object({ ...passwordForm.shape, password: createPasswordSchema('changeOrReset', shopLengthMin) }).check(passwordsMatch);
export type PasswordInput = z.infer<typeof passwordForm>;

export const deactivateForm = z.object({
  password: z
    .string(formatFieldCode('password_needed'))
    .check(z.overwrite(keepSecret), z.minLength(1, formatFieldCode('password_needed')), z.maxLength(PASSWORD_LENGTH_MAX)),
});

export const accountForm = z.object({
  name: requiredText(cleanLine, 'name_required', 100),
  email,
  phone: phones('phone_required'),
  address: optionalText(cleanLine),
  /** Required only to change the e-mail address. */
  current_password: z.optional(
    z.nullable(
      z.string().check(z.overwrite(keepSecret), z.maxLength(PASSWORD_LENGTH_MAX, formatFieldCode('too_long', PASSWORD_LENGTH_MAX))),
    ),
  ),
});
export type AccountInput = z.infer<typeof accountForm>;

const emailToken = z.object({
  token: z
    .string(formatFieldCode('email_link_invalid'))
    .check(z.overwrite(keepSecret), z.maxLength(TEXT_LENGTH_MAX, formatFieldCode('email_link_invalid'))),
});
/** The token of a link that confirms an e-mail address: /confirm-email?t=<token>. */
export const confirmEmailForm = emailToken;
/** The token of a link that undoes a change of address: /undo-email?t=<token>. */
export const undoEmailForm = emailToken;

export const contactForm = z.object({
  name: requiredText(cleanLine, 'contact_fields_missing', 100),
  email: z
    .string(formatFieldCode('contact_fields_missing'))
    .check(
      z.overwrite(cleanIdentifier),
      z.minLength(1, formatFieldCode('contact_fields_missing')),
      z.maxLength(TEXT_LENGTH_MAX),
      z.email(formatFieldCode('contact_email_invalid')),
    ),
  phone: phones('contact_fields_missing'),
  message: requiredText(cleanText, 'contact_fields_missing', 5_000),
});
export type ContactInput = z.infer<typeof contactForm>;

export const addressForm = z.object({
  address: requiredText(cleanLine, 'street_needed'),
  country: z._default(z.literal(DELIVERY.country, formatFieldCode('country_not_served')), DELIVERY.country),
  city: z._default(z.literal(DELIVERY.city, formatFieldCode('city_not_served')), DELIVERY.city),
  postal_code: z._default(z.literal(DELIVERY.postal_code, formatFieldCode('postal_code_wrong')), DELIVERY.postal_code),
});
export type AddressInput = z.input<typeof addressForm>;

/** Of two numbers in the first field, the second is the secondary phone if that field is empty. */
export const phoneForm = z.object({
  primaryPhone: phones('phone_invalid'),
  secondaryPhone: z.optional(z.nullable(z.union([z.literal(''), phone], formatFieldCode('phone_invalid')))),
});
export type PhoneInput = z.infer<typeof phoneForm>;

export const trackForm = z.object({ order_id: requiredText(cleanIdentifier, 'order_id_needed', 100) });

/** A claim to have paid by mobile money: the number that paid, and the transaction id from the network's message. */
export const claimForm = z.object({
  phone,
  transaction_id: z.string(formatFieldCode('transaction_id_needed')).check(
    z.overwrite(cleanIdentifier),
    z.minLength(1, formatFieldCode('transaction_id_needed')),
    z.maxLength(NUMBER_LENGTH_MAX, formatFieldCode('transaction_id_unclear')),
    z.refine((text) => text === '' || isTransactionId(text), formatFieldCode('transaction_id_unclear')),
  ),
});
/** The claim form, which also checks that the network of the phone number gives such transaction ids. */
export const networkClaimForm = z.object(claimForm.shape).check(
  z.refine<z.infer<typeof claimForm>>(({ phone: number, transaction_id }) => canComeFromNetwork(normalisePhone(number), transaction_id), {
    error: formatFieldCode('mtn_digits_only'),
    path: ['transaction_id'],
  }),
);
export type ClaimInput = z.infer<typeof claimForm>;

/** The number of the phone that receives the prompt. */
export const promptForm = z.object({ phone });
