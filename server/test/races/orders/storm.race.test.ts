/**
 * Runs all kinds of calls at once on few products and coupons: no call fails because of another, and the invariants hold afterwards. Slow:
 * the storm lasts twelve seconds.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { UNPAID_HOURS } from '@uruhu/contract/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrders } from '../../../src/domains/fulfilment/fulfilment.ts';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { placeOrder } from '../../support/fixtures/buy.ts';
import { openTestCards, type TestCards } from '../../support/fixtures/cards.ts';
import { addToCart } from '../../support/fixtures/cart.ts';
import { addCoupon } from '../../support/fixtures/coupons.ts';
import { addProduct, addShopper, type Shopper, setShipping } from '../../support/fixtures/fixtures.ts';
import { claimMobileMoney, judgeClaim } from '../../support/fixtures/paying.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { type ApiResponse, call } from '../../support/shop/call.ts';

const STORM_MS = Number(process.env.STORM_SECONDS ?? 12) * 1_000;
const SHOPPER_COUNT = 16;
/** On a slow machine the storm continues until every shopper has placed this many orders, so that each outcome occurs several times. */
const ORDERS_PER_SHOPPER_MIN = 5;
const EXPIRE_EVERY_MS = 700;
/** The steps of staff, each with the status in which they see the order. */
const STAFF_STEPS = [
  ['prepare', 'pending'],
  ['ship', 'preparing'],
  ['arrive', 'in_transit'],
  ['out-for-delivery', 'in_transit'],
  ['deliver', 'in_transit'],
] as const;
/** The statuses that shoppers and staff may get; any other is a bug. */
const EXPECTED_STATUSES = [200, 404, 409, 422];

let shop: TestShop;
let cards: TestCards;
let staff: [TestStaffMember, TestStaffMember];
beforeAll(async () => {
  cards = await openTestCards();
  shop = await openTestShop({ providers: { pesapal: cards.provider } });
  await setShipping(shop.db);
  staff = [await addStaffMember(shop.db), await addStaffMember(shop.db)];
});
afterAll(async () => {
  await shop.close();
  await cards.close();
});

let nextIndex = 0;
const takeNext = <Value>(values: readonly Value[]): Value => values[nextIndex++ % values.length] as Value;
const pickOne = <Value>(values: readonly Value[]): Value => values[Math.floor(values.length * Math.random())] as Value;
const shuffle = <Value>(values: readonly Value[]): Value[] => [...values].sort(() => Math.random() - 0.5);

type TestOrder = { buyer: Shopper; order: { order_id: string; final_total: number } };
const cancelOrder = ({ buyer, order }: TestOrder) =>
  call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token });

const claimPayment = ({ buyer, order }: TestOrder) => claimMobileMoney(shop, buyer, order.order_id);
const startCardPayment = ({ buyer, order }: TestOrder) =>
  call(shop.app, '/api/orders/payorder', { order_id: order.order_id }, { token: buyer.token });
const actAsStaffMember = (staffIndex: 0 | 1, { order }: TestOrder, verb: string, expected_status: string, extraBody = {}) =>
  actAsStaff(shop, staff[staffIndex], order.order_id, verb, { expected_status, ...extraBody });
/** Confirms or rejects the claimed payment as one of the two staff members. */
const judgeAsStaff = (staffIndex: 0 | 1, { order }: TestOrder, verb: 'confirm-payment' | 'reject-payment') =>
  judgeClaim(shop, staff[staffIndex], order.order_id, verb, {
    expected_status: 'pending',
    ...(verb === 'reject-payment' ? { reason: 'not found' } : {}),
  });
const judgeTwice = (testOrder: TestOrder, verb: 'confirm-payment' | 'reject-payment') =>
  Promise.all([judgeAsStaff(0, testOrder, verb), judgeAsStaff(1, testOrder, verb)]);
/** Makes both staff members do the same step at once. */
const actTwice = (testOrder: TestOrder, verb: string, expected_status: string, extraBody = {}) =>
  Promise.all([
    actAsStaffMember(0, testOrder, verb, expected_status, extraBody),
    actAsStaffMember(1, testOrder, verb, expected_status, extraBody),
  ]);

/** What happens to an order after it was placed. Each resolves with the API's responses. */
const OUTCOMES: Record<string, (testOrder: TestOrder) => Promise<ApiResponse[]>> = {
  'stays unpaid': async () => [],
  'is cancelled twice at once': (testOrder) => Promise.all([cancelOrder(testOrder), cancelOrder(testOrder)]),
  'is paid, and settled by two at once': async ({ order }) => {
    const { payment_attempt_id, tracking_id } = await cards.startPayment(shop.db, order);
    await cards.standIn.choose(tracking_id, takeNext(['card', 'decline', 'mtn']));
    await Promise.all([cards.settle(shop.db, payment_attempt_id), cards.settle(shop.db, payment_attempt_id)]);
    return [];
  },
  'is paid and cancelled at once': async (testOrder) => {
    const { payment_attempt_id, tracking_id } = await cards.startPayment(shop.db, testOrder.order);
    await cards.standIn.choose(tracking_id, 'card');
    const steps = [
      () => cards.settle(shop.db, payment_attempt_id).then(() => []),
      () => cancelOrder(testOrder).then((response) => [response]),
    ];
    return (await Promise.all(shuffle(steps).map((start) => start()))).flat();
  },
  'is cancelled, and then paid': async (testOrder) => {
    const { payment_attempt_id, tracking_id } = await cards.startPayment(shop.db, testOrder.order);
    const cancelled = await cancelOrder(testOrder);
    await cards.standIn.choose(tracking_id, 'card').catch(() => {});
    await cards.settle(shop.db, payment_attempt_id);
    return [cancelled];
  },
  'is claimed and paid by card at once, and confirmed and rejected at once': async (testOrder) => [
    ...(await Promise.all(shuffle([claimPayment, startCardPayment]).map((start) => start(testOrder)))),
    ...(await Promise.all([judgeAsStaff(0, testOrder, 'confirm-payment'), judgeAsStaff(1, testOrder, 'reject-payment')])),
  ],
  'is claimed by mistake, rejected by two staff members at once, and claimed again': async (testOrder) => [
    await claimPayment(testOrder),
    ...(await judgeTwice(testOrder, 'reject-payment')),
    await claimPayment(testOrder),
  ],
  'is claimed, and corrected by two tabs while staff confirm it': async (testOrder) => [
    await claimPayment(testOrder),
    ...(await Promise.all(
      shuffle([claimPayment, claimPayment, (claimed: TestOrder) => judgeAsStaff(0, claimed, 'confirm-payment')]).map((start) =>
        start(testOrder),
      ),
    )),
    await judgeAsStaff(1, testOrder, 'confirm-payment'),
  ],
  'is claimed, confirmed and delivered, with two staff members at each step': async (testOrder) => {
    const responses = [await claimPayment(testOrder), ...(await judgeTwice(testOrder, 'confirm-payment'))];
    for (const [verb, expected_status] of STAFF_STEPS) responses.push(...(await actTwice(testOrder, verb, expected_status)));
    return responses;
  },
  'is paid, then packed and cancelled by staff and by the shopper at once, and refunded by two staff members': async (testOrder) => [
    await claimPayment(testOrder),
    await judgeAsStaff(0, testOrder, 'confirm-payment'),
    ...(await Promise.all(
      shuffle([
        () => actAsStaffMember(0, testOrder, 'prepare', 'pending'),
        () => actAsStaffMember(1, testOrder, 'cancel', 'pending', { reason: 'sold out' }),
        () => cancelOrder(testOrder),
      ]).map((start) => start()),
    )),
    await actAsStaffMember(1, testOrder, 'cancel', 'preparing', { reason: 'sold out after all' }),
    ...(await actTwice(testOrder, 'refund', 'cancelled', { reason: 'sold out' })),
  ],
  'is reordered twice at once while it is cancelled': async (testOrder) => {
    const { buyer, order } = testOrder;
    const reorder = () => call(shop.app, '/api/orders/reorder', { order_id: order.order_id }, { token: buyer.token });
    return Promise.all([reorder(), reorder(), cancelOrder(testOrder), placeOrder(shop, buyer)]);
  },
};

/** Runs two processes that expire unpaid orders as if their time were over. */
async function expireUnpaidOrders(until_ms: number): Promise<number> {
  const context = { ...shop.context, log: (line: string) => expect.unreachable(line) };
  let expiredCount = 0;
  // On a slow machine the first unpaid order can come after the end of the storm. Without any, the test times out.
  while (performance.now() < until_ms || expiredCount === 0) {
    await pause(EXPIRE_EVERY_MS);
    const pastDeadline = new Date(Date.now() + (UNPAID_HOURS + 1) * 3_600_000);
    for (const count of await Promise.all([expireOrders(context, pastDeadline), expireOrders(context, pastDeadline)]))
      expiredCount += count;
  }
  return expiredCount;
}

/** Lists for each stock the pieces that are missing since the beginning, and the pieces that were shipped. */
const listMissingPieces = async (initialPieces: ReadonlyMap<string, number>) => {
  const { rows } = await sql<{ stock_id: string; on_hand: number; shipped: number }>`
    select stock_id::text, on_hand, (select coalesce(sum(pieces), 0)::int from stock_reservations r
      where r.stock_id = stock.stock_id and shipped_at is not null) as shipped from stock`.execute(shop.db);
  return rows.map(({ stock_id, on_hand, shipped }) => ({ stock_id, missing: (initialPieces.get(stock_id) ?? 0) - on_hand, shipped }));
};

type ShopperOptions = { shopperIndex: number; products: readonly string[]; coupons: readonly (string | null)[]; until_ms: number };
async function runShopper({ shopperIndex, products, coupons, until_ms }: ShopperOptions) {
  const outcomes = Object.values(OUTCOMES);
  const responses: ApiResponse[] = [];
  let orderCount = 0;
  let buyer = await addShopper(shop.db);
  while (performance.now() < until_ms || orderCount < ORDERS_PER_SHOPPER_MIN) {
    if (orderCount % 3 === 2) buyer = await addShopper(shop.db);
    for (const product_id of shuffle(products).slice(0, 1 + Math.floor(3 * Math.random()))) {
      responses.push(await addToCart(shop.app, buyer, { product_id, quantity: 1 + Math.floor(2 * Math.random()) }));
    }
    const applied_coupon_code = pickOne(coupons);
    // Two tabs order the same cart at once.
    const orderResponses = await Promise.all([1, 2].map(() => placeOrder(shop, buyer, applied_coupon_code ? { applied_coupon_code } : {})));
    responses.push(...orderResponses);
    const order = orderResponses.find(({ status }) => status === 200)?.body.data;
    // The products are sold out meanwhile, or the coupon is used up, so this shopper leaves.
    if (!order) buyer = await addShopper(shop.db);
    if (!order) continue;
    orderCount += 1;
    const runOutcome = outcomes[(shopperIndex + orderCount) % outcomes.length];
    if (runOutcome) responses.push(...(await runOutcome({ buyer, order })));
  }
  return { responses, orderCount };
}

const countDeadlocks = async () => {
  const { rows } = await sql<{
    count: number;
  }>`select deadlocks::int as count from pg_stat_database where datname = current_database()`.execute(shop.db);
  return rows[0]?.count;
};

test(
  'a storm of carts, orders, coupons, cancellations, payments and staff keeps all invariants and causes no deadlock',
  async () => {
    const { db } = shop;
    const products: string[] = [];
    for (const stock of [3, 8, 20, 400]) products.push((await addProduct(db, { stock })).product_id);
    products.push(
      (await addProduct(db)).product_id,
      (await addProduct(db, { stock: 60, options: [{ stock: 30 }, { stock: 25 }] })).product_id,
    );
    const coupons = [null, await addCoupon(db), await addCoupon(db, { total_limit: 10 }), await addCoupon(db, { person_limit: 1 })];
    const until_ms = performance.now() + STORM_MS;
    const initialStock = await db.selectFrom('stock').select(['stock_id', 'on_hand']).execute();
    const shoppers = Array.from({ length: SHOPPER_COUNT }, (_, shopperIndex) => runShopper({ shopperIndex, products, coupons, until_ms }));
    const [expiredCount, ...results] = await Promise.all([expireUnpaidOrders(until_ms), ...shoppers]);
    const unexpected = results.flatMap(({ responses }) => responses).filter(({ status }) => !EXPECTED_STATUSES.includes(status));
    expect(unexpected.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    expect(results.reduce((sum, { orderCount }) => sum + orderCount, 0)).toBeGreaterThan(SHOPPER_COUNT);
    expect(await findBrokenInvariants(db)).toEqual([]);
    const stock = await listMissingPieces(new Map(initialStock.map(({ stock_id, on_hand }) => [String(stock_id), on_hand])));
    expect(stock.map(({ missing }) => missing)).toEqual(stock.map(({ shipped }) => shipped));
    // The next checks show that orders and payments came to every end, and were not all refused.
    expect(expiredCount).toBeGreaterThan(0);
    const reachedStates = await db.selectFrom('payment_attempts').select('state').distinct().execute();
    expect(reachedStates.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['succeeded', 'failed', 'rejected', 'expired', 'refunded']),
    );
    const statuses = await db.selectFrom('orders').select('status').distinct().execute();
    expect(statuses.map(({ status }) => status)).toEqual(expect.arrayContaining(['delivered', 'cancelled']));
    // PostgreSQL updates its statistics a little later.
    await pause(1_500);
    expect(await countDeadlocks()).toBe(0);
  },
  60_000 + STORM_MS,
);
