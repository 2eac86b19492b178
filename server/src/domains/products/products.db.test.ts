import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, addShopper, createUniqueName, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { saveTranslations } from '../translations/translations.ts';
import { applyScheduledChanges, checkLiveProducts, selectStoredProducts } from './products.ts';

let shop: TestShop;
let members: Record<StaffRole, TestStaffMember>;
let references: { brand_id: string; category_id: string };
beforeAll(async () => {
  // Not shared: lists all products.
  shop = await openTestShop();
  await setShipping(shop.db);
  const roles: StaffRole[] = ['owner', 'manager', 'packer', 'editor', 'support'];
  members = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await addStaffMember(shop.db, role)] as const)),
  ) as typeof members;
  const { product_id } = await addProduct(shop.db);
  references = await shop.db
    .selectFrom('products')
    .select(['brand_id', 'category_id'])
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown, role: StaffRole = 'owner') =>
  call(shop.app, `/api/admin/${path}`, body, { method, token: members[role].token });
/** Deletes a product in its current version. */
const deleteProduct = async (product_id: string) =>
  send('DELETE', `products/${product_id}?version=${(await send('GET', `products/${product_id}`)).body.data.version}`);
const sendProduct = (fields: object = {}, role: StaffRole = 'owner') =>
  send('POST', 'products', { name: createUniqueName('Serum'), ...references, base_price: 12_000, ...fields }, role);
async function createProduct(fields: object = {}) {
  const { status, body } = await sendProduct(fields);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
}
const readProduct = async (product_id: string) => (await send('GET', `products/${product_id}`)).body.data;
const patchProduct = async (product_id: string, changes: object, role: StaffRole = 'owner') =>
  send('PATCH', `products/${product_id}`, { version: (await readProduct(product_id)).version, ...changes }, role);
const listProducts = async (query: string, filter: object = {}) => {
  const { body } = await send('GET', `products?${query}&filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return { ids: body.data.map(({ product_id }: { product_id: string }) => product_id) as string[], total: body.total, data: body.data };
};
const fetchProductAsShopper = async (product_id: string) => callGet(shop.app, `/api/products/${product_id}`);
/** Waits until the product's page has this status: shoppers see a change only after the next snapshot. */
const waitForPageStatus = (product_id: string, status: number) =>
  expect.poll(async () => (await fetchProductAsShopper(product_id)).status, { interval: 50 }).toBe(status);
async function placeOrderOfLine(line: { product_id: string; option_id?: string; size_id?: string; quantity: number }) {
  const buyer = await addShopper(shop.db);
  expect((await addToCart(shop.app, buyer, line)).status).toBe(200);
  const { status, body } = await placeOrder(shop, buyer);
  expect(status).toBe(200);
  return { buyer, order: body.data };
}
const getTimeAfterHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** Sets columns of a product directly, such as planned times in the past. */
const updateProduct = (product_id: string, columns: object) =>
  shop.db.updateTable('products').set(columns).where('product_id', '=', product_id).execute();

describe('a new product', () => {
  test('is a draft that shoppers cannot see, gets an id made from its name, and is in the shop within two seconds of publishing', async () => {
    const name = `Crème Éclat ${createUniqueName('n')}`;
    const draft = await createProduct({ name });
    expect(draft).toMatchObject({ status: 'draft', version: 1, base_price: 12_000, stock: null, options: [], findings: [] });
    expect(draft.product_id).toMatch(/^creme-eclat-n-/);
    expect((await fetchProductAsShopper(draft.product_id)).status).toBe(404);
    const publishReply = await patchProduct(draft.product_id, { status: 'published' });
    expect(publishReply.body.data).toMatchObject({ status: 'published', version: 2 });
    await waitForPageStatus(draft.product_id, 200);
    const foundProducts = await call(shop.app, '/api/products/filter', { search: name });
    expect(foundProducts.body.results.map((card: { product_id: string }) => card.product_id)).toContain(draft.product_id);
    await patchProduct(draft.product_id, { status: 'archived' });
    await waitForPageStatus(draft.product_id, 404);
  });

  test('is saved with options, sizes, stock and texts, and its HTML is cleaned', async () => {
    const product = await createProduct({
      description: '<p onclick="x()">Calm<script>alert(1)</script></p>',
      product_info: [{ label: 'How to Use', value: '<ul><li>Two drops</li></ul><img src=x onerror=y>' }],
      specific_info: [{ label: 'Volume', value: '50 ml' }],
      options: [
        { name: 'Rose', swatch: '#aa3344', additional_price: 500, stock: 4 },
        { name: 'Sand', swatch: '#ccbb99' },
      ],
      sizes: [{ name: '50 ml' }],
      stock: 9,
      tags: ['NEW ARRIVAL'],
      keywords: ['glow'],
      weight: 250,
      low_stock_at: 4,
    });
    expect(product).toMatchObject({
      description: '<p>Calm</p>',
      product_info: [{ label: 'How to Use', value: '<ul><li>Two drops</li></ul>' }],
      options: [
        { name: 'Rose', stock: 4, reserved: 0, additional_price: 500, is_archived: false },
        { name: 'Sand', stock: null },
      ],
      sizes: [{ name: '50 ml', stock: null }],
      stock: 9,
      weight: 250,
      is_low: true,
      tags: ['NEW ARRIVAL'],
    });
    const { body } = await send('GET', `products/${product.product_id}/stock-changes`);
    expect(body.data.map((change: { from: unknown; to: unknown; choice: string }) => [change.from, change.to, change.choice])).toEqual(
      expect.arrayContaining([
        [null, 9, ''],
        [null, 4, 'Rose'],
      ]),
    );
    const { data: log } = (await send('GET', `audit?filter={"record_id":"${product.product_id}"}`)).body;
    expect(new Set(log.map(({ noun }: { noun: string }) => noun))).toEqual(
      new Set(['products', 'product-options', 'product-sizes', 'stock']),
    );
  });

  test('is refused with an error for each invalid field', async () => {
    expect(await sendProduct({ name: ' ' })).toMatchObject({ status: 400, body: { errors: [{ path: 'name', code: 'name_required' }] } });
    expect(await sendProduct({ brand_id: 'none' })).toMatchObject({
      status: 404,
      body: { code: 'brand_not_found', errors: [{ path: 'brand_id' }] },
    });
    expect(await sendProduct({ category_id: 'none' })).toMatchObject({ status: 404, body: { code: 'category_not_found' } });
    expect(await sendProduct({ related_product_ids: ['none'] })).toMatchObject({
      status: 404,
      body: { code: 'related_product_not_found' },
    });
    expect(await sendProduct({ pictures: [{ key: 'none.webp', alt: '' }] })).toMatchObject({
      status: 404,
      body: { code: 'picture_not_found' },
    });
    expect(await sendProduct({ discounted_price: 12_000 })).toMatchObject({ status: 422, body: { code: 'discount_not_below_price' } });
    for (const [fields, path, message] of [
      [{ base_price: 100_000_001 }, 'base_price', 'Please enter at most 100,000,000'],
      [{ base_price: -1 }, 'base_price', 'Please enter at least 0'],
      [{ base_price: 1.5 }, 'base_price', 'The amount must be a whole number of francs'],
      [{ weight: 0 }, 'weight', 'Please enter at least 1'],
      [{ weight: 1_000_001 }, 'weight', 'Please enter at most 1,000,000'],
      [{ stock: 1_000_001 }, 'stock', 'Please enter at most 1,000,000'],
    ] as const) {
      expect(await sendProduct(fields)).toMatchObject({ status: 400, body: { errors: [{ path, message }] } });
    }
    expect(await sendProduct({ tags: ['NEW'] })).toMatchObject({ status: 400, body: { errors: [{ code: 'choice_unknown' }] } });
    const existingProduct = await createProduct();
    expect(await sendProduct({ product_id: existingProduct.product_id })).toMatchObject({
      status: 409,
      body: { code: 'product_id_taken' },
    });
    expect(await sendProduct({ status: 'published', base_price: 0 })).toMatchObject({ status: 422, body: { code: 'product_needs_price' } });
    expect(await sendProduct({ status: 'scheduled' })).toMatchObject({ status: 422, body: { code: 'publish_time_needed' } });
  });
});

describe('permissions', () => {
  test('an editor can create drafts without a price and change texts, but not prices or stock', async () => {
    const draftReply = await sendProduct({ base_price: 0 }, 'editor');
    expect(draftReply.status).toBe(200);
    expect(await sendProduct({ base_price: 5_000 }, 'editor')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const { product_id } = await createProduct({ stock: 5, options: [{ name: 'Rose', additional_price: 100 }] });
    const { base_price, options } = await readProduct(product_id);
    expect((await patchProduct(product_id, { description: '<p>New</p>', base_price, options }, 'editor')).status).toBe(200);
    expect((await patchProduct(product_id, { base_price: 9_000 }, 'editor')).status).toBe(403);
    expect((await patchProduct(product_id, { discounted_price: 9_000 }, 'editor')).status).toBe(403);
    expect((await patchProduct(product_id, { options: [{ ...options[0], additional_price: 0 }] }, 'editor')).status).toBe(403);
    expect((await patchProduct(product_id, { stock: 6 }, 'editor')).status).toBe(403);
    expect((await send('POST', `products/${product_id}/stock`, { add: 1, reason: 'received' }, 'editor')).status).toBe(403);
  });

  test('a packer can change only stock, of one product or of many', async () => {
    const { product_id } = await createProduct({ stock: 5 });
    expect((await send('POST', `products/${product_id}/stock`, { add: 1, reason: 'received' }, 'packer')).status).toBe(200);
    expect((await patchProduct(product_id, { name: 'Other' }, 'packer')).status).toBe(403);
    const changeAsPacker = (change: object) => send('POST', 'product-changes', { product_ids: [product_id], change }, 'packer');
    expect((await changeAsPacker({ kind: 'stock', mode: 'add', value: 1, reason: 'received' })).status).toBe(200);
    for (const change of [
      { kind: 'price', mode: 'set', value: 1 },
      { kind: 'discount', mode: 'none' },
      { kind: 'tags', add: [] },
      { kind: 'status', status: 'archived' },
    ]) {
      expect(await changeAsPacker(change)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await readProduct(product_id)).toMatchObject({ stock: 7, status: 'draft' });
  });
});

describe('changing a product that was changed meanwhile', () => {
  test('is refused with the current product, even if only an option was changed', async () => {
    const { product_id, version, options } = await createProduct({ options: [{ name: 'Rose' }] });
    const firstReply = await send('PATCH', `products/${product_id}`, { version, options: [{ ...options[0], name: 'Red' }] });
    expect(firstReply.body.data).toMatchObject({ version: version + 1, options: [{ name: 'Red', option_id: options[0].option_id }] });
    expect(await send('PATCH', `products/${product_id}`, { version, name: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { version: version + 1, options: [{ name: 'Red' }] } },
    });
    expect((await readProduct(product_id)).name).not.toBe('Late');
    expect(await send('PATCH', `products/${product_id}`, { name: 'No version' })).toMatchObject({ status: 400 });
  });

  test('a review does not count as a change: it leaves the version of its product unchanged', async () => {
    const { product_id, version } = await createProduct();
    await shop.db.insertInto('reviews').values({ product_id, author_name: 'Keza', rating: 5, review: 'Calm' }).execute();
    expect((await readProduct(product_id)).version).toBe(version);
  });
});

describe('options and sizes', () => {
  test('that staff remove are deleted if they were never ordered, and ids that the product does not have are refused', async () => {
    const { product_id } = await createProduct({
      options: [{ name: 'A', stock: 1 }, { name: 'B' }],
      sizes: [{ name: 'S' }, { name: 'L' }],
    });
    const { options, sizes } = await readProduct(product_id);
    const saveReply = await patchProduct(product_id, { options: [options[1]], sizes: [sizes[1], { name: 'XL' }] });
    expect(saveReply.body.data).toMatchObject({ options: [{ name: 'B' }], sizes: [{ name: 'L' }, { name: 'XL' }] });
    expect(saveReply.body.data.options).toHaveLength(1);
    expect(await patchProduct(product_id, { options: [{ option_id: 'none', name: 'C' }] })).toMatchObject({
      body: { code: 'option_not_found' },
    });
    expect(await patchProduct(product_id, { sizes: [{ size_id: 'none', name: 'C' }] })).toMatchObject({ body: { code: 'size_not_found' } });
  });

  test('that staff remove are archived if they were ordered: shoppers cannot choose them, and the order is unchanged', async () => {
    const product = await createProduct({
      status: 'published',
      options: [
        { name: 'A', stock: 3 },
        { name: 'B', stock: 3 },
      ],
      sizes: [{ name: 'S' }, { name: 'L' }],
    });
    await waitForPageStatus(product.product_id, 200);
    const [orderedOption, otherOption] = product.options;
    const [size, otherSize] = product.sizes;
    const line = { product_id: product.product_id, option_id: orderedOption.option_id, size_id: size.size_id, quantity: 1 };
    const { order, buyer } = await placeOrderOfLine(line);
    const saveReply = await patchProduct(product.product_id, { options: [otherOption], sizes: [otherSize] });
    expect(saveReply.body.data.options).toEqual([
      expect.objectContaining({ name: 'B', is_archived: false }),
      expect.objectContaining({ name: 'A', is_archived: true, stock: 3, reserved: 1 }),
    ]);
    expect(saveReply.body.data.sizes.map((part: { is_archived: boolean }) => part.is_archived)).toEqual([false, true]);
    await expect
      .poll(async () => (await fetchProductAsShopper(product.product_id)).body.options.map(({ name }: { name: string }) => name))
      .toEqual(['B']);
    const refusal = await call(shop.app, '/api/orders/carts/add', line, { token: buyer.token });
    expect(refusal.status).toBe(404);
    const shownOrder = await call(shop.app, '/api/orders/get', { order_id: order.order_id }, { token: buyer.token });
    expect(shownOrder.body.data.order_items[0].option).toEqual({ name: 'A' });
    expect(await deleteProduct(product.product_id)).toMatchObject({ status: 409, body: { code: 'product_was_ordered' } });
  });

  test('do not keep staff from deleting a product that was never ordered', async () => {
    const { product_id } = await createProduct({ options: [{ name: 'A', stock: 2 }] });
    expect((await deleteProduct(product_id)).status).toBe(200);
    expect((await send('GET', `products/${product_id}`)).status).toBe(404);
    expect((await send('DELETE', `products/${product_id}?version=1`)).status).toBe(404);
  });
});

describe('the cart', () => {
  test('does not show a product that is archived meanwhile, and refuses to add it again', async () => {
    const { product_id } = await createProduct({ status: 'published' });
    await waitForPageStatus(product_id, 200);
    const shopper = await addShopper(shop.db);
    const addReply = await call(shop.app, '/api/orders/carts/add', { product_id, quantity: 1 }, { token: shopper.token });
    expect(addReply.status).toBe(200);
    await patchProduct(product_id, { status: 'archived' });
    const cart = await call(shop.app, '/api/orders/carts/get', {}, { token: shopper.token });
    expect(cart.body.cart_items.filter((item: { product: { product_id: string } }) => item.product?.product_id === product_id)).toEqual([]);
    const refusal = await call(shop.app, '/api/orders/carts/add', { product_id, quantity: 1 }, { token: shopper.token });
    expect(refusal.status).toBe(404);
  });
});

describe('a copy of a product', () => {
  test('is a draft with the same texts and choices, without stock, discount and archived choices', async () => {
    const original = await createProduct({
      status: 'published',
      description: '<p>Calm</p>',
      stock: 4,
      discounted_price: 9_000,
      ingredients: 'Water',
      keywords: ['glow'],
      options: [
        { name: 'Rose', stock: 2 },
        { name: 'Old', is_archived: true },
      ],
    });
    const { body, status } = await send('POST', `products/${original.product_id}/duplicate`, {});
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: `${original.name} (copy)`,
      status: 'draft',
      description: '<p>Calm</p>',
      ingredients: 'Water',
      keywords: ['glow'],
      base_price: 12_000,
      discounted_price: 0,
      stock: null,
      options: [{ name: 'Rose', stock: null }],
    });
    expect(body.data.options).toHaveLength(1);
    expect(body.data.options[0].option_id).not.toBe(original.options[0].option_id);
    expect((await send('POST', 'products/none/duplicate', {})).status).toBe(404);
  });

  test('has the translations of its original, but a name of its own', async () => {
    const original = await createProduct({
      description: '<p>Calm</p>',
      options: [{ name: 'Old', is_archived: true }, { name: 'Rose' }],
      sizes: [{ name: 'Duo' }],
    });
    const { product_id } = original;
    const [option_id, size_id] = [original.options[1].option_id, original.sizes[0].size_id];
    const language = 'fr';
    await shop.db.transaction().execute((trx) =>
      saveTranslations(trx, [
        { kind: 'products', record_id: product_id, field: 'name', language, value: 'Nom' },
        { kind: 'products', record_id: product_id, field: 'description', language, value: '<p>Doux</p>' },
        { kind: 'product-options', record_id: option_id, field: 'name', language, value: 'Rosé' },
        { kind: 'product-sizes', record_id: size_id, field: 'name', language, value: 'Lot de deux' },
      ]),
    );
    const copy = (await send('POST', `products/${product_id}/duplicate`, {})).body.data;
    const ids = [copy.product_id, copy.options[0].option_id, copy.sizes[0].size_id];
    const selectTexts = (record_ids: string[]) =>
      shop.db
        .selectFrom('translations')
        .select(['kind', 'field', 'language', 'value', 'english_hash'])
        .where('record_id', 'in', record_ids)
        .orderBy('kind')
        .orderBy('field')
        .execute();
    const originalTexts = await selectTexts([product_id, option_id, size_id]);
    expect(originalTexts).toHaveLength(4);
    expect(await selectTexts(ids)).toEqual(originalTexts.filter(({ kind, field }) => kind !== 'products' || field !== 'name'));
  });
});

describe('the address of a product', () => {
  const resolveProduct = async (product_id: string) =>
    (await callGet(shop.app, `/api/redirects?${new URLSearchParams({ address: `/product/${product_id}?option=1` })}`)).body;
  /** What the API replies for a product that is no longer sold. */
  const createGone = (to: unknown) => ({ to, is_gone: true });
  const UNRESOLVED = { to: null, is_gone: false };
  const createAddress = () =>
    createUniqueName('Address')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');

  test('is chosen when the product is created or copied, or made from the name', async () => {
    const [firstAddress, secondAddress] = [`${createAddress()}-a`, `${createAddress()}-b`];
    expect((await createProduct({ product_id: firstAddress })).product_id).toBe(firstAddress);
    expect(await sendProduct({ product_id: firstAddress })).toMatchObject({
      status: 409,
      body: { code: 'product_id_taken', errors: [{ path: 'product_id' }] },
    });
    expect(await sendProduct({ product_id: 'Not an address' })).toMatchObject({ status: 400, body: { errors: [{ path: 'product_id' }] } });
    expect((await sendProduct({ product_id: '', name: 'Crème Rosé' })).body.data.product_id).toMatch(/^creme-rose/);
    const duplicate = (body: object) => send('POST', `products/${firstAddress}/duplicate`, body);
    expect((await duplicate({ name: 'Rose Toner', product_id: secondAddress })).body.data).toMatchObject({
      product_id: secondAddress,
      name: 'Rose Toner',
    });
    expect(await duplicate({ product_id: secondAddress })).toMatchObject({ status: 409, body: { errors: [{ path: 'product_id' }] } });
    expect((await duplicate({ name: `${secondAddress} other`, product_id: '' })).body.data.product_id).toBe(`${secondAddress}-other`);
  });

  const resolveProducts = (...products: { product_id: string }[]) =>
    Promise.all(products.map(({ product_id }) => resolveProduct(product_id)));
  const selectRedirects = (...products: { product_id: string }[]) =>
    shop.db
      .selectFrom('redirects')
      .select(['from_path', 'to_path', 'is_automatic'])
      .where(
        'from_path',
        'in',
        products.map(({ product_id }) => `/product/${product_id}`),
      )
      .execute();

  test('is gone while the product is archived, alone or in a bulk change, until it is published again', async () => {
    const [firstProduct, secondProduct] = [await createProduct({ status: 'published' }), await createProduct({ status: 'published' })];
    const gone = createGone(`/category/${firstProduct.category_id}`);
    expect((await patchProduct(firstProduct.product_id, { status: 'archived' })).status).toBe(200);
    const changeReply = await send('POST', 'product-changes', {
      product_ids: [secondProduct.product_id],
      change: { kind: 'status', status: 'archived' },
    });
    expect(await resolveProducts(firstProduct, secondProduct)).toEqual([gone, gone]);
    expect(await selectRedirects(firstProduct, secondProduct)).toEqual([]);
    await send('POST', `product-changes/${changeReply.body.data.product_change_id}/undo`);
    await patchProduct(firstProduct.product_id, { status: 'published' });
    expect(await resolveProducts(firstProduct, secondProduct)).toEqual([UNRESOLVED, UNRESOLVED]);
  });

  test('is gone if the product was a draft before it was archived, but not while it is a draft', async () => {
    const product = await createProduct({ status: 'published' });
    await patchProduct(product.product_id, { status: 'draft' });
    expect(await resolveProduct(product.product_id)).toEqual(UNRESOLVED);
    await patchProduct(product.product_id, { status: 'archived' });
    expect(await resolveProduct(product.product_id)).toEqual(createGone(`/category/${product.category_id}`));
  });

  test('may contain characters that are escaped in a URL, and an impossible address leads nowhere', async () => {
    const { product_id } = await addProduct(shop.db, { product_id: 'crème & co', status: 'archived' });
    expect(await resolveProduct(encodeURIComponent(product_id))).toEqual(createGone(expect.stringMatching(/^\/category\/./)));
    expect(await Promise.all(['%00', '%ff', 'a/b', 'none'].map(resolveProduct))).toEqual(Array(4).fill(UNRESOLVED));
  });

  test('redirects to the target that staff have chosen while the product is archived', async () => {
    const product = await createProduct({ status: 'archived' });
    await shop.db
      .insertInto('redirects')
      .values({ from_path: `/product/${product.product_id}`, to_path: '/best' })
      .execute();
    expect(await resolveProduct(product.product_id)).toEqual({ to: '/best?option=1', is_gone: false });
  });

  test('is gone after the product is deleted, unless shoppers never saw it or staff have chosen a target before or afterwards', async () => {
    const [publishedProduct, archivedProduct, redirectedProduct, draftProduct] = [
      await createProduct({ status: 'published' }),
      await createProduct({ status: 'archived' }),
      await createProduct({ status: 'archived' }),
      await createProduct(),
    ];
    await shop.db
      .insertInto('redirects')
      .values({ from_path: `/product/${redirectedProduct.product_id}`, to_path: '/best' })
      .execute();
    for (const { product_id } of [publishedProduct, archivedProduct, redirectedProduct, draftProduct])
      expect((await deleteProduct(product_id)).status).toBe(200);
    const category = `/category/${publishedProduct.category_id}`;
    expect(await resolveProducts(publishedProduct, archivedProduct, redirectedProduct, draftProduct)).toEqual([
      createGone(category),
      createGone(category),
      { to: '/best?option=1', is_gone: false },
      UNRESOLVED,
    ]);
    const from_path = `/product/${publishedProduct.product_id}`;
    expect(await selectRedirects(publishedProduct)).toEqual([{ from_path, to_path: category, is_automatic: true }]);
    const { redirect_id, version } = (await send('GET', `redirects?filter=${JSON.stringify({ q: from_path })}`)).body.data[0];
    await send('PATCH', `redirects/${redirect_id}`, { version, to_path: '/new' });
    expect(await resolveProduct(publishedProduct.product_id)).toEqual({ to: '/new?option=1', is_gone: false });
  });

  test('is still where redirects of staff lead after it was deleted, so that it says that it is no longer sold', async () => {
    const { product_id } = await createProduct({ status: 'published' });
    const [to_path, before, after] = [`/product/${product_id}`, `${createAddress()}-before`, `${createAddress()}-after`];
    const addRedirect = (name: string) => send('POST', 'redirects', { from_path: `/${name}`, to_path });
    const readTargets = async () =>
      Promise.all(
        [before, after].map(async (name) => (await callGet(shop.app, `/api/redirects?address=${encodeURIComponent(`/${name}`)}`)).body),
      );
    await addRedirect(before);
    await deleteProduct(product_id);
    await addRedirect(after);
    expect(await readTargets()).toEqual(Array(2).fill({ to: to_path, is_gone: false }));
    const { data } = (await send('GET', `redirects?filter=${JSON.stringify({ q: to_path })}`)).body;
    const { redirect_id, version } = data.find(({ from_path }: { from_path: string }) => from_path === to_path);
    await send('PATCH', `redirects/${redirect_id}`, { version, to_path: '/new' });
    expect(await readTargets()).toEqual(Array(2).fill({ to: '/new', is_gone: false }));
  });
});

describe('planned times', () => {
  test('a scheduled product is published at its time', async () => {
    const { product_id } = await createProduct({ status: 'scheduled', publish_at: getTimeAfterHours(1) });
    await applyScheduledChanges(shop.context);
    expect((await readProduct(product_id)).status).toBe('scheduled');
    expect((await fetchProductAsShopper(product_id)).status).toBe(404);
    await updateProduct(product_id, { publish_at: new Date(Date.now() - 1_000) });
    await applyScheduledChanges(shop.context);
    await waitForPageStatus(product_id, 200);
    expect(await readProduct(product_id)).toMatchObject({ status: 'published', publish_at: null });
  });

  test('a discount begins and ends at its times, and staff see its dates before', async () => {
    const { product_id } = await createProduct({
      status: 'published',
      discounted_price: 9_000,
      discount_starts_at: getTimeAfterHours(1),
      discount_ends_at: getTimeAfterHours(2),
    });
    const readPrice = async () => (await fetchProductAsShopper(product_id)).body.discounted_price;
    await waitForPageStatus(product_id, 200);
    expect(await readPrice()).toBe(0);
    expect(await readProduct(product_id)).toMatchObject({ discounted_price: 9_000, is_discounted: false });
    await updateProduct(product_id, { discount_starts_at: new Date(Date.now() - 1_000) });
    await applyScheduledChanges(shop.context);
    await expect.poll(readPrice).toBe(9_000);
    // A change of texts leaves the running discount alone.
    await patchProduct(product_id, { name: 'Other name' });
    expect(await readProduct(product_id)).toMatchObject({ discounted_price: 9_000, is_discounted: true });
    await updateProduct(product_id, { discount_ends_at: new Date(Date.now() - 500) });
    await applyScheduledChanges(shop.context);
    await expect.poll(readPrice).toBe(0);
    expect(await readProduct(product_id)).toMatchObject({ discounted_price: 0, discount_ends_at: null });
  });

  test('a discount whose whole period was missed never begins, one with a past start begins when it is saved, and one that ends before it starts is refused', async () => {
    const { product_id } = await createProduct({
      discounted_price: 9_000,
      discount_starts_at: getTimeAfterHours(-2),
      discount_ends_at: getTimeAfterHours(1),
    });
    expect(await readProduct(product_id)).toMatchObject({ is_discounted: true });
    await patchProduct(product_id, { discount_starts_at: getTimeAfterHours(1), discount_ends_at: getTimeAfterHours(2) });
    await updateProduct(product_id, { discount_starts_at: new Date(Date.now() - 2_000), discount_ends_at: new Date(Date.now() - 1_000) });
    await applyScheduledChanges(shop.context);
    expect(await readProduct(product_id)).toMatchObject({ discounted_price: 0, is_discounted: false, discount_starts_at: null });
    expect(
      await patchProduct(product_id, {
        discounted_price: 9_000,
        discount_starts_at: getTimeAfterHours(2),
        discount_ends_at: getTimeAfterHours(1),
      }),
    ).toMatchObject({
      status: 422,
      body: { code: 'discount_dates_reversed', errors: [{ path: 'discount_ends_at' }] },
    });
  });

  test('nothing is published after a jump of the clock that staff have not accepted', async () => {
    const { product_id } = await createProduct({ status: 'scheduled', publish_at: getTimeAfterHours(-1) });
    // Any object counts as a jump; null would mean that there is none.
    const jumpedClock = { checkForJump: async () => ({}) as never, getDifference_ms: () => 0 };
    await applyScheduledChanges({ ...shop.context, clock: jumpedClock });
    expect((await readProduct(product_id)).status).toBe('scheduled');
  });
});

describe('the check of ingredients and claims', () => {
  const listBlockedProducts = async (): Promise<string[]> =>
    (await send('GET', 'products?perPage=100&filter={"blocked":true}')).body.data.map((row: { product_id: string }) => row.product_id);
  const countBlockedProducts = async () => (await send('GET', 'dashboard')).body.data.now.blocked_products;

  test('does not publish a scheduled product whose ingredient is barred meanwhile, shows it to staff, and publishes it once the ingredient is removed', async () => {
    const { product_id } = await createProduct({ status: 'scheduled', publish_at: getTimeAfterHours(1), ingredients: 'Water' });
    const otherProduct = await createProduct({ status: 'scheduled', publish_at: getTimeAfterHours(1), ingredients: 'Water' });
    const pastTime = new Date(Date.now() - 1_000);
    // Simulates a release that bars an ingredient of a product that was scheduled before.
    await updateProduct(product_id, { ingredients: 'Water, Hydroquinone', publish_at: pastTime });
    await updateProduct(otherProduct.product_id, { publish_at: pastTime });
    // The first run checks the product and blocks it; the second run must not publish it either.
    for (let run = 0; run < 2; run++) await applyScheduledChanges(shop.context);
    expect(await readProduct(product_id)).toMatchObject({ status: 'scheduled', is_blocked: true });
    expect(await readProduct(otherProduct.product_id)).toMatchObject({ status: 'published', is_blocked: false });
    expect([await listBlockedProducts(), await countBlockedProducts()]).toEqual([[product_id], 1]);
    expect((await patchProduct(product_id, { ingredients: 'Water' })).status).toBe(200);
    expect(await listBlockedProducts()).toEqual([]);
    await applyScheduledChanges(shop.context);
    expect(await readProduct(product_id)).toMatchObject({ status: 'published', is_blocked: false });
  });

  test('ends a discount in time even if the check of a product fails', async () => {
    const pastTime = new Date(Date.now() - 1_000);
    const faultyProduct = await createProduct({ status: 'scheduled', publish_at: getTimeAfterHours(1) });
    await updateProduct(faultyProduct.product_id, { publish_at: pastTime, product_info: JSON.stringify([{ label: 'Without a value' }]) });
    const { product_id } = await createProduct();
    const endedDiscount = { discounted_price_rwf: 9_000, planned_discount_rwf: 9_000, discount_ends_at: pastTime };
    await updateProduct(product_id, endedDiscount);
    await expect(applyScheduledChanges(shop.context)).rejects.toThrow();
    expect((await readProduct(product_id)).discounted_price).toBe(0);
    // Repairs the product for the tests that follow.
    await updateProduct(faultyProduct.product_id, { publish_at: null, status: 'draft', product_info: '[]' });
  });

  test('shows staff the live products that may not be published any more after the restrictions change, and takes none out of the shop', async () => {
    const barredProduct = await createProduct({ status: 'published', ingredients: 'Water' });
    const unconfirmedProduct = await createProduct({ status: 'published', ingredients: 'Water' });
    const confirmedProduct = await createProduct({ status: 'published', ingredients: 'Water, Retinol', reviewed: true });
    await createProduct({ ingredients: 'Water, Hydroquinone' });
    await checkLiveProducts(shop.db);
    expect(await listBlockedProducts()).toEqual([]);
    await updateProduct(barredProduct.product_id, { ingredients: 'Water, Hydroquinone' });
    await updateProduct(unconfirmedProduct.product_id, { ingredients: 'Water, Retinol' });
    await checkLiveProducts(shop.db);
    expect((await listBlockedProducts()).toSorted()).toEqual([barredProduct.product_id, unconfirmedProduct.product_id].toSorted());
    expect(await countBlockedProducts()).toBe(2);
    expect((await readProduct(barredProduct.product_id)).status).toBe('published');
    expect((await patchProduct(unconfirmedProduct.product_id, { reviewed: true })).status).toBe(200);
    expect((await patchProduct(barredProduct.product_id, { status: 'archived' })).status).toBe(200);
    expect(await listBlockedProducts()).toEqual([]);
    expect(await readProduct(confirmedProduct.product_id)).toMatchObject({ is_blocked: false });
  });

  test('checks products again if the restrictions have changed since their last check', async () => {
    const { product_id } = await createProduct({ status: 'published', ingredients: 'Water' });
    await checkLiveProducts(shop.db);
    await shop.db.updateTable('product_checks').set({ rules: 'earlier', is_blocked: true }).where('product_id', '=', product_id).execute();
    expect(await listBlockedProducts()).toEqual([product_id]);
    await checkLiveProducts(shop.db);
    expect(await listBlockedProducts()).toEqual([]);
  });

  test('refuses publishing with a barred ingredient in every way, and allows it in drafts', async () => {
    const { product_id } = await createProduct({ ingredients: 'Water, Hydroquinone' });
    for (const changes of [
      { status: 'published' },
      { status: 'published', reviewed: true },
      { status: 'scheduled', publish_at: getTimeAfterHours(1) },
    ]) {
      const refusal = await patchProduct(product_id, changes);
      expect(refusal).toMatchObject({ status: 422, body: { code: 'ingredients_banned', data: [{ rule: 'hydroquinone' }] } });
      expect(refusal.body.errors[0].path).toBe('ingredients');
    }
    const changeReply = await send('POST', 'product-changes', {
      product_ids: [product_id],
      change: { kind: 'status', status: 'published' },
    });
    expect(changeReply.body.data).toMatchObject({
      product_change_id: null,
      changed: 0,
      skipped: [{ product_id, code: 'ingredients_banned' }],
    });
    expect(await sendProduct({ status: 'published', ingredients: 'Calomel' })).toMatchObject({ body: { code: 'ingredients_banned' } });
    const liveProduct = await createProduct({ status: 'published' });
    expect(await patchProduct(liveProduct.product_id, { ingredients: 'Clobetasol Propionate' })).toMatchObject({
      body: { code: 'ingredients_banned' },
    });
    expect(await patchProduct(liveProduct.product_id, { specific_info: [{ label: 'Contains', value: 'Kojic Acid' }] })).toMatchObject({
      status: 422,
    });
    expect((await readProduct(liveProduct.product_id)).ingredients).toBe('');
  });

  test('refuses a barred ingredient in any text and in the name of a choice, but not in an archived choice', async () => {
    const { product_id } = await createProduct();
    // The form shows the error at the status unless the text is the ingredients, the name or the description.
    for (const [field, changes] of [
      ['status', { product_info: [{ label: 'Featured Ingredients', value: '<p>Kojic acid 2 %</p>' }] }],
      ['description', { description: '<p>With kojic acid</p>' }],
      ['status', { options: [{ name: 'Kojic acid' }] }],
      ['status', { sizes: [{ name: 'Kojic acid 30 ml' }] }],
    ] as const) {
      const refusal = await patchProduct(product_id, { ...changes, status: 'published' });
      expect(refusal).toMatchObject({ status: 422, body: { code: 'ingredients_banned', errors: [{ path: field }] } });
    }
    const archivedOption = { options: [{ name: 'Kojic acid', is_archived: true }, { name: 'Rose' }], status: 'published' };
    expect((await patchProduct(product_id, archivedOption)).status).toBe(200);
  });

  test('asks for confirmation of retinoids and whitening claims, and logs who confirmed which findings', async () => {
    const { product_id } = await createProduct({ ingredients: 'Water, Retinol' });
    expect(await patchProduct(product_id, { status: 'published' })).toMatchObject({
      status: 422,
      body: { code: 'staff_check_needed', errors: [{ path: 'reviewed' }], data: [{ key: 'retinoids:retinol' }] },
    });
    const confirmReply = await patchProduct(product_id, { status: 'published', reviewed: true });
    expect(confirmReply.body.data).toMatchObject({
      status: 'published',
      reviewed_findings: ['retinoids:retinol'],
      reviewed_by: members.owner.name,
    });
    const { data: log } = (await send('GET', `audit?filter={"record_id":"${product_id}"}`)).body;
    expect(log[0]).toMatchObject({
      staff_id: members.owner.staff_id,
      changes: { reviewed_findings: { from: [], to: ['retinoids:retinol'] } },
    });
    // Confirmed findings are not asked for again, but new ones are.
    expect((await patchProduct(product_id, { base_price: 13_000 })).status).toBe(200);
    expect(await patchProduct(product_id, { name: 'Whitening Serum' })).toMatchObject({
      status: 422,
      body: { code: 'staff_check_needed' },
    });
    expect((await patchProduct(product_id, { name: 'Whitening Serum', reviewed: true })).status).toBe(200);
  });

  test('allows changes of other fields of a product that was published before the check existed', async () => {
    const { product_id } = await addProduct(shop.db, { ingredients: 'Retinol' });
    expect((await patchProduct(product_id, { base_price: 13_000 })).status).toBe(200);
  });
});

describe('stock', () => {
  test('is changed by a difference, or set if the seen number is current, each with a reason; the recorded changes cannot be changed', async () => {
    const { product_id } = await createProduct();
    const change = (body: object) => send('POST', `products/${product_id}/stock`, body);
    expect(await change({ add: 5, reason: 'received' })).toMatchObject({ status: 422, body: { code: 'made_to_order_has_no_stock' } });
    expect((await change({ set: 10, seen: null, reason: 'counted' })).body.data.stock).toBe(10);
    expect((await change({ add: -3, reason: 'damaged', note: 'Broken pump' })).body.data.stock).toBe(7);
    expect(await change({ set: 20, seen: 10, reason: 'counted' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { stock: 7 } },
    });
    expect((await change({ set: null, seen: 7, reason: 'other' })).body.data.stock).toBeNull();
    expect(await change({ set: 1, reason: 'counted' })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'stock_change_unclear' }] },
    });
    expect(await change({ add: 1 })).toMatchObject({ status: 400, body: { errors: [{ code: 'stock_reason_needed' }] } });
    expect(await change({ add: 1, option_id: 'none', reason: 'other' })).toMatchObject({ body: { code: 'option_not_found' } });
    expect(await change({ add: 1, size_id: 'none', reason: 'other' })).toMatchObject({ body: { code: 'size_not_found' } });
    const { data, total } = (await send('GET', `products/${product_id}/stock-changes`)).body;
    expect(total).toBe(3);
    expect(data[1]).toMatchObject({ from: 10, to: 7, reason: 'damaged', note: 'Broken pump', staff: members.owner.name });
    const RESTRICT_VIOLATION = '23001';
    await expect(sql`delete from stock_changes`.execute(shop.db)).rejects.toMatchObject({ code: RESTRICT_VIOLATION });
    await expect(sql`update stock_changes set note = ''`.execute(shop.db)).rejects.toMatchObject({ code: RESTRICT_VIOLATION });
  });

  test('cannot be lower than the pieces that open orders reserve, and an uncounted product is never sold out', async () => {
    const { product_id } = await createProduct({ status: 'published', stock: 2 });
    await waitForPageStatus(product_id, 200);
    await placeOrderOfLine({ product_id, quantity: 2 });
    const readInStock = async () => (await fetchProductAsShopper(product_id)).body.in_stock;
    await expect.poll(readInStock).toBe(false);
    expect(await send('POST', `products/${product_id}/stock`, { add: -1, reason: 'damaged' })).toMatchObject({
      status: 422,
      body: { code: 'stock_is_reserved', errors: [{ path: 'add' }] },
    });
    expect((await send('POST', `products/${product_id}/stock`, { set: null, seen: 2, reason: 'other' })).status).toBe(200);
    await expect.poll(readInStock).toBe(true);
    await placeOrderOfLine({ product_id, quantity: 5 });
  });

  test('that is shipped is logged without a staff member', async () => {
    const { product_id } = await createProduct({ status: 'published', stock: 5 });
    await waitForPageStatus(product_id, 200);
    const { order } = await placeOrderOfLine({ product_id, quantity: 2 });
    await shop.db.updateTable('stock_reservations').set({ shipped_at: new Date() }).where('order_id', '=', order.order_id).execute();
    const { data } = (await send('GET', `products/${product_id}/stock-changes`)).body;
    expect(data[0]).toMatchObject({ from: 5, to: 3, reason: 'shipped', staff: null });
  });
});

test('archived sizes are selected with the date when they were archived, so that bulk changes of stock can skip them', async () => {
  const { product_id } = await createProduct({ sizes: [{ name: 'S' }] });
  const [smallSize] = (await readProduct(product_id)).sizes;
  await shop.db.updateTable('product_sizes').set({ archived_at: new Date() }).where('size_id', '=', smallSize.size_id).execute();
  const [product] = await selectStoredProducts(shop.db, [product_id]);
  expect(product?.sizes).toEqual([
    { product_id, size_id: smallSize.size_id, name: 'S', position: 0, additional_price_rwf: 0, archived_at: expect.any(Date) },
  ]);
});

describe('bulk changes', () => {
  const changeProducts = (product_ids: string[], change: object) => send('POST', 'product-changes', { product_ids, change });
  const undoChange = (id: string) => send('POST', `product-changes/${id}/undo`);

  const checkChange = (product_ids: string[], change: object, role: StaffRole = 'owner') =>
    send('POST', 'product-changes/check', { product_ids, change }, role);
  const buildPublishChange = (...confirmed: { product_id: string; keys: string[] }[]) => ({
    kind: 'status',
    status: 'published',
    reviewed: confirmed,
  });

  test('publishing needs the confirmation of each product, the check lists the findings, and an undo removes the confirmation', async () => {
    const [retinolProduct, whiteProduct, barredProduct] = [
      await createProduct({ ingredients: 'Retinol' }),
      await createProduct({ description: '<p>A whiter face</p>' }),
      await createProduct({ ingredients: 'Hydroquinone' }),
    ];
    const ids = [retinolProduct, whiteProduct, barredProduct].map(({ product_id }) => product_id);
    const checkReply = await checkChange(ids, buildPublishChange());
    expect(
      checkReply.body.data.skipped.map((product: { code: string; findings: { key: string }[] }) => [
        product.code,
        product.findings[0]?.key,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['staff_check_needed', 'retinoids:retinol'],
        ['staff_check_needed', 'whitening-claims:whiter'],
        ['ingredients_banned', 'hydroquinone:hydroquinone'],
      ]),
    );
    expect((await readProduct(retinolProduct.product_id)).version).toBe(retinolProduct.version);
    const confirmedKeys = [
      { product_id: retinolProduct.product_id, keys: ['retinoids:retinol'] },
      { product_id: barredProduct.product_id, keys: ['hydroquinone:hydroquinone'] },
    ];
    const publishReply = await changeProducts(ids, buildPublishChange(...confirmedKeys));
    expect(publishReply.body.data).toMatchObject({
      changed: 1,
      skipped: expect.arrayContaining([
        expect.objectContaining({ product_id: whiteProduct.product_id, code: 'staff_check_needed' }),
        expect.objectContaining({ product_id: barredProduct.product_id, code: 'ingredients_banned' }),
      ]),
    });
    expect(await readProduct(retinolProduct.product_id)).toMatchObject({ status: 'published', reviewed_findings: ['retinoids:retinol'] });
    expect((await undoChange(publishReply.body.data.product_change_id)).body.data).toMatchObject({ changed: 1, skipped: [] });
    expect(await readProduct(retinolProduct.product_id)).toMatchObject({
      status: 'draft',
      reviewed_findings: [],
      reviewed_by: null,
      reviewed_at: null,
    });
    expect((await changeProducts([retinolProduct.product_id], buildPublishChange())).body.data).toMatchObject({
      changed: 0,
      skipped: [{ code: 'staff_check_needed' }],
    });
    expect(await patchProduct(retinolProduct.product_id, { status: 'published' })).toMatchObject({
      status: 422,
      body: { code: 'staff_check_needed' },
    });
  });

  test('an undo keeps findings that were confirmed before or after the change', async () => {
    const { product_id } = await createProduct({ ingredients: 'Retinol' });
    await patchProduct(product_id, { status: 'published', reviewed: true });
    await patchProduct(product_id, { status: 'draft', name: 'Whitening Retinol' });
    const { body } = await changeProducts([product_id], buildPublishChange({ product_id, keys: ['whitening-claims:whitening'] }));
    await patchProduct(product_id, { description: '<p>Bleach</p>', reviewed: true });
    await undoChange(body.data.product_change_id);
    const { reviewed_findings, status } = await readProduct(product_id);
    expect([status, reviewed_findings]).toEqual(['draft', ['retinoids:retinol', 'whitening-claims:bleach']]);
  });

  test('a check lists refused products to members who may make the change', async () => {
    const { product_id } = await createProduct({ stock: 5, status: 'published' });
    await waitForPageStatus(product_id, 200);
    await placeOrderOfLine({ product_id, quantity: 2 });
    const stock = { kind: 'stock', mode: 'set', value: 1, reason: 'counted' };
    expect((await checkChange([product_id, 'none'], stock)).body.data.skipped).toMatchObject([
      { product_id, code: 'stock_is_reserved', findings: [] },
      { product_id: 'none', code: 'product_not_found' },
    ]);
    expect((await checkChange([product_id], { ...stock, value: 2 })).body.data).toEqual({ skipped: [] });
    expect((await readProduct(product_id)).stock).toBe(5);
    expect((await checkChange([product_id], { kind: 'price', mode: 'set', value: 9_000 }, 'editor')).status).toBe(403);
  });

  test('a price above the maximum is refused, and an undo skips a product that was published meanwhile and would lose its price', async () => {
    const [expensiveProduct, draftReply] = [await createProduct({ base_price: 20_000 }), await sendProduct({ base_price: 0 })];
    const draft_id = draftReply.body.data.product_id;
    const tooExpensiveReply = await changeProducts([expensiveProduct.product_id], {
      kind: 'price',
      mode: 'percent',
      value: 20_000_000,
      step: 100,
    });
    expect(tooExpensiveReply.body.data).toMatchObject({ changed: 0, skipped: [{ code: 'price_too_large' }] });
    const changeReply = await changeProducts([expensiveProduct.product_id, draft_id], {
      kind: 'price',
      mode: 'set',
      value: 5_000,
      step: 1,
    });
    expect(changeReply.body.data).toMatchObject({ changed: 2 });
    expect((await changeProducts([draft_id], { kind: 'status', status: 'published' })).body.data.changed).toBe(1);
    const undoReply = await undoChange(changeReply.body.data.product_change_id);
    expect(undoReply.body.data).toMatchObject({ changed: 1, skipped: [{ product_id: draft_id, code: 'product_needs_price' }] });
    expect((await readProduct(expensiveProduct.product_id)).base_price).toBe(20_000);
  });

  test('prices change by percent with rounding, and an undo restores them, except after a later change', async () => {
    const [firstProduct, secondProduct, thirdProduct] = [
      await createProduct({ base_price: 10_000 }),
      await createProduct({ base_price: 15_550 }),
      await createProduct({ base_price: 700, discounted_price: 690 }),
    ];
    const ids = [firstProduct, secondProduct, thirdProduct].map(({ product_id }) => product_id);
    const changeReply = await changeProducts([...ids, 'none'], { kind: 'price', mode: 'percent', value: -10, step: 100 });
    expect(changeReply.body.data).toMatchObject({ changed: 2 });
    expect(changeReply.body.data.skipped).toEqual([
      expect.objectContaining({
        product_id: thirdProduct.product_id,
        code: 'discount_not_below_price',
        message: expect.stringContaining('below'),
      }),
      expect.objectContaining({ product_id: 'none', code: 'product_not_found' }),
    ]);
    expect((await readProduct(firstProduct.product_id)).base_price).toBe(9_000);
    expect((await readProduct(secondProduct.product_id)).base_price).toBe(14_000);
    await patchProduct(secondProduct.product_id, { base_price: 20_000 });
    const undoReply = await undoChange(changeReply.body.data.product_change_id);
    expect(undoReply.body.data).toMatchObject({
      changed: 1,
      skipped: [{ product_id: secondProduct.product_id, code: 'changed_meanwhile' }],
    });
    expect((await readProduct(firstProduct.product_id)).base_price).toBe(10_000);
    expect((await readProduct(secondProduct.product_id)).base_price).toBe(20_000);
    expect(await undoChange(changeReply.body.data.product_change_id)).toMatchObject({ status: 409, body: { code: 'already_undone' } });
    expect((await undoChange('none')).status).toBe(404);
    const { data } = (await send('GET', 'product-changes')).body;
    expect(data[0]).toMatchObject({ kind: 'price', products: 2, staff: members.owner.name, undone_at: expect.any(String) });
  });

  test('a discount with dates begins at its time and can be undone while it runs', async () => {
    const { product_id } = await createProduct({ status: 'published', base_price: 12_000, discounted_price: 11_000 });
    const change = {
      kind: 'discount',
      mode: 'percent',
      value: 25,
      step: 50,
      starts_at: getTimeAfterHours(1),
      ends_at: getTimeAfterHours(2),
    };
    const { product_change_id } = (await changeProducts([product_id], change)).body.data;
    expect(await readProduct(product_id)).toMatchObject({ discounted_price: 9_000, is_discounted: false });
    // The discount begins.
    await updateProduct(product_id, { discounted_price_rwf: 9_000 });
    expect((await undoChange(product_change_id)).body.data).toMatchObject({ changed: 1, skipped: [] });
    expect(await readProduct(product_id)).toMatchObject({ discounted_price: 11_000, is_discounted: true, discount_starts_at: null });
    expect(await changeProducts([product_id], { ...change, ends_at: getTimeAfterHours(0.5) })).toMatchObject({ status: 422 });
    expect((await changeProducts([product_id], { kind: 'discount', mode: 'none' })).body.data.changed).toBe(1);
    expect((await readProduct(product_id)).discounted_price).toBe(0);
  });

  test('tags and status change and can be undone; products that already have the values are not counted', async () => {
    const [firstProduct, secondProduct] = [await createProduct({ tags: ['HOT DEAL'] }), await createProduct({ tags: ['BEST SELLER'] })];
    const ids = [firstProduct.product_id, secondProduct.product_id];
    const tagReply = await changeProducts(ids, { kind: 'tags', add: ['BEST SELLER'], remove: ['HOT DEAL'] });
    expect(tagReply.body.data.changed).toBe(1);
    expect((await readProduct(firstProduct.product_id)).tags).toEqual(['BEST SELLER']);
    await undoChange(tagReply.body.data.product_change_id);
    expect((await readProduct(firstProduct.product_id)).tags).toEqual(['HOT DEAL']);
    const publishReply = await changeProducts(ids, { kind: 'status', status: 'published' });
    await waitForPageStatus(firstProduct.product_id, 200);
    await undoChange(publishReply.body.data.product_change_id);
    await waitForPageStatus(firstProduct.product_id, 404);
    expect(await readProduct(secondProduct.product_id)).toMatchObject({ status: 'draft' });
    expect(await changeProducts(ids, { kind: 'status', status: 'scheduled' })).toMatchObject({ body: { code: 'publish_time_needed' } });
    const scheduleReply = await changeProducts(ids, { kind: 'status', status: 'scheduled', publish_at: getTimeAfterHours(1) });
    expect((await readProduct(firstProduct.product_id)).status).toBe('scheduled');
    await undoChange(scheduleReply.body.data.product_change_id);
    expect(await readProduct(firstProduct.product_id)).toMatchObject({ status: 'draft', publish_at: null });
  });

  test('stock of each counted choice changes, and an undo restores it unless it was changed again', async () => {
    const [plainProduct, productWithOptions] = [
      await createProduct(),
      await createProduct({ options: [{ name: 'A', stock: 2 }, { name: 'B', stock: 3 }, { name: 'C' }] }),
    ];
    const ids = [plainProduct.product_id, productWithOptions.product_id];
    const setReply = await changeProducts(ids, { kind: 'stock', mode: 'set', value: 8, reason: 'counted' });
    expect(setReply.body.data).toMatchObject({ changed: 2, skipped: [] });
    expect((await readProduct(plainProduct.product_id)).stock).toBe(8);
    expect((await readProduct(productWithOptions.product_id)).options.map(({ stock }: { stock: number }) => stock)).toEqual([8, 8, null]);
    await send('POST', `products/${productWithOptions.product_id}/stock`, {
      add: 1,
      option_id: productWithOptions.options[0].option_id,
      reason: 'received',
    });
    const undoReply = await undoChange(setReply.body.data.product_change_id);
    expect(undoReply.body.data.skipped).toEqual([
      expect.objectContaining({ product_id: productWithOptions.product_id, code: 'changed_meanwhile' }),
    ]);
    expect((await readProduct(plainProduct.product_id)).stock).toBeNull();
    expect((await readProduct(productWithOptions.product_id)).options.map(({ stock }: { stock: number }) => stock)).toEqual([9, 3, null]);
    const { data } = (await send('GET', `products/${plainProduct.product_id}/stock-changes`)).body;
    expect(data[0]).toMatchObject({ reason: 'undone', from: 8, to: null });
  });

  test('are refused for no product, for more than 500, and for an unknown kind of change', async () => {
    const change = { kind: 'discount', mode: 'none' };
    expect(await changeProducts([], change)).toMatchObject({ status: 400, body: { errors: [{ code: 'products_needed' }] } });
    expect(
      (
        await changeProducts(
          Array.from({ length: 501 }, (_, index) => `p${index}`),
          change,
        )
      ).status,
    ).toBe(400);
    expect((await changeProducts(['p1'], { kind: 'other' })).status).toBe(400);
  });
});

describe('the list', () => {
  test('searches name, brand and id, and filters by status, brand, category with those below it, low stock, missing picture, discount and ids', async () => {
    const name = createUniqueName('Zuba');
    const [lowProduct, fullProduct, picturedProduct] = [
      await createProduct({ name: `${name} Low Toner`, stock: 2 }),
      await createProduct({ name: `${name} Full`, stock: 50, status: 'published' }),
      await addProduct(shop.db, { name: `${name} Pictured` }),
    ];
    const listIds = async (filter: object) => (await listProducts('sort=name&order=ASC', { q: name, ...filter })).ids;
    expect(await listIds({})).toEqual([fullProduct.product_id, lowProduct.product_id, picturedProduct.product_id]);
    expect(await listIds({ q: `toner ${name.toUpperCase()}` })).toEqual([lowProduct.product_id]);
    expect(await listIds({ q: lowProduct.product_id })).toEqual([lowProduct.product_id]);
    const { brand } = await readProduct(fullProduct.product_id);
    expect(await listIds({ q: `full ${name} ${brand}` })).toEqual([fullProduct.product_id]);
    expect(await listIds({ q: `pictured ${name} ${brand}` })).toEqual([]);
    expect(await listIds({ status: 'published' })).toEqual([fullProduct.product_id, picturedProduct.product_id]);
    expect(await listIds({ low_stock: true })).toEqual([lowProduct.product_id]);
    expect(await listIds({ without_picture: false })).toEqual([picturedProduct.product_id]);
    expect(await listIds({ brand_id: references.brand_id })).toEqual([fullProduct.product_id, lowProduct.product_id]);
    expect(await listIds({ category_id: references.category_id })).toHaveLength(2);
    expect(await listIds({ ids: [fullProduct.product_id] })).toEqual([fullProduct.product_id]);
    expect(await listIds({ discounted: true })).toEqual([]);
    await shop.db
      .updateTable('categories')
      .set({ parent_id: references.category_id })
      .where('category_id', '=', (await readProduct(picturedProduct.product_id)).category_id)
      .execute();
    expect(await listIds({ category_id: references.category_id })).toHaveLength(3);
  });

  test('counts the stock of choices that are not archived, shows none for products made to order, sorts by it, and finds products with a low choice', async () => {
    const name = createUniqueName('Choices');
    const createChoices = (...pieces: (number | null)[]) => pieces.map((stock, index) => ({ name: `Shade ${index}`, stock }));
    const archivedOption = { name: 'Old', stock: 0, is_archived: true };
    await createProduct({ name: `${name} A`, options: [...createChoices(30, 20), archivedOption] });
    await createProduct({ name: `${name} B`, sizes: createChoices(40, 2) });
    await createProduct({ name: `${name} C`, options: createChoices(null) });
    await createProduct({ name: `${name} D`, stock: 45 });
    const findNames = async (filter: object, query = 'sort=stock&order=ASC') => {
      const { data } = await listProducts(query, { q: name, ...filter });
      return data.map((row: { name: string; available_pieces: number | null; is_low: boolean }) => [
        row.name.at(-1),
        row.available_pieces,
        row.is_low,
      ]);
    };
    // B is low because one of its sizes has only 2 pieces.
    const [rowB, rowD, rowA, rowC] = [
      ['B', 42, true],
      ['D', 45, false],
      ['A', 50, false],
      ['C', null, false],
    ];
    expect(await findNames({})).toEqual([rowB, rowD, rowA, rowC]);
    expect(await findNames({ low_stock: true }, 'sort=name&order=ASC')).toEqual([rowB]);
    expect(await findNames({ low_stock: false })).toEqual([rowD, rowA, rowC]);
  });

  test('sorts by every column and pages without repeating a product', async () => {
    const name = createUniqueName('Page');
    for (let index = 0; index < 5; index++) await createProduct({ name, stock: index, base_price: 1_000 + index });
    for (const sort of ['created_at', 'updated_at', 'name', 'brand', 'price', 'stock', 'status']) {
      const pages = await Promise.all([1, 2, 3].map((page) => listProducts(`sort=${sort}&order=ASC&perPage=2&page=${page}`, { q: name })));
      expect([pages[0]?.total, new Set(pages.flatMap(({ ids }) => ids)).size]).toEqual([5, 5]);
    }
    const byStock = await listProducts('sort=stock&order=DESC', { q: name });
    expect(byStock.data.map((row: { available_pieces: number }) => row.available_pieces)).toEqual([4, 3, 2, 1, 0]);
  });
});

describe('a preview', () => {
  test('shows a draft to staff as shoppers would see it', async () => {
    const relatedProduct = await addProduct(shop.db);
    await shop.refresh();
    const { product_id } = await createProduct({
      description: '<p>Soon</p>',
      options: [{ name: 'A' }],
      related_product_ids: [relatedProduct.product_id],
    });
    const { status, body } = await send('GET', `products/${product_id}/preview`);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        product_id,
        status: 'draft',
        description: '<p>Soon</p>',
        options: [expect.objectContaining({ name: 'A' })],
      }),
    ]);
    expect(body.data.related_products[0].product_id).toBe(relatedProduct.product_id);
    expect((await send('GET', 'products/none/preview')).status).toBe(404);
    expect((await send('POST', 'products/none/preview')).status).toBe(404);
    const link = await send('POST', `products/${product_id}/preview`);
    expect(link.body.data.path).toMatch(/^\/product\/preview~[\w-]{43}$/);
  });

  test('can be opened by every visitor with its link for a day', async () => {
    const { product_id } = await createProduct({ description: '<p>Soon</p>' });
    const { path, expires_at } = (await send('POST', `products/${product_id}/preview`)).body.data;
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 3_600_000)).toBe(24);
    const preview_id = path.replace('/product/', '');
    const { status, body } = await fetchProductAsShopper(preview_id);
    expect([status, body.product_id, body.description]).toEqual([200, product_id, '<p>Soon</p>']);
    const wrongLastCharacter = preview_id.endsWith('A') ? 'B' : 'A';
    expect((await fetchProductAsShopper(`${preview_id.slice(0, -1)}${wrongLastCharacter}`)).status).toBe(404);
    expect((await fetchProductAsShopper('preview~')).status).toBe(404);
    await shop.db
      .updateTable('product_previews')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('product_id', '=', product_id)
      .execute();
    expect((await fetchProductAsShopper(preview_id)).status).toBe(404);
  });
});
