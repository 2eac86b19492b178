/** Tests the record of attempts to sign in as staff, and what follows when a password is guessed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { PASSWORD as SHOPPER_PASSWORD, signUpShopper } from '../../../../test/support/fixtures/signed-up-shoppers.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet, createIpAddress } from '../../../../test/support/shop/call.ts';
import { deleteOldData } from '../../../jobs/sweep.ts';
import { findShopFailures } from '../../health/health.ts';
import { addStaff } from '../staff.ts';
import { alertGuessedMembers } from './alert-members.ts';
import { recordSignIn } from './queries.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  // Not shared: deletes old data of all tables, and looks for failures of the whole shop.
  shop = await openTestShop();
  owner = await addStaffMember(shop.db);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('staff_sign_ins').execute());

const PASSWORD = 'a long enough one';

async function addMember({ email = '' } = {}) {
  const username = createUniqueName('keza');
  await addStaff(shop.db, { username, name: 'Keza', password: PASSWORD, role: 'packer' });
  const update = shop.db.updateTable('staff').set({ email }).where('username', '=', username).returning('staff_id');
  return { username, ...(await update.executeTakeFirstOrThrow()) };
}

const signIn = (username: string, password: string, { address = createIpAddress(), userAgent = 'Phone' } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/admin/session',
    remoteAddress: address,
    headers: { 'user-agent': userAgent },
    payload: { username, password, wants_token: true },
  });
const listSignIns = async (query = '', token = owner.token) => (await callGet(shop.app, `/api/admin/sign-ins?${query}`, { token })).body;
const filterBy = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Records `count` wrong passwords of a member, without the time that checking them takes. */
const recordGuesses = async (staff_id: string, count: number) => {
  for (let guess = 0; guess < count; guess++) await recordSignIn(shop.db, { staff_id, result: 'wrong_password', address: '10.8.0.1' });
};

describe('the record of sign-ins', () => {
  test('has each attempt with time, address and browser, and no password', async () => {
    const { username, staff_id } = await addMember();
    const unknownName = 'nobody.12';
    await signIn(unknownName, 'secret-1');
    await signIn(username.toUpperCase(), 'secret-2', { address: '10.8.1.1' });
    const { token } = (await signIn(username, PASSWORD, { address: '10.8.1.2', userAgent: 'x'.repeat(400) })).json();
    await call(shop.app, '/api/admin/session/totp', { password: 'secret-3' }, { token });
    const { data, total } = await listSignIns();
    expect(total).toBe(4);
    const member = { staff_id, staff: 'Keza', name_tried: '' };
    expect(data).toMatchObject([
      { ...member, result: 'wrong_confirmation' },
      { ...member, result: 'signed_in', address: '10.8.1.2', user_agent: 'x'.repeat(300) },
      { ...member, result: 'wrong_password', address: '10.8.1.1', user_agent: 'Phone' },
      { staff_id: null, staff: null, name_tried: unknownName, result: 'wrong_name' },
    ]);
    expect(Date.now() - Date.parse(data[0].created_at)).toBeLessThan(60_000);
    const { rows } = await sql<{ text: string }>`select staff_sign_ins::text as text from staff_sign_ins`.execute(shop.db);
    expect(rows.filter(({ text }) => /secret|long enough/.test(text))).toEqual([]);
  });

  test('does not keep what was typed as a name but has not the form of a username, such as an address or a password', async () => {
    for (const name of ['keza@example.com', 'My Secret 1!', 'amazi7umuceri', 'ABCD-EFGH-IJKL']) await signIn(name, 'wrong');
    const { data } = await listSignIns();
    expect(data.map(({ name_tried, result }: { name_tried: string; result: string }) => [name_tried, result])).toEqual(
      Array(4).fill(['', 'wrong_name']),
    );
  });

  test('is read by member, failures alone, and by the member herself; not by a role without the permission', async () => {
    const [keza, other] = [await addMember(), await addMember()];
    const { token } = (await signIn(keza.username, PASSWORD)).json();
    await signIn(keza.username, 'wrong');
    await signIn(other.username, 'wrong');
    const readResults = (body: { data: { result: string; staff_id: string }[] }) => body.data.map(({ result }) => result);
    expect(readResults(await listSignIns(filterBy({ staff_id: keza.staff_id })))).toEqual(['wrong_password', 'signed_in']);
    expect(readResults(await listSignIns(filterBy({ staff_id: keza.staff_id, failed: true })))).toEqual(['wrong_password']);
    expect(await listSignIns('perPage=1&page=3')).toMatchObject({ total: 3, data: [{ result: 'signed_in' }] });
    expect((await listSignIns(filterBy({ staff_id: 'none' }))).total).toBe(0);
    const own = await callGet(shop.app, '/api/admin/session/sign-ins', { token });
    expect(own.body.data).toMatchObject([{ staff_id: keza.staff_id }, { staff_id: keza.staff_id }]);
    expect((await callGet(shop.app, '/api/admin/sign-ins', { token })).status).toBe(403);
  });

  test('keeps the newest thousand failures of each member and of unknown names, which crowd out nothing else', async () => {
    const [keza, other] = [await addMember(), await addMember()];
    await signIn(keza.username, PASSWORD);
    await recordGuesses(other.staff_id, 1);
    await sql`insert into staff_sign_ins (staff_id, result, address)
      select ${keza.staff_id}::uuid, 'code_asked', '10.8.2.1' from generate_series(1, 1005)`.execute(shop.db);
    await sql`insert into staff_sign_ins (staff_id, result, address)
      select ${keza.staff_id}::uuid, 'wrong_password', '10.8.2.' || number from generate_series(1, 1005) as number`.execute(shop.db);
    await sql`insert into staff_sign_ins (result, address) select 'wrong_name', '10.8.3.1' from generate_series(1, 1005)`.execute(shop.db);
    const { rows } = await sql<{ staff_id: string | null; result: string; count: number }>`
      select staff_id, result, count(*)::int from staff_sign_ins group by staff_id, result`.execute(shop.db);
    const counts = new Map(rows.map(({ staff_id, result, count }) => [`${staff_id} ${result}`, count]));
    expect(counts).toEqual(
      new Map([
        [`${keza.staff_id} signed_in`, 1],
        [`${keza.staff_id} code_asked`, 1000],
        [`${keza.staff_id} wrong_password`, 1000],
        [`${other.staff_id} wrong_password`, 1],
        ['null wrong_name', 1000],
      ]),
    );
    const { data } = await listSignIns(filterBy({ staff_id: keza.staff_id, failed: true }));
    expect(data[0].address).toBe('10.8.2.1005');
  });

  test('is deleted after 90 days, and with a shopper who took the back office for the shop', async () => {
    const { staff_id } = await addMember();
    for (const days of [91, 89])
      await sql`insert into staff_sign_ins (staff_id, result, address, created_at)
        values (${staff_id}, 'signed_in', '10.8.4.1', now() - make_interval(days => ${days}))`.execute(shop.db);
    await deleteOldData(shop.db, shop.context.enqueue);
    expect((await listSignIns()).total).toBe(1);
    const shopper = await signUpShopper(shop.app, { username: 'ninette' });
    await signIn(shopper.username, 'wrong');
    expect((await listSignIns()).total).toBe(2);
    const erasure = await call(shop.app, '/api/users/deactivate', { password: SHOPPER_PASSWORD }, { token: shopper.token });
    expect(erasure.status).toBe(200);
    expect((await listSignIns()).total).toBe(1);
  });
});

describe('ten failures of a member within an hour', () => {
  const findEvents = async () => (await findShopFailures({ db: shop.db })).filter(({ event }) => event === 'staff_guessed');
  const readMails = (email: string) =>
    shop.db.selectFrom('mails').select(['kind', 'text']).where('to_address', '=', email).orderBy('created_at').execute();

  test('are a failure of the shop’s health, and it is over when they are an hour old', async () => {
    const { staff_id } = await addMember();
    await recordGuesses(staff_id, 9);
    await recordSignIn(shop.db, { staff_id, result: 'code_asked', address: '10.8.5.1' });
    for (let count = 0; count < 12; count++) await recordSignIn(shop.db, { staff_id: null, result: 'wrong_name', address: '10.8.5.1' });
    expect(await findEvents()).toEqual([]);
    await recordSignIn(shop.db, { staff_id, result: 'wrong_code', address: '10.8.5.2' });
    expect(await findEvents()).toMatchObject([{ level: 'warn', count: 1, ids: [staff_id], ids_are: 'member' }]);
    await sql`update staff_sign_ins set created_at = now() - interval '61 minutes' where result = 'wrong_code'`.execute(shop.db);
    expect(await findEvents()).toEqual([]);
  });

  test('are told to the member by one mail, however many follow, and again a day later if they go on', async () => {
    const email = `${createUniqueName('keza')}@example.com`;
    const { staff_id } = await addMember({ email });
    const withoutAddress = await addMember();
    await recordGuesses(withoutAddress.staff_id, 30);
    await recordGuesses(staff_id, 9);
    await alertGuessedMembers(shop.context);
    expect(await readMails(email)).toEqual([]);
    await recordGuesses(staff_id, 1);
    await alertGuessedMembers(shop.context);
    await recordGuesses(staff_id, 40);
    await alertGuessedMembers(shop.context);
    const mails = await readMails(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['staffGuessed']);
    expect(mails[0]?.text).toContain('10 times or more');
    await sql`update staff_sign_in_alerts set mailed_at = now() - interval '25 hours'`.execute(shop.db);
    await alertGuessedMembers(shop.context);
    expect(await readMails(email)).toHaveLength(2);
  });
});
