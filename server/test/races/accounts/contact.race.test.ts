import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.insertInto('site_settings').values({ name: 'Uruhu', email: 'muraho@shop.example' }).execute();
  await shop.refresh();
});
afterAll(() => shop.close());

test('a message sent eight times at once is stored and mailed once, and each call succeeds', async () => {
  const form = { name: 'Keza', email: 'keza@example.com', phone: '0788123456', message: 'Is it there?' };
  const responses = await Promise.all(Array.from({ length: 8 }, () => call(shop.app, '/api/users/contact', form)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await shop.db.selectFrom('contact_messages').select('email').execute()).toHaveLength(1);
  expect(await shop.db.selectFrom('mails').select('mail_id').execute()).toHaveLength(1);
});
