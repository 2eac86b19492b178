import { z } from 'zod';
import { knownText, untrustedUserId } from '../fields/text.ts';
import { claimForm, promptForm } from '../forms.ts';
import { order } from '../order.ts';
import { noticeReceived, orderIdBody, paymentResult, paymentReturn, paymentStarted } from '../payment.ts';
import { defineEndpoint } from './endpoint.ts';
import { MACHINE_PATHS } from './paths/machines.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { dataReply } from './replies.ts';

const START_REFUSALS = [
  'order_not_found',
  'order_cancelled',
  'order_delivered',
  'order_paid',
  'payment_starting',
  'payment_being_checked',
  'payment_not_started',
] as const;

export const payingEndpoints = {
  payOrder: defineEndpoint(SHOP_PATHS.payOrder, {
    tag: 'payments',
    summary: "Start paying one of the shopper's orders by card; returns the provider's URL",
    access: 'shopper',
    cost: { cpu: 5, database: 20, provider: 1 },
    body: orderIdBody.extend({ user_id: untrustedUserId }),
    reply: paymentStarted,
    refusals: [...START_REFUSALS, 'card_unavailable'],
  }),
  paymentResult: defineEndpoint(SHOP_PATHS.paymentResult, {
    tag: 'payments',
    summary: 'Ask the provider for the state of a payment, by the ids that it gave the browser',
    access: 'public',
    // A waiting page polls about 20 times in its first minute; this cost allows 1,200 polls a minute from one IP address. Another limit,
    // for each payment, bounds how often the server asks the provider.
    cost: { cpu: 2, database: 25 },
    query: paymentReturn,
    reply: paymentResult,
    refusals: ['payment_parameters_missing', 'payment_not_found'],
  }),
  submitMobileMoney: defineEndpoint(SHOP_PATHS.submitMobileMoney, {
    tag: 'orders',
    summary: 'Claim that an order is paid by mobile money, naming the transaction',
    access: 'shopper',
    cost: { cpu: 5, database: 25 },
    body: z.object({ ...orderIdBody.shape, ...claimForm.shape, user_id: untrustedUserId }),
    reply: dataReply(order),
    refusals: [
      'order_not_found',
      'order_paid',
      'mtn_digits_only',
      'transaction_paid_this_order',
      'transaction_used_elsewhere',
      'too_many_submissions',
    ],
  }),
  payByPrompt: defineEndpoint(SHOP_PATHS.payByPrompt, {
    tag: 'orders',
    summary:
      'Send a prompt to an MTN phone; an open prompt to the same number is not sent again, and a wrong number can be corrected once in five minutes',
    access: 'shopper',
    cost: { cpu: 5, database: 20, provider: 1 },
    body: z.object({ ...orderIdBody.shape, ...promptForm.shape, user_id: untrustedUserId }),
    reply: dataReply(order),
    refusals: [...START_REFUSALS, 'prompt_unavailable', 'mtn_number_needed'],
  }),
};

/** Notices of the known providers have less than a thousand bytes. */
const NOTICE_BYTES_MAX = 16 * 1024;
const sharedNotice = { access: 'public', cost: { cpu: 2, database: 10, provider: 1 }, refusals: [] } as const;
const pesapalNotice = {
  ...sharedNotice,
  tag: 'payments',
  summary: "PesaPal's notice that a payment has changed",
  reply: noticeReceived,
} as const;
const momoNotice = {
  ...sharedNotice,
  tag: 'orders',
  summary: "MTN's notice that the customer has answered a prompt",
  body: z.looseObject({ externalId: z.unknown().optional() }),
  body_bytes_max: NOTICE_BYTES_MAX,
  reply: z.object({ received: z.literal(true) }),
} as const;
const anyFields = z.looseObject({});

export const noticeEndpoints = {
  pesapalNotice: defineEndpoint(MACHINE_PATHS.pesapalNotice, { ...pesapalNotice, query: anyFields }),
  pesapalNoticeByPost: defineEndpoint(MACHINE_PATHS.pesapalNoticeByPost, {
    ...pesapalNotice,
    body: anyFields,
    body_bytes_max: NOTICE_BYTES_MAX,
  }),
  momoNotice: defineEndpoint(MACHINE_PATHS.momoNotice, momoNotice),
  momoNoticeByPut: defineEndpoint(MACHINE_PATHS.momoNoticeByPut, momoNotice),
  providerNotice: defineEndpoint(MACHINE_PATHS.providerNotice, {
    ...sharedNotice,
    tag: 'payments',
    summary: "A payment provider's notice that a payment has changed",
    params: z.object({ provider: knownText(40) }),
    body: anyFields,
    body_bytes_max: NOTICE_BYTES_MAX,
    reply: z.record(z.string(), z.unknown()),
    // 503 asks the provider to send the notice again: the shop could not ask about the payment now.
    statuses: [200, 503],
    refusals: ['payment_not_found'],
  }),
};
