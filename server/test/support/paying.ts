/** Paying, for tests: what a shopper tells of a transaction, and how its attempts stand in the books. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { PaymentAttempts } from '../../src/database/schema.ts';
import { refundOrder } from '../../src/domains/checkout/pay/refund-order.ts';
import type { Parts } from '../../src/http/parts.ts';
import { isUuid } from '../../src/uuid.ts';
import type { TestShop } from './app.ts';
import { type Answer, call } from './call.ts';
import { fresh, type Person } from './fixtures.ts';
import { act, addColleague, type Colleague } from './staff.ts';

/** An id that no other transaction has, as the network's message writes it. */
export const freshTransaction = (): string => `${fresh('mp').toUpperCase()}.${randomBytes(3).toString('hex').toUpperCase()}`;

export const submit = (
  { app }: Pick<TestShop, 'app'>,
  { token }: Pick<Person, 'token'>,
  order_id: string,
  transaction_id = freshTransaction(),
  phone = '0788 123 456',
): Promise<Answer> => call(app, '/api/orders/mobile-money/submit', { order_id, transaction_id, phone }, { token });

export const attemptsOf = ({ db }: Pick<TestShop, 'db'>, order_id: string) =>
  db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order_id).orderBy('created_at').execute();

/**
 * What staff say of a payment that they have looked for: the one that waits for them, else the newest, unless `more` names another.
 * Of an order without one they name one that is not there.
 */
export async function judge(
  shop: Pick<TestShop, 'app' | 'db'>,
  one: Pick<Colleague, 'token'>,
  order_id: string,
  verb: 'confirm-payment' | 'reject-payment',
  expected_status: string,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  const attempts = isUuid(order_id) ? await attemptsOf(shop, order_id) : [];
  const looked = attempts.find(({ state }) => state === 'submitted') ?? attempts.at(-1);
  return act(shop, one, order_id, verb, expected_status, { payment_id: looked?.payment_attempt_id ?? randomUUID(), ...more });
}

/** An attempt as it would stand in the books: of 10,000 francs by card, under way, unless told otherwise. */
export const addAttempt = ({ db }: Pick<TestShop, 'db'>, attempt: Partial<Insertable<PaymentAttempts>> & { order_id: string }) =>
  db
    .insertInto('payment_attempts')
    .values({ provider: 'pesapal', provider_reference: fresh('tracking'), amount_rwf: 10_000, state: 'pending', ...attempt })
    .returningAll()
    .executeTakeFirstOrThrow();

/** What was written about an order, of one kind. */
export const mailsAbout = ({ db }: Pick<TestShop, 'db'>, order_id: string, kind: string) =>
  db.selectFrom('mails').selectAll().where('kind', '=', kind).where('text', 'like', `%${order_id}%`).execute();

/** As if it had been cancelled before, with nothing that follows from it. */
export const markCancelled = ({ db }: Pick<TestShop, 'db'>, order_id: string) =>
  db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order_id).execute();

/** Somebody of the staff gives a payment back, whose order does not need it any more. */
export async function giveBack(parts: Pick<Parts, 'db' | 'post' | 'providers'>, order_id: string, payment_id: string) {
  await markCancelled(parts, order_id);
  const { staff_id } = await addColleague(parts.db);
  const acting = { staff_id, order_id, expected_status: 'cancelled' } as const;
  return refundOrder(parts, acting, { by: 'owner', reason: 'Sent back', payment_id });
}

export const stateOfAttempt = async ({ db }: Pick<TestShop, 'db'>, payment_attempt_id: string) =>
  (await db.selectFrom('payment_attempts').select('state').where('payment_attempt_id', '=', payment_attempt_id).executeTakeFirstOrThrow())
    .state;
