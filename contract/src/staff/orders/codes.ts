/** Refusal codes of orders in the back office; ../../codes.ts merges them. */

export const ORDER_REFUSAL_STATUS = {
  filter_not_found: 404,
  too_many_filters: 422,
  mail_not_found: 404,
  mail_not_sent_yet: 409,
  mail_without_recipient: 422,
  mail_resend_limit: 429,
  /** The customer's data is erased, so nothing about her is written any more. */
  customer_erased: 409,
  /** The parcel has left Korea, so its address can no longer be corrected. */
  order_has_left: 409,
  /** The customer has an account, so her data is erased there, not in one order. */
  order_of_account: 409,
  /** The order, or its money, still needs the customer's contact. */
  order_not_finished: 409,
  /** The status is not the one that the staff member saw. */
  order_status_changed: 409,
  /** The order has taken this step already, or its status excludes it. */
  step_not_possible: 409,
  /** The order must take another step first. */
  status_not_reached: 422,
  order_not_paid: 422,
  nothing_to_confirm: 409,
  nothing_to_reject: 409,
  payment_too_small: 422,
  /** A provider has reported this transaction, so a claim cannot count it again. */
  transaction_came_by_provider: 409,
  transaction_paid_another_order: 409,
  provider_says_unpaid: 409,
  /** The provider says that the attempt is paid, but the shop does not count the money, such as for another amount. */
  paid_but_not_accepted: 409,
  provider_unclear: 502,
  nothing_to_refund: 409,
  /** The order has several payments, and the call names none. */
  refund_needs_payment: 422,
  /** An open payment problem says that the money of this payment may not have come for it. */
  payment_disputed: 422,
  /** Without this payment, an order under way would be unpaid. */
  order_must_be_cancelled: 422,
  refund_already_requested: 409,
  /** The payment's provider is no longer set up. */
  refund_not_available: 422,
  /** The payment has not come in, or went back already. */
  refund_of_unpaid: 409,
  refund_not_requested: 409,
  refund_declined: 422,
  refund_unclear: 502,
  problem_not_found: 404,
  problem_already_resolved: 409,
} as const;
