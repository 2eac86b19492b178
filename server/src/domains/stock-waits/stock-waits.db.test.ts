/** Tests how shoppers wait for sold-out products: requesting a mail, the mail, and the link that ends the waits. */
import { STOCK_WAITS_MAX } from '@uruhu/contract/constants';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resetClock, setClock } from '../../../test/support/database/clock.ts';
import { addBuyer, createOrder, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, addShopper, type Product, type Shopper, setShipping, verifyEmail } from '../../../test/support/fixtures/fixtures.ts';
import { actAsStaff, addStaffMember } from '../../../test/support/fixtures/staff.ts';
import { addWait, listWaits, removeWait } from '../../../test/support/fixtures/stock-waits.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { createMailSender } from '../mail/mail.ts';
import { saveTranslations } from '../translations/translations.ts';
import { selectChoicesInStock } from './queries.ts';
import { deleteExpiredUnsubscribeLinks, deleteOldWaits, notifyWaitingShoppers } from './stock-waits.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: changes the clock.
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());
afterEach(() => shop.db.deleteFrom('stock_waits').execute());

const addSoldOutProduct = () => addProduct(shop.db, { stock: 0 });
const setAvailablePieces = ({ product_id }: Pick<Product, 'product_id'>, pieces: number) =>
  shop.db
    .updateTable('stock')
    .set({ on_hand: sql<number>`reserved + ${pieces}::int` })
    .where('product_id', '=', product_id)
    .execute();
const listBackInStockMails = ({ email }: Shopper) =>
  shop.db.selectFrom('mails').selectAll().where('to_address', '=', email).where('kind', '=', 'backInStock').orderBy('created_at').execute();
const countBackInStockMails = async (shopper: Shopper) => (await listBackInStockMails(shopper)).length;
/** Returns the number of mails that the run has written. */
const runNotifications = () => notifyWaitingShoppers(shop.context);

const listMailStates = async (shopper: Shopper) => (await listBackInStockMails(shopper)).map(({ state }) => state);
/** Sends all waiting mails, those to the shopper as if they had this age. */
async function sendMails(shopper: Shopper, age = '0 hours'): Promise<void> {
  const created_at = sql<Date>`created_at - ${sql.lit(age)}::interval`;
  await shop.db.updateTable('mails').set({ created_at }).where('to_address', '=', shopper.email).where('state', '=', 'waiting').execute();
  const config = { production: false, demo: true, mailFrom: undefined, smtpUrl: undefined };
  await createMailSender(shop.db, config, { info: () => {} })();
}

async function addWaitingShopper(product: Pick<Product, 'product_id'>): Promise<Shopper> {
  const shopper = await addShopper(shop.db);
  expect((await addWait(shop.app, shopper, product)).status).toBe(200);
  return shopper;
}

describe('requesting a mail', () => {
  test('many times does not use up the limit of orders', async () => {
    const [{ buyer }, product] = [await addBuyer(shop), await addSoldOutProduct()];
    for (let attempt = 0; attempt < 45; attempt++) expect((await addWait(shop.app, buyer, product)).status).toBe(200);
    expect((await placeOrder(shop, buyer)).status).toBe(200);
  });

  test('adds one wait for a sold-out product, even if repeated, and the shopper can end it', async () => {
    const [shopper, product] = [await addShopper(shop.db), await addSoldOutProduct()];
    for (let attempt = 0; attempt < 2; attempt++) {
      const { status, body } = await addWait(shop.app, shopper, product);
      expect([status, body.message]).toEqual([200, 'We write to you once when it is back.']);
    }
    expect(await listWaits(shop.app, shopper)).toMatchObject([{ product_id: product.product_id, option_id: null, size_id: null }]);
    for (let attempt = 0; attempt < 2; attempt++) expect((await removeWait(shop.app, shopper, product)).status).toBe(200);
    expect(await listWaits(shop.app, shopper)).toEqual([]);
  });

  test('is refused for products that are in stock or made to order', async () => {
    const shopper = await addShopper(shop.db);
    for (const product of [await addProduct(shop.db, { stock: 1 }), await addProduct(shop.db)]) {
      const { status, body } = await addWait(shop.app, shopper, product);
      expect([status, body.code]).toEqual([409, 'in_stock']);
    }
  });

  test('is refused without one of the options and sizes that the product has', async () => {
    const shopper = await addShopper(shop.db);
    const { product_id, option_ids, size_ids } = await addProduct(shop.db, { options: [{ stock: 0 }, { stock: 3 }], sizes: [{}] });
    const otherProduct = await addProduct(shop.db, { options: [{ stock: 0 }], stock: 0 });
    const [sold_out_option_id, in_stock_option_id] = option_ids;
    const [size_id] = size_ids;
    const requestMail = async (option_id?: string, size?: string) => {
      const { status, body } = await addWait(shop.app, shopper, { product_id, option_id, size_id: size });
      return body.code ?? status;
    };
    expect(await requestMail()).toBe('option_not_found');
    expect(await requestMail(otherProduct.option_ids[0], size_id)).toBe('option_not_found');
    expect(await requestMail(sold_out_option_id)).toBe('size_not_found');
    expect(await requestMail(in_stock_option_id, size_id)).toBe('in_stock');
    expect(await requestMail(sold_out_option_id, size_id)).toBe(200);
    expect(await listWaits(shop.app, shopper)).toMatchObject([{ product_id, option_id: sold_out_option_id, size_id }]);
  });

  test('is refused without a confirmed address, and for products that are not published', async () => {
    const product = await addSoldOutProduct();
    const unverifiedShopper = await addShopper(shop.db, { email_verified: false });
    expect((await addWait(shop.app, unverifiedShopper, product)).body.code).toBe('email_unverified');
    expect((await addWait(shop.app, { token: '' }, product)).status).toBe(401);
    const shopper = await addShopper(shop.db);
    expect((await addWait(shop.app, shopper, { product_id: 'none' })).body.code).toBe('product_not_found');
    const draft = await addProduct(shop.db, { stock: 0, status: 'draft' });
    expect((await addWait(shop.app, shopper, draft)).body.code).toBe('product_not_found');
  });

  test('is refused once a shopper has the maximum number of waits', async () => {
    const shopper = await addShopper(shop.db);
    const { product_id, option_ids } = await addProduct(shop.db, {
      options: Array.from({ length: STOCK_WAITS_MAX + 1 }, () => ({ stock: 0 })),
    });
    const { user_id } = shopper;
    const waits = option_ids.slice(0, STOCK_WAITS_MAX).map((option_id) => ({ user_id, product_id, option_id }));
    await shop.db.insertInto('stock_waits').values(waits).execute();
    const refusal = await addWait(shop.app, shopper, { product_id, option_id: option_ids.at(-1) });
    expect([refusal.status, refusal.body.code]).toEqual([422, 'too_many_stock_waits']);
    expect((await addWait(shop.app, shopper, { product_id, option_id: option_ids[0] })).status).toBe(200);
  });
});

describe('the mail to a waiting shopper', () => {
  test('is written once when staff restock, and links to the chosen option', async () => {
    const { product_id, name, option_ids } = await addProduct(shop.db, { options: [{ name: 'Rose', stock: 0 }, { stock: 4 }] });
    const [option_id] = option_ids;
    const shopper = await addShopper(shop.db);
    await addWait(shop.app, shopper, { product_id, option_id });
    expect(await runNotifications()).toBe(0);
    await setAvailablePieces({ product_id }, 2);
    expect(await runNotifications()).toBe(1);
    const [mail] = await listBackInStockMails(shopper);
    expect(mail?.subject).toContain(`${name} (Rose) is back`);
    expect(mail?.text).toContain(`http://shop.test/product/${product_id}?option=${option_id}`);
    const token = /\/stop-notices\?t=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    expect(mail?.unsubscribe_url).toBe(`http://shop.test/api/products/stock-waits/stop?t=${token}`);
    expect(await listWaits(shop.app, shopper)).toEqual([]);
    await setAvailablePieces({ product_id }, 0);
    await runNotifications();
    await setAvailablePieces({ product_id }, 2);
    await runNotifications();
    expect(await countBackInStockMails(shopper)).toBe(1);
  });

  test('has the names of the language in which she asked for it, and English where there is none', async () => {
    const product = await addProduct(shop.db, { name: 'Lip Mask', options: [{ name: 'Berry', stock: 0 }] });
    const [option_id] = product.option_ids;
    const name = { kind: 'product-options', record_id: String(option_id), field: 'name', language: 'fr', value: 'Fruits rouges' } as const;
    await shop.db.transaction().execute((trx) => saveTranslations(trx, [name]));
    const shopper = await addShopper(shop.db);
    const wait = { product_id: product.product_id, option_id, waiting: true };
    await call(shop.app, '/api/products/stock-waits/save', wait, { token: shopper.token, headers: { 'accept-language': 'fr' } });
    await setAvailablePieces(product, 1);
    await runNotifications();
    const [mail] = await listBackInStockMails(shopper);
    expect(mail?.text).toContain('Lip Mask (Fruits rouges)');
    expect(mail?.text).not.toContain('Berry');
  });

  test('is written when a shopper cancels an order', async () => {
    const { buyer, product, order } = await createOrder(shop, { stock: 1 });
    const shopper = await addWaitingShopper(product);
    expect(await runNotifications()).toBe(0);
    await call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token });
    expect([await runNotifications(), await countBackInStockMails(shopper)]).toEqual([1, 1]);
  });

  test('is written when staff cancel an order', async () => {
    const { product, order } = await createOrder(shop, { stock: 1 });
    const shopper = await addWaitingShopper(product);
    const cancelReply = await actAsStaff(shop, await addStaffMember(shop.db), order.order_id, 'cancel', {
      expected_status: 'pending',
      reason: 'Broken in Seoul',
    });
    expect(cancelReply.status).toBe(200);
    expect([await runNotifications(), await countBackInStockMails(shopper)]).toEqual([1, 1]);
  });

  test('is written only while both the option and the product are in stock', async () => {
    const { product_id, option_ids } = await addProduct(shop.db, { stock: 0, options: [{ stock: 0 }] });
    const shopper = await addShopper(shop.db);
    await addWait(shop.app, shopper, { product_id, option_id: option_ids[0] });
    await shop.db.updateTable('stock').set({ on_hand: 3 }).where('product_id', '=', product_id).where('option_id', 'is', null).execute();
    expect(await runNotifications()).toBe(0);
    await setAvailablePieces({ product_id }, 3);
    expect([await runNotifications(), await countBackInStockMails(shopper)]).toEqual([1, 1]);
  });

  test('about a draft is not written until the product is published', async () => {
    const product = await addSoldOutProduct();
    const shopper = await addWaitingShopper(product);
    const setStatus = (status: 'draft' | 'published') =>
      shop.db.updateTable('products').set({ status }).where('product_id', '=', product.product_id).execute();
    await setStatus('draft');
    await setAvailablePieces(product, 5);
    expect(await runNotifications()).toBe(0);
    await setStatus('published');
    expect([await runNotifications(), await countBackInStockMails(shopper)]).toEqual([1, 1]);
  });

  test('is sent only to a confirmed address', async () => {
    const product = await addSoldOutProduct();
    const shopper = await addWaitingShopper(product);
    await shop.db.updateTable('users').set({ email_verified_at: null }).where('user_id', '=', shopper.user_id).execute();
    await setAvailablePieces(product, 5);
    expect(await runNotifications()).toBe(0);
    await verifyEmail(shop.db, shopper);
    expect([await runNotifications(), await countBackInStockMails(shopper)]).toEqual([1, 1]);
  });

  test('is sent to three shoppers an hour for one piece, longest wait first, as long as the piece is available', async () => {
    const product = await addSoldOutProduct();
    const shoppers: Shopper[] = [];
    for (let count = 0; count < 7; count++) shoppers.push(await addWaitingShopper(product));
    await setAvailablePieces(product, 1);
    /** One digit for each shopper, the one with the longest wait first. */
    const countEachShoppersMails = async () => (await Promise.all(shoppers.map(countBackInStockMails))).join('');
    expect([await runNotifications(), await countEachShoppersMails()]).toEqual([3, '1110000']);
    await setClock(shop.db, '59 minutes');
    expect([await runNotifications(), await countEachShoppersMails()]).toEqual([0, '1110000']);
    await setClock(shop.db, '61 minutes');
    expect([await runNotifications(), await runNotifications(), await countEachShoppersMails()]).toEqual([3, 0, '1111110']);
    await setClock(shop.db, '3 hours');
    await setAvailablePieces(product, 0);
    expect(await runNotifications()).toBe(0);
    await setAvailablePieces(product, 2);
    expect([await runNotifications(), await countEachShoppersMails()]).toEqual([1, '1111111']);
    await resetClock(shop.db);
  });

  test('is sent at once to more shoppers when more pieces arrive, with a separate limit for each option', async () => {
    const { product_id, option_ids } = await addProduct(shop.db, { options: [{ stock: 0 }, { stock: 0 }] });
    const [first_option_id, second_option_id] = option_ids;
    for (const option_id of [
      first_option_id,
      first_option_id,
      first_option_id,
      first_option_id,
      first_option_id,
      second_option_id,
      second_option_id,
      second_option_id,
    ])
      await addWait(shop.app, await addShopper(shop.db), { product_id, option_id });
    await setAvailablePieces({ product_id }, 1);
    // Three shoppers of each option are notified of its one piece; two shoppers of the first option still wait.
    expect([await runNotifications(), await runNotifications()]).toEqual([6, 0]);
    await setAvailablePieces({ product_id }, 2);
    expect([await runNotifications(), await runNotifications()]).toEqual([2, 0]);
  });

  test('is sent to one shopper at most five times a day; further mails to her follow a day later', async () => {
    const shopper = await addShopper(shop.db);
    const { product_id, option_ids } = await addProduct(shop.db, { options: Array.from({ length: 7 }, () => ({ stock: 0 })) });
    for (const option_id of option_ids) await addWait(shop.app, shopper, { product_id, option_id });
    await setAvailablePieces({ product_id }, 9);
    expect([await runNotifications(), await runNotifications(), await countBackInStockMails(shopper)]).toEqual([5, 0, 5]);
    await setClock(shop.db, '25 hours');
    expect([await runNotifications(), await countBackInStockMails(shopper)]).toEqual([2, 7]);
    await resetClock(shop.db);
  });

  test('is sent to three shoppers an hour for each piece that several options share, longest wait first', async () => {
    const { product_id, option_ids } = await addProduct(shop.db, { stock: 0, options: [{}, {}] });
    const [first_option_id, second_option_id] = option_ids;
    const shoppers: Shopper[] = [];
    for (const option_id of [first_option_id, second_option_id, first_option_id, second_option_id, first_option_id]) {
      const shopper = await addShopper(shop.db);
      await addWait(shop.app, shopper, { product_id, option_id });
      shoppers.push(shopper);
    }
    await setAvailablePieces({ product_id }, 1);
    expect([await runNotifications(), await runNotifications()]).toEqual([3, 0]);
    expect((await Promise.all(shoppers.map(countBackInStockMails))).join('')).toBe('11100');
    await setAvailablePieces({ product_id }, 2);
    expect([await runNotifications(), await runNotifications()]).toEqual([2, 0]);
  });

  test('is sent to three shoppers an hour for each piece of an option, also if they wait for different sizes of it', async () => {
    const { product_id, option_ids, size_ids } = await addProduct(shop.db, { options: [{ stock: 0 }, { stock: 0 }], sizes: [{}, {}] });
    for (const option_id of option_ids)
      for (const size_id of [...size_ids, ...size_ids])
        await addWait(shop.app, await addShopper(shop.db), { product_id, option_id, size_id });
    await setAvailablePieces({ product_id }, 1);
    // Each of the two options has one piece.
    expect([await runNotifications(), await runNotifications()]).toEqual([6, 0]);
  });

  test('is sent once, also if the mail server takes none for days', async () => {
    const product = await addSoldOutProduct();
    const shopper = await addWaitingShopper(product);
    await setAvailablePieces(product, 1);
    expect(await runNotifications()).toBe(1);
    await sendMails(shopper, '119 hours');
    expect([await listMailStates(shopper), await runNotifications()]).toEqual([['sent'], 0]);
  });

  test('is sent again to a shopper who requests it again', async () => {
    const product = await addSoldOutProduct();
    const shopper = await addWaitingShopper(product);
    await setAvailablePieces(product, 1);
    await runNotifications();
    await setAvailablePieces(product, 0);
    expect((await addWait(shop.app, shopper, product)).status).toBe(200);
    await setAvailablePieces(product, 1);
    expect([await runNotifications(), await countBackInStockMails(shopper)]).toEqual([1, 2]);
  });

  test('that fails for one shopper is still sent to the others', async () => {
    const product = await addSoldOutProduct();
    const [firstShopper, secondShopper] = [await addWaitingShopper(product), await addWaitingShopper(product)];
    await setAvailablePieces(product, 5);
    const { mailer } = shop.context;
    const failing: typeof mailer = {
      ...mailer,
      write: async (trx, mail) =>
        mail.user_id === firstShopper.user_id ? Promise.reject(new Error('mail not written')) : mailer.write(trx, mail),
    };
    await expect(notifyWaitingShoppers({ db: shop.db, mailer: failing })).rejects.toThrow('mail not written');
    expect([await countBackInStockMails(firstShopper), await countBackInStockMails(secondShopper)]).toEqual([0, 1]);
    expect([await runNotifications(), await countBackInStockMails(firstShopper)]).toEqual([1, 1]);
  });
});

describe('the link that ends the waits', () => {
  /** Adds a shopper with one mail and one product that she still waits for. */
  async function addNotifiedShopper() {
    const [restocked, stillSoldOut] = [await addProduct(shop.db, { options: [{ stock: 0 }] }), await addSoldOutProduct()];
    const shopper = await addShopper(shop.db);
    await addWait(shop.app, shopper, { product_id: restocked.product_id, option_id: restocked.option_ids[0] });
    await addWait(shop.app, shopper, stillSoldOut);
    await setAvailablePieces(restocked, 1);
    await runNotifications();
    const [mail] = await listBackInStockMails(shopper);
    const url = new URL(mail?.unsubscribe_url ?? '');
    const followLink = () => call(shop.app, '/api/products/stock-waits/stop', { token: url.searchParams.get('t') });
    return { shopper, restocked, stillSoldOut, url, followLink };
  }

  test('works repeatedly from the page, and only for this shopper', async () => {
    const { shopper, stillSoldOut, url } = await addNotifiedShopper();
    const otherShopper = await addWaitingShopper(stillSoldOut);
    const token = url.searchParams.get('t');
    for (let attempt = 0; attempt < 2; attempt++) {
      const { status, body } = await call(shop.app, '/api/products/stock-waits/stop', { token });
      expect([status, body.message]).toEqual([200, 'We do not write to you any more about products that are back.']);
    }
    await setAvailablePieces(stillSoldOut, 1);
    expect([await runNotifications(), await countBackInStockMails(shopper), await countBackInStockMails(otherShopper)]).toEqual([1, 1, 1]);
    expect((await addWait(shop.app, shopper, await addSoldOutProduct())).status).toBe(200);
  });

  test.each(['form', 'multipart'] as const)('works by one click in a mail program that posts a %s', async (encoding) => {
    const { shopper, url } = await addNotifiedShopper();
    const { status } = await call(shop.app, url.pathname + url.search, { 'List-Unsubscribe': 'One-Click' }, { encoding });
    expect([status, await listWaits(shop.app, shopper)]).toEqual([200, []]);
  });

  test.each(['', 'x', 'A'.repeat(43), 'x'.repeat(200)])('with the token %j is invalid', async (token) => {
    const { status, body } = await call(shop.app, '/api/products/stock-waits/stop', { token });
    expect([status, body.code]).toEqual([400, 'email_link_invalid']);
  });

  test.each([
    ['its product is deleted', ({ product_id }: Product) => shop.db.deleteFrom('products').where('product_id', '=', product_id).execute()],
    [
      'its option is deleted',
      ({ option_ids }: Product) => shop.db.deleteFrom('product_options').where('option_id', 'in', option_ids).execute(),
    ],
  ])('works after %s', async (_, remove) => {
    const { shopper, restocked, followLink } = await addNotifiedShopper();
    await remove(restocked);
    expect((await followLink()).status).toBe(200);
    expect(await listWaits(shop.app, shopper)).toEqual([]);
  });

  test('works for a year, even after its wait was deleted, and is deleted afterwards', async () => {
    const { shopper, followLink } = await addNotifiedShopper();
    const { user_id } = shopper;
    const followAfter = async (offset: string) => {
      await setClock(shop.db, offset);
      await deleteOldWaits(shop.db);
      await deleteExpiredUnsubscribeLinks(shop.db);
      return (await followLink()).status;
    };
    const countLinks = async () =>
      (await shop.db.selectFrom('unsubscribe_links').select('user_id').where('user_id', '=', user_id).execute()).length;
    expect([await followAfter('91 days'), await followAfter('364 days'), await countLinks()]).toEqual([200, 200, 1]);
    expect([await followAfter('366 days'), await countLinks()]).toEqual([400, 0]);
    await resetClock(shop.db);
  });

  test('drops an unsent mail, but not a mail for which the shopper has asked afterwards', async () => {
    const { shopper, restocked, followLink } = await addNotifiedShopper();
    expect((await followLink()).status).toBe(200);
    await sendMails(shopper);
    expect(await listMailStates(shopper)).toEqual(['dropped']);
    await runNotifications();
    expect(await listWaits(shop.app, shopper)).toEqual([]);
    await setAvailablePieces(restocked, 0);
    await addWait(shop.app, shopper, { product_id: restocked.product_id, option_id: restocked.option_ids[0] });
    await setAvailablePieces(restocked, 1);
    await runNotifications();
    await sendMails(shopper);
    expect(await listMailStates(shopper)).toEqual(['dropped', 'sent']);
  });

  test('does nothing when it is opened, as mail scanners do', async () => {
    const { shopper, url } = await addNotifiedShopper();
    const { status } = await callGet(shop.app, url.pathname + url.search);
    expect([status, (await listWaits(shop.app, shopper)).length]).toEqual([404, 1]);
  });
});

test('deleting a product or an option deletes its waits', async () => {
  const { product_id, option_ids } = await addProduct(shop.db, { options: [{ stock: 0 }, { stock: 0 }] });
  const stillSoldOut = await addSoldOutProduct();
  const shopper = await addShopper(shop.db);
  for (const option_id of option_ids) await addWait(shop.app, shopper, { product_id, option_id });
  await addWait(shop.app, shopper, stillSoldOut);
  await shop.db.deleteFrom('product_options').where('option_id', '=', String(option_ids[0])).execute();
  await shop.db.deleteFrom('products').where('product_id', '=', stillSoldOut.product_id).execute();
  expect((await listWaits(shop.app, shopper)).map(({ option_id }) => option_id)).toEqual([option_ids[1]]);
});

test('waits are deleted 90 days after their mail, and after a year', async () => {
  const [restocked, stillSoldOut] = [await addSoldOutProduct(), await addSoldOutProduct()];
  const shopper = await addWaitingShopper(restocked);
  await addWait(shop.app, shopper, stillSoldOut);
  await setAvailablePieces(restocked, 1);
  await runNotifications();
  const countRemainingWaits = async (offset: string) => {
    await setClock(shop.db, offset);
    await deleteOldWaits(shop.db);
    return (await shop.db.selectFrom('stock_waits').select('stock_wait_id').where('user_id', '=', shopper.user_id).execute()).length;
  };
  expect([
    await countRemainingWaits('89 days'),
    await countRemainingWaits('91 days'),
    await countRemainingWaits('364 days'),
    await countRemainingWaits('366 days'),
  ]).toEqual([2, 1, 1, 0]);
  await resetClock(shop.db);
});

test('a shopper who adds the product to the cart still gets the mail', async () => {
  const product = await addSoldOutProduct();
  const shopper = await addWaitingShopper(product);
  await setAvailablePieces(product, 1);
  expect((await addToCart(shop.app, shopper, { product_id: product.product_id })).status).toBe(200);
  expect(await runNotifications()).toBe(1);
});

test('the products that are in stock again are listed in the order of their oldest waits', async () => {
  const products: Product[] = [];
  for (let count = 0; count < 8; count++) products.push(await addSoldOutProduct());
  for (const product of products) await addWaitingShopper(product);
  for (const product of products) await addWaitingShopper(product);
  for (const product of products) await setAvailablePieces(product, 1);
  expect((await selectChoicesInStock(shop.db)).map(({ product_id }) => product_id)).toEqual(products.map(({ product_id }) => product_id));
});
