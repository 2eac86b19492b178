/**
 * Tests every private call, as PRIVATE_CALLS lists them. The call refuses a missing, expired or invalid token and the token of an erased
 * account with the same response. A shopper who names another shopper's data gets the listed response, and neither sees nor changes that
 * data. A private call that is not listed fails the test, so that its author adds it.
 */
import { randomBytes } from 'node:crypto';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '../support/fixtures/buy.ts';
import { addToCart } from '../support/fixtures/cart.ts';
import { addCoupon } from '../support/fixtures/coupons.ts';
import { createPhoto, upload } from '../support/fixtures/files.ts';
import { addProduct, createUniqueName, setShipping, verifyEmail } from '../support/fixtures/fixtures.ts';
import { addReview } from '../support/fixtures/reviews.ts';
import { PASSWORD, type SignedUpShopper, signUpShopper } from '../support/fixtures/signed-up-shoppers.ts';
import { addStaffMember } from '../support/fixtures/staff.ts';
import { addWait } from '../support/fixtures/stock-waits.ts';
import { addToWishlist } from '../support/fixtures/wishlist.ts';
import { createUnreachablePesapal } from '../support/servers/pesapal.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call } from '../support/shop/call.ts';

/** A shopper who has a record of every kind, and the ids of these records. */
type OtherShopper = SignedUpShopper & {
  street: string;
  product_id: string;
  address_id: string;
  session_id: string;
  cart_item_id: string;
  wishlist_id: string;
  review_id: string;
  picture: string;
  order_key: string;
  order_id: string;
  coupon_code: string;
  /** The sold-out product that she waits for. */
  waited_product_id: string;
};

type PrivateCall = {
  /** The body, sent with the shopper's own token, that names the other shopper's data. */
  buildBody?: (other: OtherShopper) => Record<string, unknown>;
  headers?: (other: OtherShopper) => Record<string, string>;
  status: number;
  /** A part of the response. */
  expected: object | ((caller: SignedUpShopper) => object);
  /** The table that the call is meant to change. */
  changedTable?: string;
};

const createNotFound = (message: string) => ({ status: 404, expected: { status: 'error', message } });
/** Describes a call that succeeds and concerns only the caller's own data, whatever ids the body names. */
const createOwnDataCall = (expected: PrivateCall['expected'] = { status: 'success' }): PrivateCall => ({ status: 200, expected });

const PRIVATE_CALLS: Record<string, PrivateCall> = {
  'GET /api/users/me': createOwnDataCall(({ user_id, username }) => ({ user: { user_id, username } })),
  'GET /api/users/logout': createOwnDataCall(),
  'POST /api/users/updateMyAccount': {
    buildBody: ({ email }) => ({ name: 'Not mine', email, phone: '0788123456', current_password: PASSWORD }),
    status: 409,
    expected: { message: 'Email is already registered' },
  },
  'POST /api/users/email/resend': { status: 409, expected: { message: 'Your e-mail address is confirmed already.' } },
  'POST /api/users/email/cancel': createOwnDataCall(({ user_id, email }) => ({ data: { user_id, email, pending_email: null } })),
  'POST /api/users/phone/update': { ...createOwnDataCall(), buildBody: () => ({ primaryPhone: '0788999999' }) },
  'POST /api/users/password/change': {
    ...createOwnDataCall(),
    buildBody: () => ({ current_password: PASSWORD, password: 'mine from now on', confirmPassword: 'mine from now on' }),
  },
  'POST /api/users/deactivate': { ...createOwnDataCall(), buildBody: () => ({ password: PASSWORD }) },
  'GET /api/users/sessions': createOwnDataCall({ results: [{ current: true }] }),
  'POST /api/users/sessions/end': { ...createNotFound('This session has ended already'), buildBody: ({ session_id }) => ({ session_id }) },
  'POST /api/users/sessions/end-others': createOwnDataCall(),
  'GET /api/users/login-history': createOwnDataCall({ count: 1 }),
  'GET /api/users/beauty-profile': createOwnDataCall({ data: { skin_type: '', skin_concern: [], avoided: [] } }),
  'POST /api/users/beauty-profile/save': { ...createOwnDataCall(), buildBody: () => ({ skin_type: 'Oily' }) },
  'GET /api/users/my-data': createOwnDataCall(({ user_id, username }) => ({
    account: { user_id, username },
    addresses: [],
    orders: [],
    reviews: [],
  })),
  'POST /api/users/address/get': createOwnDataCall({ data: [] }),
  'POST /api/users/address/add': { ...createOwnDataCall(), buildBody: ({ address_id }) => ({ address: 'KN 3 Rd', address_id }) },
  'POST /api/users/address/update': {
    ...createNotFound('Address not found'),
    buildBody: ({ address_id }) => ({ address_id, address: 'KN 3 Rd', is_default: true }),
  },
  'POST /api/users/address/delete': { ...createNotFound('Address not found'), buildBody: ({ address_id }) => ({ address_id }) },

  'POST /api/orders/carts/get': createOwnDataCall({ cart_items: [], subtotal: 0 }),
  'POST /api/orders/carts/add': { ...createOwnDataCall(), buildBody: ({ product_id }) => ({ product_id }) },
  'POST /api/orders/carts/update': {
    ...createNotFound('This item is no longer in your cart'),
    buildBody: ({ cart_item_id, product_id }) => ({ cart_item_id, product_id, quantity: 9 }),
  },
  'POST /api/orders/carts/remove': {
    ...createNotFound('This item is no longer in your cart'),
    buildBody: ({ cart_item_id }) => ({ cart_item_id }),
  },
  'POST /api/orders/place': {
    headers: ({ order_key }) => ({ 'idempotency-key': order_key }),
    status: 422,
    expected: { message: 'Your cart is empty' },
  },
  'POST /api/orders/mobile-money/submit': {
    ...createNotFound('Order not found. Please check your order ID and try again.'),
    buildBody: ({ order_id }) => ({ order_id, phone: '0788123456', transaction_id: '55373250365' }),
  },
  'POST /api/orders/cancel': {
    ...createNotFound('Order not found. Please check your order ID and try again.'),
    buildBody: ({ order_id }) => ({ order_id }),
  },
  // This shop sends no prompts, and refuses before it looks up the order.
  'POST /api/orders/mobile-money/prompt': {
    buildBody: ({ order_id }) => ({ order_id, phone: '0788123456' }),
    status: 422,
    expected: { message: 'Payment by prompt is not available. Please dial the code instead.' },
  },
  'POST /api/orders/reorder': {
    ...createNotFound('Order not found. Please check your order ID and try again.'),
    buildBody: ({ order_id }) => ({ order_id }),
  },
  'POST /api/orders/user': createOwnDataCall({ orders: [] }),
  'POST /api/orders/payorder': {
    ...createNotFound('Order not found. Please check your order ID and try again.'),
    buildBody: ({ order_id }) => ({ order_id }),
  },
  'GET /api/orders/counts': createOwnDataCall({ counts: { pending: 0 } }),
  // Only the first account with a phone number counts as a new member.
  'GET /api/orders/coupons/mine': createOwnDataCall({ results: [] }),
  'POST /api/orders/coupons/validate': { ...createNotFound('Coupon not found'), buildBody: ({ coupon_code }) => ({ coupon_code }) },

  'POST /api/products/wishlist': createOwnDataCall({ results: [], count: 0 }),
  'POST /api/products/wishlist/add': { ...createOwnDataCall(), buildBody: ({ product_id }) => ({ product_id }) },
  'POST /api/products/wishlist/delete': {
    ...createNotFound('This product is no longer in your wishlist'),
    buildBody: ({ wishlist_id }) => ({ wishlist_id }),
  },
  'GET /api/products/stock-waits': createOwnDataCall({ results: [] }),
  'POST /api/products/stock-waits/save': {
    ...createOwnDataCall(),
    buildBody: ({ waited_product_id }) => ({ product_id: waited_product_id, waiting: false }),
  },
  'POST /api/products/reviews/add': {
    buildBody: ({ product_id, picture }) => ({ product_id, rating: 1, review: 'With your picture', images: [picture] }),
    status: 422,
    expected: { errors: [{ path: 'images' }] },
  },
  'POST /api/products/reviews/helpful': {
    ...createOwnDataCall({ data: { helpful_count: 1 } }),
    buildBody: ({ review_id }) => ({ review_id, helpful: true }),
    changedTable: 'reviews',
  },
  'GET /api/products/reviews/mine': createOwnDataCall({ results: [], count: 0 }),
  'POST /api/files/upload': { status: 400, expected: { status: 'error' } },
};

let shop: TestShop;
let otherShopper: OtherShopper;
const routes: RouteOptions[] = [];

beforeAll(async () => {
  shop = await openTestShop({ onRoute: (route) => routes.push(route), providers: { pesapal: createUnreachablePesapal() } });
  await setShipping(shop.db);
  otherShopper = await addShopperWithEverything();
});
afterAll(() => shop.close());

async function addShopperWithEverything(): Promise<OtherShopper> {
  const [shopper, { product_id }] = [await signUpShopper(shop.app), await addProduct(shop.db)];
  const { token, user_id } = shopper;
  await shop.refresh();
  await verifyEmail(shop.db, shopper);
  const [street, order_key] = [createUniqueName('Only-theirs'), createUniqueName('key')];
  const address = await call(shop.app, '/api/users/address/add', { address: street }, { token });
  await call(shop.app, '/api/users/phone/update', { primaryPhone: '0722111222' }, { token });
  await call(shop.app, '/api/users/beauty-profile/save', { skin_type: 'Dry', avoided: ['Retinol'] }, { token });
  await addToCart(shop.app, shopper, { product_id });
  const placed = await placeOrder(shop, shopper, {}, { 'idempotency-key': order_key });
  expect(placed.status).toBe(200);
  const line = await addToCart(shop.app, shopper, { product_id, quantity: 3 });
  const coupon_code = await addCoupon(shop.db, { user_id });
  const wishlistEntry = await addToWishlist(shop.app, shopper, product_id);
  const soldOutProduct = await addProduct(shop.db, { stock: 0 });
  await addWait(shop.app, shopper, soldOutProduct);
  const link = { token_hash: randomBytes(32), user_id };
  await shop.db
    .insertInto('unsubscribe_links')
    .values({ ...link, expires_at: new Date(Date.now() + 3_600_000) })
    .execute();
  const { staff_id } = await addStaffMember(shop.db);
  await shop.db.insertInto('customer_log').values({ user_id, staff_id, kind: 'note', text: 'Prefers WhatsApp' }).execute();
  const uploaded = await upload(shop.app, await createPhoto(60, 40).png().toBuffer(), { token });
  const picture = uploaded.body.file_new_name;
  const review = await addReview(shop.app, shopper, { product_id, images: [picture] });
  const { session_id } = await shop.db.selectFrom('sessions').select('session_id').where('user_id', '=', user_id).executeTakeFirstOrThrow();
  return {
    ...shopper,
    street,
    product_id,
    order_key,
    picture,
    session_id,
    coupon_code,
    waited_product_id: soldOutProduct.product_id,
    order_id: placed.body.data.order_id,
    address_id: address.body.data.address_id,
    cart_item_id: line.body.data.cart_item_id,
    wishlist_id: wishlistEntry.body.data.wishlist_id,
    review_id: review.body.data.review_id,
  };
}

/** Reads all rows of a shopper in the database, table by table. */
async function readRows(user_id: string): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(shop.db);
  const rowsByTable: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where user_id = ${user_id} order by 1`.execute(shop.db);
    rowsByTable[name] = rows.map(({ row }) => row);
  }
  const lines = await sql<{ row: string }>`
    select cart_items::text as row from cart_items join carts using (cart_id) where user_id = ${user_id} order by 1`.execute(shop.db);
  return { ...rowsByTable, cart_items: lines.rows.map(({ row }) => row) };
}

const formatRoute = ({ method, url }: RouteOptions) => `${method} ${url}`;
const isPrivate = ({ url, method, config }: RouteOptions) =>
  url.startsWith('/api/') &&
  !url.startsWith('/api/docs') &&
  method !== 'HEAD' &&
  ['shopper', 'verified'].includes(config?.access ?? 'shopper');

function sendCall(name: string, authorization: string | undefined, body: object = {}, headers: Record<string, string> = {}) {
  const [method, url] = name.split(' ') as ['GET' | 'POST', string];
  return shop.app.inject({
    method,
    url,
    headers: authorization === undefined ? headers : { ...headers, authorization },
    ...(method === 'POST' ? { payload: body } : {}),
  });
}

test('every private call is listed, and every listed call is private', () => {
  expect(Object.keys(PRIVATE_CALLS).sort()).toEqual(routes.filter(isPrivate).map(formatRoute).sort());
});

test('the other shopper has a record of every kind', async () => {
  const emptyTables = Object.entries(await readRows(otherShopper.user_id)).filter(([, rows]) => rows.length === 0);
  // These tables are empty in this shop, hold rows only for a moment, or do not belong to shoppers.
  const tablesThatMayBeEmpty = ['contact_messages', 'password_resets', 'review_helpful'];
  expect(emptyTables.map(([table]) => table).filter((table) => !tablesThatMayBeEmpty.includes(table))).toEqual([]);
});

const swapLetterCase = (token: string) =>
  token.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

describe('a caller without a valid token', () => {
  let tokens: Record<string, string | undefined>;
  beforeAll(async () => {
    const [signedOut, erased] = [await signUpShopper(shop.app), await signUpShopper(shop.app)];
    await sendCall('GET /api/users/logout', `Bearer ${signedOut.token}`);
    expect((await sendCall('POST /api/users/deactivate', `Bearer ${erased.token}`, { password: PASSWORD })).statusCode).toBe(200);
    tokens = {
      'no token': undefined,
      'an empty one': 'Bearer ',
      'one that was signed out': `Bearer ${signedOut.token}`,
      'one of an erased account': `Bearer ${erased.token}`,
      'an unknown token': `Bearer ${'A'.repeat(43)}`,
      'half of a valid one': `Bearer ${otherShopper.token.slice(0, 20)}`,
      'a valid one and one more letter': `Bearer ${otherShopper.token}A`,
      'a valid one in other capitals': `Bearer ${swapLetterCase(otherShopper.token)}`,
      'two valid ones': `Bearer ${otherShopper.token}, Bearer ${otherShopper.token}`,
      SQL: "Bearer ' or 1=1 --",
      'another scheme': `Basic ${Buffer.from(`${otherShopper.username}:${PASSWORD}`).toString('base64')}`,
      'thousands of letters': `Bearer ${'x'.repeat(8_000)}`,
    };
  });

  test.each(Object.keys(PRIVATE_CALLS))('is refused by %s', async (name) => {
    const body = PRIVATE_CALLS[name]?.buildBody?.(otherShopper) ?? {};
    const before = await readRows(otherShopper.user_id);
    for (const [description, authorization] of Object.entries(tokens)) {
      const response = await sendCall(name, authorization, body);
      expect([description, response.statusCode, response.json()]).toEqual([
        description,
        401,
        { status: 'error', code: 'not_authorized', message: 'You are not authorized' },
      ]);
    }
    expect(await readRows(otherShopper.user_id)).toEqual(before);
  });
});

describe('another shopper’s data', () => {
  test.each(Object.entries(PRIVATE_CALLS))(
    'is neither seen nor changed by %s',
    async (name, { buildBody, headers, status, expected, changedTable }) => {
      const caller = await signUpShopper(shop.app);
      await verifyEmail(shop.db, caller);
      const before = await readRows(otherShopper.user_id);
      const response = await sendCall(name, `Bearer ${caller.token}`, buildBody?.(otherShopper), headers?.(otherShopper));
      expect(response.statusCode, response.payload).toBe(status);
      expect(response.json()).toMatchObject(typeof expected === 'function' ? expected(caller) : expected);
      for (const secret of [
        otherShopper.username,
        otherShopper.email,
        otherShopper.user_id,
        otherShopper.street,
        otherShopper.token,
        '+250722111222',
      ]) {
        expect(response.payload).not.toContain(secret);
      }
      const after = await readRows(otherShopper.user_id);
      const listUntouched = (rows: Record<string, string[]>) => Object.entries(rows).filter(([table]) => table !== changedTable);
      expect(listUntouched(after)).toEqual(listUntouched(before));
    },
  );

  test('stays unchanged when a body claims to be the other shopper, which is refused', async () => {
    const caller = await signUpShopper(shop.app);
    await verifyEmail(shop.db, caller);
    const before = [await readRows(caller.user_id), await readRows(otherShopper.user_id)];
    const notRefused: string[] = [];
    for (const name of Object.keys(PRIVATE_CALLS).filter((item) => item.startsWith('POST'))) {
      const response = await sendCall(name, `Bearer ${caller.token}`, {
        ...PRIVATE_CALLS[name]?.buildBody?.(otherShopper),
        user_id: otherShopper.user_id,
      });
      if (response.statusCode !== 403 || response.json().message !== 'You are not authorized')
        notRefused.push(`${name}: ${response.statusCode}`);
    }
    expect(notRefused).toEqual([]);
    expect([await readRows(caller.user_id), await readRows(otherShopper.user_id)]).toEqual(before);
  });
});
