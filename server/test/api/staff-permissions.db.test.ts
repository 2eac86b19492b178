/** Tests every declared call for staff with every role, so a new call is tested as soon as it is declared. */
import { splitCall } from '@uruhu/contract/endpoints/call-address';
import { staffCallEndpoints } from '@uruhu/contract/endpoints/endpoints';
import { PROVED_SETTINGS } from '@uruhu/contract/rules/sign-in/staff-proof';
import { isAllowed, STAFF_ROLES, type StaffRole } from '@uruhu/contract/staff/permissions';
import { beforeAll, expect, test } from 'vitest';
import { addShopper } from '../support/fixtures/fixtures.ts';
import { addStaffMember, addStaffSession, type TestStaffMember } from '../support/fixtures/staff.ts';
import { call, callGet, createIpAddress } from '../support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../support/shop/shared-shop.ts';

let shop: SharedTestShop;
let staffByRole: Record<StaffRole, TestStaffMember>;
beforeAll(async () => {
  shop = await openSharedTestShop();
  const members = [];
  for (const role of STAFF_ROLES) members.push([role, await addStaffMember(shop.db, role)] as const);
  staffByRole = Object.fromEntries(members) as typeof staffByRole;
});

const CALLS = Object.entries(staffCallEndpoints).flatMap(([name, endpoint]) =>
  endpoint.access === 'staff' ? [{ name, call: endpoint.call, permission: endpoint.permission }] : [],
);

/** Sends the call without a body and with ids that do not exist. Each call has its own session, because some of them end sessions. */
async function sendAs(role: StaffRole, address: (typeof CALLS)[number]['call']) {
  const token = await addStaffSession(shop.db, staffByRole[role].staff_id, new Date(Date.now() + 60_000));
  const [method, pattern] = splitCall(address);
  return call(shop.app, pattern.replace(/:\w+/g, 'none'), undefined, { token, method: method as 'GET' });
}

test.each(STAFF_ROLES)('the role %s may make exactly the calls whose permission it has', async (role) => {
  const unexpected: string[] = [];
  for (const { name, call: address, permission } of CALLS) {
    const { status, body } = await sendAs(role, address);
    const isForbidden = status === 403 && body.code === 'forbidden';
    if (isForbidden === isAllowed(role, permission) || status === 401 || status >= 500) unexpected.push(`${name}: ${status}`);
  }
  expect(unexpected).toEqual([]);
});

test('after the role of a staff member has changed, her open session has the permissions of the new role', async () => {
  const { staff_id, token } = await addStaffMember(shop.db, 'packer');
  const listMembers = async () => (await callGet(shop.app, '/api/admin/staff', { token })).status;
  expect(await listMembers()).toBe(403);
  await shop.db.updateTable('staff').set({ role: 'owner' }).where('staff_id', '=', staff_id).execute();
  expect(await listMembers()).toBe(200);
});

test('the OpenAPI document names the permission of a call, and when it asks for a proof', async () => {
  const { paths } = (await shop.app.inject({ url: '/api/docs/json', remoteAddress: createIpAddress() })).json();
  expect(paths['/api/admin/orders/{order_id}/refund'].post['x-permission']).toBe('payments.refund');
  expect(paths['/api/admin/session'].get['x-permission']).toBeUndefined();
  expect(paths['/api/admin/staff'].post).toMatchObject({ 'x-proof': 'always', 'x-refusals': expect.arrayContaining(['proof_needed']) });
  const { patch } = paths['/api/admin/settings'];
  expect(patch).toMatchObject({ 'x-proof': { changed: PROVED_SETTINGS }, 'x-refusals': expect.arrayContaining(['proof_needed']) });
  expect(paths['/api/admin/session/totp'].delete).toMatchObject({ 'x-proof': 'in_body' });
  expect(paths['/api/admin/session/totp'].delete['x-refusals']).not.toContain('proof_needed');
  expect(paths['/api/admin/orders/{order_id}/refund'].post['x-proof']).toBeUndefined();
});

test('a shopper’s token is refused also as a cookie', async () => {
  const { token } = await addShopper(shop.db);
  const response = await callGet(shop.app, '/api/admin/staff', { headers: { cookie: `staff_session=${token}` } });
  expect(response).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});
