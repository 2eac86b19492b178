import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder } from '../../support/fixtures/buy.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { addAttempt } from '../../support/fixtures/paying.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { runAtLockedOrder } from './run-at-locked-order.ts';

let shop: TestShop;
let staff: [TestStaffMember, TestStaffMember];
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  staff = [await addStaffMember(shop.db), await addStaffMember(shop.db)];
});
afterAll(() => shop.close());

const correctAddress = (staffMember: TestStaffMember, order_id: string, address: string) =>
  call(
    shop.app,
    `/api/admin/orders/${order_id}`,
    { address, phone: '0788123456', expected_status: 'preparing', version: 1 },
    { token: staffMember.token, method: 'PATCH' },
  );

async function createPreparedOrder(): Promise<string> {
  const { order } = await createOrder(shop);
  await addAttempt(shop, { order_id: order.order_id, state: 'succeeded' });
  expect((await actAsStaff(shop, staff[0], order.order_id, 'prepare', { expected_status: 'pending' })).status).toBe(200);
  return order.order_id;
}

test('of two staff members who correct one address, the second learns of the first one’s correction', async () => {
  const order_id = await createPreparedOrder();
  const [first, second] = await runAtLockedOrder(shop.db, order_id, [
    () => correctAddress(staff[0], order_id, 'First'),
    () => correctAddress(staff[1], order_id, 'Second'),
  ]);
  expect([first?.status, second?.status]).toEqual([200, 409]);
  expect(second?.body).toMatchObject({ code: 'changed_meanwhile', data: { address: 'First, Kigali City, Rwanda', version: 2 } });
});

test.each([
  ['after the parcel left is refused', false, [200, 409]],
  ['before the parcel leaves is on the parcel', true, [200, 200]],
])('a correction %s', async (_, isCorrectionFirst, statuses) => {
  const order_id = await createPreparedOrder();
  const ship = () => actAsStaff(shop, staff[0], order_id, 'ship', { expected_status: 'preparing' });
  const correct = () => correctAddress(staff[1], order_id, 'KN 5');
  const responses = await runAtLockedOrder(shop.db, order_id, isCorrectionFirst ? [correct, ship] : [ship, correct]);
  expect(responses.map(({ status }) => status)).toEqual(statuses);
  const { address } = await shop.db.selectFrom('orders').select('address').where('order_id', '=', order_id).executeTakeFirstOrThrow();
  expect(address.startsWith('KN 5')).toBe(isCorrectionFirst);
});
