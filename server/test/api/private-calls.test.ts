/**
 * Every private call, one row each: who has no token, a dead one, rubbish for one or that of an erased account is refused alike; who
 * has her own and names what is another's gets what the row says, sees nothing of the other and changes nothing of hers. A private call
 * without a row fails, so that a new one is thought about.
 */
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/app.ts';
import { place } from '../support/buy.ts';
import { call } from '../support/call.ts';
import { addToCart } from '../support/cart.ts';
import { addCoupon } from '../support/coupons.ts';
import { photograph, upload } from '../support/files.ts';
import { addProduct, fresh, setShipping } from '../support/fixtures.ts';
import { addMember, type Member, PASSWORD } from '../support/members.ts';
import { unreachablePesapal } from '../support/pesapal.ts';
import { addReview } from '../support/reviews.ts';
import { addWish } from '../support/wishlist.ts';

/** Somebody with one of everything, and the ids of it. */
type Other = Member & {
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
};

type Row = {
  /** What is sent with one's own token, naming what is the other's. */
  sent?: (other: Other) => Record<string, unknown>;
  headers?: (other: Other) => Record<string, string>;
  status: number;
  /** Part of the answer. */
  answers: object | ((mine: Member) => object);
  /** A table of the other's in which the call is there to change something. */
  touches?: string;
};

const missing = (message: string) => ({ status: 404, answers: { status: 'error', message } });
/** Names nobody else's: it can only be about oneself. */
const own = (answers: Row['answers'] = { status: 'success' }): Row => ({ status: 200, answers });

const ROWS: Record<string, Row> = {
  'GET /api/users/me': own(({ user_id, username }) => ({ user: { user_id, username } })),
  'GET /api/users/logout': own(),
  'POST /api/users/updateMyAccount': {
    sent: ({ email }) => ({ name: 'Not mine', email, phone: '0788123456' }),
    status: 409,
    answers: { message: 'Email is already registered' },
  },
  'POST /api/users/phone/update': { ...own(), sent: () => ({ primaryPhone: '0788999999' }) },
  'POST /api/users/password/change': {
    ...own(),
    sent: () => ({ current_password: PASSWORD, password: 'mine from now on', confirmPassword: 'mine from now on' }),
  },
  'POST /api/users/deactivate': { ...own(), sent: () => ({ password: PASSWORD }) },
  'GET /api/users/sessions': own({ results: [{ current: true }] }),
  'POST /api/users/sessions/end': { ...missing('This session has ended already'), sent: ({ session_id }) => ({ session_id }) },
  'POST /api/users/sessions/end-others': own(),
  'GET /api/users/login-history': own({ count: 1 }),
  'GET /api/users/beauty-profile': own({ data: { skin_type: '', skin_concern: [], avoided: [] } }),
  'POST /api/users/beauty-profile/save': { ...own(), sent: () => ({ skin_type: 'Oily' }) },
  'GET /api/users/my-data': own(({ user_id, username }) => ({ account: { user_id, username }, addresses: [], orders: [], reviews: [] })),
  'POST /api/users/address/get': own({ data: [] }),
  'POST /api/users/address/add': { ...own(), sent: ({ address_id }) => ({ address: 'KN 3 Rd', address_id }) },
  'POST /api/users/address/update': {
    ...missing('Address not found'),
    sent: ({ address_id }) => ({ address_id, address: 'KN 3 Rd', is_default: true }),
  },
  'POST /api/users/address/delete': { ...missing('Address not found'), sent: ({ address_id }) => ({ address_id }) },

  'POST /api/orders/carts/get': own({ cart_items: [], subtotal: 0 }),
  'POST /api/orders/carts/add': { ...own(), sent: ({ product_id }) => ({ product_id }) },
  'POST /api/orders/carts/update': {
    ...missing('This item is no longer in your cart'),
    sent: ({ cart_item_id, product_id }) => ({ cart_item_id, product_id, quantity: 9 }),
  },
  'POST /api/orders/carts/remove': { ...missing('This item is no longer in your cart'), sent: ({ cart_item_id }) => ({ cart_item_id }) },
  'POST /api/orders/place': {
    headers: ({ order_key }) => ({ 'idempotency-key': order_key }),
    status: 422,
    answers: { message: 'Your cart is empty' },
  },
  'POST /api/orders/mobile-money/submit': {
    ...missing('Order not found. Please check your order ID and try again.'),
    sent: ({ order_id }) => ({ order_id, phone: '0788123456', transaction_id: 'TX.1234' }),
  },
  'POST /api/orders/cancel': {
    ...missing('Order not found. Please check your order ID and try again.'),
    sent: ({ order_id }) => ({ order_id }),
  },
  // Nobody's phone can be asked in this shop, which is said before anything is looked up.
  'POST /api/orders/mobile-money/prompt': {
    sent: ({ order_id }) => ({ order_id, phone: '0788123456' }),
    status: 422,
    answers: { message: 'Payment by prompt is not available. Please dial the code instead.' },
  },
  'POST /api/orders/reorder': {
    ...missing('Order not found. Please check your order ID and try again.'),
    sent: ({ order_id }) => ({ order_id }),
  },
  'POST /api/orders/user': own({ orders: [] }),
  'POST /api/orders/payorder': {
    ...missing('Order not found. Please check your order ID and try again.'),
    sent: ({ order_id }) => ({ order_id }),
  },
  'GET /api/orders/counts': own({ counts: { pending: 0 } }),
  // Of one phone the first account alone is a new member's.
  'GET /api/orders/coupons/mine': own({ results: [] }),
  'POST /api/orders/coupons/validate': { ...missing('Coupon not found'), sent: ({ coupon_code }) => ({ coupon_code }) },

  'POST /api/products/wishlist': own({ results: [], count: 0 }),
  'POST /api/products/wishlist/add': { ...own(), sent: ({ product_id }) => ({ product_id }) },
  'POST /api/products/wishlist/delete': {
    ...missing('This product is no longer in your wishlist'),
    sent: ({ wishlist_id }) => ({ wishlist_id }),
  },
  'POST /api/products/reviews/add': {
    sent: ({ product_id, picture }) => ({ product_id, rating: 1, review: 'With your picture', images: [picture] }),
    status: 422,
    answers: { errors: [{ path: 'images' }] },
  },
  'POST /api/products/reviews/helpful': {
    ...own({ data: { helpful_count: 1 } }),
    sent: ({ review_id }) => ({ review_id, helpful: true }),
    touches: 'reviews',
  },
  'GET /api/products/reviews/mine': own({ results: [], count: 0 }),
  'POST /api/files/upload': { status: 400, answers: { status: 'error' } },
};

let shop: TestShop;
let other: Other;
const routes: RouteOptions[] = [];

beforeAll(async () => {
  shop = await openTestShop({ onRoute: (route) => routes.push(route), providers: { pesapal: unreachablePesapal() } });
  await setShipping(shop.db);
  other = await somebodyWithEverything();
}, 60_000);
afterAll(() => shop.close());

async function somebodyWithEverything(): Promise<Other> {
  const [member, { product_id }] = [await addMember(shop.app), await addProduct(shop.db)];
  const { token, user_id } = member;
  const [street, order_key] = [fresh('Only-theirs'), fresh('key')];
  const address = await call(shop.app, '/api/users/address/add', { address: street }, { token });
  await call(shop.app, '/api/users/phone/update', { primaryPhone: '0722111222' }, { token });
  await call(shop.app, '/api/users/beauty-profile/save', { skin_type: 'Dry', avoided: ['Retinol'] }, { token });
  await addToCart(shop.app, member, { product_id });
  const placed = await place(shop, member, {}, { 'idempotency-key': order_key });
  expect(placed.status).toBe(200);
  const line = await addToCart(shop.app, member, { product_id, quantity: 3 });
  const coupon_code = await addCoupon(shop.db, { user_id });
  const wish = await addWish(shop.app, member, product_id);
  const sent = await upload(shop.app, await photograph(60, 40).png().toBuffer(), { token });
  const picture = sent.body.file_new_name;
  const review = await addReview(shop.app, member, { product_id, images: [picture] });
  const { session_id } = await shop.db.selectFrom('sessions').select('session_id').where('user_id', '=', user_id).executeTakeFirstOrThrow();
  return {
    ...member,
    ...{ street, product_id, order_key, picture, session_id, coupon_code },
    ...{ order_id: placed.body.data.order_id, address_id: address.body.data.address_id, cart_item_id: line.body.data.cart_item_id },
    ...{ wishlist_id: wish.body.data.wishlist_id, review_id: review.body.data.review_id },
  };
}

/** All rows that are a person's, table by table. */
async function rowsOf(user_id: string): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(shop.db);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where user_id = ${user_id} order by 1`.execute(shop.db);
    found[name] = rows.map(({ row }) => row);
  }
  const lines = await sql<{ row: string }>`
    select cart_items::text as row from cart_items join carts using (cart_id) where user_id = ${user_id} order by 1`.execute(shop.db);
  return { ...found, cart_items: lines.rows.map(({ row }) => row) };
}

const nameOf = ({ method, url }: RouteOptions) => `${method} ${url}`;
const isPrivate = ({ url, method, config }: RouteOptions) =>
  url.startsWith('/api/') && !url.startsWith('/api/docs') && method !== 'HEAD' && (config?.access ?? 'person') === 'person';

function make(name: string, authorization: string | undefined, body: object = {}, headers: Record<string, string> = {}) {
  const [method, url] = name.split(' ') as ['GET' | 'POST', string];
  return shop.app.inject({
    ...{ method, url, headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) } },
    ...(method === 'POST' ? { payload: body } : {}),
  });
}

test('every private call has a row, and every row a call', () => {
  expect(Object.keys(ROWS).sort()).toEqual(routes.filter(isPrivate).map(nameOf).sort());
});

test('the other has one of everything', async () => {
  const none = Object.entries(await rowsOf(other.user_id)).filter(([, rows]) => rows.length === 0);
  // What nobody in this shop has yet, what is only there while it is asked for, and what belongs to others.
  const expected = ['contact_messages', 'password_resets', 'review_helpful'];
  expect(none.map(([table]) => table).filter((table) => !expected.includes(table))).toEqual([]);
});

const otherCapitals = (token: string) => token.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

describe('whoever is nobody', () => {
  test.each(Object.keys(ROWS))('is refused by %s', async (name) => {
    const [out, gone] = [await addMember(shop.app), await addMember(shop.app)];
    await make('GET /api/users/logout', `Bearer ${out.token}`);
    expect((await make('POST /api/users/deactivate', `Bearer ${gone.token}`, { password: PASSWORD })).statusCode).toBe(200);
    const tokens: Record<string, string | undefined> = {
      'no token': undefined,
      'an empty one': 'Bearer ',
      'one that was signed out': `Bearer ${out.token}`,
      'one of an erased account': `Bearer ${gone.token}`,
      'one that nobody has': `Bearer ${'A'.repeat(43)}`,
      'half of a good one': `Bearer ${other.token.slice(0, 20)}`,
      'a good one and more': `Bearer ${other.token}A`,
      'a good one in other capitals': `Bearer ${otherCapitals(other.token)}`,
      'two good ones': `Bearer ${other.token}, Bearer ${other.token}`,
      SQL: "Bearer ' or 1=1 --",
      'another scheme': `Basic ${Buffer.from(`${other.username}:${PASSWORD}`).toString('base64')}`,
      'thousands of letters': `Bearer ${'x'.repeat(8_000)}`,
    };
    const body = ROWS[name]?.sent?.(other) ?? {};
    const before = await rowsOf(other.user_id);
    for (const [kind, authorization] of Object.entries(tokens)) {
      const answer = await make(name, authorization, body);
      expect([kind, answer.statusCode, answer.json()]).toEqual([kind, 401, { status: 'error', message: 'You are not authorized' }]);
    }
    expect(await rowsOf(other.user_id)).toEqual(before);
  });
});

describe('with one’s own token, what is another’s', () => {
  test.each(Object.entries(ROWS))('is neither seen nor changed by %s', async (name, { sent, headers, status, answers, touches }) => {
    const mine = await addMember(shop.app);
    const before = await rowsOf(other.user_id);
    const answer = await make(name, `Bearer ${mine.token}`, sent?.(other), headers?.(other));
    expect(answer.statusCode, answer.payload).toBe(status);
    expect(answer.json()).toMatchObject(typeof answers === 'function' ? answers(mine) : answers);
    for (const secret of [other.username, other.email, other.user_id, other.street, other.token, '+250722111222']) {
      expect(answer.payload).not.toContain(secret);
    }
    const after = await rowsOf(other.user_id);
    const untouched = (rows: Record<string, string[]>) => Object.entries(rows).filter(([table]) => table !== touches);
    expect(untouched(after)).toEqual(untouched(before));
  });

  test('is refused where a body claims to be the other, and nothing of either changes', async () => {
    const mine = await addMember(shop.app);
    const before = [await rowsOf(mine.user_id), await rowsOf(other.user_id)];
    const open: string[] = [];
    for (const name of Object.keys(ROWS).filter((some) => some.startsWith('POST'))) {
      const answer = await make(name, `Bearer ${mine.token}`, { ...ROWS[name]?.sent?.(other), user_id: other.user_id });
      if (answer.statusCode !== 403 || answer.json().message !== 'You are not authorized') open.push(`${name}: ${answer.statusCode}`);
    }
    expect(open).toEqual([]);
    expect([await rowsOf(mine.user_id), await rowsOf(other.user_id)]).toEqual(before);
  });
});
