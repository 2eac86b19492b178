/** Payments for tests: claims of shoppers, decisions of staff, and the attempts in the database. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AppContext } from '../../src/context.ts';
import type { PaymentAttempts } from '../../src/database/schema.ts';
import { refundOrder } from '../../src/domains/paying/refund-order.ts';
import { isUuid } from '../../src/lib/uuid.ts';
import type { TestShop } from './app.ts';
import { type Answer, call } from './call.ts';
import { fresh, type Person } from './fixtures.ts';
import { act, addColleague, type Colleague } from './staff.ts';

/** Returns a unique transaction id in MTN's form. */
export const freshTransaction = (): string => `2${String(randomInt(1e10)).padStart(10, '0')}`;
/** The same in Airtel's form, normalised; `withMarks` returns it as the network's message spells it. */
export const freshAirtelTransaction = (): string => `MP${freshTransaction()}A${randomInt(10)}`;
export const withMarks = (transaction_id: string): string => transaction_id.toLowerCase().replace(/^(.{8})(.{4})/, '$1.$2-');

export const claimMobileMoney = (
  { app }: Pick<TestShop, 'app'>,
  { token }: Pick<Person, 'token'>,
  order_id: string,
  transaction_id = freshTransaction(),
  phone = '0788 123 456',
): Promise<Answer> => call(app, '/api/orders/mobile-money/submit', { order_id, transaction_id, phone }, { token });

export const listAttempts = ({ db }: Pick<TestShop, 'db'>, order_id: string) =>
  db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order_id).orderBy('created_at').execute();

/**
 * Confirms or rejects a payment as staff: the waiting one, else the newest, unless `more` names another. For an order without payments it
 * names a missing one.
 */
export async function judgeClaim(
  shop: Pick<TestShop, 'app' | 'db'>,
  one: Pick<Colleague, 'token'>,
  order_id: string,
  verb: 'confirm-payment' | 'reject-payment',
  expected_status: string,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  const attempts = isUuid(order_id) ? await listAttempts(shop, order_id) : [];
  const chosen = attempts.find(({ state }) => state === 'submitted') ?? attempts.at(-1);
  return act(shop, one, order_id, verb, expected_status, { payment_id: chosen?.payment_attempt_id ?? randomUUID(), ...more });
}

/** Inserts an attempt; by default a pending one of 10,000 francs by card. */
export const addAttempt = ({ db }: Pick<TestShop, 'db'>, attempt: Partial<Insertable<PaymentAttempts>> & { order_id: string }) =>
  db
    .insertInto('payment_attempts')
    .values({ provider: 'pesapal', provider_reference: fresh('tracking'), amount_rwf: 10_000, state: 'pending', ...attempt })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Reads the mails of one kind about an order. */
export const mailsAbout = ({ db }: Pick<TestShop, 'db'>, order_id: string, kind: string) =>
  db.selectFrom('mails').selectAll().where('kind', '=', kind).where('text', 'like', `%${order_id}%`).execute();

/** Marks the order as cancelled, without the consequences of a cancellation. */
export const markCancelled = ({ db }: Pick<TestShop, 'db'>, order_id: string) =>
  db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order_id).execute();

/** Refunds a payment as staff. */
export async function refundAsStaff(context: Pick<AppContext, 'db' | 'mailer' | 'providers'>, order_id: string, payment_id: string) {
  await markCancelled(context, order_id);
  const { staff_id } = await addColleague(context.db);
  const acting = { staff_id, order_id, expected_status: 'cancelled' } as const;
  return refundOrder(context, acting, { by: 'owner', reason: 'Sent back', payment_id });
}

export const readAttemptState = async ({ db }: Pick<TestShop, 'db'>, payment_attempt_id: string) =>
  (await db.selectFrom('payment_attempts').select('state').where('payment_attempt_id', '=', payment_attempt_id).executeTakeFirstOrThrow())
    .state;
