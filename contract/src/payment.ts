import { z } from 'zod';
import { rwf, time } from './fields/list.ts';
import { id, knownText } from './fields/text.ts';
import { cleanIdentifier } from './rules/clean-text.ts';
import { PAYMENT_STATES } from './rules/transitions.ts';

/** The ways to pay. `prompt`: MTN asks the shopper on her phone to approve the payment. */
export const PAYMENT_METHODS = ['mobile_money', 'card', 'prompt'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** One attempt to pay, as the owner of the order sees it. */
export const payment = z.object({
  payment_id: z.string(),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  amount: rwf,
  /** Identifies the money: the id of the mobile-money transaction, or the provider's code. */
  reference: z.string(),
  phone: z.string(),
  /** Why it failed or ended, in words for the shopper; '' where there is nothing to say. */
  reason: z.string(),
  /** The later claim with which the shopper corrected this claim, whose state is then `rejected`; null if she did not correct it. */
  replaced_by: z.string().nullable(),
  created_at: time,
  updated_at: time,
});
export type Payment = z.infer<typeof payment>;

export const orderIdBody = z.object({ order_id: id });

/** The provider's page where the shopper pays by card. */
export const paymentStarted = z.object({ status: z.literal('success'), data: z.object({ payment_url: z.string() }) });

/** The state of a payment, as the provider reports it now. `pending`: the provider does not know yet. */
export const PAYMENT_RESULTS = ['paid', 'pending', 'failed', 'refunded'] as const;
export const paymentResult = z.object({
  payment_completed: z.boolean(),
  order_id: z.string(),
  payment_status: z.enum(PAYMENT_RESULTS),
});
export type PaymentResult = z.infer<typeof paymentResult>;

/** An id that came through the browser; an unknown one finds no payment. */
const providerText = (max: number) => z.string().overwrite(cleanIdentifier).max(max);

/**
 * The query with which a provider sends the browser back. Each provider has its own fields; those named here are PesaPal's. The return
 * URL of any other provider names it in `provider`.
 */
export const paymentReturn = z.looseObject({
  provider: knownText(40).optional(),
  OrderTrackingId: providerText(100).optional(),
  OrderMerchantReference: providerText(100).optional(),
  OrderNotificationType: providerText(40).optional(),
});

/** The response to PesaPal. `status: 500` asks PesaPal to send the notice again. */
export const noticeReceived = z.object({
  orderNotificationType: z.string(),
  orderTrackingId: z.string(),
  orderMerchantReference: z.string(),
  status: z.union([z.literal(200), z.literal(500)]),
});

export type NoticeReceived = z.infer<typeof noticeReceived>;

/** The kinds of payment problems. */
export const PAYMENT_PROBLEM_KINDS = [
  'paid_twice',
  'paid_after_cancel',
  /** The money of a payment went back. */
  'reversed',
  /** The report of a provider contradicts what the shop requested or recorded, such as by another amount. */
  'mismatch',
  /** A cancelled order has a payment that the shop must refund. */
  'refund_due',
  /** Staff confirmed an order by a transaction that, as a provider reports, paid another order or was refunded. */
  'used_twice',
  /**
   * Two unconfirmed claims name the same transaction, or an unconfirmed claim names a transaction that staff have confirmed for another
   * order. One of the two shoppers then claims money that the other one paid.
   */
  'contested',
] as const;
export type PaymentProblemKind = (typeof PAYMENT_PROBLEM_KINDS)[number];
