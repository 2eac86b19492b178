import { beforeAll, expect, test } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { callGet } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const fetchCounts = async (token: string) => await callGet(shop.app, '/api/orders/counts', { token });
const ZERO_COUNTS = { pending: 0, preparing: 0, in_transit: 0, delivered: 0, cancelled: 0 };

test('a shopper without orders has 0 in every status', async () => {
  const { token } = await addShopper(shop.db);
  expect(await fetchCounts(token)).toMatchObject({ status: 200, body: { counts: ZERO_COUNTS } });
});

test('each status counts only the shopper’s own orders', async () => {
  const { buyer } = await createOrder(shop);
  const otherShopper = await addShopper(shop.db);
  const { user_id } = buyer;
  for (const status of ['preparing', 'delivered', 'delivered', 'cancelled'] as const) await createPlainOrder(shop.db, { user_id, status });
  await createPlainOrder(shop.db, { user_id: otherShopper.user_id, status: 'in_transit' });
  await createPlainOrder(shop.db, { user_id: null, status: 'in_transit' });
  expect((await fetchCounts(buyer.token)).body).toEqual({
    counts: { ...ZERO_COUNTS, pending: 1, preparing: 1, delivered: 2, cancelled: 1 },
  });
  expect((await fetchCounts(otherShopper.token)).body).toEqual({ counts: { ...ZERO_COUNTS, in_transit: 1 } });
});
