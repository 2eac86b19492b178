/** A shopper writes data while her account is being erased. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCart } from '../../support/fixtures/cart.ts';
import { addProduct, setShipping } from '../../support/fixtures/fixtures.ts';
import { signUpShopper } from '../../support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

test.each(['/api/users/contact', '/api/orders/carts/add', '/api/orders/place'])(
  'a call of %s by a shopper whose account is being erased is refused as not signed in',
  async (path) => {
    const { product_id } = await addProduct(shop.db);
    const { user_id, token } = await signUpShopper(shop.app);
    await call(shop.app, '/api/users/address/add', { address: 'KG 1' }, { token });
    if (path === '/api/orders/place') await addToCart(shop.app, { token }, { product_id });
    // The fields of all three calls; each call ignores those of the others.
    const body = { product_id, quantity: 1, name: 'Keza', email: 'keza@example.com', phone: '0788123456', message: 'Is it there?' };
    const { pending } = await shop.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users').where('user_id', '=', user_id).execute();
      const response = call(shop.app, path, body, { token });
      await waitUntilBlocked(shop.db, 1);
      // Within an object, because the transaction would wait for a promise that it returns.
      return { pending: response };
    });
    const refusal = await pending;
    expect([refusal.status, refusal.body.message]).toEqual([401, 'You are not authorized']);
  },
);
