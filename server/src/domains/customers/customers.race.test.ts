import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSessionOpen, PASSWORD, signUpShopper } from '../../../test/support/fixtures/signed-up-shoppers.ts';
import { addStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a customer who signs in while she is blocked has no session afterwards', async () => {
  const { token } = await addStaffMember(shop.db);
  const { user_id, username } = await signUpShopper(shop.app);
  const signIns = [1, 2, 3, 4].map(() => call(shop.app, '/api/users/login', { username, password: PASSWORD }));
  const [blockResponse, ...signInResponses] = await Promise.all([
    call(shop.app, `/api/admin/customers/${user_id}/block`, { reason: 'fraud' }, { token }),
    ...signIns,
  ]);
  expect(blockResponse?.status).toBe(200);
  for (const { body } of signInResponses) if (body.token) expect(await isSessionOpen(shop.app, body.token)).toBe(false);
  expect(await shop.db.selectFrom('sessions').select('session_id').where('user_id', '=', user_id).execute()).toEqual([]);
});

test('if two staff members write notes about a customer and erase her at once, one erasure succeeds, the other is refused, and no note stays', async () => {
  const staff = [await addStaffMember(shop.db), await addStaffMember(shop.db)];
  const { user_id, username } = await signUpShopper(shop.app);
  const postByBoth = (verb: string, body: object) =>
    staff.map(({ token }) => call(shop.app, `/api/admin/customers/${user_id}/${verb}`, body, { token }));
  const [notes, erasures] = await Promise.all([
    Promise.all(postByBoth('notes', { text: 'a note' })),
    Promise.all(postByBoth('erase', { username })),
  ]);
  expect(erasures.map(({ status }) => status).sort()).toEqual([200, 404]);
  for (const { status } of notes) expect([200, 404]).toContain(status);
  expect(await shop.db.selectFrom('customer_log').select('text').where('user_id', '=', user_id).execute()).toEqual([]);
});

test('two staff members who block a customer at once leave one entry in her log', async () => {
  const staff = [await addStaffMember(shop.db), await addStaffMember(shop.db)];
  const { user_id } = await signUpShopper(shop.app);
  await Promise.all(staff.map(({ token }) => call(shop.app, `/api/admin/customers/${user_id}/block`, { reason: 'fraud' }, { token })));
  expect(await shop.db.selectFrom('customer_log').select('kind').where('user_id', '=', user_id).execute()).toEqual([{ kind: 'blocked' }]);
});
