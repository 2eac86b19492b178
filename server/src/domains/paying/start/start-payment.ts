import { setTimeout as pause } from 'node:timers/promises';
import { findLanguage, translatePath } from '@uruhu/contract/languages';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { readShopTime } from '../../../database/clock.ts';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { MESSAGES, type Messages } from '../../../messages/messages.ts';
import type { OrderRow } from '../../orders/orders.ts';
import {
  type Attempt,
  findProvider,
  moveAttempt,
  type NewPayment,
  type Provider,
  type ProviderMethod,
  type StartResponse,
  updateAttemptDetails,
} from '../../payments/payments.ts';
import { lockAttempt } from '../lock-attempt.ts';
import { cancelAtProviders } from '../refund/cancel-at-providers.ts';
import { computeNextCheck, computeNextCheckOfExpired } from '../settle/next-check.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { type CreatedAttempt, continueOrCreateAttempt } from './continue-or-create-attempt.ts';
import { PAYMENT_METHOD_RULES } from './method-rules.ts';

type PaymentContext = Pick<AppContext, 'db' | 'mailer' | 'providers' | 'publicUrl' | 'snapshot'>;
/** `payer_phone`: normalised; '' for a payment on a page. */
export type PaymentRequest = { user_id: string; order_id: string; payer_phone: string };
type Reasons = Messages['reasons'];
/** `payment_url`: the page on which to pay; '' for a prompt on the customer's phone. */
export type PaymentStart = { payment_url: string };

/** How long a second request waits while the first request is starting an attempt, and how often the second one looks at the attempt. */
const WAIT_MS_MAX = 10_000;
const CHECK_EVERY_MS = 250;

/**
 * Starts to pay an order of the shopper through a provider. An order has at most one live attempt. The shop asks the provider of a live
 * attempt about its state, and the shopper continues with this attempt. The provider is called between two transactions, never within one.
 * If the provider's response is lost, the shop can still ask about an attempt that the provider knows by the shop's id, so that attempt
 * stays live. Other attempts fail. Throws TryLater after too many prompts.
 */
export async function startPayment(
  context: PaymentContext,
  method: ProviderMethod,
  request: PaymentRequest,
  reasons: Reasons,
): Promise<Outcome<PaymentStart>> {
  const provider = findProvider(context.providers, method);
  if (!provider) return refuse(PAYMENT_METHOD_RULES[method].unavailableCode);
  const refusal = provider.refusePhone?.(request.payer_phone);
  if (refusal) return refusal;
  const checkedIds = new Set<string>();
  const deadline_ms = performance.now() + WAIT_MS_MAX;
  for (;;) {
    const outcome = await transact(context.db, (trx) => continueOrCreateAttempt(trx, provider, { ...request, checkedIds }));
    if (!outcome.ok) return outcome;
    const decision = outcome.value;
    if (decision.kind === 'continue') return done({ payment_url: decision.redirect_url });
    if (decision.kind === 'created') return callProvider(context, provider, decision, reasons);
    if (decision.kind === 'check') {
      checkedIds.add(decision.attempt.payment_attempt_id);
      await settlePayment(context, decision.attempt.payment_attempt_id, 'shopper');
    } else if (performance.now() > deadline_ms) return refuse('payment_starting');
    else await pause(CHECK_EVERY_MS);
  }
}

function buildNewPayment(
  { publicUrl, snapshot }: PaymentContext,
  order: OrderRow,
  { payment_attempt_id, amount_rwf, payer_phone }: Attempt,
): NewPayment {
  const buildUrl = (path: string) => new URL(path, publicUrl()).href;
  const shop = snapshot.current().content.settings.name;
  return {
    payment_attempt_id,
    amount_rwf,
    payer_phone,
    description: MESSAGES[findLanguage(order.language)].names.payment(order.order_id.slice(0, 8), shop),
    customer: { name: order.customer_name, email: order.customer_email, phone: order.customer_phone },
    return_url: buildUrl(translatePath('/payment-callback', findLanguage(order.language))),
    cancel_url: buildUrl(translatePath(`/orders/${order.order_id}`, findLanguage(order.language))),
  };
}

async function callProvider(
  context: PaymentContext,
  provider: Provider,
  { order, attempt, replacedAttempts }: CreatedAttempt,
  reasons: Reasons,
): Promise<Outcome<PaymentStart>> {
  // Runs in the background: the shopper must not wait for the providers of her earlier attempts.
  void cancelAtProviders(context.providers, replacedAttempts);
  const response = await provider.start(buildNewPayment(context, order, attempt));
  const recorded = await transact(context.db, async (trx) => done(await recordStart(trx, attempt, response, reasons)));
  return recorded.ok ? recorded.value : recorded;
}

/** The provider's details of a payment that may have started. Null if it has not started, or if the shop could not ask about it. */
function getProviderDetails(createdAttempt: Attempt, response: StartResponse): Pick<Attempt, 'provider_reference' | 'redirect_url'> | null {
  if (response.kind === 'started') return { provider_reference: response.provider_reference, redirect_url: response.redirect_url };
  const { provider_reference } = createdAttempt;
  return response.kind === 'unknown' && provider_reference !== null ? { provider_reference, redirect_url: '' } : null;
}

/**
 * Records the provider's response to the start of an attempt. The caller wraps the outcome in `done`, because a transaction that returns a
 * refusal is rolled back.
 */
async function recordStart(
  trx: Transaction<Database>,
  createdAttempt: Attempt,
  response: StartResponse,
  reasons: Reasons,
): Promise<Outcome<PaymentStart>> {
  const { order, attempt } = await lockAttempt(trx, createdAttempt);
  const now = await readShopTime(trx);
  const details = getProviderDetails(createdAttempt, response);
  if (!details) {
    const reason_code = (response.kind === 'refused' && response.reason_code) || 'not_started';
    if (attempt.state === 'created') await moveAttempt(trx, attempt, 'failed', { actor: 'provider', reason_code, next_check_at: null });
    return refuse('payment_not_started', { values: { reason: reasons[reason_code] } });
  }
  const started = done({ payment_url: details.redirect_url });
  if (attempt.state === 'created') {
    await moveAttempt(trx, attempt, 'pending', {
      actor: 'provider',
      ...details,
      next_check_at: computeNextCheck('pending', { since: now, now }),
    });
    return started;
  }
  // Meanwhile, a notice has changed the attempt, or it has expired. Stores the reference, so that the shop can still ask about a payment.
  const next_check_at =
    attempt.state === 'expired'
      ? computeNextCheckOfExpired(attempt, { since: now, now })
      : computeNextCheck(attempt.state, { since: now, now });
  if (attempt.provider_reference === null) await updateAttemptDetails(trx, attempt.payment_attempt_id, { ...details, next_check_at });
  // A prompt cannot be cancelled, so it counts as started, and the page of the order shows its state.
  if (attempt.state === 'pending' || details.redirect_url === '') return started;
  return refuse(order.status === 'cancelled' ? 'order_cancelled' : 'payment_starting');
}
