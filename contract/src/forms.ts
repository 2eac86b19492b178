/**
 * What people type, checked alike in the browser and on the server. Written with zod/mini, which costs a phone
 * a quarter of the full library. Messages are the specification's.
 */
import * as z from 'zod/mini';
import { DELIVERY, LINE_QUANTITY_MAX } from './constants.ts';
import { isTransactionId } from './rules/mobile-money.ts';
import { leastLength, type PasswordUse, passwordTooShort } from './rules/password.ts';
import { isPhone } from './rules/phone.ts';

const required = (message: string, max = 200) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, `Please use at most ${max} characters`), clean);
const optional = (max = 200) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters`), clean)));

/** NUL cannot be stored, the others cannot be read: nobody types them on purpose. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
function clean(payload: z.core.ParsePayload<string>) {
  if (UNREADABLE.test(payload.value)) {
    payload.issues.push({ code: 'custom', message: 'Please remove the unreadable characters', input: payload.value });
  }
}

/** Passwords are taken as typed, spaces too; 200 characters are hashed in bounded time. */
const password = z
  .string('Password is too short')
  .check(z.minLength(3, 'Password is too short'), z.maxLength(200, 'Please use at most 200 characters'));

const email = z
  .string('Invalid email address')
  .check(z.trim(), z.maxLength(200, 'Please use at most 200 characters'), z.email('Invalid email address'));

export const signInForm = z.object({ username: required('Username is required'), password });
export type SignIn = z.infer<typeof signInForm> & { keep_signed_in?: boolean };

export const signUpForm = z.object({
  username: required('Username is required', 60),
  name: required('Name is required', 100),
  email,
  password,
  phone: required('Phone number is required', 40),
  address: optional(),
  image: optional(),
});
export type SignUp = z.infer<typeof signUpForm>;

export const forgotForm = z.object({ email });

const newPassword = z
  .string('Password must be at least 5 characters long')
  .check(z.minLength(5, 'Password must be at least 5 characters long'), z.maxLength(200, 'Please use at most 200 characters'));
const sameTwice = z.refine<{ password: string; confirmPassword: string }>(
  ({ password: first, confirmPassword }) => first === confirmPassword,
  { error: 'Passwords do not match', path: ['confirmPassword'] },
);

/** The specification's least on a reset; the shop may ask for more (see rules/password.ts). */
export const resetForm = z
  .object({
    password: newPassword,
    confirmPassword: z.string('Passwords do not match'),
    token: z.string('This reset link is invalid or has expired.'),
  })
  .check(sameTwice);
export type ResetInput = z.infer<typeof resetForm>;

/** A password of the length that this shop asks for. */
function passwordOf(use: PasswordUse, shopsLeast: number) {
  const tooShort = passwordTooShort('', use, shopsLeast) ?? '';
  return z
    .string(tooShort)
    .check(z.minLength(leastLength(use, shopsLeast), tooShort), z.maxLength(200, 'Please use at most 200 characters'));
}

/** The same forms, by what the shop asks of a password. */
export const signUpFormOf = (shopsLeast: number) => z.object({ ...signUpForm.shape, password: passwordOf('signUp', shopsLeast) });
export const resetFormOf = (shopsLeast: number) =>
  z.object({ ...resetForm.shape, password: passwordOf('reset', shopsLeast) }).check(sameTwice);

/** While signed in. The shop may ask for more than the least (see rules/password.ts). */
export const passwordForm = z
  .object({
    current_password: z.string('Please enter your password').check(z.minLength(1, 'Please enter your password'), z.maxLength(200)),
    password: newPassword,
    confirmPassword: z.string('Passwords do not match'),
  })
  .check(sameTwice);
export const passwordFormOf = (shopsLeast: number) =>
  z.object({ ...passwordForm.shape, password: passwordOf('reset', shopsLeast) }).check(sameTwice);
export type PasswordInput = z.infer<typeof passwordForm>;

export const deactivateForm = z.object({
  password: z.string('Please enter your password').check(z.minLength(1, 'Please enter your password'), z.maxLength(200)),
});

export const accountForm = z.object({
  name: required('Name is required', 100),
  email,
  phone: required('Phone number is required', 40),
  address: optional(),
});
export type AccountInput = z.infer<typeof accountForm>;

export const contactForm = z.object({
  name: required('Please fill in all fields', 100),
  email: z
    .string('Please fill in all fields')
    .check(z.trim(), z.minLength(1, 'Please fill in all fields'), z.maxLength(200), z.email('Please enter a valid email address')),
  phone: z
    .string('Please fill in all fields')
    .check(z.trim(), z.minLength(1, 'Please fill in all fields'), z.refine(isPhone, 'Please enter a valid phone number')),
  message: required('Please fill in all fields', 5_000),
});
export type ContactInput = z.infer<typeof contactForm>;

export const addressForm = z.object({
  address: required('Please enter your street address'),
  country: z._default(z.literal(DELIVERY.country, 'We deliver to Rwanda only'), DELIVERY.country),
  city: z._default(z.literal(DELIVERY.city, 'We deliver to Kigali City only'), DELIVERY.city),
  postal_code: z._default(z.literal(DELIVERY.postal_code, 'The postal code for Kigali is 0000'), DELIVERY.postal_code),
});
export type AddressInput = z.input<typeof addressForm>;

const phone = z.string('Please enter a valid phone number').check(z.trim(), z.refine(isPhone, 'Please enter a valid phone number'));

export const phoneForm = z.object({
  primaryPhone: phone,
  secondaryPhone: z.optional(z.nullable(z.union([z.literal(''), phone], 'Please enter a valid phone number'))),
});
export type PhoneInput = z.infer<typeof phoneForm>;

export const trackForm = z.object({ order_id: required('Please enter an order ID', 100) });

/** 'I have paid': the number that the money came from, and the id of the transaction as the network's message names it. */
export const paidForm = z.object({
  phone,
  transaction_id: z.string('Please enter the transaction ID').check(
    z.trim(),
    z.minLength(1, 'Please enter the transaction ID'),
    z.refine((text) => text === '' || isTransactionId(text), 'Please enter the transaction ID as it stands in the message'),
  ),
});
export type PaidInput = z.infer<typeof paidForm>;

/** The number whose phone is to ask. */
export const promptForm = z.object({ phone });
export type PromptInput = z.infer<typeof promptForm>;

export const QUANTITY_MESSAGE = `Quantity must be a whole number from 1 to ${LINE_QUANTITY_MAX}`;
