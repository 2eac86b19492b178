import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlainOrder } from '../../support/fixtures/plain-order.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('of a hundred simultaneous guesses at the digits of one order ten are checked, and the others and all later ones are refused', async () => {
  const order_id = await createPlainOrder(shop.db, { customer_phone: '+250788123456' });
  const order_number = order_id.slice(0, 8);
  const guess = (digits: number) => call(shop.app, '/api/orders/track', { order_number, phone_digits: String(digits).padStart(4, '0') });
  const responses = await Promise.all(Array.from({ length: 100 }, (_, digits) => guess(digits)));
  const counts = Map.groupBy(responses, ({ status }) => status);
  expect([counts.get(404)?.length, counts.get(429)?.length]).toEqual([10, 90]);
  const rightDigits = 3456;
  expect((await guess(rightDigits)).status).toBe(429);
});
