import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addShopper, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, addStaffSession } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { deleteOldData } from '../../jobs/sweep.ts';
import { addStaff, disableStaff, setStaffPassword } from './staff.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: deletes old data of all tables.
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PASSWORD = 'a long enough one';
const SESSION_PATH = '/api/admin/session';
const signIn = (username: string, password = PASSWORD) => call(shop.app, SESSION_PATH, { username, password });
/** Signs in from this IP address and returns the status. */
const signInFrom = async (remoteAddress: string, username: string, password = PASSWORD) =>
  (await shop.app.inject({ method: 'POST', url: SESSION_PATH, remoteAddress, payload: { username, password } })).statusCode;
const fetchSession = (token: string) => callGet(shop.app, SESSION_PATH, { token });

async function createStaffAccount() {
  const username = createUniqueName('keza');
  expect(await addStaff(shop.db, { username, name: 'Keza', password: PASSWORD })).toBe(true);
  return username;
}
const signInAndReadToken = async (username: string) =>
  (await call(shop.app, SESSION_PATH, { username, password: PASSWORD, wants_token: true })).body.token as string;

describe('signing in as staff', () => {
  test('works with username and password, lasts twelve hours, and ends on signing out', async () => {
    const username = await createStaffAccount();
    const login = { username: ` ${username.toUpperCase()} `, password: PASSWORD, totp: '', wants_token: true };
    const { status, body } = await call(shop.app, SESSION_PATH, login);
    expect([status, body]).toEqual([
      200,
      { token: expect.stringMatching(/^[\w-]{43}$/), staff: { staff_id: expect.any(String), username, name: 'Keza', role: 'owner' } },
    ]);
    expect((await fetchSession(body.token)).body).toEqual({
      staff: body.staff,
      totp: { is_on: false, required: false, recommended: false, recovery_codes_left: 0 },
      sends_mail: true,
    });
    const session = await shop.db
      .selectFrom('staff_sessions')
      .selectAll()
      .where('staff_id', '=', body.staff.staff_id)
      .executeTakeFirstOrThrow();
    expect(session.token_hash.toString('utf8')).not.toContain(body.token);
    expect(Math.round((session.expires_at.getTime() - session.created_at.getTime()) / 60_000)).toBe(12 * 60);
    expect((await call(shop.app, SESSION_PATH, undefined, { token: body.token, method: 'DELETE' })).status).toBe(200);
    expect((await fetchSession(body.token)).status).toBe(401);
  });

  test('gives the same refusal for a wrong name, a wrong password and a disabled account', async () => {
    const [username, disabledUsername] = [await createStaffAccount(), await createStaffAccount()];
    const token = await signInAndReadToken(disabledUsername);
    expect(await disableStaff(shop.db, disabledUsername)).toBe(true);
    const refusal = { status: 401, body: { status: 'error', code: 'sign_in_failed', message: 'Invalid username or password.' } };
    expect(await signIn(createUniqueName('nobody'))).toMatchObject(refusal);
    expect(await signIn(username, 'another one')).toMatchObject(refusal);
    expect(await signIn(disabledUsername)).toMatchObject(refusal);
    expect((await fetchSession(token)).status).toBe(401);
  });

  test.each(['muraho-demo', 'muraho-staff'])('with the demo password %s is refused outside a demo', async (password) => {
    const username = createUniqueName('owner');
    await addStaff(shop.db, { username, name: 'Owner', password });
    expect(await signIn(username, password)).toMatchObject({ status: 401 });
  });

  test('is needed again when the session has expired and when the password has changed', async () => {
    const { staff_id } = await addStaffMember(shop.db);
    expect((await fetchSession(await addStaffSession(shop.db, staff_id, new Date(Date.now() - 1_000)))).status).toBe(401);
    const username = await createStaffAccount();
    const token = await signInAndReadToken(username);
    expect(await setStaffPassword(shop.db, username, 'another long one')).toBe(true);
    expect((await fetchSession(token)).status).toBe(401);
    expect(await signIn(username)).toMatchObject({ status: 401 });
    expect(await signIn(username, 'another long one')).toMatchObject({ status: 200 });
  });

  test('is refused after ten wrong passwords from one address, for known and unknown names', async () => {
    const attackers = [
      { address: '10.9.0.1', username: await createStaffAccount() },
      { address: '10.9.0.2', username: createUniqueName('nobody') },
    ];
    for (const { address, username } of attackers) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 11; attempt++) statuses.push(await signInFrom(address, username, 'wrong'));
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    }
    // The member herself, at an address from which she has never signed in, is not slowed.
    expect(await signInFrom('10.9.0.3', attackers[0]?.username ?? '')).toBe(200);
  });

  test('still works from a known address while strangers guess', async () => {
    const username = await createStaffAccount();
    expect(await signInFrom('10.9.1.1', username)).toBe(200);
    let lastStatus = 200;
    for (let stranger = 0; lastStatus !== 429 && stranger < 60; stranger++) lastStatus = (await signIn(username, 'wrong')).status;
    expect(lastStatus).toBe(429);
    expect(await signInFrom('10.9.1.1', username)).toBe(200);
  });
});

test('a taken username cannot be added again, and an unknown one cannot be disabled or given a password', async () => {
  const username = await createStaffAccount();
  expect(await addStaff(shop.db, { username, name: 'Other', password: 'another long one' })).toBe(false);
  expect(await signIn(username)).toMatchObject({ status: 200 });
  expect([await disableStaff(shop.db, 'nobody'), await setStaffPassword(shop.db, 'nobody', PASSWORD)]).toEqual([false, false]);
});

describe('a session token', () => {
  test("of a shopper is forbidden for staff calls, and one of staff is unknown in shoppers' calls", async () => {
    const [shopper, { token }] = [await addShopper(shop.db), await addStaffMember(shop.db)];
    const notAuthorized = { status: 'error', code: 'not_authorized', message: 'You are not authorized' };
    expect(await fetchSession(shopper.token)).toMatchObject({ status: 403, body: { ...notAuthorized, code: 'forbidden' } });
    expect(await callGet(shop.app, '/api/users/me', { token })).toMatchObject({ status: 401, body: notAuthorized });
    expect((await call(shop.app, '/api/orders/carts/get', {}, { token })).status).toBe(401);
  });
});

test('the sweep deletes staff sessions 90 days after they ended', async () => {
  const { staff_id } = await addStaffMember(shop.db);
  const DAY_MS = 86_400_000;
  for (const days of [91, 89]) await addStaffSession(shop.db, staff_id, new Date(Date.now() - days * DAY_MS));
  await deleteOldData(shop.db, shop.context.enqueue);
  const remainingSessions = await shop.db.selectFrom('staff_sessions').select('expires_at').where('staff_id', '=', staff_id).execute();
  expect(remainingSessions, 'the session that ended 89 days ago, and the open one of the new member').toHaveLength(2);
});
