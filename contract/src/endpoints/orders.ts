import { z } from 'zod';
import { resultCount, untrustedUserId } from '../fields/text.ts';
import { trackForm } from '../forms.ts';
import { ORDERS_MAX, order, orderCounts, placeOrderBody, publicOrder, reorderReply, trackByNumberBody } from '../order.ts';
import { orderIdBody } from '../payment.ts';
import { COUPON_REFUSALS } from './coupons.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { dataReply, success } from './replies.ts';

const tag = 'orders';
const orderBody = orderIdBody.extend({ user_id: untrustedUserId });

const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'The Idempotency-Key must be 1 to 200 visible ASCII characters')
  .optional();

const PLACING_REFUSALS = [
  'cart_empty',
  'address_needed',
  'phone_needed',
  'no_shipping_band',
  'item_unavailable',
  'stock_short',
  'total_changed',
  'idempotency_key_reused',
  'too_many_unpaid_orders',
  'unverified_too_many_unpaid_orders',
  'unpaid_pieces_limit',
  'unpaid_item_limit',
  'unpaid_value_limit',
  ...COUPON_REFUSALS,
] as const;

export const placingEndpoints = {
  placeOrder: defineEndpoint(SHOP_PATHS.placeOrder, {
    tag,
    summary:
      'Place the cart as an order; the same key or cart again returns the same order, the same key with another body is refused (409)',
    access: 'shopper',
    cost: { cpu: 10, database: 40, mail: 1, stock: 1 },
    // Loose, because a request has other headers too.
    headers: z.looseObject({ 'idempotency-key': idempotencyKey }),
    body: placeOrderBody,
    reply: dataReply(order),
    refusals: PLACING_REFUSALS,
  }),
};

export const orderViewEndpoints = {
  orderCounts: defineEndpoint(SHOP_PATHS.orderCounts, {
    tag,
    summary: "The number of the shopper's orders in each status",
    access: 'shopper',
    cost: { cpu: 1, database: 2 },
    reply: orderCounts,
    refusals: [],
  }),
  orders: defineEndpoint(SHOP_PATHS.orders, {
    tag,
    summary: "The shopper's orders, newest first; at most `pagination`",
    access: 'shopper',
    cost: { cpu: 5, database: 8 },
    body: z.object({ user_id: untrustedUserId, pagination: resultCount({ fallback: ORDERS_MAX, max: ORDERS_MAX }) }),
    reply: z.object({ status: success, orders: z.array(order) }),
    refusals: [],
  }),
  order: defineEndpoint(SHOP_PATHS.order, {
    tag,
    summary: 'An order by its id: all of it for its owner, else its public part',
    access: 'optional',
    cost: { cpu: 2, database: 7 },
    body: trackForm,
    reply: z.object({ status: success, data: z.union([order, publicOrder]) }),
    refusals: ['order_not_found'],
  }),
  trackByNumber: defineEndpoint(SHOP_PATHS.trackByNumber, {
    tag,
    summary: 'The public part of an order by the first 8 characters of its id and the last four digits of its phone number',
    description:
      '404 for an unknown number and for wrong digits alike. 429: callers have tried this number too often with wrong digits; the whole id still finds the order.',
    access: 'public',
    cost: { cpu: 2, database: 10 },
    body: trackByNumberBody,
    reply: z.object({ status: success, data: publicOrder }),
    refusals: ['order_not_found', 'too_many_tracking_guesses'],
  }),
};

export const fulfilmentEndpoints = {
  cancelOrder: defineEndpoint(SHOP_PATHS.cancelOrder, {
    tag,
    summary: "Cancel one of the shopper's orders while it is pending; cancelling it again succeeds",
    access: 'shopper',
    cost: { cpu: 5, database: 25, mail: 1 },
    body: orderBody,
    reply: dataReply(order),
    refusals: ['order_not_found', 'order_not_pending'],
  }),
  reorder: defineEndpoint(SHOP_PATHS.reorder, {
    tag,
    summary: "Add to the cart what the shop still sells of one of the shopper's orders",
    access: 'shopper',
    cost: { cpu: 5, database: 30 },
    body: orderBody,
    reply: dataReply(reorderReply),
    refusals: ['order_not_found', 'nothing_to_reorder'],
  }),
};
