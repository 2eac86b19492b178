/** Staff change coupons and delivery fees at the same time, or while shoppers order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../support/fixtures/buy.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
let manager: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  manager = await addStaffMember(shop.db, 'manager');
});
afterAll(() => shop.close());

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token: manager.token });
let couponCount = 0;
const createCoupon = async () =>
  (await send('POST', 'coupons', { coupon_code: `RACE-${++couponCount}`, coupon_type: 'percentage', discount: 10 })).body.data;

/** Starts the calls while the coupon is locked, so that all of them wait for it. */
async function startWhileLocked<Results extends unknown[]>(
  coupon_id: string,
  start: () => { [Key in keyof Results]: Promise<Results[Key]> },
) {
  const { pending } = await shop.db.transaction().execute(async (trx) => {
    await trx.selectFrom('coupons').select('coupon_id').where('coupon_id', '=', coupon_id).forUpdate().execute();
    const calls = start();
    await waitUntilBlocked(shop.db, calls.length);
    // Within an object, because the transaction would wait for a promise that it returns.
    return { pending: Promise.all(calls) };
  });
  return pending;
}

test('staff change a discount while a shopper orders: the order has the discount that the coupon then has', async () => {
  for (let round = 0; round < 5; round++) {
    const { coupon_id, coupon_code } = await createCoupon();
    const PRICE_RWF = 10_000;
    const { buyer } = await addBuyer(shop, { base_price_rwf: PRICE_RWF });
    const [placed, changed] = await startWhileLocked(coupon_id, () => {
      const order = () => placeOrder(shop, buyer, { applied_coupon_code: coupon_code });
      const change = () => send('PATCH', `coupons/${coupon_id}`, { version: 1, discount: 20 });
      // The order starts first in odd rounds, the change in even ones. The result is [order, change] in all rounds.
      return round % 2 ? [order(), change()] : ([change(), order()].reverse() as [ReturnType<typeof order>, ReturnType<typeof change>]);
    });
    expect(placed.status).toBe(200);
    // 409: the order came first, and staff cannot change the discount of a used coupon.
    expect([200, 409]).toContain(changed.status);
    const { discount } = await shop.db
      .selectFrom('coupons')
      .select('discount')
      .where('coupon_id', '=', coupon_id)
      .executeTakeFirstOrThrow();
    expect(placed.body.data.coupon_discount_amount).toBe((PRICE_RWF * discount) / 100);
  }
});

test('staff delete a coupon while a shopper orders with it: either it is deleted and the order fails, or it is ended after the order', async () => {
  const { coupon_id, coupon_code } = await createCoupon();
  const { buyer } = await addBuyer(shop, { base_price_rwf: 10_000 });
  const [placed, removed] = await startWhileLocked(coupon_id, () => [
    placeOrder(shop, buyer, { applied_coupon_code: coupon_code }),
    send('DELETE', `coupons/${coupon_id}?version=1`),
  ]);
  const outcome = [placed.status, removed.body.data?.outcome];
  expect([
    [200, 'ended'],
    [404, 'deleted'],
  ]).toContainEqual(outcome);
});

test('of two staff members who change a coupon, one succeeds, and the other gets 409 with the changed coupon', async () => {
  const { coupon_id } = await createCoupon();
  const replies = await startWhileLocked(coupon_id, () => [
    send('PATCH', `coupons/${coupon_id}`, { version: 1, note: 'one' }),
    send('PATCH', `coupons/${coupon_id}`, { version: 1, note: 'other' }),
  ]);
  const [succeeded, refused] = replies.toSorted((left, right) => left.status - right.status);
  expect([succeeded?.status, refused?.status]).toEqual([200, 409]);
  expect(refused?.body.data).toMatchObject({ note: succeeded?.body.data.note, version: 2 });
});

test('of ten staff members who replace the delivery fees, one succeeds, and the shop has her fees', async () => {
  const { version } = await shop.db.selectFrom('shipping_band_set').select('version').executeTakeFirstOrThrow();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const [middle, shipping_fee] = [(index + 1) * 1_000, index];
      const bands = [
        { min_weight: 0, max_weight: middle, shipping_fee },
        { min_weight: middle + 1, max_weight: 50_000, shipping_fee },
      ];
      return send('PATCH', 'shipping-bands', { version, bands });
    }),
  );
  const succeeded = replies.filter(({ status }) => status === 200);
  expect([succeeded.length, replies.filter(({ status }) => status === 409).length]).toEqual([1, 9]);
  expect((await call(shop.app, '/api/orders/shipping-fees/get')).body.results).toEqual(succeeded[0]?.body.data.bands);
});
