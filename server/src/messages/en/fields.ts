/** Messages about invalid fields of a call, by code. */
import type { CallFieldCode, FormCode } from '@uruhu/contract/codes';
import { fields as formFields } from '@uruhu/contract/messages/en/fields';

export const fields = {
  ...formFields,
  id_invalid: 'This id is missing or not valid',
  text_missing: 'Please enter text',
  choice_unknown: 'Please choose from the list',
  filter_unreadable: 'This filter cannot be read',
  quantity_invalid: ({ bound }: { bound: number }) => `Quantity must be a whole number from 1 to ${bound}`,
  coupon_code_needed: 'Please enter a coupon code',
  expected_total_invalid: 'The expected total must be a whole number of francs',
  order_number_invalid: 'Please enter the first 8 characters of the order number',
  phone_digits_needed: 'Please enter the last four digits of the phone number of the order',
  product_id_missing: 'Product ID is missing',
  rating_needed: 'Please choose 1 to 5 stars',
  review_text_needed: 'Please write your review',
  skin_type_unknown: 'Please choose one of the skin types',
  password_required: 'Password is required',
  status_needed: 'Please say which status you have seen',
  payment_id_needed: 'Please say which payment you have looked for',
  amount_invalid: 'The amount must be a whole number of francs',
  rejection_reason_needed: 'Please say why the payment is rejected',
  cancellation_reason_needed: 'Please say why the order is cancelled',
  orders_needed: ({ bound }: { bound: number }) => `Please choose 1 to ${bound} orders`,
  note_needed: 'Please write a note',
  refund_finding_needed: 'Please say whether the money was given back',
  tracking_url_invalid: 'The tracking address must begin with https://',
  resolution_needed: 'Please say how it was resolved',
  clock_time_needed: 'Please say which time you have seen',
  version_needed: 'Please say which version you have seen',
  crop_invalid: 'Please give the part to keep in whole pixels',
  too_many_pictures: ({ bound }: { bound: number }) => `Please add at most ${bound} pictures`,
  picture_twice: 'One of the pictures is there twice. Please remove one of them.',
  staff_username_invalid: 'A username is 2 to 60 of a–z, 0–9, dots, hyphens and underscores.',
  /** `detail`: what the schema itself says, in English, for developers. */
  invalid_value: ({ detail }: { detail: string }) => detail || 'Invalid value',
} satisfies Record<FormCode | CallFieldCode, string | ((values: never) => string)>;
