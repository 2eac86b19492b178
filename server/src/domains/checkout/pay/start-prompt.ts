import { randomUUID } from 'node:crypto';
import type { PromptInput } from '@uruhu/contract/forms';
import type { Order } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { isMtnNumber } from '@uruhu/contract/rules/mobile-money';
import { normalisePhone } from '@uruhu/contract/rules/phone';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { tries } from '../../../database/tries.ts';
import type { Parts } from '../../../http/parts.ts';
import { TryLater } from '../../../http/try-later.ts';
import { done, type Outcome, refuse, refuseField } from '../../../outcome.ts';
import { type Attempt, moveAttempt, type Provider, type Started } from '../../payments/payments.ts';
import { giveUpAttempts } from '../move/give-up-attempts.ts';
import { ownOrder } from '../own-order.ts';
import { lockAttempt } from './lock-attempt.ts';
import { nextLook } from './next-look.ts';
import { type Asking, type Begun, type Look, PROMPT_MS_MAX, planAttempt } from './plan-attempt.ts';
import { settlePayment } from './settle-payment.ts';

type Paying = Pick<Parts, 'db' | 'post' | 'providers' | 'snapshot'>;

/** A prompt rings on somebody's phone, and it need not be the phone of whoever asks for it. */
const BY_PERSON = tries('prompts of a person', { max: 6, everySeconds: 120 });
const TO_PHONE = tries('prompts to a phone', { max: 4, everySeconds: 300 });

/**
 * Has the phone of that number ask its owner to pay the order. One prompt at a time: while a phone may ask, another call is answered with the
 * order as it is, after the provider was asked. An answer that does not come, or cannot be read, leaves the attempt under way: asking
 * tells later what became of it. Throws TryLater after too many.
 */
export async function startPrompt(
  parts: Paying,
  user_id: string,
  { order_id, phone }: PromptInput & { order_id: string },
): Promise<Outcome<Order>> {
  const provider = parts.providers.momo;
  if (!provider) return refuse(422, MESSAGE.promptOff);
  const payer_phone = normalisePhone(phone);
  if (!isMtnNumber(payer_phone)) return refuseField(400, 'phone', MESSAGE.mtnOnly);
  const looked = new Set<string>();
  for (;;) {
    const planned = await transact(parts.db, (trx) => plan(trx, provider, { user_id, order_id, payer_phone, looked }));
    if (!planned.ok) return planned;
    if (planned.value.kind === 'asked') return ownOrder(parts.db, user_id, order_id);
    if (planned.value.kind === 'begun') return begin(parts, provider, planned.value, user_id);
    const { payment_attempt_id } = planned.value.attempt;
    looked.add(payment_attempt_id);
    await settlePayment(parts, payment_attempt_id, 'shopper');
  }
}

/** The phone asks already. */
type PromptPlan = { kind: 'asked' };

const plan = (
  trx: Transaction<Database>,
  { currency }: Pick<Provider, 'currency'>,
  { payer_phone, ...asking }: Asking & { payer_phone: string },
): Promise<Outcome<PromptPlan | Look | Begun>> =>
  planAttempt<PromptPlan>(trx, asking, {
    beginning: ({ provider }) => (provider === 'momo' ? done({ kind: 'asked' }) : refuse(409, MESSAGE.paymentBeingChecked)),
    underWay: ({ provider }, age_ms) => (provider === 'momo' && age_ms < PROMPT_MS_MAX ? done({ kind: 'asked' }) : null),
    async fresh() {
      const wait_s = Math.max(await BY_PERSON.take(trx, asking.user_id), await TO_PHONE.take(trx, payer_phone));
      if (wait_s > 0) throw new TryLater(429, wait_s);
      const payment_attempt_id = randomUUID();
      // MTN calls it as we do, so it can be asked for whatever came of the asking.
      return { payment_attempt_id, provider_reference: payment_attempt_id, provider: 'momo', currency, payer_phone };
    },
  });

async function begin(parts: Paying, provider: Provider, { order, attempt, ended }: Begun, user_id: string): Promise<Outcome<Order>> {
  void giveUpAttempts(parts.providers, ended);
  const { order_id, customer_name: name, customer_email: email, customer_phone } = order;
  const { payment_attempt_id, amount_rwf, payer_phone } = attempt;
  const started = await provider.start({
    ...{ payment_attempt_id, amount_rwf, payer_phone, return_url: '', cancel_url: '' },
    description: `Order ${order_id.slice(0, 8)} at ${parts.snapshot.current().content.settings.name}`,
    customer: { name, email, phone: customer_phone },
  });
  const refused = await transact(parts.db, async (trx) => done(await writeDown(trx, attempt, started)));
  if (!refused.ok) return refused;
  return refused.value === null ? ownOrder(parts.db, user_id, order_id) : refuse(502, refused.value);
}

/** What the person is told where it was refused; null where the phone asks, or may. */
async function writeDown(trx: Transaction<Database>, begun: Attempt, started: Started): Promise<string | null> {
  const { attempt } = await lockAttempt(trx, begun);
  const message = started.kind === 'refused' ? started.message || MESSAGE.paymentFailed : null;
  // Somebody has asked for it meanwhile, or given it up.
  if (attempt.state !== 'created') return message;
  const now = new Date();
  if (message === null) await moveAttempt(trx, attempt, 'pending', { by: 'provider', next_check_at: nextLook('pending', now, now) });
  else await moveAttempt(trx, attempt, 'failed', { by: 'provider', reason: message, next_check_at: null });
  return message;
}
