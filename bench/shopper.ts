/** A simulated shopper: browses, fills a cart, tries a coupon, orders, and pays by card or phone, cancels or leaves the order. Over HTTP. */

import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPath, type CallAddress } from '../contract/src/endpoints/call-address.ts';
import { SHOP_PATHS } from '../contract/src/endpoints/paths/shop.ts';
import { STAFF_PATHS } from '../contract/src/endpoints/paths/staff.ts';
import type { Person } from '../server/test/support/fixtures/fixtures.ts';

export type Seen = {
  requests: number;
  /** Visits that tried to order; each orders once. */
  visits: number;
  /** Acknowledged orders, by their idempotency key. */
  acknowledged: Map<string, string>;
  paid: number;
  /** Orders paid by mobile money that staff have confirmed. */
  confirmed: number;
  sent: number;
  cancelled: number;
  /** Responses that no shopper should get. */
  unfair: string[];
  /** The same while the shop or its database was down. */
  away: number;
  /** Why no order was placed. */
  refused: string[];
};

export type Crowd = {
  url: string;
  seen: Seen;
  product_ids: readonly string[];
  coupon_code: string;
  /** Whether the shop or its database is down, or was a moment ago. */
  isAway: () => boolean;
  going: () => boolean;
  signUp: () => Promise<Person>;
  /** The token of a staff member. */
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

const pickOne = <Value>(values: readonly Value[]): Value => values[Math.floor(values.length * Math.random())] as Value;
const pauseToThink = () => pause(THINK_MS_MAX * Math.random());

async function send(url: string, { token, body, key }: Asking): Promise<Answer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(60_000),
    headers: {
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Repeats the call while the shop or its database is down; the same key gives the same order. */
async function ask(crowd: Crowd, path: string, asking: Asking = {}): Promise<Answer> {
  const { fair = [200] } = asking;
  for (;;) {
    crowd.seen.requests += 1;
    const answer = await send(crowd.url + path, asking).catch((error: unknown) => ({ status: 0, text: String(error) }));
    if (fair.includes(answer.status)) return answer;
    if (!crowd.isAway()) crowd.seen.unfair.push(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    if (!crowd.isAway() || !crowd.going()) return answer;
    crowd.seen.away += 1;
    await pause(AGAIN_MS);
  }
}

async function lookAround(crowd: Crowd): Promise<void> {
  await ask(crowd, pickOne(PAGES));
  await pauseToThink();
  await ask(crowd, `/product/${pickOne(crowd.product_ids)}`);
  await ask(crowd, `/search?q=${encodeURIComponent(pickOne(WORDS))}`);
  await ask(crowd, buildPath(SHOP_PATHS.filterProducts), {
    body: { search: pickOne(WORDS), min_price: 1_000 + Math.floor(5_000 * Math.random()) },
  });
}

type Placed = { order_id: string };

async function order(crowd: Crowd, { token }: Person): Promise<Placed | null> {
  const { seen } = crowd;
  for (let line = 0; line < 1 + Math.floor(3 * Math.random()); line++) {
    await ask(crowd, buildPath(SHOP_PATHS.addToCart), {
      token,
      body: { product_id: pickOne(crowd.product_ids), quantity: 1 },
      fair: REFUSALS,
    });
  }
  await ask(crowd, buildPath(SHOP_PATHS.cart), { token, body: {} });
  const applied_coupon_code = Math.random() < 0.5 ? crowd.coupon_code : null;
  if (applied_coupon_code) {
    await ask(crowd, buildPath(SHOP_PATHS.validateCoupon), { token, body: { coupon_code: applied_coupon_code }, fair: REFUSALS });
  }
  await pauseToThink();
  const key = randomUUID();
  const { status, text } = await ask(crowd, buildPath(SHOP_PATHS.placeOrder), {
    token,
    key,
    body: { applied_coupon_code },
    fair: REFUSALS,
  });
  // The run has ended while the shop was down.
  if (status !== 200 && crowd.isAway()) return null;
  seen.visits += 1;
  if (status !== 200) {
    seen.refused.push(`${status} ${text.slice(0, 200)}`);
    return null;
  }
  const { data } = JSON.parse(text) as { data: Placed };
  seen.acknowledged.set(key, data.order_id);
  return data;
}

/** Pays or declines on the provider's page, and comes back. */
async function payAtProvider(redirect_url: string): Promise<boolean> {
  const body = new URLSearchParams({ choice: Math.random() < 0.8 ? 'card' : 'decline' });
  const page = await fetch(redirect_url, { method: 'POST', body, redirect: 'manual' });
  await page.text();
  const back = page.headers.get('location');
  if (page.status !== 303 || !back) return false;
  await (await fetch(back, { redirect: 'manual' })).text();
  return true;
}

/** The stand-in of the provider runs in the shop's process and goes down with it. */
async function payByCard(crowd: Crowd, token: string, order_id: string): Promise<void> {
  const { status, text } = await ask(crowd, buildPath(SHOP_PATHS.payOrder), { token, body: { order_id }, fair: REFUSALS });
  if (status !== 200) return;
  const { data } = JSON.parse(text) as { data: { payment_url: string } };
  for (;;) {
    const paid = await payAtProvider(data.payment_url).catch(() => false);
    if (paid) crowd.seen.paid += 1;
    else if (!crowd.isAway()) crowd.seen.unfair.push(`the page of the provider: ${data.payment_url}`);
    if (paid || !crowd.isAway() || !crowd.going()) return;
    await pause(AGAIN_MS);
  }
}

/** Claims a transaction by mobile money; staff confirm or reject it, and ship the paid order. */
async function payByPhone(crowd: Crowd, token: string, order_id: string): Promise<void> {
  const transaction_id = String(randomBytes(6).readUIntBE(0, 6) + 1e14);
  const claimReply = await ask(crowd, buildPath(SHOP_PATHS.submitMobileMoney), {
    token,
    body: { order_id, transaction_id, phone: '0788 123 456' },
    fair: REFUSALS,
  });
  if (claimReply.status !== 200) return;
  await pauseToThink();
  const actAsStaff = (call: CallAddress, expected_status: string, more = {}) =>
    ask(crowd, buildPath(call, { order_id }), { token: crowd.staff_token, body: { expected_status, ...more }, fair: REFUSALS });
  const { data } = JSON.parse(claimReply.text) as { data: { payments: { payment_id: string }[] } };
  const payment_id = data.payments.at(-1)?.payment_id;
  if (Math.random() < 0.2) return void (await actAsStaff(STAFF_PATHS.rejectPayment, 'pending', { payment_id, reason: 'not found' }));
  if ((await actAsStaff(STAFF_PATHS.confirmPayment, 'pending', { payment_id })).status === 200) crowd.seen.confirmed += 1;
  await actAsStaff(STAFF_PATHS.prepareOrder, 'pending');
  if ((await actAsStaff(STAFF_PATHS.shipOrder, 'preparing')).status === 200) crowd.seen.sent += 1;
}

async function cancel(crowd: Crowd, token: string, order_id: string): Promise<void> {
  const { status } = await ask(crowd, buildPath(SHOP_PATHS.cancelOrder), { token, body: { order_id }, fair: REFUSALS });
  if (status === 200) crowd.seen.cancelled += 1;
}

/** Visits the shop again and again, each time as another shopper, until the run ends. */
export async function runShopper(crowd: Crowd): Promise<void> {
  while (crowd.going()) {
    const person = await crowd.signUp();
    await lookAround(crowd);
    const placed = await order(crowd, person);
    await pauseToThink();
    if (placed) {
      await pickOne([payByCard, payByPhone, payByPhone, cancel, async () => {}])(crowd, person.token, placed.order_id);
      await ask(crowd, buildPath(SHOP_PATHS.order), { token: person.token, body: { order_id: placed.order_id } });
    }
    await ask(crowd, buildPath(SHOP_PATHS.orders), { token: person.token, body: {} });
  }
}
