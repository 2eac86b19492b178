/** Tests that staff can export and erase the data of a customer who has asked for it. */
import { beforeAll, expect, test } from 'vitest';
import { countUserRows, findTablesContaining } from '../../../test/support/checks/personal-data.ts';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { addReview } from '../../../test/support/fixtures/reviews.ts';
import { PASSWORD, type SignedUpShopper, signUpShopper } from '../../../test/support/fixtures/signed-up-shoppers.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
let manager: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  manager = await addStaffMember(shop.db, 'manager');
});

const post = (user_id: string, verb: string, body: object = {}) =>
  call(shop.app, `/api/admin/customers/${user_id}/${verb}`, body, { token: manager.token });
const readAuditLog = (record_id: string) =>
  shop.db.selectFrom('audit_log').selectAll().where('record_id', '=', record_id).orderBy('audit_id').execute();

/** Adds a shopper with an order, an answered review and a note. The username is in all texts. */
async function addActiveCustomer(): Promise<SignedUpShopper> {
  const customer = await signUpShopper(shop.app);
  const { user_id, username } = customer;
  const { product_id } = await addProduct(shop.db);
  await createPlainOrder(shop.db, { user_id, customer_email: customer.email });
  const { review_id } = (await addReview(shop.app, customer, { product_id, review: `By ${username}` })).body.data;
  await call(
    shop.app,
    `/api/admin/reviews/${review_id}`,
    { version: 1, hidden: true, hidden_reason: `asks for ${username}`, reply: `Dear ${username}` },
    { method: 'PATCH', token: manager.token },
  );
  await post(user_id, 'notes', { text: `${username} called` });
  return customer;
}

test('the export by staff contains the customer’s own export and the notes of staff, and is logged', async () => {
  const [customer, otherCustomer] = [await addActiveCustomer(), await addActiveCustomer()];
  const customerExport = (await callGet(shop.app, '/api/users/my-data', { token: customer.token })).body;
  const { status, body, text } = await post(customer.user_id, 'export');
  expect(status).toBe(200);
  const { notes, created_at: _, ...data } = body.data;
  const { created_at: __, ...customerData } = customerExport;
  expect(data).toEqual(customerData);
  expect(notes).toMatchObject([{ kind: 'exported' }, { kind: 'note', text: `${customer.username} called` }]);
  for (const secret of [otherCustomer.username, otherCustomer.user_id, 'argon2', customer.token]) expect(text).not.toContain(secret);
  expect((await readAuditLog(customer.user_id)).at(-1)).toMatchObject({
    noun: 'customers',
    action: 'update',
    staff_id: manager.staff_id,
    changes: { exported: { hidden: true } },
  });
});

test('erasing is refused if the staff member types another username than the customer’s', async () => {
  const [customer, otherCustomer] = [await signUpShopper(shop.app), await signUpShopper(shop.app)];
  for (const username of ['', otherCustomer.username, `${customer.username}x`])
    expect(await post(customer.user_id, 'erase', { username })).toMatchObject({
      status: 422,
      body: { code: 'username_differs', errors: [{ path: 'username' }] },
    });
  expect((await call(shop.app, '/api/users/login', { username: customer.username, password: PASSWORD })).status).toBe(200);
});

test('erasing by staff deletes all data that names the customer, except in an open order, and only the audit log has an entry about it', async () => {
  const [customer, otherCustomer] = [await addActiveCustomer(), await addActiveCustomer()];
  const { user_id, username, email } = customer;
  expect(Object.keys(await countUserRows(shop.db, user_id))).toContain('customer_log');
  expect(await post(user_id, 'erase', { username: ` ${username.toUpperCase()} ` })).toMatchObject({
    status: 200,
    body: { data: { user_id } },
  });
  expect(await countUserRows(shop.db, user_id)).toEqual({});
  // The order is not delivered yet, so the shop still needs the e-mail address for mails about it.
  expect(await findTablesContaining(shop.db, username)).toEqual(['orders']);
  expect(new Set(await findTablesContaining(shop.db, user_id))).toEqual(new Set(['audit_log']));
  const mails = await shop.db.selectFrom('mails').select('kind').where('to_address', '=', email).execute();
  expect(mails).toEqual([{ kind: 'goodbye' }]);
  const log = await readAuditLog(user_id);
  expect(log.at(-1)).toMatchObject({ noun: 'customers', action: 'delete', changes: {}, staff_id: manager.staff_id });
  expect(Object.keys(await countUserRows(shop.db, otherCustomer.user_id))).toContain('customer_log');
  expect((await callGet(shop.app, '/api/users/me', { token: otherCustomer.token })).status).toBe(200);
  expect((await post(user_id, 'erase', { username })).status).toBe(404);
});

test('a shopper who erases her own account causes no entry in the audit log', async () => {
  const customer = await signUpShopper(shop.app);
  await call(shop.app, '/api/users/deactivate', { password: PASSWORD }, { token: customer.token });
  expect(await readAuditLog(customer.user_id)).toEqual([]);
});
