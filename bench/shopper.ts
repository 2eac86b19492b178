/** One of a crowd: looks around, fills a cart, tries a coupon, orders, and pays by card or phone, cancels or leaves it. Over HTTP, as a phone does. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../server/test/support/fixtures.ts';

export type Seen = {
  requests: number;
  /** Orders that the shop has said are placed, by the key that they were asked for with. */
  acknowledged: Map<string, string>;
  paid: number;
  /** Paid by mobile money, which staff have found. */
  confirmed: number;
  sent: number;
  cancelled: number;
  /** Answers that nobody should get. */
  unfair: string[];
  /** The same while the database was away. */
  away: number;
};

export type Crowd = {
  url: string;
  seen: Seen;
  product_ids: readonly string[];
  coupon_code: string;
  /** Whether the database is away, or was a moment ago. */
  isAway: () => boolean;
  going: () => boolean;
  signUp: () => Promise<Person>;
  /** Pays at the provider's page, and comes back. */
  payByCard: (redirect_url: string) => Promise<void>;
  /** Of somebody of the staff. */
  staff_token: string;
};

type Answer = { status: number; text: string };
type Asking = { token?: string; body?: unknown; key?: string; fair?: readonly number[] };

const WORDS = ['rice toner', 'snail', 'sun cream', 'centella', 'lip tint', 'mask', 'vitamin serum'];
const PAGES = ['/', '/category/skincare', '/category/makeup?page=2', '/wishlist', '/cart', '/faqs'];
const THINK_MS_MAX = 250;
/** Sold out, changed meanwhile, too late: for people to read. */
const REFUSALS = [200, 409, 422];
const AGAIN_MS = 500;

const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(values.length * Math.random())] as Value;
const think = () => pause(THINK_MS_MAX * Math.random());

/** Asks again while the database is away: then no answer is unfair, and the same key is the same order. */
async function ask(crowd: Crowd, path: string, { token, body, key, fair = [200] }: Asking = {}): Promise<Answer> {
  for (;;) {
    crowd.seen.requests += 1;
    const answer = await fetch(crowd.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(60_000),
      headers: {
        'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      (error: unknown) => ({ status: 0, text: String(error) }),
    );
    if (fair.includes(answer.status)) return answer;
    if (!crowd.isAway()) crowd.seen.unfair.push(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    if (!crowd.isAway() || !crowd.going()) return answer;
    crowd.seen.away += 1;
    await pause(AGAIN_MS);
  }
}

async function lookAround(crowd: Crowd): Promise<void> {
  await ask(crowd, oneOf(PAGES));
  await think();
  await ask(crowd, `/product/${oneOf(crowd.product_ids)}`);
  await ask(crowd, `/search?q=${encodeURIComponent(oneOf(WORDS))}`);
  await ask(crowd, '/api/products/filter', { body: { search: oneOf(WORDS), min_price: 1_000 + Math.floor(5_000 * Math.random()) } });
}

type Placed = { order_id: string };

async function order(crowd: Crowd, { token }: Person): Promise<Placed | null> {
  for (let line = 0; line < 1 + Math.floor(3 * Math.random()); line++) {
    await ask(crowd, '/api/orders/carts/add', { token, body: { product_id: oneOf(crowd.product_ids), quantity: 1 }, fair: REFUSALS });
  }
  await ask(crowd, '/api/orders/carts/get', { token, body: {} });
  const applied_coupon_code = Math.random() < 0.5 ? crowd.coupon_code : null;
  if (applied_coupon_code) {
    await ask(crowd, '/api/orders/coupons/validate', { token, body: { coupon_code: applied_coupon_code }, fair: REFUSALS });
  }
  await think();
  const key = randomUUID();
  const { status, text } = await ask(crowd, '/api/orders/place', { token, key, body: { applied_coupon_code }, fair: REFUSALS });
  if (status !== 200) return null;
  const { data } = JSON.parse(text) as { data: Placed };
  crowd.seen.acknowledged.set(key, data.order_id);
  return data;
}

async function payByCard(crowd: Crowd, token: string, order_id: string): Promise<void> {
  const { status, text } = await ask(crowd, '/api/orders/payorder', { token, body: { order_id }, fair: REFUSALS });
  if (status !== 200) return;
  const { data } = JSON.parse(text) as { data: { payment_url: string } };
  await crowd.payByCard(data.payment_url);
  crowd.seen.paid += 1;
}

/** Tells of a transaction, as the network's message names it; staff find the money or do not, and send off what is paid. */
async function payByPhone(crowd: Crowd, token: string, order_id: string): Promise<void> {
  const transaction_id = `SOAK.${randomBytes(8).toString('hex').toUpperCase()}`;
  const told = await ask(crowd, '/api/orders/mobile-money/submit', {
    token,
    body: { order_id, transaction_id, phone: '0788 123 456' },
    fair: REFUSALS,
  });
  if (told.status !== 200) return;
  await think();
  const byStaff = (verb: string, expected_status: string, more = {}) =>
    ask(crowd, `/api/admin/orders/${order_id}/${verb}`, { token: crowd.staff_token, body: { expected_status, ...more }, fair: REFUSALS });
  const { data } = JSON.parse(told.text) as { data: { payments: { payment_id: string }[] } };
  const payment_id = data.payments.at(-1)?.payment_id;
  if (Math.random() < 0.2) return void (await byStaff('reject-payment', 'pending', { payment_id, reason: 'not found' }));
  if ((await byStaff('confirm-payment', 'pending', { payment_id })).status === 200) crowd.seen.confirmed += 1;
  await byStaff('prepare', 'pending');
  if ((await byStaff('ship', 'preparing')).status === 200) crowd.seen.sent += 1;
}

async function cancel(crowd: Crowd, token: string, order_id: string): Promise<void> {
  const { status } = await ask(crowd, '/api/orders/cancel', { token, body: { order_id }, fair: REFUSALS });
  if (status === 200) crowd.seen.cancelled += 1;
}

/** Comes again and again, as somebody else each time, until it is evening. */
export async function shop(crowd: Crowd): Promise<void> {
  while (crowd.going()) {
    const person = await crowd.signUp();
    await lookAround(crowd);
    const placed = await order(crowd, person);
    await think();
    if (placed) {
      await oneOf([payByCard, payByPhone, payByPhone, cancel, async () => {}])(crowd, person.token, placed.order_id);
      await ask(crowd, '/api/orders/get', { token: person.token, body: { order_id: placed.order_id } });
    }
    await ask(crowd, '/api/orders/user', { token: person.token, body: {} });
  }
}
