import { findLanguage } from '@uruhu/contract/languages';
import type { PaymentProblemKind } from '@uruhu/contract/payment';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { MESSAGES } from '../../messages/messages.ts';
import type { Mailer } from '../mail/mail.ts';
import { findRecipient } from '../order-view/order-view.ts';
import type { OrderRow } from '../orders/orders.ts';
import { type Attempt, getPaymentMethod } from '../payments/payments.ts';

type PaidAttempt = Pick<Attempt, 'provider' | 'method' | 'amount_rwf' | 'confirmation_code' | 'provider_reference'>;

/** Matches the names that a card provider reports for payments by mobile money. The provider may also use other names. */
const MOBILE_MONEY_NAMES = /mtn|airtel|momo|mobile|m-?pesa|tigo/i;

/** The method by which the customer gets a refund. */
export const getRefundMethod = ({ provider, method }: Pick<Attempt, 'provider' | 'method'>): 'card' | 'mobile_money' =>
  getPaymentMethod(provider) === 'card' && !MOBILE_MONEY_NAMES.test(method) ? 'card' : 'mobile_money';

/** The fields that all mails about a payment have. */
function toMailData({ order_id, customer_name: name, language }: OrderRow, paidAttempt: PaidAttempt) {
  const payment_method =
    paidAttempt.method || MESSAGES[findLanguage(language)].names.paymentMethods[getPaymentMethod(paidAttempt.provider)];
  const reference =
    paidAttempt.confirmation_code || (paidAttempt.provider === 'mobile_money' ? (paidAttempt.provider_reference ?? '') : '');
  return { name, order_id, amount_rwf: paidAttempt.amount_rwf, payment_method, reference };
}

type PaymentMail = { mailer: Mailer; order: OrderRow; paidAttempt: PaidAttempt };

/**
 * Mails the customer that her payment has arrived and the order is paid, or that it will be refunded if the order was cancelled. Sends no
 * mail if the order was paid twice, as staff then write to her. Must be called in the transaction that moves the attempt to `succeeded`.
 */
export async function sendPaymentMail(
  trx: Transaction<Database>,
  { mailer, order, paidAttempt }: PaymentMail,
  problems: readonly PaymentProblemKind[],
): Promise<void> {
  const template = problems.includes('paid_after_cancel') ? 'paymentAfterCancel' : 'paymentReceived';
  if (template === 'paymentReceived' && problems.length > 0) return;
  const to = await findRecipient(trx, order);
  const { user_id, language } = order;
  if (to) await mailer.write(trx, { to, user_id, language, template, data: toMailData(order, paidAttempt) });
}

/**
 * Mails the customer that a part has arrived, the amount that is still due, and until when she can pay it. Must be called in the
 * transaction that moves the attempt to `succeeded`.
 */
export async function sendPartialPaymentMail(
  trx: Transaction<Database>,
  { mailer, order, paidAttempt }: PaymentMail,
  remainder: { missing_rwf: number; until: Date | null },
): Promise<void> {
  const to = await findRecipient(trx, order);
  const { user_id, language } = order;
  if (to)
    await mailer.write(trx, { to, user_id, language, template: 'paymentPart', data: { ...toMailData(order, paidAttempt), ...remainder } });
}

/** Mails the customer that the money was refunded. Must be called in the transaction that moves the attempt to `refunded`. */
export async function sendRefundMail(trx: Transaction<Database>, { mailer, order, paidAttempt }: PaymentMail): Promise<void> {
  const to = await findRecipient(trx, order);
  const { user_id, language } = order;
  const data = { ...toMailData(order, paidAttempt), refund_method: getRefundMethod(paidAttempt) };
  if (to) await mailer.write(trx, { to, user_id, language, template: 'paymentRefunded', data });
}
