import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/http/costs/limits.ts';
import { addBuyer, placeOrder } from '../../support/fixtures/buy.ts';
import { addToCart } from '../../support/fixtures/cart.ts';
import { addProduct, addShopper, createUniqueName, type Product, setShipping } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
beforeAll(async () => {
  // High limits, because otherwise the cost of forty attempts, and not the limit of unpaid orders, would refuse them.
  const person = { ...LIMITS.person, stock: { capacity: 100, per_minute: 1 } };
  shop = await openTestShop({ limits: { ...LIMITS, person } });
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const listReservedPieces = async ({ product_id }: Product) =>
  (await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product_id).orderBy('stock_id').execute()).map(
    ({ reserved }) => reserved,
  );
const countPiecesSold = async ({ product_id }: Product) =>
  (await shop.db.selectFrom('order_lines').select('quantity').where('product_id', '=', product_id).execute()).reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );
const listStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort();
const repeat = <Value>(count: number, createItem: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => createItem(index));

async function addBuyers(count: number, products: readonly Product[]) {
  return Promise.all(
    repeat(count, async (index) => {
      const buyer = await addShopper(shop.db);
      // Half of the carts get the products in reverse, because the order of the lines must not decide the order of the locks.
      for (const { product_id } of index % 2 ? products : products.toReversed()) {
        expect((await addToCart(shop.app, buyer, { product_id })).status).toBe(200);
      }
      return buyer;
    }),
  );
}

describe('simultaneous orders', () => {
  test('of two buyers for the last piece: one gets it', async () => {
    for (let round = 0; round < 10; round++) {
      const product = await addProduct(shop.db, { name: 'Last One', stock: 1 });
      const responses = await Promise.all((await addBuyers(2, [product])).map((buyer) => placeOrder(shop, buyer)));
      expect(listStatuses(responses)).toEqual([200, 422]);
      expect(responses.find(({ status }) => status === 422)?.body.message).toBe('Last One is sold out.');
      expect(await listReservedPieces(product)).toEqual([1]);
      expect(await countPiecesSold(product)).toBe(1);
    }
  });

  test('of fifty buyers for five pieces: exactly five get one', async () => {
    const product = await addProduct(shop.db, { stock: 5 });
    const responses = await Promise.all((await addBuyers(50, [product])).map((buyer) => placeOrder(shop, buyer)));
    expect(listStatuses(responses)).toEqual([...repeat(5, () => 200), ...repeat(45, () => 422)]);
    expect(await listReservedPieces(product)).toEqual([5]);
    expect(await countPiecesSold(product)).toBe(5);
  });

  test('of forty buyers with the same three products, in either sequence: no order fails with an error, and nothing is oversold', async () => {
    const products = [
      await addProduct(shop.db, { stock: 30 }),
      await addProduct(shop.db, { stock: 20, options: [{ stock: 25 }] }),
      await addProduct(shop.db, { sizes: [{ stock: 22 }] }),
    ];
    const responses = await Promise.all((await addBuyers(40, products)).map((buyer) => placeOrder(shop, buyer)));
    // Every order takes one piece from each of the four stocks. The smallest has 20 pieces, so that 20 of the 40 orders are placed.
    expect(listStatuses(responses)).toEqual([...repeat(20, () => 200), ...repeat(20, () => 422)]);
    expect(await Promise.all(products.map(listReservedPieces))).toEqual([[20], [20, 20], [20]]);
    expect(await Promise.all(products.map(countPiecesSold))).toEqual([20, 20, 20]);
  });

  test('that sell out different products do not make each other fail', async () => {
    const products = await Promise.all(repeat(6, () => addProduct(shop.db, { stock: 2 })));
    const buyers = await Promise.all(
      repeat(12, async (index) => {
        const buyer = await addShopper(shop.db);
        // Each cart holds two neighbouring products of the six, so that every two neighbours have a buyer in common.
        for (const shift of [0, 1]) await addToCart(shop.app, buyer, { product_id: String(products[(index + shift) % 6]?.product_id) });
        return buyer;
      }),
    );
    const responses = await Promise.all(buyers.map((buyer) => placeOrder(shop, buyer)));
    expect(responses.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
    for (const product of products) expect(await listReservedPieces(product)).toEqual([await countPiecesSold(product)]);
  });
});

describe('one shopper', () => {
  test('who clicks ten times at once with one key gets one order in all responses', async () => {
    for (let round = 0; round < 5; round++) {
      const { buyer, product } = await addBuyer(shop, { stock: 20, quantity: 2 });
      const keyHeader = { 'idempotency-key': createUniqueName('key') };
      const responses = await Promise.all(repeat(10, () => placeOrder(shop, buyer, {}, keyHeader)));
      expect(listStatuses(responses)).toEqual(repeat(10, () => 200));
      expect(new Set(responses.map(({ body }) => body.data.order_id)).size).toBe(1);
      expect(await listReservedPieces(product)).toEqual([2]);
      expect(await countPiecesSold(product)).toBe(2);
    }
  });

  test('who clicks ten times at once with one key, half of them with another address, gets one order', async () => {
    for (let round = 0; round < 5; round++) {
      const { buyer, product } = await addBuyer(shop, { stock: 20, quantity: 2 });
      const keyHeader = { 'idempotency-key': createUniqueName('key') };
      const bodies = repeat(10, (index) => (index % 2 ? { address: 'KG 11 Ave 5, Kigali City, Rwanda' } : {}));
      const responses = await Promise.all(bodies.map((body) => placeOrder(shop, buyer, body, keyHeader)));
      expect(listStatuses(responses)).toEqual([...repeat(5, () => 200), ...repeat(5, () => 409)]);
      expect(new Set(responses.map(({ body }) => body.data.order_id)).size).toBe(1);
      expect(await listReservedPieces(product)).toEqual([2]);
      expect(await countPiecesSold(product)).toBe(2);
    }
  });

  test.each([
    ['two tabs with different keys', () => ({ 'idempotency-key': createUniqueName('key') })],
    ['two clicks without a key', () => ({})],
  ])('whose %s order the same cart at once gets the same order in both responses', async (_name, headers) => {
    const { buyer, product } = await addBuyer(shop, { stock: 20 });
    const responses = await shop.db
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('carts').select('cart_id').where('user_id', '=', buyer.user_id).forUpdate().execute();
        const orders = repeat(2, () => placeOrder(shop, buyer, {}, headers()));
        await waitUntilBlocked(shop.db, 2);
        return orders;
      })
      .then((orders) => Promise.all(orders));
    expect(listStatuses(responses)).toEqual([200, 200]);
    expect(responses[0]?.body).toEqual(responses[1]?.body);
    expect(await listReservedPieces(product)).toEqual([1]);
  });

  test('who orders again and again from several tabs never has more than ten unpaid orders', async () => {
    const buyer = await addShopper(shop.db);
    const product = await addProduct(shop.db, { stock: 99 });
    const runTab = async () => {
      const statuses: number[] = [];
      for (let order = 1; order <= 8; order++) {
        await addToCart(shop.app, buyer, { product_id: product.product_id });
        statuses.push((await placeOrder(shop, buyer)).status);
      }
      return statuses;
    };
    const responses = (await Promise.all(repeat(5, runTab))).flat();
    expect(responses.filter((status) => status !== 200 && status !== 422)).toEqual([]);
    const orders = await shop.db.selectFrom('orders').select('order_id').where('user_id', '=', buyer.user_id).execute();
    expect(orders).toHaveLength(10);
    // Refused orders leave their pieces in the cart; only ordered pieces count as sold.
    expect(await listReservedPieces(product)).toEqual([await countPiecesSold(product)]);
  });

  test('who adds a product to the cart while ordering it finds the product in the order or in the next cart', async () => {
    for (let round = 0; round < 10; round++) {
      const { buyer } = await addBuyer(shop);
      const product = await addProduct(shop.db);
      const [placed, added] = await Promise.all([placeOrder(shop, buyer), addToCart(shop.app, buyer, { product_id: product.product_id })]);
      expect([placed.status, added.status]).toEqual([200, 200]);
      const carts = await shop.db
        .selectFrom('cart_items')
        .innerJoin('carts', 'carts.cart_id', 'cart_items.cart_id')
        .select('ordered_at')
        .where('product_id', '=', product.product_id)
        .execute();
      expect(carts).toHaveLength(1);
      expect(await countPiecesSold(product)).toBe(carts[0]?.ordered_at ? 1 : 0);
    }
  });
});
