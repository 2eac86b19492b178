/** Tests that an order keeps the language it was made in: its names, its mails and its invoice. Staff read it in English. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../../test/support/fixtures/buy.ts';
import {
  addProduct,
  addShopper,
  createUniqueName,
  type ProductOptions,
  setShipping,
  verifyEmail,
} from '../../../test/support/fixtures/fixtures.ts';
import { listMailsAbout } from '../../../test/support/fixtures/paying.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';
import { saveTranslations } from '../translations/translations.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  owner = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

const LIP_MASK: ProductOptions = { name: 'Lip Mask', options: [{ name: 'Berry', stock: 5 }], sizes: [{ name: 'Duo' }] };
const IN_FRENCH = { headers: { 'accept-language': 'fr' } };

/** Translates the option, and leaves the names of the product and the size in English. */
const translateOption = (option_id: string | undefined) =>
  shop.db
    .transaction()
    .execute((trx) =>
      saveTranslations(trx, [
        { kind: 'product-options', record_id: String(option_id), field: 'name', language: 'fr', value: 'Fruits rouges' },
      ]),
    );

async function placeFrenchOrder() {
  const { buyer, product } = await addBuyer(shop, LIP_MASK);
  await verifyEmail(shop.db, buyer);
  await translateOption(product.option_ids[0]);
  const { body } = await placeOrder(shop, buyer, {}, IN_FRENCH.headers);
  return { buyer, product, order: body.data };
}

const callStaff = (path: string, body?: object) =>
  call(shop.app, `/api/admin/${path}`, body, { token: owner.token, method: body ? 'POST' : 'GET' });
const readInvoice = async (order_id: string) => (await callStaff(`order-papers?ids=${order_id}`)).body.data[0];

test('a shopper and everybody who tracks her order read the names of its language, whatever the language of the page', async () => {
  const { buyer, order } = await placeFrenchOrder();
  expect(order.order_items).toMatchObject([{ product: { name: 'Lip Mask' }, option: { name: 'Fruits rouges' }, size: { name: 'Duo' } }]);
  const { order_id } = order;
  const replies = [
    await call(shop.app, '/api/orders/get', { order_id }, { token: buyer.token }),
    await call(shop.app, '/api/orders/get', { order_id }),
  ];
  for (const { body } of replies) expect(body.data.order_items).toEqual(order.order_items);
});

test('the confirmation mail and the sentences of ordering again have the names of the order', async () => {
  const { buyer, product, order } = await placeFrenchOrder();
  const [mail] = await listMailsAbout(shop, order.order_id, 'orderPlaced');
  expect(mail?.text).toContain('Lip Mask (Fruits rouges, Duo)');
  expect(mail?.text).not.toContain('Berry');
  expect(mail?.text).toContain('Ville de Kigali, Rwanda');
  await shop.db.updateTable('products').set({ status: 'archived' }).where('product_id', '=', product.product_id).execute();
  const { body } = await call(shop.app, '/api/orders/reorder', { order_id: order.order_id }, { token: buyer.token, ...IN_FRENCH });
  expect(body.data.missing.join()).toContain('Lip Mask (Fruits rouges, Duo)');
});

test('a refused line is named in the language of the shopper', async () => {
  const { buyer, product } = await addBuyer(shop, LIP_MASK);
  await translateOption(product.option_ids[0]);
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', product.product_id).execute();
  const { body } = await placeOrder(shop, buyer, {}, IN_FRENCH.headers);
  expect(body.message).toContain('Lip Mask (Fruits rouges, Duo)');
});

test('staff read the English names with those that the customer reads, and print the invoice in her language', async () => {
  const { order } = await placeFrenchOrder();
  const { body } = await callStaff(`orders/${order.order_id}`);
  expect(body.data).toMatchObject({
    language: 'fr',
    order_items: [
      {
        option: { name: 'Berry' },
        size: { name: 'Duo' },
        shown_names: { name: 'Lip Mask', option: { name: 'Fruits rouges' }, size: { name: 'Duo' } },
      },
    ],
  });
  const invoice = await readInvoice(order.order_id);
  expect(invoice.order_items).toEqual(body.data.order_items);
  expect([invoice.address, invoice.invoice_address]).toEqual([
    expect.stringContaining('Kigali City, Rwanda'),
    expect.stringContaining('Ville de Kigali, Rwanda'),
  ]);
  expect(invoice.invoice_words).toMatchObject({
    title: 'Facture de commande',
    placed: expect.stringMatching(/^passée le \d{1,2} \S+ \d{4}$/),
    payment_status: 'Non payé',
  });
});

test('an order that staff enter is in the language that they choose for a guest, and in English by default', async () => {
  const enterOrder = async (fields: object) => {
    const { product_id, option_ids, size_ids } = await addProduct(shop.db, LIP_MASK);
    await translateOption(option_ids[0]);
    const guest = { name: 'Ada Uwase', phone: '0788 111 222', second_phone: '', address: 'KG 7 Ave', email: 'ada@example.rw' };
    const line = { product_id, option_id: option_ids[0], size_id: size_ids[0], quantity: 1 };
    const request = { ...guest, lines: [line], expected_total: 10_000, idempotency_key: createUniqueName('key'), ...fields };
    const { order_id } = (await callStaff('orders', request)).body.data;
    const [mail] = await listMailsAbout(shop, order_id, 'orderPlaced');
    const { title } = (await readInvoice(order_id)).invoice_words;
    return { title, text: mail?.text };
  };
  const french = await enterOrder({ language: 'fr' });
  expect(french).toEqual({ title: 'Facture de commande', text: expect.stringContaining('Fruits rouges') });
  expect(await enterOrder({})).toEqual({ title: 'Order invoice', text: expect.stringContaining('Berry') });
  expect((await callStaff('orders', { language: 'de' })).body.errors).toContainEqual(expect.objectContaining({ path: 'language' }));
  const { user_id } = await addShopper(shop.db);
  await shop.db.updateTable('users').set({ language: 'fr' }).where('user_id', '=', user_id).execute();
  expect((await enterOrder({ customer_id: user_id, language: 'rw' })).title, 'of the account').toBe('Facture de commande');
});

test('a request to enter an order without a language counts as the same one in English, and not as one in another language', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 5 });
  const guest = { name: 'Ada Uwase', phone: '0788 111 222', second_phone: '', address: 'KG 7 Ave', email: '' };
  const request = { ...guest, lines: [{ product_id, quantity: 1 }], expected_total: 10_000, idempotency_key: createUniqueName('key') };
  const first = await callStaff('orders', request);
  expect((await callStaff('orders', { ...request, language: 'en' })).body.data.order_id).toBe(first.body.data.order_id);
  expect(await callStaff('orders', { ...request, language: 'fr' })).toMatchObject({
    status: 409,
    body: { code: 'idempotency_key_reused' },
  });
});
