/** What is to be done when somebody wants to pay an order through a provider, decided while the order is held. */
import { PROMPT_MINUTES } from '@uruhu/contract/constants';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { LIVE_PAYMENT_STATES } from '@uruhu/contract/rules/transitions';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import { isUuid } from '../../../uuid.ts';
import { lockOrder, type OrderRow } from '../../orders/orders.ts';
import { type Attempt, amountDue, beginAttempt, lockAttempts } from '../../payments/payments.ts';
import { CREATED_MS_MAX, nextLook } from './next-look.ts';
import { supersede } from './supersede.ts';

/** `ended`: what gave way to it, to be given up at its provider. */
export type Begun = { kind: 'begun'; order: OrderRow; attempt: Attempt; ended: Attempt[] };
/** The provider must say first how this attempt stands. */
export type Look = { kind: 'look'; attempt: Attempt };

export type Asking = {
  user_id: string;
  order_id: string;
  /** Attempts that the provider was asked about just now. */
  looked: ReadonlySet<string>;
};

/** So long a phone asks its owner; then what it asked gives way, though money that comes of it late is money. */
export const PROMPT_MS_MAX = PROMPT_MINUTES * 60_000;

/** Its money may have gone back since: that is between the shop's people and whoever has the goods. */
const DELIVERED = 'This order was delivered already. Please contact us about its payment.';

/** How one way of paying goes about it. */
type Way<Plan> = {
  /** Another request is beginning this attempt just now. */
  beginning(live: Attempt): Outcome<Plan>;
  /** It is under way, and its provider was asked, as far as it can be. Null: it gives way to another. */
  underWay(live: Attempt, age_ms: number): Outcome<Plan> | null;
  /** A new one, as this way has it. May throw TryLater. */
  fresh(): Promise<Pick<Attempt, 'provider' | 'currency'> & Partial<Attempt>>;
};

export async function planAttempt<Plan>(
  trx: Transaction<Database>,
  { user_id, order_id, looked }: Asking,
  way: Way<Plan>,
): Promise<Outcome<Plan | Look | Begun>> {
  const order = isUuid(order_id) ? await lockOrder(trx, order_id) : undefined;
  if (order?.user_id !== user_id) return refuse(404, MESSAGE.orderMissing);
  if (order.status === 'cancelled') return refuse(409, MESSAGE.orderIsCancelled);
  if (order.status === 'delivered') return refuse(409, DELIVERED);
  const attempts = await lockAttempts(trx, order_id);
  const amount_rwf = amountDue(order.total_rwf, attempts);
  if (amount_rwf === 0) return refuse(409, MESSAGE.orderPaid);
  const now = new Date();
  const live = attempts.find(({ state }) => LIVE_PAYMENT_STATES.includes(state));
  const before = live ? aboutLive(live, looked, now, way) : null;
  if (before) return before;
  const fresh = await way.fresh();
  const ended = await supersede(trx, attempts);
  const next_check_at = nextLook('created', now, now);
  const attempt = await beginAttempt(trx, { order_id, state: 'created', amount_rwf, next_check_at, ...fresh }, 'shopper');
  return done({ kind: 'begun', order, attempt, ended });
}

/** What an attempt that may still bring money means for another one; null where it gives way. */
function aboutLive<Plan>(live: Attempt, looked: ReadonlySet<string>, now: Date, way: Way<Plan>): Outcome<Plan | Look> | null {
  if (live.state === 'submitted') return refuse(409, MESSAGE.paymentBeingChecked);
  const age_ms = now.getTime() - live.created_at.getTime();
  if (live.state === 'created' && age_ms < CREATED_MS_MAX) return way.beginning(live);
  if (live.provider_reference !== null && !looked.has(live.payment_attempt_id)) return done({ kind: 'look', attempt: live });
  return way.underWay(live, age_ms);
}
