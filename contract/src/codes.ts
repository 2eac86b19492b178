import { ORDER_REFUSAL_STATUS } from './staff/orders/codes.ts';
import { PRODUCT_REFUSAL_STATUS } from './staff/products/codes.ts';
import { PRODUCT_FILE_REFUSAL_STATUS } from './staff/products/file-codes.ts';

/**
 * Every reason for which the server refuses a call, with its HTTP status. Codes are stable: clients decide by them, never by the sentence,
 * which differs between languages. No other place chooses the status of a refusal.
 */
export const REFUSAL_STATUS = {
  // Any call
  bad_request: 400,
  /** The framework refuses the request for a reason that has no code of its own. */
  request_refused: 400,
  /** `errors` names the fields, and `message` is the sentence of the first one. */
  invalid_input: 400,
  not_authorized: 401,
  /** The token is valid, but not for this call or this shopper. */
  forbidden: 403,
  email_unverified: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  precondition_failed: 412,
  too_large: 413,
  /** The URL of the request is too long. */
  address_too_long: 414,
  unsupported_content_type: 415,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  /** The database or the disk does not respond. */
  storage_unavailable: 503,
  busy: 503,

  // Accounts
  sign_in_failed: 401,
  /** The password is right, but staff have blocked the account. */
  account_blocked: 403,
  username_taken: 409,
  email_taken: 409,
  email_link_invalid: 400,
  email_already_confirmed: 409,
  too_many_email_links: 429,
  email_change_needs_password: 422,
  wrong_current_password: 422,
  password_too_short: 400,
  reset_link_invalid: 400,
  address_not_found: 404,
  too_many_addresses: 422,
  session_not_found: 404,
  /** A program filled in the contact form. */
  message_refused: 422,

  // Catalogue, reviews, wishlist
  product_not_found: 404,
  option_not_found: 404,
  size_not_found: 404,
  category_not_found: 404,
  picture_not_found: 404,
  brand_not_found: 404,
  brand_name_empty: 400,
  brand_name_taken: 409,
  brand_in_use: 409,
  /** The tree of categories has three levels. */
  category_too_deep: 422,
  category_within_itself: 422,
  category_has_children: 409,
  category_in_use: 409,
  redirect_not_found: 404,
  /** The record is not there, or it has no English text in the field. */
  translated_record_not_found: 404,
  translation_count_differs: 409,
  redirect_loop: 422,
  redirect_exists: 409,
  /** The shop has a page at the old URL, so no shopper would reach the redirect. */
  page_exists_at_address: 409,
  search_word_not_found: 404,
  search_word_empty: 422,
  search_word_means_itself: 422,
  search_word_too_common: 422,
  search_word_finds_nothing: 422,
  search_word_exists: 409,
  search_word_circle: 409,
  too_many_search_words: 422,
  review_not_found: 404,
  review_hidden: 422,
  review_is_own: 422,
  review_image_missing: 422,
  too_many_review_images: 400,
  already_in_wishlist: 409,
  wishlist_full: 422,
  wishlist_entry_not_found: 404,
  /** The shopper asks for a mail when a product is back, and it is in stock. */
  in_stock: 409,
  too_many_stock_waits: 422,

  // Cart, coupons
  cart_empty: 422,
  cart_full: 422,
  cart_item_not_found: 404,
  sold_out: 422,
  only_some_left: 422,
  item_quantity_limit: 422,
  coupon_not_found: 404,
  coupon_not_started: 422,
  coupon_expired: 422,
  coupon_used_up: 422,
  coupon_already_used: 422,
  coupon_for_first_order: 422,
  coupon_needs_verified_email: 422,
  coupon_minimum_spend: 422,

  // Placing an order
  address_needed: 422,
  phone_needed: 422,
  no_shipping_band: 422,
  item_unavailable: 422,
  stock_short: 422,
  total_changed: 409,
  idempotency_key_reused: 409,
  too_many_unpaid_orders: 422,
  unverified_too_many_unpaid_orders: 422,
  unpaid_pieces_limit: 422,
  unpaid_item_limit: 422,
  unpaid_value_limit: 422,
  entered_orders_limit: 422,
  entered_pieces_limit: 422,
  entered_item_limit: 422,
  nothing_to_reorder: 422,

  // Orders and paying them
  order_not_found: 404,
  too_many_tracking_guesses: 429,
  order_not_pending: 409,
  order_cancelled: 409,
  order_delivered: 409,
  order_paid: 409,
  card_unavailable: 422,
  prompt_unavailable: 422,
  mtn_number_needed: 400,
  mtn_digits_only: 400,
  payment_starting: 409,
  payment_being_checked: 409,
  payment_not_started: 502,
  payment_parameters_missing: 400,
  payment_not_found: 404,
  transaction_used_elsewhere: 409,
  transaction_paid_this_order: 409,
  /** The shopper has claimed too many mobile-money payments for one order. */
  too_many_submissions: 409,

  // Staff
  /** The password is right, but a code of the authenticator app is missing. */
  totp_needed: 401,
  totp_wrong: 422,
  totp_is_on: 409,
  totp_not_begun: 409,
  /** The shop requires TOTP, and this staff member has not set it up. */
  totp_setup_needed: 403,
  /** The member must prove who she is, by her password and her code, before the call is made again. */
  proof_needed: 403,
  /** The password of the signed-in member is right, but a code of her authenticator app is missing. */
  proof_code_needed: 422,
  member_not_found: 404,
  last_owner: 409,
  /** A staff member may do this only to another member, not to herself. */
  member_is_self: 422,
  /** The member is invited or disabled, so she has no password that she could have forgotten. */
  member_not_active: 409,
  member_without_email: 422,
  invitation_invalid: 400,
  password_link_invalid: 400,
  customer_not_found: 404,
  message_not_found: 404,
  /** The username that the staff member typed is not that of the customer. */
  username_differs: 422,
  password_is_public: 422,
  password_too_common: 422,
  password_is_guessable: 422,
  /** Another staff member has changed the same record; `data` is the record as it is now. */
  changed_meanwhile: 409,
  ...PRODUCT_REFUSAL_STATUS,
  ...PRODUCT_FILE_REFUSAL_STATUS,
  ...ORDER_REFUSAL_STATUS,
  /** The clock has jumped again since the staff member saw it, or a colleague has accepted the jump already. */
  clock_moved: 409,
  /** The link for the first owner of a new shop does not work: the shop has an owner already, or the link is incomplete. */
  owner_link_invalid: 400,
  coupon_code_taken: 409,
  coupon_percent_too_large: 422,
  coupon_ends_before_start: 422,
  coupon_limit_below_uses: 422,
  /** An order has used the coupon; `errors` names the fields that stay. */
  coupon_terms_fixed: 409,
  coupon_is_welcome: 409,
  /** The coupon is one code of a batch, and only the batch as a whole can be changed. */
  coupon_is_of_batch: 409,
  coupon_batch_not_found: 404,
  coupon_batch_name_taken: 409,
  band_ends_before_start: 422,
  bands_overlap: 422,
  bands_leave_gap: 422,
  content_not_found: 404,
  too_much_content: 422,
  ends_before_start: 422,
  /** Nothing of the text is left once its HTML is cleaned. */
  html_empty: 422,
  /** Two texts of one policy cannot start at the same time. */
  policy_time_taken: 409,
  /** Shoppers have read the text, so it stays as it was. */
  policy_applied: 409,
  policy_time_past: 422,
  merchant_name_needed: 422,

  // Files
  file_missing: 400,
  file_empty: 400,
  file_broken: 400,
  file_too_large: 413,
  picture_too_many_pixels: 413,
  /** The rectangle is not within the picture. */
  crop_outside: 400,
  not_a_picture: 415,
  /** The first bytes and, of a document, the end of its name show no kind that the shop keeps, or not the same one. */
  file_kind_unknown: 415,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;
