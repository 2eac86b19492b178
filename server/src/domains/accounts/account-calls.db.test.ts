import { beforeAll, describe, expect, test } from 'vitest';
import { addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const notAuthorizedBody = { status: 'error', code: 'not_authorized', message: 'You are not authorized' };
/** Has the form of a token, but belongs to no session. */
const UNKNOWN_TOKEN = 'A'.repeat(43);
const PRIVATE_PATHS = ['/api/users/phone/update', '/api/users/address/get', '/api/users/address/add'];

describe.each(PRIVATE_PATHS)('%s', (path) => {
  const body = { primaryPhone: '0788123456', address: 'KN 3 Rd' };

  test('is refused without a session', async () => {
    expect(await call(shop.app, path, body)).toMatchObject({ status: 401, body: notAuthorizedBody });
    expect(await call(shop.app, path, body, { token: UNKNOWN_TOKEN })).toMatchObject({ status: 401, body: notAuthorizedBody });
  });

  test("refuses another shopper's user_id and adds no address to her account", async () => {
    const [shopper, otherShopper] = [await addShopper(shop.db, { address: null }), await addShopper(shop.db, { address: null })];
    const forgedBody = { ...body, user_id: otherShopper.user_id };
    for (const encoding of ENCODINGS)
      expect(await call(shop.app, path, forgedBody, { token: shopper.token, encoding })).toMatchObject({
        status: 403,
        body: { ...notAuthorizedBody, code: 'forbidden' },
      });
    expect((await call(shop.app, path, { ...body, user_id: shopper.user_id }, { token: shopper.token })).status).toBe(200);
    const addresses = await shop.db.selectFrom('addresses').selectAll().where('user_id', '=', otherShopper.user_id).execute();
    expect(addresses).toEqual([]);
  });
});
