import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/app.ts';
import { buyerOf, place } from '../support/buy.ts';
import { addToCart } from '../support/cart.ts';
import { addPerson, addProduct, fresh, type Product, setShipping } from '../support/fixtures.ts';
import { untilWaiting } from './waiting.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const reservedOf = async ({ product_id }: Product) =>
  (await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product_id).orderBy('stock_id').execute()).map(
    ({ reserved }) => reserved,
  );
const piecesSold = async ({ product_id }: Product) =>
  (await shop.db.selectFrom('order_lines').select('quantity').where('product_id', '=', product_id).execute()).reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const times = <Value>(count: number, make: (index: number) => Value) => Array.from({ length: count }, (_, index) => make(index));

async function buyersOf(count: number, products: readonly Product[]) {
  return Promise.all(
    times(count, async (index) => {
      const buyer = await addPerson(shop.db);
      // Half of them in the other order: what is locked must not depend on how the cart was filled.
      for (const { product_id } of index % 2 ? products : products.toReversed()) {
        expect((await addToCart(shop.app, buyer, { product_id })).status).toBe(200);
      }
      return buyer;
    }),
  );
}

describe('many buyers', () => {
  test('two of them and the last unit: one order', async () => {
    for (let round = 0; round < 10; round++) {
      const product = await addProduct(shop.db, { name: 'Last One', stock: 1 });
      const answers = await Promise.all((await buyersOf(2, [product])).map((buyer) => place(shop, buyer)));
      expect(statuses(answers)).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.body.message).toBe('Last One is sold out.');
      expect(await reservedOf(product)).toEqual([1]);
      expect(await piecesSold(product)).toBe(1);
    }
  });

  test('fifty of them and five units: exactly five orders', async () => {
    const product = await addProduct(shop.db, { stock: 5 });
    const answers = await Promise.all((await buyersOf(50, [product])).map((buyer) => place(shop, buyer)));
    expect(statuses(answers)).toEqual([...times(5, () => 200), ...times(45, () => 422)]);
    expect(await reservedOf(product)).toEqual([5]);
    expect(await piecesSold(product)).toBe(5);
  });

  test('forty of them with the same three products in either order: nobody fails, nothing is oversold', async () => {
    const products = [
      await addProduct(shop.db, { stock: 30 }),
      await addProduct(shop.db, { stock: 20, options: [{ stock: 25 }] }),
      await addProduct(shop.db, { sizes: [{ stock: 22 }] }),
    ];
    const answers = await Promise.all((await buyersOf(40, products)).map((buyer) => place(shop, buyer)));
    expect(statuses(answers)).toEqual([...times(20, () => 200), ...times(20, () => 422)]);
    expect(await Promise.all(products.map(reservedOf))).toEqual([[20], [20, 20], [20]]);
    expect(await Promise.all(products.map(piecesSold))).toEqual([20, 20, 20]);
  });

  test('who sell out different products at the same moment do not fail one another', async () => {
    const products = await Promise.all(times(6, () => addProduct(shop.db, { stock: 2 })));
    const buyers = await Promise.all(
      times(12, async (index) => {
        const buyer = await addPerson(shop.db);
        for (const shift of [0, 1]) await addToCart(shop.app, buyer, { product_id: String(products[(index + shift) % 6]?.product_id) });
        return buyer;
      }),
    );
    const answers = await Promise.all(buyers.map((buyer) => place(shop, buyer)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
    for (const product of products) expect(await reservedOf(product)).toEqual([await piecesSold(product)]);
  });
});

describe('one person', () => {
  test('ten clicks at once with one key: one order, which all of them are answered', async () => {
    for (let round = 0; round < 5; round++) {
      const { buyer, product } = await buyerOf(shop, { stock: 20 }, 2);
      const key = { 'idempotency-key': fresh('key') };
      const answers = await Promise.all(times(10, () => place(shop, buyer, {}, key)));
      expect(statuses(answers)).toEqual(times(10, () => 200));
      expect(new Set(answers.map(({ body }) => body.data.order_id)).size).toBe(1);
      expect(await reservedOf(product)).toEqual([2]);
      expect(await piecesSold(product)).toBe(2);
    }
  });

  test.each([
    ['two tabs with keys of their own', () => ({ 'idempotency-key': fresh('key') })],
    ['two clicks without a key', () => ({})],
  ])('%s, both begun with the same cart: the same order for both', async (_name, headers) => {
    const { buyer, product } = await buyerOf(shop, { stock: 20 });
    const answers = await shop.db
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('carts').select('cart_id').where('user_id', '=', buyer.user_id).forUpdate().execute();
        const both = times(2, () => place(shop, buyer, {}, headers()));
        await untilWaiting(shop.db, 2);
        return both;
      })
      .then((both) => Promise.all(both));
    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await reservedOf(product)).toEqual([1]);
  });

  test('orders on and on from several tabs: never more than ten orders that are not paid', async () => {
    const buyer = await addPerson(shop.db);
    const product = await addProduct(shop.db, { stock: 99 });
    const tab = async () => {
      const seen: number[] = [];
      for (let order = 1; order <= 8; order++) {
        await addToCart(shop.app, buyer, { product_id: product.product_id });
        seen.push((await place(shop, buyer)).status);
      }
      return seen;
    };
    const answers = (await Promise.all(times(5, tab))).flat();
    expect(answers.filter((status) => status !== 200 && status !== 422)).toEqual([]);
    const orders = await shop.db.selectFrom('orders').select('order_id').where('user_id', '=', buyer.user_id).execute();
    expect(orders).toHaveLength(10);
    // The cart filled up with what was refused; what is sold is what was ordered.
    expect(await reservedOf(product)).toEqual([await piecesSold(product)]);
  });

  test('adds to the cart while it is being ordered: the piece is in the order or in the next cart, never lost', async () => {
    for (let round = 0; round < 10; round++) {
      const { buyer } = await buyerOf(shop);
      const late = await addProduct(shop.db);
      const [placed, added] = await Promise.all([place(shop, buyer), addToCart(shop.app, buyer, { product_id: late.product_id })]);
      expect([placed.status, added.status]).toEqual([200, 200]);
      const carts = await shop.db
        .selectFrom('cart_items')
        .innerJoin('carts', 'carts.cart_id', 'cart_items.cart_id')
        .select('ordered_at')
        .where('product_id', '=', late.product_id)
        .execute();
      expect(carts).toHaveLength(1);
      expect(await piecesSold(late)).toBe(carts[0]?.ordered_at ? 1 : 0);
    }
  });
});
