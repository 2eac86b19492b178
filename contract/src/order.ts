import { z } from 'zod';
import type { ClientInput } from './fields/client-input.ts';
import { formatFieldCode } from './fields/field-code.ts';
import { rwf, time } from './fields/list.ts';
import { DIGITS_LENGTH_MAX, identifierText, lineText, untrustedUserId, wholeNumber } from './fields/text.ts';
import { payment } from './payment.ts';
import { cleanDigits, cleanIdentifier } from './rules/clean-text.ts';
import { ORDER_STATUSES, type OrderStatus } from './rules/transitions.ts';

export { ORDER_STATUSES, type OrderStatus };

export const PAYMENT_STATUSES = ['Paid', 'Unpaid', 'Refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The most orders in one list: far above what one shopper orders. */
export const ORDERS_MAX = 1_000;

/** The stages that the shop records for an order. The timeline shows `ordered` as 'pending' (rules/order-timeline.ts). */
export const PROGRESS_STAGES = ['ordered', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered', 'cancelled'] as const;

export const orderItem = z.object({
  order_item_id: z.string(),
  quantity: z.int(),
  price_at_purchase: rwf,
  option: z.object({ name: z.string() }).nullable(),
  size: z.object({ name: z.string() }).nullable(),
  product: z.object({ product_id: z.string(), name: z.string(), brand: z.string(), image: z.string() }),
});
export type OrderItem = z.infer<typeof orderItem>;

const progress = z.object({ order_progress_id: z.string(), status: z.enum(PROGRESS_STAGES), created_at: time });

/** The shopper's claim to have paid: `submitted` while it waits for staff. Null if there is no claim, or if staff have confirmed it. */
const paymentReview = z.object({ state: z.enum(['submitted', 'rejected']), reason: z.string().optional() }).nullable();

/** What every visitor who knows the id may see: nothing personal. */
export const publicOrder = z.object({
  order_id: z.string(),
  created_at: time,
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  /** Present only while a claim waits for staff, because only the owner may read that a claim was rejected, and why. */
  payment_review: paymentReview.optional(),
  /** Present only while the order waits for the rest of its payment. Others than the owner do not read the amounts. */
  is_part_paid: z.literal(true).optional(),
  tracking_url: z.string(),
  total_products: z.int(),
  order_items: z.array(orderItem),
  order_progress: z.array(progress),
});
export type PublicOrder = z.infer<typeof publicOrder>;

/** All of the order, for its owner. `final_total = subtotal + shipping_fees - coupon_discount_amount`. */
export const order = publicOrder.extend({
  subtotal: rwf,
  /** Before the discount, shipping included. */
  total_price: rwf,
  final_total: rwf,
  shipping_fees: rwf,
  applied_coupon_code: z.string().nullable(),
  coupon_discount_amount: rwf,
  coupon_type: z.string().nullable(),
  payment_review: paymentReview,
  /** Attempts to pay the order, oldest first. */
  payments: z.array(payment),
  /** When the order's wait for a payment, or for staff to check a claim, ends; null where it does not wait. */
  pay_until: time.nullable(),
  /** The customer's contact data when the order was placed. */
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  address: z.string(),
  /** Why staff cancelled the order; '' if they did not. */
  cancel_reason: z.string(),
});
export type Order = z.infer<typeof order>;

/** The number of the shopper's orders in each status. */
export const orderCounts = z.object({ counts: z.record(z.enum(ORDER_STATUSES), z.int()) });
export type OrderCounts = z.infer<typeof orderCounts>;

export const placeOrderBody = z.object({
  user_id: untrustedUserId,
  /** One text: street, city, country and a second phone if any. Without it the default address on file is used. */
  address: lineText(500).nullish(),
  applied_coupon_code: identifierText(60).nullish(),
  /** The total in francs that the shopper saw; the server refuses the order if the real total differs. */
  expected_total: wholeNumber(0, 1_000_000_000_000, formatFieldCode('expected_total_invalid')).nullish(),
});
export type PlaceOrder = ClientInput<typeof placeOrderBody>;

/** The number of an order as pages show it, and the last four digits of the phone number that the order was placed with. */
export const trackByNumberBody = z.object({
  order_number: z
    .string(formatFieldCode('order_number_invalid'))
    .overwrite(cleanIdentifier)
    .max(DIGITS_LENGTH_MAX, formatFieldCode('order_number_invalid'))
    .regex(/^[0-9a-f]{8}$/i, formatFieldCode('order_number_invalid')),
  phone_digits: z
    .string(formatFieldCode('phone_digits_needed'))
    .overwrite(cleanDigits)
    .max(DIGITS_LENGTH_MAX, formatFieldCode('phone_digits_needed'))
    .regex(/^\d{4}$/, formatFieldCode('phone_digits_needed')),
});

/** How many items of an earlier order are in the cart again, and sentences about those that are unavailable. */
export const reorderReply = z.object({ added: z.int(), missing: z.array(z.string()) });
export type ReorderReply = z.infer<typeof reorderReply>;
