import { beforeAll, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { call, callGet, createIpAddress } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';
import { addStaff } from '../staff.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const [OLD_PASSWORD, NEW_PASSWORD] = ['a long enough one', 'another long one'];
const signIn = (username: string, password: string) => call(shop.app, '/api/admin/session', { username, password, wants_token: true });
const readSessionStatus = async (token: string) => (await callGet(shop.app, '/api/admin/session', { token })).status;
const changePassword = (token: string, body: object) => call(shop.app, '/api/admin/session/password', body, { token });

async function addMember() {
  const username = createUniqueName('keza');
  await addStaff(shop.db, { username, name: 'Keza', role: 'packer', password: OLD_PASSWORD });
  const { token, staff } = (await signIn(username, OLD_PASSWORD)).body;
  return { username, token: token as string, staff_id: staff.staff_id as string };
}

test('a member who enters her current password can change it, which ends her other sessions; the log has no values', async () => {
  const { username, token, staff_id } = await addMember();
  const otherToken = (await signIn(username, OLD_PASSWORD)).body.token;
  expect((await changePassword(token, { current_password: OLD_PASSWORD, password: NEW_PASSWORD })).status).toBe(200);
  expect([await readSessionStatus(token), await readSessionStatus(otherToken)]).toEqual([200, 401]);
  expect([(await signIn(username, OLD_PASSWORD)).status, (await signIn(username, NEW_PASSWORD)).status]).toEqual([401, 200]);
  const owner = await addStaffMember(shop.db);
  const { data } = (await callGet(shop.app, `/api/admin/audit?filter={"record_id":"${staff_id}"}`, { token: owner.token })).body;
  expect(data[0]).toMatchObject({ noun: 'staff', action: 'update', staff_id, changes: { password_hash: { hidden: true } } });
  expect(JSON.stringify(data)).not.toContain('$argon2');
});

test.each([
  [{ current_password: 'wrong', password: NEW_PASSWORD }, 422, 'wrong_current_password', 'current_password'],
  [{ current_password: OLD_PASSWORD, password: 'short' }, 400, 'password_too_short', 'password'],
  [{ current_password: OLD_PASSWORD, password: 'muraho-staff' }, 422, 'password_is_public', 'password'],
  [{ current_password: OLD_PASSWORD, password: 'Basketball' }, 422, 'password_too_common', 'password'],
  [{ password: NEW_PASSWORD }, 400, 'password_required', 'current_password'],
])('a change with %j is refused with an error at its field, and the old password still works', async (body, status, code, path) => {
  const { username, token } = await addMember();
  expect(await changePassword(token, body)).toMatchObject({ status, body: { errors: [{ path, code }] } });
  expect((await signIn(username, OLD_PASSWORD)).status).toBe(200);
});

test('wrong current passwords are limited in each session', async () => {
  const { token } = await addMember();
  const statuses = [];
  const remoteAddress = createIpAddress();
  for (let attempt = 0; attempt < 11; attempt++) {
    const request = { method: 'POST', url: '/api/admin/session/password', remoteAddress } as const;
    const payload = { current_password: 'wrong', password: NEW_PASSWORD };
    statuses.push((await shop.app.inject({ ...request, payload, headers: { authorization: `Bearer ${token}` } })).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});
