/** Staff change products while shoppers order them, and while other staff members and processes change the same products. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkProducts } from '../../../src/domains/products/check/check-products.ts';
import { applyScheduledChanges, checkLiveProducts } from '../../../src/domains/products/products.ts';
import { lockDueProducts, publishProducts } from '../../../src/domains/products/schedule/queries.ts';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { placeOrder } from '../../support/fixtures/buy.ts';
import { addToCart } from '../../support/fixtures/cart.ts';
import { addProduct, addShopper, setShipping } from '../../support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  owner = await addStaffMember(shop.db);
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token: owner.token });
const readStock = (product_id: string) =>
  shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).executeTakeFirstOrThrow();

async function addBuyerOf(product_id: string) {
  const buyer = await addShopper(shop.db);
  expect((await addToCart(shop.app, buyer, { product_id, quantity: 1 })).status).toBe(200);
  return buyer;
}

test('staff add and remove pieces while shoppers order: every piece is counted, and none is sold twice', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 6 });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => addBuyerOf(product_id)));
  const additions = [3, -2, 4, -1, 1, -3];
  const changes = additions.map((add) => send('POST', `products/${product_id}/stock`, { add, reason: 'correction' }));
  const orders = buyers.map((buyer) => placeOrder(shop, buyer));
  const changeResponses = await Promise.all(changes);
  const orderResponses = await Promise.all(orders);
  expect(changeResponses.every(({ status }) => status === 200 || status === 422)).toBe(true);
  const addedPieces = additions.filter((_, index) => changeResponses[index]?.status === 200).reduce((sum, add) => sum + add, 0);
  const { on_hand, reserved } = await readStock(product_id);
  expect(on_hand).toBe(6 + addedPieces);
  expect(reserved).toBe(orderResponses.filter(({ status }) => status === 200).length);
  expect(reserved).toBeLessThanOrEqual(on_hand);
  const log = (await send('GET', `products/${product_id}/stock-changes`)).body.data.toReversed() as { from: number; to: number }[];
  // Each change begins where the one before ended.
  for (const [index, { from }] of log.entries()) expect(from).toBe(index === 0 ? 6 : log[index - 1]?.to);
});

test('of several staff members who save a count of the same stock, one succeeds and the others get 409', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 5 });
  const set = (pieces: number) => send('POST', `products/${product_id}/stock`, { set: pieces, seen: 5, reason: 'counted' });
  const statuses = (await Promise.all([7, 8, 9, 10].map(set))).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409]);
});

test('of several staff members who edit one product at once, one succeeds and the others get 409', async () => {
  const { product_id } = await addProduct(shop.db);
  const edits = ['A', 'B', 'C', 'D'].map((name) => send('PATCH', `products/${product_id}`, { version: 1, name, options: [{ name }] }));
  const replies = await Promise.all(edits);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { name, options, version } = (await send('GET', `products/${product_id}`)).body.data;
  expect([version, options.map((option: { name: string }) => option.name)]).toEqual([2, [name]]);
});

test('two processes publish each scheduled product once, while staff members change many products at once', async () => {
  const products = await Promise.all(
    Array.from({ length: 20 }, () => addProduct(shop.db, { status: 'scheduled', publish_at: new Date(Date.now() - 1_000) })),
  );
  const product_ids = products.map(({ product_id }) => product_id);
  const addTag = (ids: string[], tag: string) =>
    send('POST', 'product-changes', { product_ids: ids, change: { kind: 'tags', add: [tag], remove: [] } });
  const replies = await Promise.all([
    addTag(product_ids, 'HOT DEAL'),
    addTag(product_ids.toReversed(), 'NEW ARRIVAL'),
    applyScheduledChanges(shop.context),
    applyScheduledChanges(shop.context),
  ]);
  expect(replies.slice(0, 2).map((reply) => (reply as { status: number }).status)).toEqual([200, 200]);
  // Publishes the products that the first two runs skipped because the bulk changes had locked them.
  await applyScheduledChanges(shop.context);
  const rows = await shop.db.selectFrom('products').select(['status', 'tags']).where('product_id', 'in', product_ids).execute();
  expect(new Set(rows.map(({ status, tags }) => `${status} ${tags.toSorted().join()}`))).toEqual(
    new Set(['published HOT DEAL,NEW ARRIVAL']),
  );
  const published = await shop.db
    .selectFrom('audit_log')
    .select('record_id')
    .where('record_id', 'in', product_ids)
    .where('changes', '@>', JSON.stringify({ status: { to: 'published' } }) as never)
    .execute();
  expect(published).toHaveLength(20);
});

test('the check of live products and the job that publishes a product do not wait for each other', async () => {
  const { product_id } = await addProduct(shop.db, { status: 'scheduled', publish_at: new Date(Date.now() - 1_000) });
  await shop.db.transaction().execute(async (trx) => {
    expect(await lockDueProducts(trx)).toEqual([product_id]);
    const liveCheck = checkLiveProducts(shop.db);
    await Promise.race([liveCheck, waitUntilBlocked(shop.db, 1)]);
    await publishProducts(trx, await checkProducts(trx, [product_id]));
    await liveCheck;
  });
  expect((await send('GET', `products/${product_id}`)).body.data).toMatchObject({ status: 'published', is_blocked: false });
});

test('products that are edited or deleted during the check of live products are checked by the next run', async () => {
  const [edited, deleted, other] = [await addProduct(shop.db), await addProduct(shop.db), await addProduct(shop.db)];
  const listChecked = async () => {
    const product_ids = [edited, deleted, other].map(({ product_id }) => product_id);
    const rows = await shop.db.selectFrom('product_checks').select('product_id').where('product_id', 'in', product_ids).execute();
    return rows.map(({ product_id }) => product_id).toSorted();
  };
  await shop.db.transaction().execute(async (trx) => {
    await trx.selectFrom('products').select('version').where('product_id', '=', edited.product_id).forUpdate().execute();
    await trx.deleteFrom('products').where('product_id', '=', deleted.product_id).execute();
    await checkLiveProducts(shop.db);
    expect(await listChecked()).toEqual([other.product_id]);
  });
  await checkLiveProducts(shop.db);
  expect(await listChecked()).toEqual([edited.product_id, other.product_id].toSorted());
});

test('of several calls that undo the same change, one succeeds', async () => {
  const { product_id } = await addProduct(shop.db, { base_price_rwf: 10_000 });
  const { body } = await send('POST', 'product-changes', {
    product_ids: [product_id],
    change: { kind: 'price', mode: 'add', value: 500 },
  });
  const undo = () => send('POST', `product-changes/${body.data.product_change_id}/undo`);
  expect((await Promise.all([undo(), undo(), undo()])).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await send('GET', `products/${product_id}`)).body.data.base_price).toBe(10_000);
});
