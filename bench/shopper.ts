/** A simulated shopper: browses, fills a cart, tries a coupon, orders, and pays by card or phone, cancels or leaves the order. Over HTTP. */

import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPath, type CallAddress } from '../contract/src/endpoints/call-address.ts';
import { SHOP_PATHS } from '../contract/src/endpoints/paths/shop.ts';
import { STAFF_PATHS } from '../contract/src/endpoints/paths/staff.ts';
import type { Shopper } from '../server/test/support/fixtures/fixtures.ts';

export type Tally = {
  requests: number;
  /** Visits in which the shopper tried to order. Each visit orders at most once. */
  visits: number;
  /** Acknowledged orders, by their idempotency key. */
  acknowledged: Map<string, string>;
  paid: number;
  /** Orders paid by mobile money that staff have confirmed. */
  confirmed: number;
  shipped: number;
  cancelled: number;
  /** Responses that no shopper should get. */
  unexpected: string[];
  /** Such responses while the shop or its database was down. The shopper repeats these requests. */
  failed_while_down: number;
  /** The responses with which the server refused to place an order. */
  refusals: string[];
};

export type Crowd = {
  url: string;
  tally: Tally;
  product_ids: readonly string[];
  coupon_code: string;
  /** Whether the shop or its database is down, or was within the last seconds. */
  isDown: () => boolean;
  isRunning: () => boolean;
  signUp: () => Promise<Shopper>;
  /** The token of a staff member. */
  staff_token: string;
};

type ApiResponse = { status: number; text: string };
type RequestOptions = { token?: string; body?: unknown; key?: string; expected?: readonly number[] };

const WORDS = ['rice toner', 'snail', 'sun cream', 'centella', 'lip tint', 'mask', 'vitamin serum'];
const PAGES = ['/', '/category/skincare', '/category/makeup?page=2', '/wishlist', '/cart', '/faqs'];
const THINK_MS_MAX = 250;
/** Statuses that a shopper may get: success, and refusals such as sold out or changed meanwhile. */
const REFUSALS = [200, 409, 422];
const RETRY_MS = 500;

const pickOne = <Value>(values: readonly Value[]): Value => values[Math.floor(values.length * Math.random())] as Value;
const pauseToThink = () => pause(THINK_MS_MAX * Math.random());

async function send(url: string, { token, body, key }: RequestOptions): Promise<ApiResponse> {
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

/** Repeats the request while the shop or its database is down. With the same idempotency key it places the order only once. */
async function request(crowd: Crowd, path: string, options: RequestOptions = {}): Promise<ApiResponse> {
  const { expected = [200] } = options;
  for (;;) {
    crowd.tally.requests += 1;
    const response = await send(crowd.url + path, options).catch((error: unknown) => ({ status: 0, text: String(error) }));
    if (expected.includes(response.status)) return response;
    if (!crowd.isDown()) crowd.tally.unexpected.push(`${path}: ${response.status} ${response.text.slice(0, 200)}`);
    if (!crowd.isDown() || !crowd.isRunning()) return response;
    crowd.tally.failed_while_down += 1;
    await pause(RETRY_MS);
  }
}

async function browse(crowd: Crowd): Promise<void> {
  await request(crowd, pickOne(PAGES));
  await pauseToThink();
  await request(crowd, `/product/${pickOne(crowd.product_ids)}`);
  await request(crowd, `/search?q=${encodeURIComponent(pickOne(WORDS))}`);
  await request(crowd, buildPath(SHOP_PATHS.filterProducts), {
    body: { search: pickOne(WORDS), min_price: 1_000 + Math.floor(5_000 * Math.random()) },
  });
}

type Placed = { order_id: string };

async function placeOrder(crowd: Crowd, { token }: Shopper): Promise<Placed | null> {
  const { tally } = crowd;
  for (let line = 0; line < 1 + Math.floor(3 * Math.random()); line++) {
    await request(crowd, buildPath(SHOP_PATHS.addToCart), {
      token,
      body: { product_id: pickOne(crowd.product_ids), quantity: 1 },
      expected: REFUSALS,
    });
  }
  await request(crowd, buildPath(SHOP_PATHS.cart), { token, body: {} });
  const applied_coupon_code = Math.random() < 0.5 ? crowd.coupon_code : null;
  if (applied_coupon_code) {
    await request(crowd, buildPath(SHOP_PATHS.validateCoupon), { token, body: { coupon_code: applied_coupon_code }, expected: REFUSALS });
  }
  await pauseToThink();
  const key = randomUUID();
  const { status, text } = await request(crowd, buildPath(SHOP_PATHS.placeOrder), {
    token,
    key,
    body: { applied_coupon_code },
    expected: REFUSALS,
  });
  // The run has ended while the shop was down.
  if (status !== 200 && crowd.isDown()) return null;
  tally.visits += 1;
  if (status !== 200) {
    tally.refusals.push(`${status} ${text.slice(0, 200)}`);
    return null;
  }
  const { data } = JSON.parse(text) as { data: Placed };
  tally.acknowledged.set(key, data.order_id);
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

/** Repeats the payment while the shop is down, because the stand-in of the provider runs in the shop's process. */
async function payByCard(crowd: Crowd, token: string, order_id: string): Promise<void> {
  const { status, text } = await request(crowd, buildPath(SHOP_PATHS.payOrder), { token, body: { order_id }, expected: REFUSALS });
  if (status !== 200) return;
  const { data } = JSON.parse(text) as { data: { payment_url: string } };
  for (;;) {
    const paid = await payAtProvider(data.payment_url).catch(() => false);
    if (paid) crowd.tally.paid += 1;
    else if (!crowd.isDown()) crowd.tally.unexpected.push(`the page of the provider: ${data.payment_url}`);
    if (paid || !crowd.isDown() || !crowd.isRunning()) return;
    await pause(RETRY_MS);
  }
}

/** Claims a transaction by mobile money; staff confirm or reject it, and ship the paid order. */
async function payByPhone(crowd: Crowd, token: string, order_id: string): Promise<void> {
  const transaction_id = String(randomBytes(6).readUIntBE(0, 6) + 1e14);
  const claimReply = await request(crowd, buildPath(SHOP_PATHS.submitMobileMoney), {
    token,
    body: { order_id, transaction_id, phone: '0788 123 456' },
    expected: REFUSALS,
  });
  if (claimReply.status !== 200) return;
  await pauseToThink();
  const actAsStaff = (call: CallAddress, expected_status: string, more = {}) =>
    request(crowd, buildPath(call, { order_id }), { token: crowd.staff_token, body: { expected_status, ...more }, expected: REFUSALS });
  const { data } = JSON.parse(claimReply.text) as { data: { payments: { payment_id: string }[] } };
  const payment_id = data.payments.at(-1)?.payment_id;
  if (Math.random() < 0.2) return void (await actAsStaff(STAFF_PATHS.rejectPayment, 'pending', { payment_id, reason: 'not found' }));
  if ((await actAsStaff(STAFF_PATHS.confirmPayment, 'pending', { payment_id })).status === 200) crowd.tally.confirmed += 1;
  await actAsStaff(STAFF_PATHS.prepareOrder, 'pending');
  if ((await actAsStaff(STAFF_PATHS.shipOrder, 'preparing')).status === 200) crowd.tally.shipped += 1;
}

async function cancelOrder(crowd: Crowd, token: string, order_id: string): Promise<void> {
  const { status } = await request(crowd, buildPath(SHOP_PATHS.cancelOrder), { token, body: { order_id }, expected: REFUSALS });
  if (status === 200) crowd.tally.cancelled += 1;
}

/** Visits the shop again and again, each time as another shopper, until the run ends. */
export async function runShopper(crowd: Crowd): Promise<void> {
  while (crowd.isRunning()) {
    const person = await crowd.signUp();
    await browse(crowd);
    const placed = await placeOrder(crowd, person);
    await pauseToThink();
    if (placed) {
      await pickOne([payByCard, payByPhone, payByPhone, cancelOrder, async () => {}])(crowd, person.token, placed.order_id);
      await request(crowd, buildPath(SHOP_PATHS.order), { token: person.token, body: { order_id: placed.order_id } });
    }
    await request(crowd, buildPath(SHOP_PATHS.orders), { token: person.token, body: {} });
  }
}
