import { setTimeout as pause } from 'node:timers/promises';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Parts } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import type { OrderRow } from '../../orders/orders.ts';
import { type Attempt, type Charge, moveAttempt, noteKnown, type Provider, type Started } from '../../payments/payments.ts';
import { giveUpAttempts } from '../move/give-up-attempts.ts';
import { lockAttempt } from './lock-attempt.ts';
import { nextLook } from './next-look.ts';
import type { Begun } from './plan-attempt.ts';
import { planCard } from './plan-card.ts';
import { settlePayment } from './settle-payment.ts';

type Paying = Pick<Parts, 'db' | 'post' | 'providers' | 'publicUrl' | 'snapshot'>;
export type Page = { payment_url: string };

/** A second click waits for what the first one has begun, and is sent to the same page. */
const WAIT_MS_MAX = 10_000;
const LOOK_EVERY_MS = 250;

/**
 * Where the owner of an order pays it by card. One attempt at a time: the page that is open is the one to go to, and whatever is said
 * to be paid is asked for first. The provider is talked to between two transactions, never in one.
 */
export async function startCard(parts: Paying, user_id: string, order_id: string): Promise<Outcome<Page>> {
  const provider = parts.providers.pesapal;
  if (!provider) return refuse(422, MESSAGE.cardOff);
  const looked = new Set<string>();
  const give_up_ms = Date.now() + WAIT_MS_MAX;
  for (;;) {
    const planned = await transact(parts.db, (trx) => planCard(trx, provider, { user_id, order_id, looked }));
    if (!planned.ok) return planned;
    const plan = planned.value;
    if (plan.kind === 'go') return done({ payment_url: plan.redirect_url });
    if (plan.kind === 'begun') return begin(parts, provider, plan);
    if (plan.kind === 'look') {
      looked.add(plan.attempt.payment_attempt_id);
      await settlePayment(parts, plan.attempt.payment_attempt_id, 'shopper');
    } else if (Date.now() > give_up_ms) return refuse(409, MESSAGE.paymentStarting);
    else await pause(LOOK_EVERY_MS);
  }
}

function chargeFor({ publicUrl, snapshot }: Paying, order: OrderRow, { payment_attempt_id, amount_rwf }: Attempt): Charge {
  const url = (path: string) => new URL(path, publicUrl()).href;
  const shop = snapshot.current().content.settings.name;
  return {
    ...{ payment_attempt_id, amount_rwf, payer_phone: '' },
    description: `Order ${order.order_id.slice(0, 8)} at ${shop}`,
    customer: { name: order.customer_name, email: order.customer_email, phone: order.customer_phone },
    ...{ return_url: url('/payment-callback'), cancel_url: url(`/orders/${order.order_id}`) },
  };
}

async function begin(parts: Paying, provider: Provider, { order, attempt, ended }: Begun): Promise<Outcome<Page>> {
  void giveUpAttempts(parts.providers, ended);
  const started = await provider.start(chargeFor(parts, order, attempt));
  const written = await transact(parts.db, async (trx) => done(await writeDown(trx, attempt, started)));
  return written.ok ? written.value : written;
}

/** Never refuses the transaction: what has become known stays, whatever the person is told. */
async function writeDown(trx: Transaction<Database>, begun: Attempt, started: Started): Promise<Outcome<Page>> {
  const { order, attempt } = await lockAttempt(trx, begun);
  const now = new Date();
  if (started.kind !== 'started') {
    const message = (started.kind === 'refused' && started.message) || MESSAGE.paymentFailed;
    if (attempt.state === 'created') await moveAttempt(trx, attempt, 'failed', { by: 'provider', reason: message, next_check_at: null });
    return refuse(502, message);
  }
  const { provider_reference, redirect_url } = started;
  if (attempt.state === 'created') {
    const known = { provider_reference, redirect_url, next_check_at: nextLook('pending', now, now) };
    await moveAttempt(trx, attempt, 'pending', { by: 'provider', ...known });
    return done({ payment_url: redirect_url });
  }
  // Given up meanwhile, or found by a notice: what is paid there can still be found.
  const next_check_at = nextLook(attempt.state, now, now);
  if (attempt.provider_reference === null)
    await noteKnown(trx, attempt.payment_attempt_id, { provider_reference, redirect_url, next_check_at });
  if (attempt.state === 'pending') return done({ payment_url: redirect_url });
  return refuse(409, order.status === 'cancelled' ? MESSAGE.orderIsCancelled : MESSAGE.paymentStarting);
}
