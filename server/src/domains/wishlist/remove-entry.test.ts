import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { call, ENCODINGS } from '../../../test/support/call.ts';
import { addPerson, addProduct } from '../../../test/support/fixtures.ts';
import { addWish, readWishes, removeWish } from '../../../test/support/wishlist.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A person who wants one product. */
async function wish() {
  const person = await addPerson(shop.db);
  const { product_id } = await addProduct(shop.db);
  await shop.refresh();
  const { wishlist_id } = (await addWish(shop.app, person, product_id)).body.data;
  return { person, product_id, wishlist_id };
}

const gone = { status: 404, body: { status: 'error', message: 'This product is no longer in your wishlist' } };

test.each(ENCODINGS)('an entry is taken out, with a body in %s', async (as) => {
  const { person, wishlist_id } = await wish();
  const { status, body } = await call(shop.app, '/api/products/wishlist/delete', { wishlist_id }, { token: person.token, as });
  expect([status, body]).toEqual([200, { status: 'success', message: 'Removed from wishlist.' }]);
  expect((await readWishes(shop.app, person)).results).toEqual([]);
});

test('once: then it is not there, and can be added anew', async () => {
  const { person, product_id, wishlist_id } = await wish();
  await removeWish(shop.app, person, wishlist_id);
  expect(await removeWish(shop.app, person, wishlist_id)).toMatchObject(gone);
  expect((await addWish(shop.app, person, product_id)).status).toBe(200);
});

test('a product that is no longer sold can be taken out', async () => {
  const { person, product_id, wishlist_id } = await wish();
  await shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', product_id).execute();
  await shop.refresh();
  expect((await removeWish(shop.app, person, wishlist_id)).status).toBe(200);
});

test("somebody else's entry is answered as if it did not exist, and stays", async () => {
  const { person, wishlist_id } = await wish();
  expect(await removeWish(shop.app, await addPerson(shop.db), wishlist_id)).toMatchObject(gone);
  expect((await readWishes(shop.app, person)).count).toBe(1);
});

test.each(['00000000-0000-0000-0000-000000000000', 'x', "' or 1=1 --"])('an entry that never was: %j', async (wishlist_id) => {
  expect(await removeWish(shop.app, await addPerson(shop.db), wishlist_id)).toMatchObject(gone);
});

test.each([undefined, null, '', 5, 'NUL \u0000', ['a']])('an id that none can be: %j', async (wishlist_id) => {
  expect((await removeWish(shop.app, await addPerson(shop.db), wishlist_id)).status).toBe(400);
});
