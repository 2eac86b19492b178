import { beforeAll, expect, test } from 'vitest';
import { expectLimit } from '../../../test/support/checks/expect-limit.ts';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import { createIpAddress } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';
import { createInProcessFetch } from '../../http/in-process-fetch.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

test('a reader who requests too often is refused; other readers and the shop’s own pages are not', async () => {
  const { product_id } = await addProduct(shop.db);
  const sendRequest = (remoteAddress: string) =>
    shop.app.inject({ method: 'POST', url: '/api/products/reviews/get', remoteAddress, payload: { product_id, pagination: 1 } });
  const [reader, otherReader] = [createIpAddress(), createIpAddress()];
  await expectLimit(() => sendRequest(reader), { max: 1_200, per_minute: 1_200 });
  expect([(await sendRequest(reader)).statusCode, (await sendRequest(otherReader)).statusCode]).toEqual([429, 200]);
  const request = { method: 'POST', body: JSON.stringify({ product_id }), headers: { 'content-type': 'application/json' } };
  expect((await createInProcessFetch(shop.app)('/api/products/reviews/get', request)).status).toBe(200);
});
