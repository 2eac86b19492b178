/** Orders, payment problems and missed searches in the back office; staff/ holds its other requests and replies. */
import { z } from 'zod';
import type { FieldCode } from './field-codes.ts';
import { formatFieldCode } from './fields/field-code.ts';
import { rwf, time } from './fields/list.ts';
import { boundedNumber, boundedText, id, identifierText, idField, requiredText } from './fields/text.ts';
import { LANGUAGES } from './languages.ts';
import { rejections } from './messages/en/rejections.ts';
import { ORDER_STATUSES, order, orderItem } from './order.ts';
import { PAYMENT_PROBLEM_KINDS, payment } from './payment.ts';
import { isTransactionId } from './rules/mobile-money.ts';
import { PAYMENT_STATES } from './rules/transitions.ts';
import { STAFF_TEXT_MAX } from './staff/limits.ts';
import { createDataListSchema, listQuery } from './staff/lists.ts';
import { orderMail, orderNote, otherOrder } from './staff/orders/details.ts';
import { orderListFilter } from './staff/orders/lists.ts';
import { trackingUrl } from './staff/tracking-url.ts';

// ── lists ──

export { PAYMENT_FILTERS } from './staff/orders/lists.ts';

/**
 * `waiting`: longest waiting first where orders wait for staff or for a payment; other orders by their date. An unknown `sort` counts as
 * `waiting`.
 */
export const ORDER_SORTS = ['waiting', 'created_at', 'final_total'] as const;
export const adminOrderQuery = listQuery(orderListFilter).extend({ sort: z.enum(ORDER_SORTS).catch('waiting') });
export type AdminOrderQuery = z.output<typeof adminOrderQuery>;

/** The amounts of an order. They are null for members without the permission payments.read, who get only the payments that they may check. */
const amounts = {
  subtotal: rwf.nullable(),
  total_price: rwf.nullable(),
  final_total: rwf.nullable(),
  shipping_fees: rwf.nullable(),
  coupon_discount_amount: rwf.nullable(),
};

/** A piece of an order, with its names in English. `shown_names`: those that the customer reads, where they are other ones. */
const staffOrderItem = orderItem.extend({
  price_at_purchase: rwf.nullable(),
  shown_names: z.object({ name: z.string(), ...orderItem.pick({ option: true, size: true }).shape }).nullable(),
});

/**
 * An order as this staff member may see it. `language`: in which it was made, and in which its customer reads of it. `customer.email` is ''
 * without the permission customers.read. `is_part_paid`: some of the money has come, and a rest is still to be paid.
 */
export const staffOrder = order.extend({
  ...amounts,
  language: z.enum(LANGUAGES),
  order_items: z.array(staffOrderItem),
  is_part_paid: z.boolean(),
});
export type StaffOrder = z.infer<typeof staffOrder>;

/**
 * An order in a list. `claimed_at`: when the shopper made the claim that waits for staff. `unpaid_since`: when the order began to wait for
 * money; null where it does not wait.
 */
export const adminOrderRow = staffOrder
  .pick({
    order_id: true,
    created_at: true,
    status: true,
    payment_status: true,
    payment_review: true,
    is_part_paid: true,
    final_total: true,
    total_products: true,
    customer: true,
    pay_until: true,
    order_progress: true,
  })
  .extend({ claimed_at: time.nullable(), unpaid_since: time.nullable() });
export type AdminOrderRow = z.infer<typeof adminOrderRow>;
export const adminOrders = createDataListSchema(adminOrderRow);
export type AdminOrders = z.infer<typeof adminOrders>;

// ── one order ──

/**
 * A transition of the order or of one of its payments, with its actor and reason. `payment_id` null: the order itself. `contact_corrected` in
 * `to`: staff have corrected the address or the phone; no status has changed. `replaced` in `to`: another claim has replaced a payment.
 */
const transition = z.object({
  from: z.string().nullable(),
  to: z.string(),
  actor: z.enum(['shopper', 'staff', 'provider', 'job']),
  /** The name of the staff member. */
  staff: z.string().nullable(),
  payment_id: z.string().nullable(),
  reason: z.string(),
  created_at: time,
});
export type Transition = z.infer<typeof transition>;

export const paymentProblem = z.object({
  problem_id: z.string(),
  order_id: z.string(),
  payment_id: z.string().nullable(),
  kind: z.enum(PAYMENT_PROBLEM_KINDS),
  detail: z.string(),
  created_at: time,
  resolved_at: time.nullable(),
  /** Null while the problem is open, and where a provider's report has resolved it. */
  resolved_by: z.string().nullable(),
  resolution: z.string(),
});
export type PaymentProblem = z.infer<typeof paymentProblem>;

/**
 * A payment of another order by the same transaction: at most one of the two shoppers has really paid by it. `by_provider`: whether a payment
 * provider has reported the money, not only a shopper.
 */
const sameTransaction = z.object({
  order_id: z.string(),
  payment_id: z.string(),
  state: z.enum(PAYMENT_STATES),
  reference: z.string(),
  by_provider: z.boolean(),
});
export type SameTransaction = z.infer<typeof sameTransaction>;

/** Why the server would refuse to confirm a payment that waits for staff. Such a payment is rejected, or confirmed as a part if it is too small. */
export const CONFIRMATION_REFUSALS = ['transaction_came_by_provider', 'transaction_paid_another_order', 'payment_too_small'] as const;
export type ConfirmationRefusal = (typeof CONFIRMATION_REFUSALS)[number];

/**
 * `confirmation_refusal`: null if the payment can be confirmed, or does not wait for staff. `refund_transaction_id`: the transaction by which
 * staff sent the money back; '' if there is none.
 */
const adminPayment = payment.extend({
  confirmation_refusal: z.enum(CONFIRMATION_REFUSALS).nullable(),
  refund_transaction_id: z.string(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

/** `version`: of the contact, for a correction. The account, mails and other orders need customers.read, problems need payments.problems. */
export const adminOrder = staffOrder.extend({
  /** The parcel must contain the free gift that the shop promised with a first order. */
  has_free_gift: z.boolean(),
  /** The staff member who typed the order in; null: the shopper placed it. */
  entered_by: z.string().nullable(),
  /** The customer has no account. */
  is_guest: z.boolean(),
  /** The account of the customer; null for a customer without one. */
  user_id: z.string().nullable(),
  version: z.int(),
  notes: z.array(orderNote),
  /** Newest first. */
  mails: z.array(orderMail),
  /** At most OTHER_ORDERS_MAX, the newest ones. */
  other_orders: z.array(otherOrder),
  transitions: z.array(transition),
  payments: z.array(adminPayment),
  problems: z.array(paymentProblem),
  same_transactions: z.array(sameTransaction),
});
export type AdminOrder = z.infer<typeof adminOrder>;
export const adminOrderReply = z.object({ data: adminOrder });

// ── changes of an order ──

/** The status that the staff member saw; if the order has another one, the server changes nothing. */
export const expectedStatusBody = z.object({ expected_status: z.enum(ORDER_STATUSES, formatFieldCode('status_needed')) });
const requiredReason = (missing: FieldCode) => requiredText(STAFF_TEXT_MAX.order_reason, missing);

/**
 * `payment_id`: the payment whose money the staff member has looked for. A shopper may correct her claim meanwhile, which makes it another
 * payment; naming the payment ensures that no money counts by a transaction id that no staff member has checked.
 */
const expectedPayment = expectedStatusBody.extend({ payment_id: idField('payment_id_needed') });
export const confirmPaymentBody = expectedPayment.extend({
  /** The francs that arrived, where they differ from the amount of the payment. */
  amount: boundedNumber(1, 1_000_000_000_000, 'amount_invalid').nullish(),
  is_part: z.boolean().nullish().describe('The amount is less than what is due. The shop keeps it, and the order waits for the rest.'),
});
/** The ready reasons of a rejection, which the shop words in the language of the customer. */
export type RejectionCode = keyof typeof rejections;
const REJECTION_CODES = Object.keys(rejections) as [RejectionCode, ...RejectionCode[]];
export const rejectPaymentBody = expectedPayment
  .extend({
    reason_code: z.enum(REJECTION_CODES, formatFieldCode('choice_unknown')).nullish(),
    reason: boundedText(STAFF_TEXT_MAX.order_reason, 'rejection_reason_needed')
      .nullish()
      .describe('In own words, without reason_code. The customer reads either on the page of the order and in a mail.'),
  })
  .refine(({ reason_code, reason }) => Boolean(reason_code) !== Boolean(reason), {
    error: formatFieldCode('rejection_reason_needed'),
    path: ['reason'],
  });
/** `restock`: the pieces of a parcel that was shipped have come back, and are on hand again. */
export const cancelByStaffBody = expectedStatusBody.extend({
  restock: z.boolean().optional(),
  reason: requiredReason('cancellation_reason_needed').describe('The customer reads it on the page of the order and in a mail.'),
});
export const REFUND_CHECK_RESULTS = ['given_back', 'not_given_back'] as const;
export type RefundCheckResult = (typeof REFUND_CHECK_RESULTS)[number];

/**
 * `payment_id`: which payment to refund, where the order has more than one. `found`: what the provider's own page says of an earlier refund
 * request that got no clear response; the server then sends no new request. `transaction_id`: the transaction by which staff sent mobile money
 * back, in any spelling; the shop sends none itself.
 */
export const refundOrderBody = expectedStatusBody.extend({
  reason: boundedText(STAFF_TEXT_MAX.order_reason).nullish(),
  payment_id: id.nullish(),
  transaction_id: identifierText(100)
    .refine((text) => text === '' || isTransactionId(text), formatFieldCode('transaction_id_unclear'))
    .nullish(),
  found: z.enum(REFUND_CHECK_RESULTS, formatFieldCode('refund_check_result_needed')).nullish(),
});
export const shipOrderBody = expectedStatusBody.extend({ tracking_url: trackingUrl.nullish() });

// ── payment problems ──

/** Open problems come longest waiting first, others newest first. */
export const paymentProblemQuery = listQuery(
  z.object({ kind: z.enum(PAYMENT_PROBLEM_KINDS).optional(), open: z.boolean().optional(), order_id: id.optional() }),
);
export type PaymentProblemQuery = z.output<typeof paymentProblemQuery>;
export const paymentProblems = createDataListSchema(paymentProblem);
export type PaymentProblems = z.infer<typeof paymentProblems>;
export const resolveProblemBody = z.object({ resolution: requiredReason('resolution_needed') });
export const paymentProblemReply = z.object({ data: paymentProblem });

// ── missed searches ──

/** A day of the years 1000 to 2999. PostgreSQL has no year 0000, which is a valid date in ISO 8601. */
const day = z.iso.date().regex(/^[12]/);

/** `sort`: 'count' lists the most frequent texts first; otherwise those of the newest day come first, and of these the most frequent. */
export const missedSearchQuery = listQuery(z.object({ from: day.optional(), to: day.optional() })).extend({
  sort: z.enum(['last_day', 'count']).catch('last_day'),
});
export type MissedSearchQuery = z.output<typeof missedSearchQuery>;

/** A text that found nothing from `first_day` to `last_day`, in Kigali. `found_now`: whether the search finds something for it now. */
const missedSearch = z.object({
  words: z.string(),
  count: z.int(),
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  found_now: z.boolean(),
});
export type MissedSearch = z.infer<typeof missedSearch>;
export const missedSearches = createDataListSchema(missedSearch);
