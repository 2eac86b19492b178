/** Sentences that say why a call of a shopper is refused, by code. A sentence with values is a function of the values of the refusal. */

import type { RefusalCode } from '@uruhu/contract/codes';
import * as shared from '@uruhu/contract/messages/en/refusals';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { StaffRefusalCode } from '../staff/refusals.ts';
import { fields } from './fields.ts';
import { fileRefusals } from './file-refusals.ts';

type UnpaidLimit = { wanted: number; has_unpaid_orders: boolean; email_verified: boolean };

/** `most` and `wanted` as text: pieces, pieces of one product, or francs. */
function formatUnpaidLimit(most: string, wanted: string, { has_unpaid_orders, email_verified }: UnpaidLimit): string {
  const pay = has_unpaid_orders ? ' pay for an earlier order,' : '';
  const confirm = email_verified ? '' : ' confirm your e-mail address,';
  return `What you have not paid for yet can be ${most} together, and this would make it ${wanted}. Please order less,${pay}${confirm} or contact us.`;
}

function formatStockShort({ name, left }: { name: string; left: number }): string {
  if (left === 0) return `${name} is sold out.`;
  return left === 1 ? `Only 1 of ${name} is left.` : `Only ${left} of ${name} are left.`;
}

const anyCall = {
  bad_request: 'The request could not be read.',
  invalid_input: 'The request could not be read.',
  not_authorized: shared.not_authorized,
  forbidden: shared.not_authorized,
  email_unverified: 'Please confirm your e-mail address first: open the link in the mail that we sent you.',
  not_found: 'Not found',
  request_refused: 'The request could not be understood.',
  method_not_allowed: 'This address does not take this kind of request.',
  precondition_failed: 'What you have is not what is here now.',
  address_too_long: 'The address is too long.',
  range_not_satisfiable: 'The file has no such part.',
  headers_too_large: 'The headers of the request are too large.',
  request_timeout: 'The request took too long to arrive.',
  too_large: 'This is too large.',
  unsupported_content_type: 'This kind of content is not understood.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  internal_error: shared.internal_error,
  storage_unavailable: shared.internal_error,
  busy: 'The shop is very busy right now. Please try again in a moment.',
};

const accounts = {
  sign_in_failed: shared.sign_in_failed,
  account_blocked: 'This account is blocked. Please write to us on the contact page. Your orders go on.',
  username_taken: shared.username_taken,
  email_taken: shared.email_taken,
  email_link_invalid: fields.email_link_invalid,
  email_already_confirmed: shared.email_already_confirmed,
  too_many_email_links: 'We have sent several links to this address already. Please look for them, also among spam, or try again tomorrow.',
  email_change_needs_password: shared.email_change_needs_password,
  wrong_current_password: 'This is not your password.',
  password_too_short: fields.password_too_short,
  reset_link_invalid: shared.reset_link_invalid,
  address_not_found: 'Address not found',
  too_many_addresses: ({ most }: { most: number }) => `You can keep at most ${most} addresses`,
  session_not_found: 'This session has ended already',
  message_refused: shared.internal_error,
};

const catalogue = {
  product_not_found: shared.product_not_found,
  option_not_found: 'This option is not available',
  size_not_found: 'This size is not available',
  category_not_found: shared.category_not_found,
  picture_not_found: 'Picture not found',
  review_not_found: 'Review not found',
  review_hidden: 'Our team has taken your review of this product off the page. Please contact us about it.',
  review_is_own: 'This is your own review',
  review_image_missing: 'One of the pictures could not be found. Please remove it and add it again.',
  too_many_review_images: 'Please add at most 5 pictures',
  already_in_wishlist: 'Product already in wishlist',
  wishlist_full: ({ most }: { most: number }) => `A wishlist takes at most ${most} products. Remove one to add another.`,
  wishlist_entry_not_found: 'This product is no longer in your wishlist',
  in_stock: 'It is in stock: you can add it to your cart.',
  too_many_stock_waits: ({ most }: { most: number }) => `You can wait for at most ${most} products. Stop waiting for one to add another.`,
};

const cart = {
  cart_empty: shared.cart_empty,
  cart_full: ({ most }: { most: number }) => `A cart takes at most ${most} different items`,
  cart_item_not_found: 'This item is no longer in your cart',
  sold_out: 'Sold out',
  only_some_left: ({ left }: { left: number }) => `Only ${left} left`,
  item_quantity_limit: ({ most }: { most: number }) => `You can have at most ${most} of one item in your cart`,
  coupon_not_found: 'Coupon not found',
  coupon_not_started: 'This coupon cannot be used yet',
  coupon_expired: 'This coupon has expired',
  coupon_used_up: 'This coupon has been used up',
  coupon_already_used: 'You have already used this coupon',
  coupon_for_first_order: 'This coupon is for your first order only',
  coupon_needs_verified_email: 'Please confirm your e-mail address to use this coupon: open the link in the mail that we sent you.',
  coupon_minimum_spend: ({ minimum_rwf }: { minimum_rwf: number }) => `This coupon is for orders of ${formatRwf(minimum_rwf)} or more`,
};

const placing = {
  address_needed: shared.address_needed,
  phone_needed: shared.phone_needed,
  no_shipping_band: shared.no_shipping_band,
  item_unavailable: ({ name }: { name: string }) => `${name} is no longer available. Please look at your cart again.`,
  stock_short: formatStockShort,
  total_changed: ({ total_rwf }: { total_rwf: number }) =>
    `The total is now ${formatRwf(total_rwf)}. Please check it and place your order again.`,
  idempotency_key_reused:
    'This order was placed already, and not as you ask for it now. Nothing new was ordered: please look at your orders and your cart.',
  too_many_unpaid_orders: 'You have too many orders that are not paid yet. Please pay for one of them before you place another.',
  unverified_too_many_unpaid_orders:
    'You have too many orders that are not paid yet. Please pay for one of them, or confirm your e-mail address, before you place another.',
  unpaid_pieces_limit: (limit: UnpaidLimit & { most: number }) => formatUnpaidLimit(`${limit.most} pieces`, `${limit.wanted}`, limit),
  unpaid_item_limit: (limit: UnpaidLimit & { most: number; name: string }) =>
    formatUnpaidLimit(`${limit.most} of ${limit.name}`, `${limit.wanted}`, limit),
  /** `most` and `wanted` are francs. */
  unpaid_value_limit: (limit: UnpaidLimit & { most: number }) => formatUnpaidLimit(formatRwf(limit.most), formatRwf(limit.wanted), limit),
  nothing_to_reorder: 'None of these items can be bought any more.',
};

const paying = {
  order_not_found: shared.order_not_found,
  too_many_tracking_guesses:
    'This short number was tried too often with other digits. Please use the whole number of the order or its link, or try again in some hours.',
  order_not_pending: 'This order is already being prepared and can no longer be cancelled here. Please contact us.',
  order_cancelled: 'This order was cancelled.',
  order_delivered: 'This order was delivered already. Please contact us about its payment.',
  order_paid: 'This order is already paid.',
  card_unavailable: 'Card payment is not available. Please pay by mobile money.',
  prompt_unavailable: 'Payment by prompt is not available. Please dial the code instead.',
  mtn_number_needed: 'Please enter an MTN number: it begins with 078 or 079.',
  mtn_digits_only: fields.mtn_digits_only,
  payment_starting: 'This payment is being started. Please try again in a moment.',
  payment_being_checked: 'We are already checking a payment for this order.',
  /** `reason`: what the provider says, in its own words; '' where it says nothing. */
  payment_not_started: ({ reason }: { reason: string }) => reason || shared.payment_not_started,
  payment_parameters_missing: shared.payment_parameters_missing,
  payment_not_found: 'Payment not found',
  transaction_paid_this_order:
    'This payment is already counted for this order. If you have paid again, please enter the id of the other payment.',
  transaction_used_elsewhere: 'This transaction id has already been used for another order.',
  too_many_submissions: ({ most }: { most: number }) =>
    `You have told us of ${most} payments for this order. Please contact us, so that we look at it together.`,
};

/** What a customer can do without a confirmed address, for a shop that cannot send her the link. */
const NO_LINK = 'and we cannot send mails at the moment. Please contact us.';

/** The sentences of a shop without a mail server. They replace those that ask the customer to open a link in a mail. */
export const refusalsWithoutMails = {
  email_unverified: `This needs a confirmed e-mail address, ${NO_LINK}`,
  too_many_email_links: 'We cannot send mails at the moment. Please contact us.',
  coupon_needs_verified_email: `This coupon needs a confirmed e-mail address, ${NO_LINK}`,
  unverified_too_many_unpaid_orders:
    'You have too many orders that are not paid yet. Please pay for one of them, or contact us, before you place another.',
  unpaid_pieces_limit: (limit: UnpaidLimit & { most: number }) => placing.unpaid_pieces_limit({ ...limit, email_verified: true }),
  unpaid_item_limit: (limit: UnpaidLimit & { most: number; name: string }) => placing.unpaid_item_limit({ ...limit, email_verified: true }),
  unpaid_value_limit: (limit: UnpaidLimit & { most: number }) => placing.unpaid_value_limit({ ...limit, email_verified: true }),
} satisfies Partial<Record<RefusalCode, string | ((values: never) => string)>>;

export const refusals = {
  ...anyCall,
  ...accounts,
  ...catalogue,
  ...cart,
  ...placing,
  ...paying,
  ...fileRefusals,
} satisfies Record<Exclude<RefusalCode, StaffRefusalCode>, string | ((values: never) => string)>;
