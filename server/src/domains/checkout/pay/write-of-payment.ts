import { METHOD_OF, type PaymentMethod, type PaymentProblemKind } from '@uruhu/contract/payment';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Post } from '../../mail/mail.ts';
import type { OrderRow } from '../../orders/orders.ts';
import type { Attempt } from '../../payments/payments.ts';

const HOW: Record<PaymentMethod, string> = { card: 'Card', prompt: 'Mobile money', mobile_money: 'Mobile money' };

type Paid = Pick<Attempt, 'provider' | 'method' | 'amount_rwf' | 'confirmation_code' | 'provider_reference'>;

/** What PesaPal calls the ways that are no card; the names are its own, and there may be more. */
const MOBILE = /mtn|airtel|momo|mobile|m-?pesa|tigo/i;

/** Where money that goes back comes to. */
export const backBy = ({ provider, method }: Pick<Attempt, 'provider' | 'method'>): 'card' | 'mobile_money' =>
  provider === 'pesapal' && !MOBILE.test(method) ? 'card' : 'mobile_money';

function factsOf({ order_id, customer_name: name }: OrderRow, paid: Paid) {
  const how = paid.method || HOW[METHOD_OF[paid.provider]];
  const reference = paid.confirmation_code || (paid.provider === 'mobile_money' ? (paid.provider_reference ?? '') : '');
  return { name, order_id, amount_rwf: paid.amount_rwf, how, reference };
}

type Writing = { post: Post; order: OrderRow; paid: Paid };

/** Of an erased account nobody is left to write to. */
const isGone = ({ customer_email }: OrderRow) => !customer_email.includes('@');

/**
 * Writes to whoever ordered that the money is there: that it pays, or that it goes back, as its order was cancelled. Of what came twice
 * staff write. Called by the one who moved the attempt to `succeeded`, in that transaction, with what is wrong with it.
 */
export async function writeOfPayment(
  trx: Transaction<Database>,
  { post, order, paid }: Writing,
  problems: readonly PaymentProblemKind[],
): Promise<void> {
  const template = problems.includes('paid_after_cancel') ? 'paymentAfterCancel' : 'paymentReceived';
  if (isGone(order) || (template === 'paymentReceived' && problems.length > 0)) return;
  const { user_id, customer_email: to } = order;
  await post.write(trx, { to, user_id, template, data: factsOf(order, paid) });
}

/** Writes to whoever ordered that the money went back. Called by the one who moved the attempt to `refunded`, in that transaction. */
export async function writeOfRefund(trx: Transaction<Database>, { post, order, paid }: Writing): Promise<void> {
  if (isGone(order)) return;
  const { user_id, customer_email: to } = order;
  await post.write(trx, { to, user_id, template: 'paymentRefunded', data: { ...factsOf(order, paid), back: backBy(paid) } });
}
