import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as entry from '../../staff/orders/entry.ts';
import * as shapes from '../../staff.ts';
import { COUPON_REFUSALS } from '../coupons.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const orderCall = { tag: 'staff', access: 'staff', permission: 'orders.edit' } as const;
const params = z.object({ order_id: idField('order_not_found') });
const LINE_REFUSALS = ['product_not_found', 'option_not_found', 'size_not_found', 'item_quantity_limit', 'no_shipping_band'] as const;

export const orderEntryEndpoints = {
  entryProducts: defineEndpoint(STAFF_PATHS.entryProducts, {
    ...orderCall,
    summary: 'Up to 10 published products for an order that staff type in, with their choices and available pieces',
    cost: { cpu: 25, database: 5 },
    query: entry.entryProductQuery,
    reply: entry.sellableProducts,
    refusals: [],
  }),
  quoteEntry: defineEndpoint(STAFF_PATHS.quoteEntry, {
    ...orderCall,
    summary: 'What an order of these lines costs now',
    cost: { cpu: 5, database: 30 },
    body: entry.quoteEntryBody,
    reply: entry.entryQuote,
    refusals: [...LINE_REFUSALS, ...COUPON_REFUSALS, 'customer_not_found', 'item_unavailable'],
  }),
  enterOrder: defineEndpoint(STAFF_PATHS.enterOrder, {
    ...orderCall,
    summary: 'Place an order that staff type in for a customer',
    description:
      'The same prices, delivery fee, coupons, stock and refusals as in the checkout; a coupon needs an account. The limits on the unpaid orders of a customer do not apply here, because they only protect against strangers. The role support may hold stock by the unpaid orders that a member has entered only within a limit (422 `entered_orders_limit`, `entered_pieces_limit`, `entered_item_limit`).',
    cost: { cpu: 10, database: 62, mail: 1, stock: 1 },
    body: entry.enterOrderBody,
    reply: shapes.adminOrderReply,
    refusals: [
      ...LINE_REFUSALS,
      ...COUPON_REFUSALS,
      'customer_not_found',
      'item_unavailable',
      'stock_short',
      'total_changed',
      'entered_orders_limit',
      'entered_pieces_limit',
      'entered_item_limit',
      'idempotency_key_reused',
    ],
  }),
};

export const claimForCustomerEndpoints = {
  claimForCustomer: defineEndpoint(STAFF_PATHS.claimForCustomer, {
    ...orderCall,
    summary: 'Note that the customer says she has paid by mobile money; it then waits to be checked like her own claim',
    cost: { cpu: 5, database: 25, provider: 1 },
    params,
    body: entry.claimForCustomerBody,
    reply: shapes.adminOrderReply,
    refusals: [
      'order_not_found',
      'order_status_changed',
      'mtn_digits_only',
      'order_paid',
      'too_many_submissions',
      'transaction_paid_this_order',
      'transaction_used_elsewhere',
      'customer_erased',
    ],
  }),
};

export const eraseOrderCustomerEndpoints = {
  eraseOrderCustomer: defineEndpoint(STAFF_PATHS.eraseOrderCustomer, {
    tag: 'staff',
    access: 'staff',
    permission: 'customers.write',
    summary: 'Erase the contact of a customer without an account (a guest) from an order that is delivered or cancelled',
    cost: { cpu: 5, database: 25 },
    params,
    body: shapes.expectedStatusBody,
    reply: shapes.adminOrderReply,
    refusals: ['order_not_found', 'order_status_changed', 'order_of_account', 'order_not_finished'],
  }),
};
