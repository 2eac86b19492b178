/**
 * Compares the cost of a first purchase, from the home page to the claim of payment, with every limit.
 * `SPENDING=1` prints the table that docs/decisions/0024-every-call-has-a-cost.md quotes.
 */
import { DELIVERY } from '@uruhu/contract/constants';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import type { Db } from '../../../src/database/db.ts';
import type { Charge } from '../../../src/http/costs/buckets.ts';
import { isCountedInMemory } from '../../../src/http/costs/cost.ts';
import { sumCharges } from '../../support/checks/spending.ts';
import { openTestDatabase } from '../../support/database/engines.ts';
import { addProduct, createUniqueName, setShipping } from '../../support/fixtures/fixtures.ts';
import { createTransactionId } from '../../support/fixtures/paying.ts';
import { buildTestApp } from '../../support/shop/app.ts';

const HOME_ADDRESS = '192.0.2.1';
/** The share of an empty bucket that one purchase may take at most. */
const SHARE_MAX = { address: 0.05, surcharge: 0.05, shoppers: 0.02, person: 0.12, staff: 0 };

let database: OpenDatabase;
let shop: Awaited<ReturnType<typeof buildTestApp>>;
const charges: Charge[] = [];
const counter = { queries: 0 };
/** Calls that declare fewer queries than they make. */
const understatedCalls: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const countQueries: KyselyPlugin = {
    transformQuery({ node }) {
      counter.queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = database.db.withPlugin(countQueries) as Db;
  shop = await buildTestApp({ ...database, db }, { storefront: true, onCharge: (charge) => charges.push(charge) });
  await setShipping(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Creates a client that calls the shop as the shopper's browser does; each call must declare at least as many queries as it makes. */
function createClient() {
  let token: string | undefined;
  const sendRequest = async (url: string, payload?: object) => {
    const firstIndex = charges.length;
    counter.queries = 0;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const request = { url, remoteAddress: HOME_ADDRESS, headers };
    const response = await shop.app.inject(payload ? { ...request, method: 'POST', payload } : request);
    expect([url, response.statusCode]).toEqual([url, 200]);
    const requestCharges = charges.slice(firstIndex).filter(({ payer }) => payer.kind !== 'shoppers');
    // One call may be charged to both the address and the shopper; the larger of the two sums is what it declares.
    const declaredQueries = Math.max(
      ...['address', 'person'].map((kind) => sumDeclaredQueries(requestCharges.filter(({ payer }) => payer.kind === kind))),
    );
    const surcharge = sumDeclaredQueries(requestCharges.filter(({ payer }) => payer.kind === 'surcharge'));
    // One statement charges the scarce units; it is not work of the call.
    const isChargedInDatabase = requestCharges.some(({ cost }) => Object.keys(cost).some((unit) => !isCountedInMemory(unit)));
    const madeQueries = counter.queries - (isChargedInDatabase ? 1 : 0);
    if (declaredQueries + surcharge < madeQueries)
      understatedCalls.push(`${url}: ${declaredQueries + surcharge} declared, ${madeQueries} made`);
    return response;
  };
  /** A call declares its queries as the cost in the unit `database`: one for each query, or more. */
  const sumDeclaredQueries = (listed: readonly Charge[]) => listed.reduce((sum, { cost }) => sum + (cost.database ?? 0), 0);
  return {
    openPage: (path: string) => sendRequest(path),
    get: async (url: string) => (await sendRequest(url)).json(),
    post: async (url: string, payload: object = {}) => (await sendRequest(url, payload)).json(),
    signIn: (bearer: string) => {
      token = bearer;
    },
  };
}

type Client = ReturnType<typeof createClient>;

async function browseCatalogue({ openPage, get, post }: Client, products: readonly string[]): Promise<void> {
  for (const path of ['/', '/all-products', '/best', '/new', '/brands', '/faqs', '/search?q=rice+toner', '/search?q=snail'])
    await openPage(path);
  for (let letters = 1; letters <= 12; letters++) await get(`/api/products/suggest?q=${'snail mucin '.slice(0, letters)}`);
  for (const price of [5_000, 6_000, 7_000]) await post('/api/products/filter?page=1', { search: 'toner', min_price: price });
  for (const product_id of products) {
    await openPage(`/product/${product_id}`);
    await post('/api/products/reviews/get', { product_id });
  }
  await get('/api/products/recommendations');
}

async function signUp({ openPage, post, get, signIn }: Client): Promise<void> {
  const username = createUniqueName('keza');
  const form = { username, name: 'Keza', email: `${username}@example.com`, password: 'a password', phone: '0788 123 456' };
  await openPage('/signup');
  await post('/api/users/createAccount', form);
  await openPage('/signin');
  signIn((await post('/api/users/login', { username, password: form.password })).token);
  await get('/api/users/me');
}

async function placeOrder({ openPage, get, post }: Client, products: readonly string[]): Promise<string> {
  await post('/api/products/wishlist');
  for (const product_id of products) await post('/api/orders/carts/add', { product_id, quantity: 1 });
  await openPage('/cart');
  const { cart_items } = await post('/api/orders/carts/get');
  await post('/api/orders/carts/update', { cart_item_id: cart_items[0].cart_item_id, quantity: 2 });
  await post('/api/orders/carts/remove', { cart_item_id: cart_items[1].cart_item_id });
  await get('/api/orders/coupons/mine');
  await openPage('/checkout');
  await post('/api/users/address/add', { address: 'KG 11 Ave 5', ...DELIVERY });
  await post('/api/users/address/get');
  await post('/api/users/phone/update', { primaryPhone: '0788 123 456' });
  await post('/api/orders/shipping-fees/get');
  const { data } = await post('/api/orders/place');
  return data.order_id;
}

async function claimPayment({ openPage, get, post }: Client, order_id: string): Promise<void> {
  await openPage(`/orders/${order_id}`);
  for (let poll = 0; poll < 20; poll++) await post('/api/orders/get', { order_id });
  await post('/api/orders/mobile-money/submit', { order_id, transaction_id: createTransactionId(), phone: '0788 123 456' });
  await post('/api/orders/user');
  await get('/api/orders/counts');
}

test('a first purchase with much browsing stays far below every limit', async () => {
  const products: string[] = [];
  for (let product = 0; product < 8; product++) products.push((await addProduct(database.db)).product_id);
  await shop.refresh();
  const client = createClient();
  await browseCatalogue(client, products);
  await signUp(client);
  await claimPayment(client, await placeOrder(client, products.slice(0, 3)));

  const spending = sumCharges(charges);
  if (process.env.SPENDING) {
    const formatLine = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |\n`;
    process.stdout.write(formatLine(['payer', 'unit', 'spent', 'capacity', 'a minute']) + formatLine(Array(5).fill('---')));
    for (const { payer, unit, spent, capacity, per_minute } of spending) {
      process.stdout.write(formatLine([payer, unit, Math.round(spent), capacity, per_minute]));
    }
  }
  expect(understatedCalls).toEqual([]);
  // The purchase is charged to several payers, in several units each.
  expect(spending.length).toBeGreaterThan(8);
  for (const { payer, unit, spent, capacity } of spending) {
    expect([payer, unit, spent / capacity <= SHARE_MAX[payer]]).toEqual([payer, unit, true]);
  }
});
