import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { addAttempt } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { isSessionOpen, PASSWORD, type SignedUpShopper, signUpShopper } from '../../../test/support/fixtures/signed-up-shoppers.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { buildSearchCondition } from './queries.ts';

let shop: TestShop;
let manager: TestStaffMember;
beforeAll(async () => {
  // Not shared: lists all customers.
  shop = await openTestShop();
  manager = await addStaffMember(shop.db, 'manager');
});
afterAll(() => shop.close());

const get = (path: string) => callGet(shop.app, `/api/admin/${path}`, { token: manager.token });
const post = (user_id: string, verb: string, body: object = {}) =>
  call(shop.app, `/api/admin/customers/${user_id}/${verb}`, body, { token: manager.token });
const NO_FILTER = {};
const listCustomers = async (filter: object, query = '') =>
  (await get(`customers?perPage=100&filter=${encodeURIComponent(JSON.stringify(filter))}${query}`)).body;
const listIds = async (filter: object, query = ''): Promise<string[]> =>
  (await listCustomers(filter, query)).data.map(({ user_id }: { user_id: string }) => user_id);
const signIn = ({ username }: SignedUpShopper, password = PASSWORD) => call(shop.app, '/api/users/login', { username, password });

/** Adds a customer with three orders: a paid, a cancelled and an unpaid one. */
async function addCustomerWithOrders(): Promise<SignedUpShopper> {
  const customer = await signUpShopper(shop.app);
  const { user_id } = customer;
  const paid_order_id = await createPlainOrder(shop.db, { user_id });
  await addAttempt(shop, { order_id: paid_order_id, state: 'succeeded', amount_rwf: 10_000 });
  await createPlainOrder(shop.db, { user_id, status: 'cancelled' });
  await createPlainOrder(shop.db, { user_id });
  return customer;
}

describe('the list of customers', () => {
  test('can be searched by name, username, e-mail and phone, in any spelling of the phone', async () => {
    const customer = await signUpShopper(shop.app);
    const name = createUniqueName('Umuhoza');
    const phone = `+25079${String(randomInt(10_000_000)).padStart(7, '0')}`;
    await shop.db.updateTable('users').set({ name, primary_phone: phone }).where('user_id', '=', customer.user_id).execute();
    const nationalPhone = `0${phone.slice(4)}`;
    for (const q of [
      name.toUpperCase(),
      customer.username.slice(0, -1),
      customer.email,
      phone,
      nationalPhone,
      `${nationalPhone.slice(0, 4)} ${nationalPhone.slice(4)}`,
    ])
      expect([q, await listIds({ q })]).toEqual([q, [customer.user_id]]);
    // '079 0' has too few digits for a search by phone number.
    for (const q of ['nobody of this name', '%', "'", '\\', '079 0'])
      expect([q, (await listIds({ q })).includes(customer.user_id)]).toEqual([q, false]);
  });

  test('finds both names in any order, with and without accents, by the beginnings of words', async () => {
    const customer = await signUpShopper(shop.app);
    const [first, last] = [createUniqueName('Élise'), createUniqueName('Uwase')];
    const email = customer.email;
    const phone = `+25078${String(randomInt(10_000_000)).padStart(7, '0')}`;
    const columns = { name: `${first}  ${last}`, secondary_phone: phone };
    await shop.db.updateTable('users').set(columns).where('user_id', '=', customer.user_id).execute();
    const plainFirst = first.replace('É', 'e');
    for (const q of [
      `${last} ${first}`,
      `${last.toLowerCase()} ${plainFirst}`,
      `${first.normalize('NFD')} ${last}`,
      `${plainFirst} ${last}`,
      `${last} ${email}`,
      phone.slice(-7),
      phone.slice(4, -1),
    ])
      expect([q, await listIds({ q })]).toEqual([q, [customer.user_id]]);
    for (const q of [`${last} nobody`, first.slice(1), `${first} | ${last}x`, "x':* | 'elise"])
      expect([q, (await listIds({ q })).includes(customer.user_id)]).toEqual([q, false]);
  });

  test('are searched by the index of their words', async () => {
    const plan = await shop.db.transaction().execute(async (trx) => {
      // The few customers of a test would be scanned, which is cheaper.
      await sql`set local enable_seqscan = off`.execute(trx);
      const query = trx.selectFrom('users').select('user_id').where(buildSearchCondition('uwase 0788'));
      return query.explain<{ 'QUERY PLAN': string }>();
    });
    expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('users_words');
  });

  test('shows the number of orders without cancelled ones and the francs paid, and can be sorted by both', async () => {
    const [withOrders, withoutOrders] = [await addCustomerWithOrders(), await signUpShopper(shop.app)];
    const { data } = await listCustomers({ q: withOrders.username });
    expect(data).toEqual([
      expect.objectContaining({
        user_id: withOrders.user_id,
        orders: 2,
        paid_rwf: 10_000,
        last_order_at: expect.any(String),
        email_verified: true,
      }),
    ]);
    for (const sort of ['orders', 'paid_rwf', 'last_order_at']) {
      const descendingIds = await listIds(NO_FILTER, `&sort=${sort}&order=DESC`);
      expect(descendingIds.indexOf(withOrders.user_id)).toBeLessThan(descendingIds.indexOf(withoutOrders.user_id));
      const ascendingIds = await listIds(NO_FILTER, `&sort=${sort}&order=ASC`);
      expect(ascendingIds.indexOf(withOrders.user_id)).toBeGreaterThan(ascendingIds.indexOf(withoutOrders.user_id));
    }
    // An unknown sort order falls back to the newest customer first.
    expect((await listIds(NO_FILTER, '&sort=password_hash'))[0]).toBe(withoutOrders.user_id);
  });

  test('shows pages that do not overlap', async () => {
    for (let count = 0; count < 3; count++) await signUpShopper(shop.app);
    const pages = await Promise.all([1, 2, 3].map((page) => get(`customers?perPage=1&page=${page}&sort=name`)));
    expect(new Set(pages.map(({ body }) => body.data[0].user_id)).size).toBe(3);
    expect(pages[0]?.body.total).toBeGreaterThan(2);
  });
});

describe('a customer', () => {
  test('is shown with orders, addresses, coupons and notes, and without secrets or the data of others', async () => {
    const [customer, otherCustomer] = [await addCustomerWithOrders(), await addCustomerWithOrders()];
    await call(shop.app, '/api/users/address/add', { address: 'KG 11 Ave 5' }, { token: customer.token });
    await call(shop.app, '/api/users/address/add', { address: `KN 3 of ${otherCustomer.username}` }, { token: otherCustomer.token });
    await shop.db
      .insertInto('coupons')
      .values({
        coupon_code: customer.username.toUpperCase().replace(/[^A-Z0-9]/g, '-'),
        coupon_type: 'fixed',
        discount: 500,
        user_id: customer.user_id,
      })
      .execute();
    await post(customer.user_id, 'notes', { text: 'Prefers WhatsApp' });
    await post(otherCustomer.user_id, 'notes', { text: `Speaks French, ${otherCustomer.username}` });
    const { body, text } = await get(`customers/${customer.user_id}`);
    expect(body.data).toMatchObject({
      username: customer.username,
      email: customer.email,
      phone: '+250788123456',
      open_sessions: 1,
      blocked_at: null,
      addresses: [{ address: 'KG 11 Ave 5' }],
      log: [{ kind: 'note', text: 'Prefers WhatsApp', staff: manager.name }],
    });
    expect(body.data.coupons).toContainEqual(expect.objectContaining({ coupon_type: 'fixed', discount: 500 }));
    expect(body.data.latest_orders.map(({ status, paid_rwf }: { status: string; paid_rwf: number }) => [status, paid_rwf]).sort()).toEqual([
      ['cancelled', 0],
      ['pending', 0],
      ['pending', 10_000],
    ]);
    for (const secret of ['argon2', customer.token, otherCustomer.username, otherCustomer.user_id, otherCustomer.email])
      expect(text).not.toContain(secret);
  });

  test.each(['none', '00000000-0000-0000-0000-000000000000'])('with the id %s is not found', async (user_id) => {
    const calls = [get(`customers/${user_id}`), post(user_id, 'notes', { text: 'a' }), post(user_id, 'block', { reason: 'a' })];
    calls.push(post(user_id, 'unblock'), post(user_id, 'export'), post(user_id, 'erase', { username: 'a' }));
    for (const response of await Promise.all(calls)) expect(response).toMatchObject({ status: 404, body: { code: 'customer_not_found' } });
  });

  test('has notes that no staff member can change; an empty note is refused with an error at its field', async () => {
    const { user_id } = await signUpShopper(shop.app);
    await post(user_id, 'notes', { text: 'first\r\nline' });
    expect((await post(user_id, 'notes', { text: 'second' })).body.data.log).toMatchObject([{ text: 'second' }, { text: 'first\nline' }]);
    expect(await post(user_id, 'notes', { text: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'text', code: 'customer_note_needed' }] },
    });
    const noteUpdate = shop.db.updateTable('customer_log').set({ text: 'other' }).where('user_id', '=', user_id);
    await expect(noteUpdate.execute()).rejects.toThrow('written once');
    await expect(shop.db.deleteFrom('customer_log').where('user_id', '=', user_id).execute()).rejects.toThrow('goes with the account');
  });
});

describe('a blocked customer', () => {
  test('is signed out, learns that she is blocked only with the right password, and keeps her orders', async () => {
    const customer = await addCustomerWithOrders();
    expect(await post(customer.user_id, 'block', { reason: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason', code: 'block_reason_needed' }] },
    });
    const { body } = await post(customer.user_id, 'block', { reason: 'Three fake payments' });
    expect(body.data).toMatchObject({ blocked_at: expect.any(String), open_sessions: 0, orders: 2 });
    expect(body.data.log[0]).toMatchObject({ kind: 'blocked', text: 'Three fake payments', staff: manager.name });
    expect(await isSessionOpen(shop.app, customer.token)).toBe(false);
    expect(await signIn(customer)).toMatchObject({
      status: 403,
      body: { code: 'account_blocked', message: expect.stringContaining('blocked') },
    });
    expect(await signIn(customer, 'wrong')).toMatchObject({ status: 401, body: { code: 'sign_in_failed' } });
    expect(await listIds({ blocked: true, q: customer.username })).toEqual([customer.user_id]);
    expect(await listIds({ blocked: false, q: customer.username })).toEqual([]);
    const orders = await shop.db.selectFrom('orders').select('status').where('user_id', '=', customer.user_id).execute();
    expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'pending', 'pending']);
  });

  test('cannot use a session that still exists', async () => {
    const customer = await signUpShopper(shop.app);
    await shop.db.updateTable('users').set({ blocked_at: new Date() }).where('user_id', '=', customer.user_id).execute();
    expect(await isSessionOpen(shop.app, customer.token)).toBe(false);
  });

  test('can sign in again after she is unblocked; blocking or unblocking twice changes nothing', async () => {
    const customer = await signUpShopper(shop.app);
    await post(customer.user_id, 'block', { reason: 'a mistake' });
    const { blocked_at } = (await post(customer.user_id, 'block', { reason: 'again' })).body.data;
    expect((await get(`customers/${customer.user_id}`)).body.data).toMatchObject({ blocked_at, log: [{ text: 'a mistake' }] });
    for (let round = 0; round < 2; round++) expect((await post(customer.user_id, 'unblock')).body.data.blocked_at).toBeNull();
    expect((await signIn(customer)).status).toBe(200);
    const { data: log } = (await get(`audit?filter={"record_id":"${customer.user_id}"}`)).body;
    expect(log).toMatchObject([
      { noun: 'customers', staff: manager.name, changes: { blocked_at: { from: expect.any(String), to: null } } },
      { noun: 'customers', staff: manager.name, changes: { blocked_at: { from: null } } },
    ]);
    for (const personalText of [customer.username, customer.email, 'a mistake']) expect(JSON.stringify(log)).not.toContain(personalText);
  });
});
