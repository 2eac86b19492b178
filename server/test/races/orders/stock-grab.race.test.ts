/**
 * Accounts with unverified addresses, which anyone can create, place and cancel orders as fast as they can: the pieces that they hold, and
 * for how long, stay within the documented limits. Slow, because they order until the shop has refused each of them often.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNPAID_ORDER_LIMITS } from '../../../src/domains/checkout/unpaid-limit.ts';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { placeOrder } from '../../support/fixtures/buy.ts';
import { addToCart, readCart } from '../../support/fixtures/cart.ts';
import { addProduct, addShopper, type Shopper, setShipping } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

const PRODUCT_COUNT = 260;
const ACCOUNT_COUNT = 3;
const TAB_COUNT = 3;
/** A tab stops after this many refusals in a row; after each refusal it tries a smaller order. */
const REFUSALS_MAX = 9;
const PIECES_MAX = ACCOUNT_COUNT * UNPAID_ORDER_LIMITS.unverified.pieces;

let shop: TestShop;
const products: { product_id: string; stock: number }[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  // As in a small shop, a tenth of the products have at most eight pieces, and most have dozens.
  for (let number = 0; number < PRODUCT_COUNT; number++) {
    const stock = 1 + ((number * 7) % 80);
    products.push({ product_id: (await addProduct(shop.db, { base_price_rwf: 8_000, stock })).product_id, stock });
  }
});
afterAll(() => shop.close());

type HeldStock = { pieces: number; sold_out_count: number };
async function measureHeldStock(): Promise<HeldStock> {
  const { rows } = await sql<HeldStock>`
    select sum(reserved)::int as pieces, (count(*) filter (where reserved >= on_hand))::int as sold_out_count from stock`.execute(shop.db);
  return rows[0] ?? { pieces: 0, sold_out_count: 0 };
}

type PlacedOrder = { order_id: string };
/**
 * `product_ids`: in the sequence in which they are ordered. `lineCount`: products in one cart. `firstQuantity`: pieces of each in the first
 * order. `cancels`: whether each order is cancelled at once.
 */
type AttackOptions = { product_ids: readonly string[]; lineCount: number; firstQuantity: number; cancels: boolean };
type Tab = AttackOptions & { buyer: Shopper; orders: PlacedOrder[]; peak: HeldStock };

/**
 * Acts as one tab of an account: it fills the cart and places the order. After a refusal it empties the cart and tries a smaller order.
 * Returns the number of requests that fill carts and place orders.
 */
async function grabStock({ buyer, product_ids, lineCount, firstQuantity, cancels, orders, peak }: Tab): Promise<number> {
  let refusals = 0;
  let requests = 0;
  let productIndex = 0;
  for (let quantity = firstQuantity; refusals < REFUSALS_MAX; ) {
    for (let line = 0; line < lineCount; line++) {
      await addToCart(shop.app, buyer, { product_id: String(product_ids[productIndex++ % product_ids.length]), quantity });
    }
    const { status, body } = await placeOrder(shop, buyer);
    requests += 1 + lineCount;
    expect([200, 422, 429]).toContain(status);
    const held = await measureHeldStock();
    if (held.pieces > peak.pieces || held.sold_out_count > peak.sold_out_count) Object.assign(peak, held);
    if (status === 200) {
      orders.push(body.data);
      refusals = 0;
      if (cancels)
        for (const { order_id } of orders.splice(0)) await call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token });
      continue;
    }
    refusals += 1;
    // After an order of single pieces was refused, the account tries large orders again.
    quantity = quantity > 1 ? Math.ceil(quantity / 2) : 20;
    // `cart_items` is missing if the account has used up its bucket.
    const { cart_items = [] }: { cart_items?: { cart_item_id: string }[] } = await readCart(shop.app, buyer);
    for (const { cart_item_id } of cart_items) {
      await call(shop.app, '/api/orders/carts/remove', { cart_item_id }, { token: buyer.token });
    }
  }
  return requests;
}

async function runAttack({ product_ids, ...options }: AttackOptions) {
  const peak = await measureHeldStock();
  const accounts = await Promise.all(Array.from({ length: ACCOUNT_COUNT }, () => addShopper(shop.db, { email_verified: false })));
  const tabs = accounts.flatMap((buyer, accountIndex) => {
    const orders: PlacedOrder[] = [];
    // Each account begins with other products.
    const shiftedIds = [...product_ids.slice(accountIndex * 20), ...product_ids.slice(0, accountIndex * 20)];
    return Array.from({ length: TAB_COUNT }, () => grabStock({ buyer, product_ids: shiftedIds, ...options, orders, peak }));
  });
  const requests = (await Promise.all(tabs)).reduce((sum, count) => sum + count, 0);
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(quantity), 0)::int as pieces from order_lines join orders using (order_id)
    where user_id in (${sql.join(accounts.map(({ user_id }) => user_id))})`.execute(shop.db);
  return { peak, requests, ordered: rows[0]?.pieces ?? 0 };
}

const listProductIds = () => products.map(({ product_id }) => product_id);
const releaseAllStock = () => sql`update stock_reservations set released_at = now() where released_at is null`.execute(shop.db);

test('three unverified accounts that order as much as they can hold at most sixty pieces and sell out almost nothing', async () => {
  const { peak, requests } = await runAttack({ product_ids: listProductIds(), lineCount: 5, firstQuantity: 99, cancels: false });
  expect(requests).toBeGreaterThan(ACCOUNT_COUNT * TAB_COUNT * REFUSALS_MAX);
  expect(peak.pieces).toBeLessThanOrEqual(PIECES_MAX);
  expect(peak.sold_out_count).toBeLessThanOrEqual(3);
  expect(await measureHeldStock()).toMatchObject({ pieces: peak.pieces });
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await releaseAllStock();
});

test('three unverified accounts that cancel and order again soon reach a limit of forty pieces each', async () => {
  const { peak, ordered } = await runAttack({ product_ids: listProductIds(), lineCount: 1, firstQuantity: 20, cancels: true });
  expect(peak.pieces).toBeLessThanOrEqual(PIECES_MAX);
  // While the test runs, the bucket of each account refills by one or two of its forty pieces.
  expect(ordered).toBeLessThanOrEqual(ACCOUNT_COUNT * 42);
  expect((await measureHeldStock()).sold_out_count).toBeLessThanOrEqual(3);
  await releaseAllStock();
});

test('accounts that choose the scarcest products sell out no more than their sixty pieces', async () => {
  const scarcest = products.toSorted((left, right) => left.stock - right.stock).map(({ product_id }) => product_id);
  const { peak } = await runAttack({ product_ids: scarcest, lineCount: 10, firstQuantity: 2, cancels: false });
  expect(peak.pieces).toBeLessThanOrEqual(PIECES_MAX);
  // Sixty pieces are the whole stock of fewer than 25 products, even of the scarcest ones.
  expect(peak.sold_out_count).toBeLessThanOrEqual(25);
});
