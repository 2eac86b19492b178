import type { ClaimInput } from '@uruhu/contract/forms';
import type { Order } from '@uruhu/contract/order';
import { canComeFromNetwork, normaliseTransactionId } from '@uruhu/contract/rules/mobile-money';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { createSharedRateLimiter } from '../../../database/rate-limiter.ts';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { writePhone } from '../../../lib/phones.ts';
import { TryLater } from '../../../lib/try-later.ts';
import { isUuid } from '../../../lib/uuid.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { Actor } from '../../order-log/order-log.ts';
import { readOrderOfUser } from '../../order-view/order-view.ts';
import { isCustomerErased, lockOrder, type OrderRow, type StaffRequest, withExpectedStatus } from '../../orders/orders.ts';
import {
  type Attempt,
  computeOrderAmountDue,
  createAttempt,
  lockAttempts,
  lockTransactionIdAndFindConfirmer,
  moveAttempt,
  reportContestedTransaction,
  resolveContestedProblems,
} from '../../payments/payments.ts';
import { cancelAtProviders } from '../refund/cancel-at-providers.ts';
import { supersedeAttempts } from './supersede-attempts.ts';

/** The number of claims for one order. A shopper who mistypes needs fewer, and staff may have to check each of them. */
const CLAIMS_PER_ORDER_MAX = 10;
/** Limits how many transaction ids a shopper can guess. */
const CLAIM_LIMIT = createSharedRateLimiter('mobile money submitted', { burst: 20, secondsPerCall: 180 });

/** `reference`: the transaction id in canonical form. */
type NormalisedClaim = { reference: string; payer_phone: string; actor: Actor };

/**
 * Records the shopper's claim that she has paid with this transaction, for staff to check. Each claim may extend the time to pay (see
 * `computePayUntil`). Also accepts claims for an order that was cancelled as unpaid, as the shopper may have sent the money. Expires
 * attempts that are pending at a provider.
 *
 * Submitting the same transaction and number again changes nothing; another id or number replaces a claim that staff have not decided on. A
 * transaction that was submitted or confirmed for another order is accepted too, as the first shopper to submit it may not be the one who
 * has paid; staff then see a problem at both orders.
 *
 * Refuses with 400 if the phone network has no such ids. Refuses with 409 if a provider has reported the transaction, if it has already
 * paid this order, if the order is paid, and after too many claims for the order. Throws TryLater after too many claims of the shopper.
 */
export async function submitMobileMoney(
  { db, providers }: Pick<AppContext, 'db' | 'providers'>,
  user_id: string,
  { order_id, phone, transaction_id }: ClaimInput & { order_id: string },
  messages: Messages,
): Promise<Outcome<Order>> {
  const normalised = normaliseClaim({ phone, transaction_id }, 'shopper');
  if (!normalised.ok) return normalised;
  const wait_s = await CLAIM_LIMIT.countCalls(db, user_id);
  if (wait_s > 0) throw new TryLater(429, wait_s);
  const expiredAttempts = await transact(db, async (trx) => {
    const order = isUuid(order_id) ? await lockOrder(trx, order_id) : undefined;
    return order?.user_id === user_id ? recordClaim(trx, order, normalised.value) : refuse('order_not_found');
  });
  if (!expiredAttempts.ok) return expiredAttempts;
  // Runs in the background: the shopper must not wait for a provider that does not respond.
  void cancelAtProviders(providers, expiredAttempts.value);
  return readOrderOfUser(db, user_id, order_id, messages);
}

/** Normalises the phone number and the id. Refuses an id that the network of the number cannot have issued. */
function normaliseClaim({ phone, transaction_id }: ClaimInput, actor: Actor): Outcome<NormalisedClaim> {
  const payer_phone = writePhone(phone);
  if (!canComeFromNetwork(payer_phone, transaction_id)) return refuse('mtn_digits_only', { fields: ['transaction_id'] });
  return done({ reference: normaliseTransactionId(transaction_id), payer_phone, actor });
}

/** Records a claim of a customer who tells a staff member how she has paid. Like any claim, it waits for a check. */
export async function submitClaimForCustomer(
  { db, providers }: Pick<AppContext, 'db' | 'providers'>,
  request: StaffRequest,
  claim: ClaimInput,
): Promise<Outcome<null>> {
  const normalised = normaliseClaim(claim, { staff_id: request.staff_id });
  if (!normalised.ok) return normalised;
  const expiredAttempts = await withExpectedStatus(db, request, async (trx, order) =>
    isCustomerErased(order) ? refuse('customer_erased') : recordClaim(trx, order, normalised.value),
  );
  if (!expiredAttempts.ok) return expiredAttempts;
  void cancelAtProviders(providers, expiredAttempts.value);
  return done(null);
}

/** Records a claim. Returns the attempts that it has expired. */
async function recordClaim(
  trx: Transaction<Database>,
  { order_id, total_rwf }: OrderRow,
  { reference, payer_phone, actor }: NormalisedClaim,
): Promise<Outcome<Attempt[]>> {
  const attempts = await lockAttempts(trx, order_id);
  const amount_rwf = computeOrderAmountDue(total_rwf, attempts);
  if (amount_rwf === 0) return refuse('order_paid');
  const openClaim = attempts.find(({ state }) => state === 'submitted');
  if (openClaim?.provider_reference === reference && openClaim.payer_phone === payer_phone) return done([]);
  if (attempts.filter(({ provider }) => provider === 'mobile_money').length >= CLAIMS_PER_ORDER_MAX)
    return refuse('too_many_submissions', { values: { most: CLAIMS_PER_ORDER_MAX } });
  const confirmer = await lockTransactionIdAndFindConfirmer(trx, reference);
  if (attempts.some((attempt) => isConfirmedHere(attempt, reference))) return refuse('transaction_paid_this_order');
  if (confirmer === 'provider') return refuse('transaction_used_elsewhere');
  // If staff are checking the replaced claim meanwhile, their decision is refused, as it names an attempt that is no longer open.
  if (openClaim) await withdrawClaim(trx, openClaim, actor);
  const expiredAttempts = await supersedeAttempts(trx, attempts);
  const attempt = {
    order_id,
    provider: 'mobile_money',
    provider_reference: reference,
    amount_rwf,
    state: 'submitted',
    payer_phone,
  } as const;
  await reportContestedTransaction(trx, await createAttempt(trx, attempt, actor));
  return done(expiredAttempts);
}

/** Whether staff have confirmed this transaction for this order, even if they have refunded it later. */
const isConfirmedHere = ({ provider, provider_reference, state }: Attempt, reference: string) =>
  provider === 'mobile_money' && provider_reference === reference && (state === 'succeeded' || state === 'refunded');

async function withdrawClaim(trx: Transaction<Database>, claim: Attempt, actor: Actor): Promise<void> {
  await moveAttempt(trx, claim, 'rejected', { actor, reason_code: 'corrected' });
  await resolveContestedProblems(trx, claim.payment_attempt_id, { staff_id: null, resolution_code: 'claim_corrected' });
}
