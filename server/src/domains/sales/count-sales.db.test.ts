/** Tests which pieces count as sold, and that the search shows the best-selling products first. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import { addAttempt } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';
import { countSales, SALES_DAYS } from './count-sales.ts';

const PRICE_RWF = 10_000;
const DAY_MS = 86_400_000;

let shop: TestShop;
/** The ids of three products that match the search equally. */
let oldest: string;
let middle: string;
let newest: string;
beforeAll(async () => {
  // Not shared: counts the sales of all products.
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const addBalm = async ({ daysAgo }: { daysAgo: number }) => {
    const { product_id } = await addProduct(shop.db, { name: 'Amber Balm', created_at: new Date(Date.now() - daysAgo * DAY_MS) });
    return product_id;
  };
  [oldest, middle, newest] = [await addBalm({ daysAgo: 3 }), await addBalm({ daysAgo: 2 }), await addBalm({ daysAgo: 1 })];
});

type Sale = { product_id?: string; quantity?: number; paid_rwf?: number; columns?: Parameters<typeof createPlainOrder>[1] };

/** Adds an order of this many pieces for PRICE_RWF together. By default, the shopper has paid it. */
async function addSale({ product_id = oldest, quantity = 1, paid_rwf = PRICE_RWF, columns }: Sale): Promise<string> {
  const order_id = await createPlainOrder(shop.db, columns, [{ product_id, quantity, unit_price_rwf: PRICE_RWF / quantity }]);
  if (paid_rwf > 0) await addAttempt(shop, { order_id, state: 'succeeded', amount_rwf: paid_rwf });
  return order_id;
}

const readSales = () =>
  shop.db.selectFrom('product_sales').selectAll().where('product_id', 'in', [oldest, middle, newest]).orderBy('sold_count').execute();
const readCatalogueVersion = () => shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
const findBalms = async (): Promise<string[]> => {
  await shop.refresh();
  const { body } = await call(shop.app, '/api/products/filter', { search: 'amber balm', sortBy: 'relevance' });
  return body.results
    .map(({ product_id }: { product_id: string }) => product_id)
    .filter((product_id: string) => [oldest, middle, newest].includes(product_id));
};

test('pieces of paid orders of the last ninety days count, and of no others', async () => {
  await addSale({ quantity: 2 });
  await addSale({ quantity: 5, columns: { status: 'delivered' } });
  await addSale({ product_id: middle });
  await addSale({ quantity: 100, columns: { status: 'cancelled' } });
  await addSale({ quantity: 100, paid_rwf: 0 });
  await addSale({ quantity: 100, paid_rwf: PRICE_RWF - 1 });
  await addSale({ quantity: 100, columns: { created_at: new Date(Date.now() - (SALES_DAYS + 1) * DAY_MS) } });
  await addSale({ product_id: 'deleted-product', quantity: 100 });
  await countSales(shop.db);
  expect(await readSales()).toEqual([
    { product_id: middle, sold_count: 1 },
    { product_id: oldest, sold_count: 7 },
  ]);
});

test('a refund lowers the count of its product, a sale raises it, and an unchanged count is not written', async () => {
  const refunded_order_id = await addSale({ quantity: 2 });
  await addSale({ product_id: middle, quantity: 2 });
  await countSales(shop.db);
  const versionBefore = await readCatalogueVersion();
  await countSales(shop.db);
  expect(await readCatalogueVersion()).toEqual(versionBefore);
  await shop.db.updateTable('payment_attempts').set({ state: 'refunded' }).where('order_id', '=', refunded_order_id).execute();
  await addSale({ product_id: middle });
  await countSales(shop.db);
  expect(await readSales()).toEqual([{ product_id: middle, sold_count: 3 }]);
});

test('among equal matches, a search shows what sold most first, else the newest', async () => {
  expect(await findBalms()).toEqual([newest, middle, oldest]);
  await addSale({ product_id: oldest, quantity: 5 });
  await addSale({ product_id: middle, quantity: 1 });
  await countSales(shop.db);
  expect(await findBalms()).toEqual([oldest, middle, newest]);
});
