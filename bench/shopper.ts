/**
 * A simulated shopper: over HTTP she browses, fills a cart, tries a coupon and places an order, which she pays, cancels or leaves unpaid.
 */

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
  /** The ids of the acknowledged orders, by idempotency key. */
  acknowledged: Map<string, string>;
  /** Card payments that the shopper has finished on the provider's page, paid or declined. */
  finished_at_provider: number;
  /** Orders paid by mobile money that staff have confirmed. */
  confirmed: number;
  shipped: number;
  cancelled: number;
  /** Responses that no shopper should get. */
  unexpected: string[];
  /** Unexpected responses while the shop or its database was down. The shopper repeats these requests. */
  failed_while_down: number;
  /** The responses with which the server refused to place an order. */
  refusals: string[];
};

/** The shop that the simulated shoppers use, and what they have done so far. */
export type Simulation = {
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
type RequestOptions = { token?: string; body?: unknown; idempotencyKey?: string; expectedStatuses?: readonly number[] };

const WORDS = ['rice toner', 'snail', 'sun cream', 'centella', 'lip tint', 'mask', 'vitamin serum'];
const PAGES = ['/', '/category/skincare', '/category/makeup?page=2', '/wishlist', '/cart', '/faqs'];
const THINK_MS_MAX = 250;
/** Statuses that a shopper may get: success, and refusals such as sold out or changed meanwhile. */
const EXPECTED_STATUSES = [200, 409, 422];
const RETRY_MS = 500;

const pickOne = <Value>(values: readonly Value[]): Value => values[Math.floor(values.length * Math.random())] as Value;
const pauseToThink = () => pause(THINK_MS_MAX * Math.random());

async function send(url: string, { token, body, idempotencyKey }: RequestOptions): Promise<ApiResponse> {
  const headers = new Headers({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(60_000),
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** Repeats the request while the shop or its database is down. With the same idempotency key it places the order only once. */
async function request(simulation: Simulation, path: string, options: RequestOptions = {}): Promise<ApiResponse> {
  const { expectedStatuses = [200] } = options;
  for (;;) {
    simulation.tally.requests += 1;
    const response = await send(simulation.url + path, options).catch((error: unknown) => ({ status: 0, text: String(error) }));
    if (expectedStatuses.includes(response.status)) return response;
    if (!simulation.isDown()) simulation.tally.unexpected.push(`${path}: ${response.status} ${response.text.slice(0, 200)}`);
    if (!simulation.isDown() || !simulation.isRunning()) return response;
    simulation.tally.failed_while_down += 1;
    await pause(RETRY_MS);
  }
}

async function browse(simulation: Simulation): Promise<void> {
  await request(simulation, pickOne(PAGES));
  await pauseToThink();
  await request(simulation, `/product/${pickOne(simulation.product_ids)}`);
  await request(simulation, `/search?q=${encodeURIComponent(pickOne(WORDS))}`);
  await request(simulation, buildPath(SHOP_PATHS.filterProducts), {
    body: { search: pickOne(WORDS), min_price: 1_000 + Math.floor(5_000 * Math.random()) },
  });
}

type PlacedOrder = { order_id: string };

async function placeOrder(simulation: Simulation, { token }: Shopper): Promise<PlacedOrder | null> {
  const { tally } = simulation;
  for (let line = 0; line < 1 + Math.floor(3 * Math.random()); line++) {
    await request(simulation, buildPath(SHOP_PATHS.addToCart), {
      token,
      body: { product_id: pickOne(simulation.product_ids), quantity: 1 },
      expectedStatuses: EXPECTED_STATUSES,
    });
  }
  await request(simulation, buildPath(SHOP_PATHS.cart), { token, body: {} });
  const applied_coupon_code = Math.random() < 0.5 ? simulation.coupon_code : null;
  if (applied_coupon_code) {
    await request(simulation, buildPath(SHOP_PATHS.validateCoupon), {
      token,
      body: { coupon_code: applied_coupon_code },
      expectedStatuses: EXPECTED_STATUSES,
    });
  }
  await pauseToThink();
  const idempotencyKey = randomUUID();
  const { status, text } = await request(simulation, buildPath(SHOP_PATHS.placeOrder), {
    token,
    idempotencyKey,
    body: { applied_coupon_code },
    expectedStatuses: EXPECTED_STATUSES,
  });
  // The run has ended while the shop was down.
  if (status !== 200 && simulation.isDown()) return null;
  tally.visits += 1;
  if (status !== 200) {
    tally.refusals.push(`${status} ${text.slice(0, 200)}`);
    return null;
  }
  const { data } = JSON.parse(text) as { data: PlacedOrder };
  tally.acknowledged.set(idempotencyKey, data.order_id);
  return data;
}

/** Pays or declines on the provider's page, and follows its redirect back to the shop. Returns whether the provider redirected her. */
async function finishAtProvider(redirect_url: string): Promise<boolean> {
  const body = new URLSearchParams({ choice: Math.random() < 0.8 ? 'card' : 'decline' });
  const page = await fetch(redirect_url, { method: 'POST', body, redirect: 'manual' });
  await page.text();
  const returnUrl = page.headers.get('location');
  if (page.status !== 303 || !returnUrl) return false;
  await (await fetch(returnUrl, { redirect: 'manual' })).text();
  return true;
}

/** Repeats the payment while the shop is down, because the stand-in of the provider runs in the shop's process. */
async function payByCard(simulation: Simulation, token: string, order_id: string): Promise<void> {
  const { status, text } = await request(simulation, buildPath(SHOP_PATHS.payOrder), {
    token,
    body: { order_id },
    expectedStatuses: EXPECTED_STATUSES,
  });
  if (status !== 200) return;
  const { data } = JSON.parse(text) as { data: { payment_url: string } };
  for (;;) {
    const hasReturned = await finishAtProvider(data.payment_url).catch(() => false);
    if (hasReturned) simulation.tally.finished_at_provider += 1;
    else if (!simulation.isDown()) simulation.tally.unexpected.push(`the page of the provider: ${data.payment_url}`);
    if (hasReturned || !simulation.isDown() || !simulation.isRunning()) return;
    await pause(RETRY_MS);
  }
}

/** Claims that she has paid by mobile money; staff confirm or reject the claim, and ship the paid order. */
async function payByMobileMoney(simulation: Simulation, token: string, order_id: string): Promise<void> {
  // A random number of 15 digits.
  const transaction_id = String(randomBytes(6).readUIntBE(0, 6) + 1e14);
  const claimReply = await request(simulation, buildPath(SHOP_PATHS.submitMobileMoney), {
    token,
    body: { order_id, transaction_id, phone: '0788 123 456' },
    expectedStatuses: EXPECTED_STATUSES,
  });
  if (claimReply.status !== 200) return;
  await pauseToThink();
  const actAsStaff = (call: CallAddress, expected_status: string, fields = {}) =>
    request(simulation, buildPath(call, { order_id }), {
      token: simulation.staff_token,
      body: { expected_status, ...fields },
      expectedStatuses: EXPECTED_STATUSES,
    });
  const { data } = JSON.parse(claimReply.text) as { data: { payments: { payment_id: string }[] } };
  const payment_id = data.payments.at(-1)?.payment_id;
  if (Math.random() < 0.2) return void (await actAsStaff(STAFF_PATHS.rejectPayment, 'pending', { payment_id, reason: 'not found' }));
  if ((await actAsStaff(STAFF_PATHS.confirmPayment, 'pending', { payment_id })).status === 200) simulation.tally.confirmed += 1;
  await actAsStaff(STAFF_PATHS.prepareOrder, 'pending');
  if ((await actAsStaff(STAFF_PATHS.shipOrder, 'preparing')).status === 200) simulation.tally.shipped += 1;
}

async function cancelOrder(simulation: Simulation, token: string, order_id: string): Promise<void> {
  const { status } = await request(simulation, buildPath(SHOP_PATHS.cancelOrder), {
    token,
    body: { order_id },
    expectedStatuses: EXPECTED_STATUSES,
  });
  if (status === 200) simulation.tally.cancelled += 1;
}

/** Visits the shop again and again, each time as another shopper, until the run ends. */
export async function runShopper(simulation: Simulation): Promise<void> {
  while (simulation.isRunning()) {
    const shopper = await simulation.signUp();
    await browse(simulation);
    const placedOrder = await placeOrder(simulation, shopper);
    await pauseToThink();
    if (placedOrder) {
      // Of five orders, one is paid by card, two by mobile money, one is cancelled, and one is left unpaid.
      await pickOne([payByCard, payByMobileMoney, payByMobileMoney, cancelOrder, async () => {}])(
        simulation,
        shopper.token,
        placedOrder.order_id,
      );
      await request(simulation, buildPath(SHOP_PATHS.order), { token: shopper.token, body: { order_id: placedOrder.order_id } });
    }
    await request(simulation, buildPath(SHOP_PATHS.orders), { token: shopper.token, body: {} });
  }
}
