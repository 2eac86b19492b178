/** Everything at once, on few products and coupons, for a while: nobody fails for another's sake, and the books are right afterwards. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrders } from '../../src/domains/checkout/checkout.ts';
import { openTestShop, type TestShop } from '../support/app.ts';
import { place } from '../support/buy.ts';
import { type Answer, call } from '../support/call.ts';
import { type Cards, openCards } from '../support/cards.ts';
import { addToCart } from '../support/cart.ts';
import { addCoupon } from '../support/coupons.ts';
import { addPerson, addProduct, type Person, setShipping } from '../support/fixtures.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { judge, submit } from '../support/paying.ts';
import { act, addColleague, type Colleague } from '../support/staff.ts';

const STORM_MS = Number(process.env.STORM_SECONDS ?? 12) * 1_000;
const SHOPPERS = 16;
/** On a slow machine the storm goes on until everybody has placed so many: enough for each fate to come to several. */
const ORDERS_EACH_MIN = 5;
const EXPIRE_EVERY_MS = 700;
/** The way of an order with staff, each step from the status in which they have seen it. */
const WAY = [
  ['prepare', 'pending'],
  ['ship', 'preparing'],
  ['arrive', 'in_transit'],
  ['out-for-delivery', 'in_transit'],
  ['deliver', 'in_transit'],
] as const;
/** What shoppers and staff may be told; anything else is ours. */
const FAIR = [200, 404, 409, 422];

let shop: TestShop;
let cards: Cards;
let staff: [Colleague, Colleague];
beforeAll(async () => {
  cards = await openCards();
  shop = await openTestShop({ providers: { pesapal: cards.provider } });
  await setShipping(shop.db);
  staff = [await addColleague(shop.db), await addColleague(shop.db)];
});
afterAll(async () => {
  await shop.close();
  await cards.close();
});

let turns = 0;
const inTurn = <Value>(values: readonly Value[]): Value => values[turns++ % values.length] as Value;
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(values.length * Math.random())] as Value;
const shuffled = <Value>(values: readonly Value[]): Value[] => [...values].sort(() => Math.random() - 0.5);

type Ordered = { buyer: Person; order: { order_id: string; final_total: number } };
const cancel = ({ buyer, order }: Ordered) => call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token });

const tell = ({ buyer, order }: Ordered) => submit(shop, buyer, order.order_id);
const payByCard = ({ buyer, order }: Ordered) =>
  call(shop.app, '/api/orders/payorder', { order_id: order.order_id }, { token: buyer.token });
const byStaff = (which: 0 | 1, { order }: Ordered, verb: string, seen: string, more = {}) =>
  act(shop, staff[which], order.order_id, verb, seen, more);
/** What they say of money that was told of. */
const saidBy = (which: 0 | 1, { order }: Ordered, verb: 'confirm-payment' | 'reject-payment') =>
  judge(shop, staff[which], order.order_id, verb, 'pending', verb === 'reject-payment' ? { reason: 'not found' } : {});
const saidByBoth = (ordered: Ordered, verb: 'confirm-payment' | 'reject-payment') =>
  Promise.all([saidBy(0, ordered, verb), saidBy(1, ordered, verb)]);
/** Two of staff do the same at once. */
const byBoth = (ordered: Ordered, verb: string, seen: string, more = {}) =>
  Promise.all([byStaff(0, ordered, verb, seen, more), byStaff(1, ordered, verb, seen, more)]);

/** What becomes of an order. Each answers what the API said. */
const FATES: Record<string, (ordered: Ordered) => Promise<Answer[]>> = {
  'is left alone': async () => [],
  'is cancelled twice at once': (ordered) => Promise.all([cancel(ordered), cancel(ordered)]),
  'is paid, and settled by two at once': async ({ order }) => {
    const { payment_attempt_id, tracking_id } = await cards.begin(shop.db, order);
    await cards.standIn.choose(tracking_id, inTurn(['card', 'decline', 'mtn']));
    await Promise.all([cards.settle(shop.db, payment_attempt_id), cards.settle(shop.db, payment_attempt_id)]);
    return [];
  },
  'is paid and cancelled at once': async (ordered) => {
    const { payment_attempt_id, tracking_id } = await cards.begin(shop.db, ordered.order);
    await cards.standIn.choose(tracking_id, 'card');
    const both = [() => cards.settle(shop.db, payment_attempt_id).then(() => []), () => cancel(ordered).then((answer) => [answer])];
    return (await Promise.all(shuffled(both).map((begin) => begin()))).flat();
  },
  'is cancelled, and paid all the same': async (ordered) => {
    const { payment_attempt_id, tracking_id } = await cards.begin(shop.db, ordered.order);
    const cancelled = await cancel(ordered);
    await cards.standIn.choose(tracking_id, 'card').catch(() => {});
    await cards.settle(shop.db, payment_attempt_id);
    return [cancelled];
  },
  'is told of and begun by card at once, and confirmed and rejected at once': async (ordered) => [
    ...(await Promise.all(shuffled([tell, payByCard]).map((begin) => begin(ordered)))),
    ...(await Promise.all([saidBy(0, ordered, 'confirm-payment'), saidBy(1, ordered, 'reject-payment')])),
  ],
  'is told of by mistake, refused by two of staff at once, and told of again': async (ordered) => [
    await tell(ordered),
    ...(await saidByBoth(ordered, 'reject-payment')),
    await tell(ordered),
  ],
  'is told of, and corrected by two tabs and confirmed at once': async (ordered) => [
    await tell(ordered),
    ...(await Promise.all(shuffled([tell, tell, (one: Ordered) => saidBy(0, one, 'confirm-payment')]).map((begin) => begin(ordered)))),
    await saidBy(1, ordered, 'confirm-payment'),
  ],
  'is told of, confirmed, and sent all the way by two of staff at each step': async (ordered) => {
    const answers = [await tell(ordered), ...(await saidByBoth(ordered, 'confirm-payment'))];
    for (const [verb, seen] of WAY) answers.push(...(await byBoth(ordered, verb, seen)));
    return answers;
  },
  'is paid, and packed, cancelled by staff and by the shopper at once, and given back by two': async (ordered) => [
    await tell(ordered),
    await saidBy(0, ordered, 'confirm-payment'),
    ...(await Promise.all(
      shuffled([
        () => byStaff(0, ordered, 'prepare', 'pending'),
        () => byStaff(1, ordered, 'cancel', 'pending', { reason: 'sold out' }),
        () => cancel(ordered),
      ]).map((begin) => begin()),
    )),
    await byStaff(1, ordered, 'cancel', 'preparing', { reason: 'sold out after all' }),
    ...(await byBoth(ordered, 'refund', 'cancelled', { reason: 'sold out' })),
  ],
  'is bought again by two at once, while it is cancelled': async (ordered) => {
    const { buyer, order } = ordered;
    const again = () => call(shop.app, '/api/orders/reorder', { order_id: order.order_id }, { token: buyer.token });
    return Promise.all([again(), again(), cancel(ordered), place(shop, buyer)]);
  },
};

/** Two processes end what is not paid, as if its time were over. */
async function janitor(until_ms: number): Promise<number> {
  const keeping = { ...shop.parts, log: (line: string) => expect.unreachable(line) };
  let ended = 0;
  while (performance.now() < until_ms) {
    await pause(EXPIRE_EVERY_MS);
    const late = new Date(Date.now() + 73 * 3_600_000);
    for (const count of await Promise.all([expireOrders(keeping, late), expireOrders(keeping, late)])) ended += count;
  }
  return ended;
}

/** Pieces that were there and are not any more, for each thing in stock; and those that orders took away. */
const leavings = async (before: ReadonlyMap<string, number>) => {
  const { rows } = await sql<{ stock_id: string; on_hand: number; shipped: number }>`
    select stock_id::text, on_hand, (select coalesce(sum(pieces), 0)::int from stock_reservations r
      where r.stock_id = stock.stock_id and shipped_at is not null) as shipped from stock`.execute(shop.db);
  return rows.map(({ stock_id, on_hand, shipped }) => ({ stock_id, left: (before.get(stock_id) ?? 0) - on_hand, shipped }));
};

type Crowd = { number: number; products: readonly string[]; coupons: readonly (string | null)[]; until_ms: number };
async function shopper({ number, products, coupons, until_ms }: Crowd) {
  const fates = Object.values(FATES);
  const answers: Answer[] = [];
  let orders = 0;
  let buyer = await addPerson(shop.db);
  while (performance.now() < until_ms || orders < ORDERS_EACH_MIN) {
    if (orders % 3 === 2) buyer = await addPerson(shop.db);
    for (const product_id of shuffled(products).slice(0, 1 + Math.floor(3 * Math.random()))) {
      answers.push(await addToCart(shop.app, buyer, { product_id, quantity: 1 + Math.floor(2 * Math.random()) }));
    }
    const applied_coupon_code = oneOf(coupons);
    const clicks = await Promise.all([1, 2].map(() => place(shop, buyer, applied_coupon_code ? { applied_coupon_code } : {})));
    answers.push(...clicks);
    const order = clicks.find(({ status }) => status === 200)?.body.data;
    // Sold out meanwhile, or one coupon too many: a cart that cannot be ordered is left to itself.
    if (!order) buyer = await addPerson(shop.db);
    if (!order) continue;
    orders += 1;
    const fate = fates[(number + orders) % fates.length];
    if (fate) answers.push(...(await fate({ buyer, order })));
  }
  return { answers, orders };
}

const deadlocks = async () => {
  const { rows } = await sql<{
    count: number;
  }>`select deadlocks::int as count from pg_stat_database where datname = current_database()`.execute(shop.db);
  return rows[0]?.count;
};

test(
  'a storm of carts, orders, coupons, cancels, payments and staff ends with right books, and without a ring of waiting',
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
    const stocked = await db.selectFrom('stock').select(['stock_id', 'on_hand']).execute();
    const crowd = Array.from({ length: SHOPPERS }, (_, number) => shopper({ number, products, coupons, until_ms }));
    const [ended, ...ends] = await Promise.all([janitor(until_ms), ...crowd]);
    const unfair = ends.flatMap(({ answers }) => answers).filter(({ status }) => !FAIR.includes(status));
    expect(unfair.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    expect(ends.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(SHOPPERS);
    expect(await brokenInvariants(db)).toEqual([]);
    const left = await leavings(new Map(stocked.map(({ stock_id, on_hand }) => [String(stock_id), on_hand])));
    expect(left.map(({ left }) => left)).toEqual(left.map(({ shipped }) => shipped));
    // It was a storm of everything.
    expect(ended).toBeGreaterThan(0);
    const reached = await db.selectFrom('payment_attempts').select('state').distinct().execute();
    expect(reached.map(({ state }) => state)).toEqual(expect.arrayContaining(['succeeded', 'failed', 'rejected', 'expired', 'refunded']));
    const statuses = await db.selectFrom('orders').select('status').distinct().execute();
    expect(statuses.map(({ status }) => status)).toEqual(expect.arrayContaining(['delivered', 'cancelled']));
    // The server counts a little later.
    await pause(1_500);
    expect(await deadlocks()).toBe(0);
  },
  60_000 + STORM_MS,
);
