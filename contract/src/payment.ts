import { z } from 'zod';
import { rwf, time } from './list.ts';
import { PAYMENT_STATES } from './rules/transitions.ts';
import { id } from './text.ts';

/** What a shopper chooses from. `prompt`: the phone asks by itself, and its owner says yes. */
export const PAYMENT_METHODS = ['mobile_money', 'card', 'prompt'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Who an attempt to pay is with: the shop's own staff, PesaPal, or MTN's Collections. */
export const PAYMENT_PROVIDERS = ['mobile_money', 'pesapal', 'momo'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];
export const METHOD_OF: Readonly<Record<PaymentProviderName, PaymentMethod>> = {
  mobile_money: 'mobile_money',
  pesapal: 'card',
  momo: 'prompt',
};

/** Why a submission is `rejected` that nobody has looked for: the shopper has sent another in its place. */
export const CORRECTED = 'corrected by the shopper';

/** One attempt to pay, as the owner of the order sees it. */
export const payment = z.object({
  payment_id: z.string(),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  amount: rwf,
  /** What the money can be found by: the id of the mobile-money transaction, or the provider's code. */
  reference: z.string(),
  phone: z.string(),
  reason: z.string(),
  created_at: time,
  updated_at: time,
});
export type Payment = z.infer<typeof payment>;

export const orderIdBody = z.object({ order_id: id });

/** Where to pay by card. */
export const paymentStarted = z.object({ status: z.literal('success'), data: z.object({ payment_url: z.string() }) });
export type PaymentStarted = z.infer<typeof paymentStarted>;

/** How a payment stands, as asked of the provider now. `pending`: it does not know yet. */
export const PAYMENT_RESULTS = ['paid', 'pending', 'failed', 'refunded'] as const;
export const paymentResult = z.object({
  payment_completed: z.boolean(),
  order_id: z.string(),
  payment_status: z.enum(PAYMENT_RESULTS),
});
export type PaymentResult = z.infer<typeof paymentResult>;

/** As PesaPal writes it to the browser's address and to the shop. The names are theirs. */
export const paymentNotice = z.object({
  OrderTrackingId: z.string().trim().max(100).optional(),
  OrderMerchantReference: z.string().trim().max(100).optional(),
  OrderNotificationType: z.string().trim().max(40).optional(),
});
export type PaymentNotice = z.infer<typeof paymentNotice>;

/** What the provider is told: 500 says that it was heard, and should be said again. */
export const noticeReceived = z.object({
  orderNotificationType: z.string(),
  orderTrackingId: z.string(),
  orderMerchantReference: z.string(),
  status: z.union([z.literal(200), z.literal(500)]),
});

/**
 * What staff must look at: money that came where none was due, that went back, or that is not what was asked for. `used_twice`: by the
 * transaction that staff have confirmed a provider has brought the money of another order, or it has given that money back.
 */
export const PAYMENT_PROBLEM_KINDS = ['paid_twice', 'paid_after_cancel', 'reversed', 'mismatch', 'refund_due', 'used_twice'] as const;
export type PaymentProblemKind = (typeof PAYMENT_PROBLEM_KINDS)[number];
