/** Tests which data is deleted with an account, which stays, and who can erase it. */
import { randomBytes } from 'node:crypto';
import { ORDER_STATUSES } from '@uruhu/contract/order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countUserRows, findTablesContaining } from '../../../test/support/checks/personal-data.ts';
import { openTestDatabase, SEVERAL_CONNECTIONS, testEngine } from '../../../test/support/database/engines.ts';
import { placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { createPhoto, upload } from '../../../test/support/fixtures/files.ts';
import { addProduct, setShipping, verifyEmail } from '../../../test/support/fixtures/fixtures.ts';
import { claimMobileMoney, createTransactionId, judgeClaim } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { addReview, insertReviewRow, pressHelpful, readRatings } from '../../../test/support/fixtures/reviews.ts';
import { PASSWORD, type SignedUpShopper, signUpShopper } from '../../../test/support/fixtures/signed-up-shoppers.ts';
import { actAsStaff, addStaffMember } from '../../../test/support/fixtures/staff.ts';
import { addWait } from '../../../test/support/fixtures/stock-waits.ts';
import { addToWishlist } from '../../../test/support/fixtures/wishlist.ts';
import { buildTestApp, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { openJobs } from '../../jobs/jobs.ts';
import { buildRenditionKey } from '../../storage/stored-types.ts';
import { eraseFiles } from '../files/files.ts';

let database: OpenDatabase;
let shop: TestShop;
let queuedJobs: { name: string; data: unknown }[] = [];
beforeAll(async () => {
  database = await openTestDatabase(SEVERAL_CONNECTIONS);
  const app = await buildTestApp(database, {
    enqueue: async (_db, name, data) => {
      queuedJobs.push({ name, data });
    },
  });
  shop = { ...app, db: database.db };
  await setShipping(shop.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const addTestShopper = () => signUpShopper(shop.app);
/** Adds a shopper with a verified address, who may upload files. */
async function addVerifiedShopper(): Promise<SignedUpShopper> {
  const shopper = await addTestShopper();
  await verifyEmail(shop.db, shopper);
  return shopper;
}
const eraseAccount = ({ token }: Pick<SignedUpShopper, 'token'>, password: unknown = PASSWORD) =>
  call(shop.app, '/api/users/deactivate', { password }, { token });

const countRowsByTable = (user_id: string) => countUserRows(shop.db, user_id);
const listTablesContaining = (text: string) => findTablesContaining(shop.db, text);

test('erasing deletes the account’s rows in every table and ends its session', async () => {
  const shopper = await addTestShopper();
  const { product_id } = await addProduct(shop.db, { stock: 5 });
  await addToCart(shop.app, shopper, { product_id, quantity: 2 });
  await addToWishlist(shop.app, shopper, product_id);
  await addWait(shop.app, shopper, await addProduct(shop.db, { stock: 0 }));
  await call(shop.app, '/api/users/address/add', { address: `KG 11 of ${shopper.username}` }, { token: shopper.token });
  await addReview(shop.app, shopper, { product_id, rating: 2, review: `By ${shopper.username}` });
  const link = { token_hash: randomBytes(32), user_id: shopper.user_id, expires_at: new Date() };
  await shop.db.insertInto('unsubscribe_links').values(link).execute();
  expect(await countRowsByTable(shopper.user_id)).toMatchObject({ carts: 1, stock_waits: 1, unsubscribe_links: 1 });

  const response = await eraseAccount(shopper);
  expect([response.status, response.body]).toEqual([200, { status: 'success', message: 'Your account was deactivated.' }]);
  expect(await countRowsByTable(shopper.user_id)).toEqual({});
  expect(await listTablesContaining(shopper.username)).toEqual([]);
  expect(await listTablesContaining(shopper.user_id)).toEqual([]);
  const { status, body } = await callGet(shop.app, '/api/users/me', { token: shopper.token });
  expect([status, body.message]).toEqual([401, 'You are not authorized']);
  expect((await eraseAccount(shopper)).status).toBe(401);
  expect((await call(shop.app, '/api/users/login', { username: shopper.username, password: PASSWORD })).status).toBe(401);
});

test('the goodbye mail is sent to the old address, and username and address can be used again', async () => {
  const shopper = await addTestShopper();
  await eraseAccount(shopper);
  const mails = await shop.db.selectFrom('mails').selectAll().where('to_address', '=', shopper.email).execute();
  expect(mails.map(({ kind, user_id, state }) => [kind, user_id, state])).toEqual([['goodbye', null, 'waiting']]);
  const { username, name, email, password, phone } = shopper;
  expect((await call(shop.app, '/api/users/createAccount', { username, name, email, password, phone })).status).toBe(200);
});

test('erasing updates the ratings of products and the helpful counts of reviews', async () => {
  const [shopper, otherShopper] = [await addTestShopper(), await addTestShopper()];
  const [firstProduct, secondProduct] = [await addProduct(shop.db), await addProduct(shop.db)];
  await insertReviewRow(shop.db, { product_id: firstProduct.product_id, rating: 5 });
  const review_id = await insertReviewRow(shop.db, { product_id: secondProduct.product_id, rating: 4 });
  await addReview(shop.app, shopper, { product_id: firstProduct.product_id, rating: 1 });
  await addReview(shop.app, shopper, { product_id: secondProduct.product_id, rating: 1 });
  const otherReviewId = (await addReview(shop.app, otherShopper, { product_id: firstProduct.product_id, rating: 3 })).body.data.review_id;
  await pressHelpful(shop.app, shopper, review_id);
  await pressHelpful(shop.app, otherShopper, review_id);
  await pressHelpful(shop.app, shopper, otherReviewId);
  expect((await eraseAccount(shopper)).status).toBe(200);
  for (const { product_id } of [firstProduct, secondProduct]) {
    const { stored, expected } = await readRatings(shop.db, product_id);
    expect(stored).toEqual(expected);
  }
  expect((await readRatings(shop.db, firstProduct.product_id)).expected).toMatchObject({ rating_counts: [0, 0, 1, 0, 1], review_count: 2 });
  const counts = await shop.db
    .selectFrom('reviews')
    .select(['review_id', 'helpful_count'])
    .where('review_id', 'in', [review_id, otherReviewId])
    .execute();
  expect(new Map(counts.map((row) => [row.review_id, row.helpful_count]))).toEqual(
    new Map([
      [review_id, 1],
      [otherReviewId, 0],
    ]),
  );
  await shop.refresh();
  const { body } = await callGet(shop.app, `/api/products/${firstProduct.product_id}`);
  expect(body).toMatchObject({ review_count: 2, product_rating: 4 });
});

describe('files', () => {
  test('are deleted from the storage by a job that can run twice, with their renditions', async () => {
    const shopper = await addVerifiedShopper();
    const uploadReply = await upload(shop.app, await createPhoto().jpeg().toBuffer(), { token: shopper.token });
    const key: string = uploadReply.body.file_new_name;
    const rendition = await shop.app.inject({ url: `${uploadReply.body.url}?w=320`, headers: { accept: 'image/avif' } });
    expect(rendition.statusCode).toBe(200);
    expect(await shop.storage.readSize(buildRenditionKey(key, 320, 'avif'))).toBeGreaterThan(0);
    queuedJobs = [];
    await eraseAccount(shopper);
    const eraseJobs = queuedJobs.filter(({ name }) => name === 'erase-files');
    expect(eraseJobs).toEqual([{ name: 'erase-files', data: { keys: [key] } }]);
    expect(await shop.db.selectFrom('files').select('key').where('key', '=', key).execute()).toEqual([]);
    for (let run = 0; run < 2; run++) await eraseFiles(shop.storage, [key]);
    expect(await shop.storage.read(key)).toBeNull();
    expect(await shop.storage.readSize(buildRenditionKey(key, 320, 'avif'))).toBeNull();
  });

  test('can be deleted by another process, and stay if the transaction fails', async () => {
    const jobs = await openJobs(shop.db, testEngine, (error) => console.error(error));
    const shopWithJobs = await buildTestApp(database, { enqueue: jobs.enqueue });
    const [shopper, keptShopper] = [await addVerifiedShopper(), await addVerifiedShopper()];
    const uploadPicture = async ({ token }: SignedUpShopper) =>
      (await upload(shopWithJobs.app, await createPhoto(100, 80).png().toBuffer(), { token })).body.file_new_name as string;
    const [deletedKey, keptKey] = [await uploadPicture(shopper), await uploadPicture(keptShopper)];
    // The last step fails, so the transaction rolls back.
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(shop.db);
    await sql`create trigger failing before delete on users for each row when (old.username = ${sql.lit(keptShopper.username)}) execute function fail()`.execute(
      shop.db,
    );
    expect((await call(shopWithJobs.app, '/api/users/deactivate', { password: PASSWORD }, { token: keptShopper.token })).status).toBe(500);
    expect((await call(shopWithJobs.app, '/api/users/deactivate', { password: PASSWORD }, { token: shopper.token })).status).toBe(200);
    expect(await shopWithJobs.storage.readSize(deletedKey), 'no process has run the job yet').toBeGreaterThan(0);
    const deletedKeys: string[][] = [];
    await jobs.startWorkers({
      'forgot-password': async () => {},
      'erase-files': async ({ keys }) => {
        await eraseFiles(shopWithJobs.storage, keys);
        deletedKeys.push(keys);
      },
    });
    await expect.poll(() => deletedKeys, { timeout: 15_000 }).toEqual([[deletedKey]]);
    expect([await shopWithJobs.storage.readSize(deletedKey), Boolean(await shopWithJobs.storage.readSize(keptKey))]).toEqual([null, true]);
    await jobs.close();
    await shopWithJobs.close();
  });

  test('of other shoppers stay', async () => {
    const [shopper, otherShopper] = [await addTestShopper(), await addVerifiedShopper()];
    const uploadReply = await upload(shop.app, await createPhoto(100, 80).png().toBuffer(), { token: otherShopper.token });
    queuedJobs = [];
    await eraseAccount(shopper);
    expect(queuedJobs.some(({ name }) => name === 'erase-files')).toBe(false);
    expect(await shop.storage.readSize(uploadReply.body.file_new_name)).toBeGreaterThan(0);
  });
});

describe('an order', () => {
  const readContact = (order_id: string) =>
    shop.db
      .selectFrom('orders')
      .select(['user_id', 'status', 'customer_name', 'customer_email', 'customer_phone', 'address', 'total_rwf'])
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
  const CONTACT = { customer_name: 'Keza', customer_email: 'keza@example.rw', customer_phone: '+250788000000' };
  const ERASED_CONTACT = { customer_name: 'erased', customer_email: 'erased', customer_phone: 'erased', address: 'erased' };
  const setStatus = (order_id: string, status: (typeof ORDER_STATUSES)[number]) =>
    shop.db.updateTable('orders').set({ status }).where('order_id', '=', order_id).execute();

  test.each(ORDER_STATUSES)('with the status %s loses its account, and its customer if it has ended', async (status) => {
    const { user_id, token, email: customer_email } = await addTestShopper();
    const order_id = await createPlainOrder(shop.db, { user_id, status, customer_email });
    expect((await eraseAccount({ token })).status).toBe(200);
    const hasEnded = status === 'delivered' || status === 'cancelled';
    const expected = hasEnded ? ERASED_CONTACT : { ...CONTACT, customer_email };
    expect(await readContact(order_id)).toMatchObject({ user_id: null, status, total_rwf: 10_000, ...expected });
  });

  test.each([
    [['cancelled']],
    [['preparing', 'cancelled']],
    [['preparing', 'in_transit', 'cancelled']],
    [['preparing', 'in_transit', 'delivered']],
  ] as const)('that goes through the statuses %j keeps its customer until the last one', async (steps) => {
    const { user_id, token, email: customer_email } = await addTestShopper();
    const order_id = await createPlainOrder(shop.db, { user_id, customer_email });
    await eraseAccount({ token });
    for (const step of steps.slice(0, -1)) {
      await setStatus(order_id, step);
      expect(await readContact(order_id)).toMatchObject({ status: step, ...CONTACT, customer_email });
    }
    await setStatus(order_id, steps.at(-1) ?? 'cancelled');
    expect(await readContact(order_id)).toMatchObject(ERASED_CONTACT);
  });

  test('that is pending loses an unverified e-mail address at once, so that no mail is sent to it', async () => {
    const { user_id, token, email } = await signUpShopper(shop.app, { email_verified: false });
    const order_id = await createPlainOrder(shop.db, { user_id, customer_email: email });
    expect((await eraseAccount({ token })).status).toBe(200);
    expect(await readContact(order_id)).toMatchObject({ ...CONTACT, customer_email: 'erased' });
    const staff = await addStaffMember(shop.db);
    expect((await actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: 'sold out' })).status).toBe(200);
    expect(await shop.db.selectFrom('mails').select('kind').where('to_address', '=', email).execute()).toEqual([]);
  });

  test.each([
    ['cancelled before the erasure', 'before'],
    ['cancelled after the erasure', 'after'],
  ] as const)('%s keeps its log, but without the texts that staff wrote', async (_, cancelTime) => {
    const buyer = await addTestShopper();
    const staff = await addStaffMember(shop.db);
    const nameOfBuyer = `${buyer.username} of Nyamirambo`;
    const product = await addProduct(shop.db, { stock: 3 });
    await call(shop.app, '/api/users/address/add', { address: 'KG 11 Ave 5' }, { token: buyer.token });
    await addToCart(shop.app, buyer, { product_id: product.product_id });
    const { order_id } = (await placeOrder(shop, buyer)).body.data;
    const transaction = createTransactionId();
    await claimMobileMoney(shop, buyer, order_id, transaction);
    expect(
      (await judgeClaim(shop, staff, order_id, 'reject-payment', { expected_status: 'pending', reason: `${nameOfBuyer} sent less` }))
        .status,
    ).toBe(200);
    const problem = {
      order_id,
      kind: 'mismatch',
      detail: 'by hand',
      resolved_at: new Date(),
      resolution: `${nameOfBuyer} was called`,
    } as const;
    await shop.db.insertInto('payment_problems').values(problem).execute();
    await call(shop.app, `/api/admin/orders/${order_id}/notes`, { text: `${nameOfBuyer} wants it on Friday` }, { token: staff.token });
    const contact = { address: `Next to ${nameOfBuyer}`, phone: '0788123456', expected_status: 'pending', version: 1 };
    const correctionReply = await call(shop.app, `/api/admin/orders/${order_id}`, contact, { token: staff.token, method: 'PATCH' });
    expect([correctionReply.status, correctionReply.body.data.notes.length]).toEqual([200, 1]);
    const cancel = () =>
      actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: `${nameOfBuyer} does not answer` });
    const steps = cancelTime === 'before' ? [cancel, () => eraseAccount(buyer)] : [() => eraseAccount(buyer), cancel];
    for (const step of steps) expect((await step()).status).toBe(200);
    expect(await listTablesContaining(nameOfBuyer)).toEqual([]);
    const log = await shop.db.selectFrom('order_log').selectAll().where('order_id', '=', order_id).orderBy('order_log_id').execute();
    const byStaff = { actor: 'staff', staff_id: staff.staff_id, reason: '' };
    expect(log.slice(-2)).toMatchObject([
      { to_state: 'rejected', ...byStaff },
      { from_state: 'pending', to_state: 'cancelled', ...byStaff },
    ]);
    const attempts = await shop.db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order_id).execute();
    expect(attempts).toMatchObject([{ state: 'rejected', provider_reference: transaction, payer_phone: '' }]);
  });

  test('of an existing account keeps the texts of staff, which the database refuses to delete or change', async () => {
    const buyer = await addTestShopper();
    const order_id = await createPlainOrder(shop.db, { user_id: buyer.user_id });
    const staff = await addStaffMember(shop.db);
    await actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: 'sold out' });
    const reasons = shop.db.selectFrom('order_log').select('reason').where('order_id', '=', order_id);
    expect(await reasons.execute()).toContainEqual({ reason: 'sold out' });
    for (const reason of ['', 'lost'])
      await expect(shop.db.updateTable('order_log').set({ reason }).where('order_id', '=', order_id).execute()).rejects.toThrow(
        'order_log is written once',
      );
  });

  test('of an existing account keeps its customer', async () => {
    const { user_id } = await addTestShopper();
    const order_id = await createPlainOrder(shop.db, { user_id, status: 'in_transit' });
    await setStatus(order_id, 'delivered');
    expect(await readContact(order_id)).toMatchObject({ user_id, ...CONTACT });
  });

  test('keeps its lines and reserved pieces, and can be tracked by its id', async () => {
    const buyer = await addTestShopper();
    const product = await addProduct(shop.db, { stock: 3 });
    await call(shop.app, '/api/users/address/add', { address: 'KG 11 Ave 5' }, { token: buyer.token });
    await addToCart(shop.app, buyer, { product_id: product.product_id, quantity: 2 });
    const { order_id } = (await placeOrder(shop, buyer)).body.data;
    expect((await eraseAccount(buyer)).status).toBe(200);
    const stock = await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product.product_id).executeTakeFirst();
    expect(stock?.reserved).toBe(2);
    const { status, body } = await call(shop.app, '/api/orders/get', { order_id });
    expect([status, body.data.status, body.data.order_items.length]).toEqual([200, 'pending', 1]);
  });
});

describe('the password of a request to erase an account', () => {
  test('is refused if it is wrong, which neither ends the session nor deletes anything', async () => {
    const shopper = await addTestShopper();
    const { status, body } = await eraseAccount(shopper, 'not mine');
    expect([status, body]).toEqual([
      422,
      {
        status: 'error',
        code: 'wrong_current_password',
        message: 'This is not your password.',
        errors: [{ path: 'password', code: 'wrong_current_password', message: 'This is not your password.' }],
      },
    ]);
    expect((await callGet(shop.app, '/api/users/me', { token: shopper.token })).status).toBe(200);
    expect(queuedJobs.filter(({ name }) => name === 'erase-files')).toEqual([]);
  });

  test('is refused with a message if it is missing', async () => {
    expect(await eraseAccount(await addTestShopper(), '')).toMatchObject({ status: 400, body: { message: 'Please enter your password' } });
  });

  test('counts, if it is wrong, together with wrong passwords at sign-in', async () => {
    const { token, username } = await addTestShopper();
    const sendRequest = (url: string, payload: object) =>
      shop.app.inject({ method: 'POST', url, payload, remoteAddress: '192.0.2.200', headers: { authorization: `Bearer ${token}` } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++)
      statuses.push((await sendRequest('/api/users/deactivate', { password: 'wrong' })).statusCode);
    expect(statuses).toEqual(Array(10).fill(422));
    const refusal = await sendRequest('/api/users/deactivate', { password: PASSWORD });
    expect([refusal.statusCode, Number(refusal.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await sendRequest('/api/users/login', { username, password: PASSWORD })).statusCode).toBe(429);
  });
});

test('only one of several concurrent requests to erase an account succeeds', async () => {
  const shopper = await addTestShopper();
  const responses = await Promise.all([eraseAccount(shopper), eraseAccount(shopper), eraseAccount(shopper)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});
