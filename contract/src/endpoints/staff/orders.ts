import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as shapes from '../../staff.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const tag = 'staff';
const params = z.object({ order_id: idField('order_not_found') });

const readCall = { tag, access: 'staff', cost: { cpu: 10, database: 10 } } as const;

/** ../../staff/orders/codes.ts says what each code means. */
const CHANGE_REFUSALS = ['order_not_found', 'order_status_changed'] as const;
const STEP_REFUSALS = [...CHANGE_REFUSALS, 'step_not_possible', 'status_not_reached', 'order_not_paid'] as const;

/** Each change returns the changed order, and the shop sends the customer a mail. */
const changeCall = {
  tag,
  access: 'staff',
  params,
  cost: { cpu: 10, database: 40, mail: 1 },
  reply: shapes.adminOrderReply,
} as const;

export const adminOrderEndpoints = {
  adminOrders: defineEndpoint(STAFF_PATHS.adminOrders, {
    ...readCall,
    permission: 'orders.read',
    summary: 'One page of orders: where they wait for staff or for a payment, the longest wait first; else the newest first',
    query: shapes.adminOrderQuery,
    reply: shapes.adminOrders,
    refusals: [],
  }),
  adminOrder: defineEndpoint(STAFF_PATHS.adminOrder, {
    ...readCall,
    permission: 'orders.read',
    summary: 'One order, with its payments, log, notes and mails, and the customer’s other orders',
    cost: { cpu: 10, database: 25 },
    params,
    reply: shapes.adminOrderReply,
    refusals: ['order_not_found'],
  }),
};

export const adminPayingEndpoints = {
  confirmPayment: defineEndpoint(STAFF_PATHS.confirmPayment, {
    ...changeCall,
    permission: 'payments.check',
    summary: 'Confirm that the money has arrived',
    body: shapes.confirmPaymentBody,
    refusals: [
      ...CHANGE_REFUSALS,
      'nothing_to_confirm',
      'payment_too_small',
      'transaction_came_by_provider',
      'transaction_paid_another_order',
      'provider_says_unpaid',
      'paid_but_not_accepted',
      'provider_unclear',
    ],
  }),
  rejectPayment: defineEndpoint(STAFF_PATHS.rejectPayment, {
    ...changeCall,
    permission: 'payments.check',
    summary: 'Reject a payment whose money has not arrived',
    body: shapes.rejectPaymentBody,
    refusals: [...CHANGE_REFUSALS, 'nothing_to_reject'],
  }),
  refundOrder: defineEndpoint(STAFF_PATHS.refundOrder, {
    ...changeCall,
    permission: 'payments.refund',
    summary: 'Refund a payment',
    // A refund asks the payment provider.
    cost: { cpu: 10, database: 40, mail: 1, provider: 1 },
    body: shapes.refundOrderBody,
    refusals: [
      ...CHANGE_REFUSALS,
      'nothing_to_refund',
      'refund_needs_payment',
      'payment_disputed',
      'order_must_be_cancelled',
      'refund_already_requested',
      'refund_not_available',
      'refund_of_unpaid',
      'refund_not_requested',
      'refund_declined',
      'refund_unclear',
    ],
  }),
};

export const adminFulfilmentEndpoints = {
  prepareOrder: defineEndpoint(STAFF_PATHS.prepareOrder, {
    ...changeCall,
    permission: 'orders.fulfil',
    summary: 'Move the order to packaging',
    body: shapes.expectedStatusBody,
    refusals: STEP_REFUSALS,
  }),
  shipOrder: defineEndpoint(STAFF_PATHS.shipOrder, {
    ...changeCall,
    permission: 'orders.fulfil',
    summary: 'Move the order to shipping: it leaves Korea',
    body: shapes.shipOrderBody,
    refusals: STEP_REFUSALS,
  }),
  markOrderArrived: defineEndpoint(STAFF_PATHS.markOrderArrived, {
    ...changeCall,
    permission: 'orders.fulfil',
    summary: 'Move the order to arrived',
    body: shapes.expectedStatusBody,
    refusals: STEP_REFUSALS,
  }),
  sendOutOrder: defineEndpoint(STAFF_PATHS.sendOutOrder, {
    ...changeCall,
    permission: 'orders.fulfil',
    summary: 'Move the order to delivering',
    body: shapes.expectedStatusBody,
    refusals: STEP_REFUSALS,
  }),
  deliverOrder: defineEndpoint(STAFF_PATHS.deliverOrder, {
    ...changeCall,
    permission: 'orders.fulfil',
    summary: 'Move the order to delivered',
    body: shapes.expectedStatusBody,
    refusals: STEP_REFUSALS,
  }),
  cancelByStaff: defineEndpoint(STAFF_PATHS.cancelByStaff, {
    ...changeCall,
    permission: 'orders.cancel',
    summary: 'Cancel the order',
    body: shapes.cancelByStaffBody,
    refusals: [...CHANGE_REFUSALS, 'step_not_possible'],
  }),
};
