/** Sentences about the fields of the storefront's forms, by code. */
import type { FormCode } from '../../field-codes.ts';
import type { FieldSentence } from '../../fields/field-code.ts';
import { email_change_needs_password, reset_link_invalid } from './refusals.ts';

export const fields = {
  username_required: 'Username is required',
  username_has_at: 'A username cannot contain @. Please choose another: you can always sign in with your e-mail address.',
  name_required: 'Name is required',
  phone_required: 'Phone number is required',
  phone_invalid: 'Please enter a valid phone number',
  email_invalid: 'Invalid email address',
  email_change_needs_password,
  password_needed: 'Please enter your password',
  /** 'Password is too short' is the specification's sentence for its minimum of 3 characters; the other sentence is the shop's own. */
  password_too_short: ({ bound }: { bound: number }) =>
    bound > 3 ? `Password must be at least ${bound} characters long` : 'Password is too short',
  passwords_differ: 'Passwords do not match',
  reset_link_invalid,
  email_link_invalid: 'This link is invalid or has expired.',
  too_long: ({ bound }: { bound: number }) => `Please use at most ${bound} characters`,
  unreadable_characters: 'Please remove the unreadable characters',
  contact_fields_missing: 'Please fill in all fields',
  contact_email_invalid: 'Please enter a valid email address',
  street_needed: 'Please enter your street address',
  country_not_served: 'We deliver to Rwanda only',
  city_not_served: 'We deliver to Kigali City only',
  postal_code_wrong: 'The postal code for Kigali is 0000',
  order_id_needed: 'Please enter an order ID',
  transaction_id_needed: 'Please enter the transaction ID',
  transaction_id_unclear: 'Please enter the transaction ID as it stands in the message',
  mtn_digits_only: 'MTN transaction ids have digits only',
} satisfies Record<FormCode, FieldSentence>;
