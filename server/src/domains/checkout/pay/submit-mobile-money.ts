import type { PaidInput } from '@uruhu/contract/forms';
import type { Order } from '@uruhu/contract/order';
import { CORRECTED } from '@uruhu/contract/payment';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { canonicalTransactionId } from '@uruhu/contract/rules/mobile-money';
import { normalisePhone } from '@uruhu/contract/rules/phone';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { tries } from '../../../database/tries.ts';
import { violates } from '../../../database/violates.ts';
import type { Parts } from '../../../http/parts.ts';
import { TryLater } from '../../../http/try-later.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import { isUuid } from '../../../uuid.ts';
import { lockOrder, type OrderRow } from '../../orders/orders.ts';
import { type Attempt, amountDue, beginAttempt, isConfirmed, lockAttempts, moveAttempt } from '../../payments/payments.ts';
import { giveUpAttempts } from '../move/give-up-attempts.ts';
import { ownOrder } from '../own-order.ts';
import { supersede } from './supersede.ts';

/** Of one order: more than anybody mistypes, and staff may have looked for each. */
export const SUBMISSIONS_MAX = 10;
const TOLD_TOO_OFTEN = `You have told us of ${SUBMISSIONS_MAX} payments for this order. Please contact us, so that we look at it together.`;
/** More than anybody mistypes; who guesses other people's transactions is soon done guessing. */
const SUBMISSIONS = tries('mobile money submitted', { max: 20, everySeconds: 180 });

type Submission = { user_id: string; reference: string; payer_phone: string };

/**
 * 'I have paid': keeps the transaction for staff to look at, which stops the order's clock. Of an order that was cancelled as unpaid
 * it is taken too, as the money may have been sent all the same: staff see it, and nobody else would. Whatever was asked of a
 * provider meanwhile ends. The same transaction from the same number again is answered as the first time; another id or number takes the
 * place of what staff have not looked at yet. 409 where the transaction is another order's, or came through a provider, where the order is
 * paid, and where it was told too often. Throws TryLater after too many.
 */
export async function submitMobileMoney(
  { db, providers }: Pick<Parts, 'db' | 'providers'>,
  user_id: string,
  { order_id, phone, transaction_id }: PaidInput & { order_id: string },
): Promise<Outcome<Order>> {
  const wait_s = await SUBMISSIONS.take(db, user_id);
  if (wait_s > 0) throw new TryLater(429, wait_s);
  const submission = { user_id, reference: canonicalTransactionId(transaction_id), payer_phone: normalisePhone(phone) };
  const ended = await once(() =>
    transact(db, async (trx) => {
      const order = isUuid(order_id) ? await lockOrder(trx, order_id) : undefined;
      return order?.user_id === user_id ? submit(trx, order, submission) : refuse(404, MESSAGE.orderMissing);
    }),
  );
  if (!ended.ok) return ended;
  // Not waited for: a provider that does not answer must not keep the shopper.
  void giveUpAttempts(providers, ended.value);
  return ownOrder(db, user_id, order_id);
}

/** Two orders that are told of one transaction at the same time: the database knows which was first. */
async function once<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, 'payment_attempts_reference_once')) return refuse(409, MESSAGE.transactionUsed);
    throw error;
  }
}

async function submit(
  trx: Transaction<Database>,
  { order_id, total_rwf }: OrderRow,
  { reference, payer_phone }: Submission,
): Promise<Outcome<Attempt[]>> {
  const attempts = await lockAttempts(trx, order_id);
  const amount_rwf = amountDue(total_rwf, attempts);
  if (amount_rwf === 0) return refuse(409, MESSAGE.orderPaid);
  const submitted = attempts.find(({ state }) => state === 'submitted');
  if (submitted?.provider_reference === reference && submitted.payer_phone === payer_phone) return done([]);
  if (attempts.filter(({ provider }) => provider === 'mobile_money').length >= SUBMISSIONS_MAX) return refuse(409, TOLD_TOO_OFTEN);
  // What a prompt has brought, or PesaPal, has its order already.
  if (await isConfirmed(trx, reference)) return refuse(409, MESSAGE.transactionUsed);
  // Whoever looks for the one that was mistyped has another before them now: what they say of that one is said of nothing.
  if (submitted) await moveAttempt(trx, submitted, 'rejected', { by: 'shopper', reason: CORRECTED });
  const ended = await supersede(trx, attempts);
  const attempt = {
    order_id,
    provider: 'mobile_money',
    provider_reference: reference,
    amount_rwf,
    state: 'submitted',
    payer_phone,
  } as const;
  await beginAttempt(trx, attempt, 'shopper');
  return done(ended);
}
