/** Tests that the export contains all data of one shopper and nothing else. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { createPhoto, upload } from '../../../test/support/fixtures/files.ts';
import { addProduct, addShopper, createUniqueName, verifyEmail } from '../../../test/support/fixtures/fixtures.ts';
import { addReview, insertReviewRow, pressHelpful } from '../../../test/support/fixtures/reviews.ts';
import { type SignedUpShopper, signUpShopper } from '../../../test/support/fixtures/signed-up-shoppers.ts';
import { addStaffMember } from '../../../test/support/fixtures/staff.ts';
import { addWait } from '../../../test/support/fixtures/stock-waits.ts';
import { addToWishlist } from '../../../test/support/fixtures/wishlist.ts';
import { call, createIpAddress } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
  await shop.refresh();
});

const requestExport = ({ token }: { token: string }) =>
  shop.app.inject({
    method: 'GET',
    url: '/api/users/my-data',
    remoteAddress: createIpAddress(),
    headers: { authorization: `Bearer ${token}` },
  });

/** Adds a shopper who has used every feature. All texts that she has written contain `uniqueWord`. `resetToken`: the secret of her password link. */
async function createActiveShopper(): Promise<
  SignedUpShopper & { uniqueWord: string; product_id: string; order_id: string; fileKey: string; resetToken: string }
> {
  const [shopper, author] = [await signUpShopper(shop.app), await addShopper(shop.db)];
  await verifyEmail(shop.db, shopper);
  const uniqueWord = createUniqueName('word');
  const { product_id } = await addProduct(shop.db);
  await shop.refresh();
  const asShopper = { token: shopper.token };
  await call(shop.app, '/api/users/address/add', { address: `KG 1, ${uniqueWord}` }, asShopper);
  await addToCart(shop.app, shopper, { product_id, quantity: 2 });
  const { order_id } = (await placeOrder(shop, shopper)).body.data;
  const { staff_id } = await addStaffMember(shop.db);
  await shop.db.insertInto('order_notes').values({ order_id, staff_id, text: 'Wants it on Friday' }).execute();
  await addToCart(shop.app, shopper, { product_id, quantity: 3 });
  await addToWishlist(shop.app, shopper, product_id);
  await addWait(shop.app, shopper, await addProduct(shop.db, { stock: 0 }));
  await addReview(shop.app, shopper, { product_id, review: `Soft, ${uniqueWord}` });
  await pressHelpful(
    shop.app,
    shopper,
    await insertReviewRow(shop.db, { product_id, rating: 4, user_id: author.user_id, review: 'Of another shopper' }),
  );
  const message = { name: 'Keza', email: shopper.email, phone: '0788123456', message: `Hello, ${uniqueWord}` };
  await call(shop.app, '/api/users/contact', message, asShopper);
  const fileKey: string = (await upload(shop.app, await createPhoto(40, 40).png().toBuffer(), asShopper)).body.file_new_name;
  await shop.db
    .insertInto('beauty_profiles')
    .values({ user_id: shopper.user_id, skin_type: 'Dry', avoided: ['alcohol'] })
    .execute();
  await shop.db
    .insertInto('coupons')
    .values({ coupon_code: uniqueWord.toUpperCase(), coupon_type: 'fixed', discount: 500, user_id: shopper.user_id })
    .execute();
  const resetToken = createUniqueName('reset');
  await shop.db
    .insertInto('password_resets')
    .values({
      token_hash: createHash('sha256').update(resetToken).digest(),
      user_id: shopper.user_id,
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();
  // The same token, so that one test for secrets covers both links.
  const link = { token_hash: createHash('sha256').update(resetToken).digest(), user_id: shopper.user_id };
  await shop.db
    .insertInto('unsubscribe_links')
    .values({ ...link, expires_at: new Date(Date.now() + 60_000) })
    .execute();
  return { ...shopper, uniqueWord, product_id, order_id, fileKey, resetToken };
}

/** Lists every text and key in a document. */
const listTexts = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, field]) => [name, ...listTexts(field)])
    : [String(value)];

/** The export's key for each table with rows about a shopper. The notes of staff are only in the export that a staff member makes. */
const EXPORT_KEYS: Record<string, string> = {
  addresses: 'addresses',
  beauty_profiles: 'beauty_profile',
  carts: 'cart',
  contact_messages: 'messages',
  coupons: 'coupons',
  customer_log: 'notes',
  email_links: 'email_links',
  files: 'files',
  mails: 'mails',
  orders: 'orders',
  password_resets: 'password_links',
  review_helpful: 'found_helpful',
  reviews: 'reviews',
  sessions: 'sessions',
  sign_in_names: 'account',
  sign_ins: 'sign_ins',
  stock_waits: 'stock_waits',
  unsubscribe_links: 'unsubscribe_links',
  users: 'account',
  wishlist_entries: 'wishlist',
};

test('the export contains all data of the shopper, and browsers do not cache the download', async () => {
  const shopper = await createActiveShopper();
  const response = await requestExport(shopper);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'content-disposition': 'attachment; filename="uruhu-my-data.json"',
    'cache-control': 'no-store',
  });
  const data = response.json();
  expect(data).toMatchObject({
    shop: 'Uruhu',
    order_notes: [{ order_id: shopper.order_id, text: 'Wants it on Friday' }],
    account: {
      user_id: shopper.user_id,
      username: shopper.username,
      email: shopper.email,
      phone: shopper.phone,
      primaryPhone: '+250788123456',
    },
    email_verified_at: expect.any(String),
    addresses: [{ address: `KG 1, ${shopper.uniqueWord}`, is_default: true }],
    sessions: [{ session_id: expect.any(String) }],
    sign_ins: [{ succeeded: true }],
    password_links: [{ expires_at: expect.any(String) }],
    beauty_profile: { skin_type: 'Dry', avoided: ['alcohol'] },
    wishlist: [{ product_id: shopper.product_id }],
    stock_waits: [{ option_id: null, size_id: null, created_at: expect.any(String), notified_at: null }],
    unsubscribe_links: [{ created_at: expect.any(String), expires_at: expect.any(String) }],
    cart: [{ product_id: shopper.product_id, quantity: 3, unit_price: 10_000 }],
    orders: [
      {
        order_id: shopper.order_id,
        customer: { email: shopper.email, phone: '+250788123456' },
        order_items: [{ quantity: 2, price_at_purchase: 10_000 }],
        order_progress: [{ status: 'ordered' }],
      },
    ],
    coupons: expect.arrayContaining([expect.objectContaining({ coupon_code: shopper.uniqueWord.toUpperCase() })]),
    reviews: [{ review: `Soft, ${shopper.uniqueWord}`, hidden_at: null }],
    found_helpful: [{ review_id: expect.any(String) }],
    messages: [{ message: `Hello, ${shopper.uniqueWord}` }],
    files: [{ key: shopper.fileKey, kind: 'picture', bytes: expect.any(Number) }],
  });
  expect(data.mails.map(({ to, subject }: { to: string; subject: string }) => [to, subject])).toContainEqual([
    shopper.email,
    'Welcome to Uruhu',
  ]);
  // All times have one form: UTC with milliseconds.
  for (const time of listTexts(data).filter((text) => /^\d{4}-\d\d-\d\d/.test(text))) expect(time).toMatch(/^[\d-]{10}T[\d:.]{12}Z$/);
});

test('the export covers every table with a user_id', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(shop.db);
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(EXPORT_KEYS).sort());
  const { token } = await signUpShopper(shop.app);
  const data = (await requestExport({ token })).json();
  expect(Object.values(EXPORT_KEYS).filter((name) => !(name in data))).toEqual(['notes']);
});

test('the export contains no data of others and no secrets', async () => {
  const [shopper, otherShopper] = [await createActiveShopper(), await createActiveShopper()];
  const response = await requestExport(shopper);
  expect(response.statusCode).toBe(200);
  for (const otherText of [
    otherShopper.user_id,
    otherShopper.username,
    otherShopper.email,
    otherShopper.uniqueWord,
    otherShopper.uniqueWord.toUpperCase(),
    otherShopper.order_id,
    otherShopper.fileKey,
    'Of another shopper',
  ]) {
    expect(response.payload).not.toContain(otherText);
  }
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const secrets = [shopper.password, shopper.token, shopper.resetToken].flatMap((text) => [
    text,
    ...(['hex', 'base64', 'base64url'] as const).map((encoding) => hash(text).toString(encoding)),
  ]);
  const exportedTexts = listTexts(response.json());
  for (const secret of secrets) expect(exportedTexts.filter((text) => text.includes(secret))).toEqual([]);
  expect(exportedTexts.filter((text) => /argon2|hash|^token|\?t=/i.test(text))).toEqual([]);
});

test('a shopper can export her data five times, then once every ten minutes, in all sessions together', async () => {
  const shopper = await signUpShopper(shop.app);
  for (let count = 0; count < 5; count++) expect((await requestExport(shopper)).statusCode).toBe(200);
  const { token } = (await call(shop.app, '/api/users/login', { username: shopper.username, password: shopper.password })).body;
  const refusal = await requestExport({ token });
  expect([refusal.statusCode, Number(refusal.headers['retry-after']) > 500]).toEqual([429, true]);
  expect((await requestExport(await signUpShopper(shop.app))).statusCode).toBe(200);
});
