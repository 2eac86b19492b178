import { randomUUID } from 'node:crypto';
import { LIVE_PAYMENT_STATES } from '@uruhu/contract/rules/transitions';
import type { Transaction } from 'kysely';
import { readShopTime } from '../../../database/clock.ts';
import type { Database } from '../../../database/schema.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { lockOrder, type OrderRow } from '../../orders/orders.ts';
import { type Attempt, computeOrderAmountDue, createAttempt, lockAttempts, type Provider } from '../../payments/payments.ts';
import { CREATED_MS_MAX, computeNextCheck } from '../settle/next-check.ts';
import { type LiveAttemptDecision, PAYMENT_METHOD_RULES, type PayingShopper } from './method-rules.ts';
import { supersedeAttempts } from './supersede-attempts.ts';

/** A new attempt was created. `replacedAttempts`: the attempts that it replaces, which the caller must cancel at their providers. */
export type CreatedAttempt = { kind: 'created'; order: OrderRow; attempt: Attempt; replacedAttempts: Attempt[] };
/** The caller must first ask the provider about this attempt. */
export type ProviderCheck = { kind: 'check'; attempt: Attempt };

export type PayingRequest = PayingShopper & {
  order_id: string;
  /** Ids of the attempts that this request has asked the provider about. */
  checkedIds: ReadonlySet<string>;
};
type AttemptProvider = Pick<Provider, 'name' | 'method' | 'currency' | 'usesOurReference'>;

/** Decides whether the shopper continues with the live attempt of the order, and creates a new attempt if not. Locks the order. */
export async function continueOrCreateAttempt(
  trx: Transaction<Database>,
  provider: AttemptProvider,
  request: PayingRequest,
): Promise<Outcome<LiveAttemptDecision | ProviderCheck | CreatedAttempt>> {
  const { user_id, order_id } = request;
  const order = isUuid(order_id) ? await lockOrder(trx, order_id) : undefined;
  if (order?.user_id !== user_id) return refuse('order_not_found');
  if (order.status === 'cancelled') return refuse('order_cancelled');
  // If a delivered order was refunded, staff agree with the customer how she pays.
  if (order.status === 'delivered') return refuse('order_delivered');
  const attempts = await lockAttempts(trx, order_id);
  const amount_rwf = computeOrderAmountDue(order.total_rwf, attempts);
  if (amount_rwf === 0) return refuse('order_paid');
  const now = await readShopTime(trx);
  const liveAttempt = attempts.find(({ state }) => LIVE_PAYMENT_STATES.includes(state));
  const decision = liveAttempt ? decideOnLiveAttempt(liveAttempt, provider, request, now) : null;
  if (decision) return decision;
  await PAYMENT_METHOD_RULES[provider.method].enforceLimits(trx, request, attempts, now);
  const replacedAttempts = await supersedeAttempts(trx, attempts);
  const next_check_at = computeNextCheck('created', { since: now, now });
  const columns = { order_id, state: 'created', amount_rwf, next_check_at, payer_phone: request.payer_phone } as const;
  const attempt = await createAttempt(trx, { ...columns, ...buildProviderColumns(provider) }, 'shopper');
  return done({ kind: 'created', order, attempt, replacedAttempts });
}

/** The provider's columns of a new attempt. If the provider uses the shop's id, the attempt has this id as its reference from the start. */
function buildProviderColumns({ name, currency, usesOurReference }: AttemptProvider) {
  if (!usesOurReference) return { provider: name, provider_reference: null, currency };
  const payment_attempt_id = randomUUID();
  return { payment_attempt_id, provider: name, provider_reference: payment_attempt_id, currency };
}

/** Decides how to proceed with a live attempt. Null if a new attempt replaces it. */
function decideOnLiveAttempt(
  liveAttempt: Attempt,
  { name, method }: AttemptProvider,
  request: PayingRequest,
  now: Date,
): Outcome<LiveAttemptDecision | ProviderCheck> | null {
  if (liveAttempt.state === 'submitted') return refuse('payment_being_checked');
  const age_ms = now.getTime() - liveAttempt.created_at.getTime();
  if (liveAttempt.state === 'created' && age_ms < CREATED_MS_MAX)
    return PAYMENT_METHOD_RULES[method].decideWhileStarting(liveAttempt, name, request);
  if (liveAttempt.provider_reference !== null && !request.checkedIds.has(liveAttempt.payment_attempt_id))
    return done({ kind: 'check', attempt: liveAttempt });
  return PAYMENT_METHOD_RULES[method].decideWhileLive(liveAttempt, name, age_ms, request);
}
