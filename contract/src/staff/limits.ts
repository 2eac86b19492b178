/** Limits of what staff enter. This file imports no schemas, so that the back office can load it. */

/** The most characters of each text. */
export const STAFF_TEXT_MAX = {
  customer_note: 2_000,
  order_note: 2_000,
  /** An answer to a message. A customer replies by mail, and a staff member copies her reply into the thread; it has the same limit. */
  message_answer: 5_000,
  /** Why a payment was rejected, an order cancelled or refunded, and how a payment problem was resolved. */
  order_reason: 500,
  hidden_reason: 300,
  stock_note: 200,
  filter_name: 60,
  /** The code by which staff filter orders. */
  filter_coupon: 40,
} as const;

/** The most days of the filter for orders of the last days. */
export const FILTER_DAYS_MAX = 3_650;
