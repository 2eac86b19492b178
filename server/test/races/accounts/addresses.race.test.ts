import { afterAll, beforeAll, expect, test } from 'vitest';
import { addShopper } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Adds a shopper with the addresses A to F. */
async function addShopperWithAddresses() {
  const { user_id, token } = await addShopper(shop.db, { address: null });
  const send = (verb: string, body: Record<string, unknown>) => call(shop.app, `/api/users/address/${verb}`, body, { token });
  const ids: string[] = [];
  for (const address of 'ABCDEF') ids.push((await send('add', { address })).body.data.address_id);
  const listRows = () => shop.db.selectFrom('addresses').select(['address', 'is_default']).where('user_id', '=', user_id).execute();
  return { send, ids, listRows };
}

test('of six simultaneous changes of the default address, exactly one address is the default', async () => {
  const { send, ids, listRows } = await addShopperWithAddresses();
  const responses = await Promise.all(
    ids.map((address_id, index) => send('update', { address_id, address: `${index}`, is_default: true })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await listRows()).filter(({ is_default }) => is_default)).toHaveLength(1);
});

test('when all addresses are made equal at once, one is left, and it is the default', async () => {
  const { send, ids, listRows } = await addShopperWithAddresses();
  const responses = await Promise.all(ids.map((address_id) => send('update', { address_id, address: 'Same' })));
  // 404: another request has merged the address into an equal one before.
  for (const { status } of responses) expect([200, 404]).toContain(status);
  expect(await listRows()).toEqual([{ address: 'Same', is_default: true }]);
});

test('when half of the addresses are removed while others become the default, one of the remaining ones is the default', async () => {
  const { send, ids, listRows } = await addShopperWithAddresses();
  await Promise.all(
    ids.map((address_id, index) =>
      index % 2 ? send('delete', { address_id }) : send('update', { address_id, address: `${index}`, is_default: true }),
    ),
  );
  const remaining = await listRows();
  expect(remaining).toHaveLength(3);
  expect(remaining.filter(({ is_default }) => is_default)).toHaveLength(1);
});
