/** Tests how staff create and change coupons, and how shoppers can then use them. */
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../../../test/support/fixtures/buy.ts';
import { addCoupon, getDateAfterDays, tryCoupon } from '../../../../test/support/fixtures/coupons.ts';
import { addShopper, createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { addAttempt } from '../../../../test/support/fixtures/paying.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { call } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
let manager: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  manager = await addStaffMember(shop.db, 'manager');
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown) => call(shop.app, `/api/admin/${path}`, body, { method, token: manager.token });
const createCode = () =>
  createUniqueName('C')
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, '-');
const TEN_PERCENT = { coupon_type: 'percentage', discount: 10 };
const sendCreate = (fields: object = {}) => send('POST', 'coupons', { coupon_code: createCode(), ...TEN_PERCENT, ...fields });
const createCoupon = async (fields: object = {}) => {
  const { status, body } = await sendCreate(fields);
  expect(status).toBe(200);
  return body.data;
};
const listRecords = async (path: string, filter: object, moreParams = '') => {
  const { status, body } = await send('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${moreParams}`);
  expect(status).toBe(200);
  return body as { data: Record<string, unknown>[]; total: number };
};
/** Creates a coupon and an order of 10,000 francs that uses it. */
async function createUsedCoupon(fields: object = {}) {
  const coupon = await createCoupon(fields);
  const { buyer, product } = await addBuyer(shop, { base_price_rwf: 10_000 });
  const orderResponse = await placeOrder(shop, buyer, { applied_coupon_code: coupon.coupon_code });
  expect(orderResponse.status).toBe(200);
  return { coupon, buyer, product, order_id: orderResponse.body.data.order_id };
}
const readAudit = async (record_id: string) =>
  (await listRecords('audit', { record_id })).data.map(({ noun, action, changes, staff_id }) => ({ noun, action, changes, staff_id }));

describe('a coupon that staff create', () => {
  test('has the rules that they entered, can be used at once, and is logged', async () => {
    const coupon_code = createCode();
    const ends_at = getDateAfterDays(3).toISOString();
    const { body } = await send('POST', 'coupons', {
      coupon_code: ` ${coupon_code.toLowerCase()} `,
      note: 'Radio',
      coupon_type: 'fixed',
      discount: '2000',
      minimum_spend: 5_000,
      ends_at,
      total_limit: 3,
      person_limit: 1,
      new_members_only: false,
    });
    const { coupon_id } = body.data;
    expect(body.data).toEqual({
      coupon_id,
      coupon_code,
      note: 'Radio',
      kind: 'single',
      state: 'active',
      coupon_batch_id: null,
      batch_name: null,
      coupon_type: 'fixed',
      discount: 2_000,
      minimum_spend: 5_000,
      starts_at: expect.any(String),
      ends_at,
      total_limit: 3,
      person_limit: 1,
      new_members_only: false,
      uses: 0,
      was_used: false,
      discount_given: 0,
      sales: 0,
      created_at: expect.any(String),
      version: 1,
    });
    expect((await send('GET', `coupons/${coupon_id}`)).body).toEqual(body);
    expect(await readAudit(coupon_id)).toEqual([
      {
        noun: 'coupons',
        action: 'insert',
        staff_id: manager.staff_id,
        changes: expect.objectContaining({ coupon_code: { from: null, to: coupon_code }, discount: { from: null, to: 2_000 } }),
      },
    ]);
    const couponWithoutLimits = await createCoupon({ coupon_type: 'fixed', discount: 2_000 });
    const { buyer } = await addBuyer(shop, { base_price_rwf: 10_000 });
    expect((await tryCoupon(shop.app, buyer, couponWithoutLimits.coupon_code)).body.data).toMatchObject({ discount_amount: 2_000 });
  });

  test.each<[object, number, string, string]>([
    [{ coupon_code: 'ab' }, 400, 'coupon_code_invalid', 'coupon_code'],
    [{ coupon_code: 'A B C' }, 400, 'coupon_code_invalid', 'coupon_code'],
    [{ coupon_code: '' }, 400, 'coupon_code_invalid', 'coupon_code'],
    [{ discount: 0 }, 400, 'number_too_small', 'discount'],
    [{ discount: 1.5 }, 400, 'coupon_discount_invalid', 'discount'],
    [{ discount: 101 }, 422, 'coupon_percent_too_large', 'discount'],
    [{ coupon_type: 'gift' }, 400, 'choice_unknown', 'coupon_type'],
    [{ minimum_spend: -1 }, 400, 'number_too_small', 'minimum_spend'],
    [{ total_limit: 0 }, 400, 'number_too_small', 'total_limit'],
    [{ person_limit: 'x' }, 400, 'coupon_limit_invalid', 'person_limit'],
    [{ starts_at: '2027-01-02T00:00:00Z', ends_at: '2027-01-02T00:00:00Z' }, 422, 'coupon_ends_before_start', 'ends_at'],
    [{ ends_at: '2020-01-01T00:00:00Z' }, 422, 'coupon_ends_before_start', 'ends_at'],
  ])('with %j is refused with %i %s at its field', async (fields, status, code, path) => {
    expect(await sendCreate(fields)).toMatchObject({ status, body: { errors: [expect.objectContaining({ path, code })] } });
  });

  test('is refused with the code of another coupon, in any capitals', async () => {
    const { coupon_code } = await createCoupon();
    const codeTakenRefusal = {
      status: 409,
      body: { code: 'coupon_code_taken', errors: [expect.objectContaining({ path: 'coupon_code' })] },
    };
    expect(await sendCreate({ coupon_code: coupon_code.toLowerCase() })).toMatchObject(codeTakenRefusal);
    const otherCoupon = await createCoupon();
    expect(await send('PATCH', `coupons/${otherCoupon.coupon_id}`, { version: 1, coupon_code })).toMatchObject(codeTakenRefusal);
  });
});

describe('changing a coupon', () => {
  test('is possible for all its fields if no order has used it; a second editor with an old version gets the current coupon', async () => {
    const { coupon_id } = await createCoupon();
    const coupon_code = createCode();
    const update = { coupon_code, coupon_type: 'fixed', discount: 500, minimum_spend: 1, starts_at: getDateAfterDays(1).toISOString() };
    const updateResponse = await send('PATCH', `coupons/${coupon_id}`, { version: 1, ...update, new_members_only: true, note: 'x' });
    expect(updateResponse).toMatchObject({
      status: 200,
      body: { data: { ...update, state: 'scheduled', new_members_only: true, version: 2 } },
    });
    const outdatedUpdateResponse = await send('PATCH', `coupons/${coupon_id}`, { version: 1, note: 'late' });
    expect(outdatedUpdateResponse).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: { note: 'x', version: 2 } } });
    expect(await send('PATCH', `coupons/${coupon_id}`, { note: 'x' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'version' }] },
    });
  });

  test('has its effect on the shopper’s next use of the code', async () => {
    const { coupon_id, coupon_code } = await createCoupon();
    const { buyer } = await addBuyer(shop, { base_price_rwf: 10_000 });
    expect((await tryCoupon(shop.app, buyer, coupon_code)).body.data.discount_amount).toBe(1_000);
    await send('PATCH', `coupons/${coupon_id}`, { version: 1, discount: 20 });
    expect((await tryCoupon(shop.app, buyer, coupon_code)).body.data.discount_amount).toBe(2_000);
    await send('PATCH', `coupons/${coupon_id}`, { version: 2, starts_at: getDateAfterDays(1).toISOString() });
    expect((await tryCoupon(shop.app, buyer, coupon_code)).body.code).toBe('coupon_not_started');
  });

  test('that an order has used is refused for code, discount, start and customers, by the database too, and possible for all other rules', async () => {
    const { coupon } = await createUsedCoupon({ total_limit: 5 });
    const patch = (change: object, version = 1) => send('PATCH', `coupons/${coupon.coupon_id}`, { version, ...change });
    for (const change of [
      { coupon_code: createCode() },
      { coupon_type: 'fixed' },
      { discount: 20 },
      { starts_at: getDateAfterDays(2).toISOString() },
      { new_members_only: true },
    ]) {
      const path = Object.keys(change)[0];
      expect(await patch(change)).toMatchObject({ status: 409, body: { code: 'coupon_terms_fixed', errors: [{ path }] } });
    }
    const couponUpdate = shop.db.updateTable('coupons').where('coupon_id', '=', coupon.coupon_id);
    await expect(couponUpdate.set({ coupon_code: createCode() }).execute()).rejects.toMatchObject({ constraint: 'coupons_used' });
    await expect(couponUpdate.set({ discount: 1 }).execute()).rejects.toMatchObject({ constraint: 'coupons_used' });
    expect(await patch({ total_limit: 0 })).toMatchObject({ status: 400 });
    // The rules, without the fields that the server computes.
    const { coupon_id, kind, state, uses, was_used, discount_given, sales, created_at, version, batch_name, coupon_batch_id, ...rules } =
      coupon;
    const ends_at = getDateAfterDays(9).toISOString();
    const updateResponse = await patch({ ...rules, note: 'ended', ends_at, minimum_spend: 3_000, total_limit: 1, person_limit: 1 });
    expect(updateResponse).toMatchObject({ status: 200, body: { data: { ends_at, minimum_spend: 3_000, state: 'used_up', version: 2 } } });
  });

  test('cannot lower the limit below the uses', async () => {
    const { coupon } = await createUsedCoupon({});
    const { buyer } = await addBuyer(shop);
    await placeOrder(shop, buyer, { applied_coupon_code: coupon.coupon_code });
    const updateResponse = await send('PATCH', `coupons/${coupon.coupon_id}`, { version: 1, total_limit: 1 });
    expect(updateResponse).toMatchObject({ status: 422, body: { code: 'coupon_limit_below_uses', errors: [{ path: 'total_limit' }] } });
  });

  test('succeeds although an order has used the coupon meanwhile, and uses are not logged as changes', async () => {
    const { coupon } = await createUsedCoupon();
    expect((await send('PATCH', `coupons/${coupon.coupon_id}`, { version: 1, note: 'seen before the order' })).status).toBe(200);
    expect((await readAudit(coupon.coupon_id)).map(({ action, changes }) => [action, changes])).toEqual([
      ['update', { note: { from: '', to: 'seen before the order' } }],
      ['insert', expect.any(Object)],
    ]);
  });

  test.each(['none', crypto.randomUUID()])(
    'by the unknown id %s is refused as not found, like reading and deleting it',
    async (coupon_id) => {
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const body = method === 'PATCH' ? { version: 1 } : undefined;
        expect(await send(method, `coupons/${coupon_id}?version=1`, body)).toMatchObject({
          status: 404,
          body: { code: 'coupon_not_found' },
        });
      }
    },
  );
});

describe('deleting a coupon', () => {
  test('with an old version is refused, and the refusal has the current coupon', async () => {
    const { coupon_id } = await createCoupon();
    expect((await send('PATCH', `coupons/${coupon_id}`, { version: 1, note: 'for the fair' })).status).toBe(200);
    expect(await send('DELETE', `coupons/${coupon_id}?version=1`)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { note: 'for the fair', version: 2 } },
    });
    expect((await send('GET', `coupons/${coupon_id}`)).status).toBe(200);
  });

  test('that no order has used deletes it', async () => {
    const { coupon_id } = await createCoupon();
    expect((await send('DELETE', `coupons/${coupon_id}?version=1`)).body.data).toEqual({ outcome: 'deleted' });
    expect((await send('GET', `coupons/${coupon_id}`)).status).toBe(404);
    expect((await readAudit(coupon_id)).map(({ action }) => action)).toEqual(['delete', 'insert']);
  });

  test('that an order has used ends it, even if the order was cancelled; the database refuses to delete it', async () => {
    const { coupon, buyer, order_id } = await createUsedCoupon();
    await call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token });
    expect((await send('DELETE', `coupons/${coupon.coupon_id}?version=1`)).body.data).toEqual({ outcome: 'ended' });
    const endedCoupon = (await send('GET', `coupons/${coupon.coupon_id}`)).body.data;
    expect(endedCoupon).toMatchObject({ state: 'expired', uses: 0, was_used: true });
    await send('DELETE', `coupons/${coupon.coupon_id}?version=${endedCoupon.version}`);
    expect((await send('GET', `coupons/${coupon.coupon_id}`)).body.data.ends_at).toBe(endedCoupon.ends_at);
    const deletion = shop.db.deleteFrom('coupons').where('coupon_id', '=', coupon.coupon_id);
    await expect(deletion.execute()).rejects.toMatchObject({ constraint: 'coupons_used' });
  });
});

describe('a welcome coupon', () => {
  test('is listed without its customer, and staff cannot change it', async () => {
    const { user_id } = await addShopper(shop.db);
    const code = await addCoupon(shop.db, { user_id, new_members_only: true });
    const { data } = await listRecords('coupons', { q: code, kind: 'welcome' });
    expect([data.length, data[0]?.kind]).toEqual([1, 'welcome']);
    expect(JSON.stringify(data)).not.toContain(user_id);
    const { coupon_id } = data[0] as { coupon_id: string };
    const refusal = { status: 409, body: { code: 'coupon_is_welcome' } };
    expect(await send('PATCH', `coupons/${coupon_id}`, { version: 1, discount: 50 })).toMatchObject(refusal);
    expect(await send('DELETE', `coupons/${coupon_id}?version=1`)).toMatchObject(refusal);
    expect(await readAudit(coupon_id)).toEqual([]);
  });
});

describe('the list of coupons', () => {
  test('can be filtered by state, kind and text and sorted, and has the sums of sales and of their discounts', async () => {
    const note = createUniqueName('Mark');
    const { coupon: active, ...activeUse } = await createUsedCoupon({ note });
    const scheduled = await createCoupon({ note, starts_at: getDateAfterDays(1).toISOString() });
    const { coupon: usedUp, ...usedUpUse } = await createUsedCoupon({ note, total_limit: 1, discount: 30 });
    const expired = await createCoupon({ note, starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-01-02T00:00:00Z', discount: 40 });
    const listIds = async (filter: object, moreParams = '') =>
      (await listRecords('coupons', { q: note.toLowerCase(), ...filter }, moreParams)).data.map((row) => row.coupon_id);
    expect(await listIds({})).toEqual([expired.coupon_id, usedUp.coupon_id, scheduled.coupon_id, active.coupon_id]);
    for (const [state, { coupon_id }] of Object.entries({ active, scheduled, used_up: usedUp, expired })) {
      expect(await listIds({ state })).toEqual([coupon_id]);
    }
    expect(await listIds({ kind: 'single' }, '&sort=discount&order=DESC&perPage=2')).toEqual([expired.coupon_id, usedUp.coupon_id]);
    expect(await listIds({}, '&sort=ends_at&order=ASC&perPage=1')).toEqual([expired.coupon_id]);
    expect((await listRecords('coupons', { q: note, kind: 'batch' })).total).toBe(0);
    expect((await listRecords('coupons', { q: note }, '&perPage=1&page=2')).total).toBe(4);
    const readSums = async () => (await listRecords('coupons', { q: usedUp.coupon_code.toLowerCase() })).data;
    expect(await readSums()).toEqual([expect.objectContaining({ uses: 1, discount_given: 0, sales: 0 })]);
    await addAttempt(shop, { order_id: activeUse.order_id, amount_rwf: 7_000, state: 'refunded' });
    expect((await listRecords('coupons', { q: active.coupon_code })).data).toEqual([
      expect.objectContaining({ uses: 1, discount_given: 0, sales: 0 }),
    ]);
    await addAttempt(shop, { order_id: usedUpUse.order_id, amount_rwf: 7_000, state: 'succeeded' });
    expect(await readSums()).toEqual([expect.objectContaining({ uses: 1, discount_given: 3_000, sales: 7_000 })]);
    await call(shop.app, '/api/orders/cancel', { order_id: usedUpUse.order_id }, { token: usedUpUse.buyer.token });
    expect((await listRecords('coupons', { q: usedUp.coupon_code })).data).toEqual([
      expect.objectContaining({ uses: 0, was_used: true, discount_given: 0, sales: 0 }),
    ]);
  });
});

describe('a batch of codes', () => {
  const createBatch = (fields: object = {}) =>
    send('POST', 'coupon-batches', { name: createUniqueName('Batch'), count: 3, ...TEN_PERCENT, total_limit: 1, ...fields });
  /** The file with the codes of a batch; each row by the names of the columns. */
  async function readCodesFile(coupon_batch_id: string) {
    const { file_name, csv } = (await send('GET', `coupon-batches/${coupon_batch_id}/codes`)).body.data;
    return { file_name, csv, rows: parse<Record<string, string>>(csv, { bom: true, columns: true }) };
  }

  test('has as many different codes as staff asked for, with its prefix, its rules and only characters that look distinct', async () => {
    const { status, body } = await createBatch({ prefix: 'noel-', count: 10_000, minimum_spend: 4_000 });
    expect([status, body.data]).toEqual([200, expect.objectContaining({ count: 10_000, prefix: 'NOEL-', state: 'active', used_codes: 0 })]);
    const { coupon_batch_id } = body.data;
    const { total, data } = await listRecords('coupons', { coupon_batch_id });
    expect(total).toBe(10_000);
    expect(data[0]).toMatchObject({ kind: 'batch', batch_name: body.data.name, minimum_spend: 4_000, total_limit: 1, discount: 10 });
    const { file_name, rows } = await readCodesFile(coupon_batch_id);
    expect(file_name).toMatch(/^coupons-[\w-]+\.csv$/);
    const codes = rows.map(({ Code = '' }) => Code);
    expect([codes.length, new Set(codes).size]).toEqual([10_000, 10_000]);
    expect(codes.filter((code) => !/^NOEL-[34679CDFGHJKMNPQRTVWXY]{8}$/.test(code))).toEqual([]);
    // One entry for all codes, and one for their download.
    expect((await readAudit(coupon_batch_id)).map(({ noun, action }) => [noun, action])).toEqual([
      ['coupon-batches', 'update'],
      ['coupon-batches', 'insert'],
    ]);
    expect((await send('DELETE', `coupon-batches/${coupon_batch_id}?version=1`)).body.data).toEqual({ outcome: 'deleted' });
    expect((await listRecords('coupons', { coupon_batch_id })).total).toBe(0);
  });

  test('has in its file each code with its discount, its limits and how often it was used', async () => {
    const rules = { minimum_spend: 5_000, starts_at: '2020-01-02T06:30:00Z', ends_at: '2099-12-31T22:00:00Z' };
    const fixed = (await createBatch({ ...rules, coupon_type: 'fixed', discount: 2_000, count: 2 })).body.data;
    const coupons = (await listRecords('coupons', { coupon_batch_id: fixed.coupon_batch_id })).data.map(({ coupon_code }) => coupon_code);
    const { buyer } = await addBuyer(shop, { base_price_rwf: 10_000 });
    expect((await placeOrder(shop, buyer, { applied_coupon_code: String(coupons[0]) })).status).toBe(200);
    const fixedRow = {
      Discount: '2000',
      Unit: 'RWF',
      'Minimum spend (RWF)': '5000',
      'Starts (Kigali time)': '2020-01-02 08:30',
      'Ends (Kigali time)': '2100-01-01 00:00',
      Batch: fixed.name,
    };
    const { rows } = await readCodesFile(fixed.coupon_batch_id);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining(coupons.map((Code, index) => ({ Code, ...fixedRow, Uses: index === 0 ? '1' : '0' }))));
    const percentage = (await createBatch({ count: 1, starts_at: rules.starts_at })).body.data;
    expect((await readCodesFile(percentage.coupon_batch_id)).rows).toMatchObject([
      { Discount: '10', Unit: '%', 'Minimum spend (RWF)': '0', 'Ends (Kigali time)': '', Uses: '0', Batch: percentage.name },
    ]);
  });

  test('has its name in the CSV file as a text, even if it begins like a formula', async () => {
    const { coupon_batch_id } = (await createBatch({ name: `=${createUniqueName('HYPERLINK')}`, count: 1 })).body.data;
    const { csv, rows } = await readCodesFile(coupon_batch_id);
    expect(csv).toContain(",'=HYPERLINK");
    expect(rows[0]?.Batch).toMatch(/^'=HYPERLINK/);
  });

  test('is created once if the request is repeated', async () => {
    const name = createUniqueName('Twice');
    expect((await createBatch({ name })).status).toBe(200);
    expect(await createBatch({ name: name.toUpperCase() })).toMatchObject({ status: 409, body: { code: 'coupon_batch_name_taken' } });
    expect((await listRecords('coupon-batches', { q: name })).total).toBe(1);
  });

  test.each<[object, string]>([
    [{ count: 0 }, 'coupon_count_invalid'],
    [{ count: 10_001 }, 'coupon_count_invalid'],
    [{ prefix: '-A' }, 'coupon_code_invalid'],
    [{ prefix: 'A'.repeat(21) }, 'too_long'],
    [{ name: ' ' }, 'name_required'],
    [{ discount: 101 }, 'coupon_percent_too_large'],
  ])('with %j is refused: %s', async (fields, code) => {
    expect((await createBatch(fields)).body).toMatchObject({ errors: [{ code }] });
  });

  test('has codes that shoppers can use once each and that end together; deleting it ends it if a code was used', async () => {
    const { body } = await createBatch({});
    const { coupon_batch_id, name } = body.data;
    const [usedCoupon, unusedCoupon] = (await listRecords('coupons', { coupon_batch_id })).data as {
      coupon_id: string;
      coupon_code: string;
    }[];
    const [keza, aline] = [await addBuyer(shop, { base_price_rwf: 10_000 }), await addBuyer(shop, { base_price_rwf: 10_000 })];
    const placeOrderWithCode = ({ buyer }: typeof keza, code = '') => placeOrder(shop, buyer, { applied_coupon_code: code });
    const orderResponse = await placeOrderWithCode(keza, usedCoupon?.coupon_code);
    const readBatch = async () => (await send('GET', `coupon-batches/${coupon_batch_id}`)).body.data;
    expect(await readBatch()).toMatchObject({ used_codes: 1, discount_given: 0, sales: 0 });
    expect((await listRecords('coupons', { coupon_batch_id, is_used: true })).data.map((row) => row.coupon_code)).toEqual([
      usedCoupon?.coupon_code,
    ]);
    expect((await listRecords('coupons', { coupon_batch_id, is_used: false })).total).toBe(2);
    await addAttempt(shop, {
      order_id: orderResponse.body.data.order_id,
      amount_rwf: orderResponse.body.data.final_total,
      state: 'succeeded',
    });
    expect(await placeOrderWithCode(aline, usedCoupon?.coupon_code)).toMatchObject({ status: 422, body: { code: 'coupon_used_up' } });
    expect(await readBatch()).toMatchObject({ used_codes: 1, discount_given: 1_000, sales: 9_000 });
    const refusal = { status: 409, body: { code: 'coupon_is_of_batch' } };
    expect(await send('PATCH', `coupons/${unusedCoupon?.coupon_id}`, { version: 1, discount: 50 })).toMatchObject(refusal);
    expect(await send('DELETE', `coupons/${unusedCoupon?.coupon_id}?version=1`)).toMatchObject(refusal);

    const ends_at = getDateAfterDays(2).toISOString();
    const updateResponse = await send('PATCH', `coupon-batches/${coupon_batch_id}`, { version: 1, name: `${name} 2`, ends_at });
    expect(updateResponse.body.data).toMatchObject({ name: `${name} 2`, ends_at, version: 2 });
    expect((await listRecords('coupons', { coupon_batch_id })).data.map((row) => row.ends_at)).toEqual([ends_at, ends_at, ends_at]);
    expect(await send('PATCH', `coupon-batches/${coupon_batch_id}`, { version: 1, name: 'late' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { name: `${name} 2`, version: 2 } },
    });
    const endInPastResponse = await send('PATCH', `coupon-batches/${coupon_batch_id}`, { version: 2, ends_at: '2020-01-01T00:00:00Z' });
    expect(endInPastResponse).toMatchObject({ status: 422, body: { code: 'coupon_ends_before_start' } });
    const otherBatch = (await createBatch({})).body.data;
    expect(await send('PATCH', `coupon-batches/${otherBatch.coupon_batch_id}`, { version: 1, name: `${name} 2` })).toMatchObject({
      status: 409,
      body: { code: 'coupon_batch_name_taken' },
    });

    expect(await send('DELETE', `coupon-batches/${coupon_batch_id}?version=1`)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { name: `${name} 2`, version: 2 } },
    });
    expect((await send('DELETE', `coupon-batches/${coupon_batch_id}?version=2`)).body.data).toEqual({ outcome: 'ended' });
    expect(await placeOrderWithCode(aline, unusedCoupon?.coupon_code)).toMatchObject({ status: 422, body: { code: 'coupon_expired' } });
    expect((await send('GET', `coupon-batches/${coupon_batch_id}`)).body.data.state).toBe('expired');
  });

  test('cannot change its rules, as the database refuses it', async () => {
    const { coupon_batch_id } = (await createBatch({})).body.data;
    const batchUpdate = shop.db.updateTable('coupon_batches').where('coupon_batch_id', '=', coupon_batch_id);
    // The SQL state 'restrict violation'.
    await expect(batchUpdate.set({ discount: 50 }).execute()).rejects.toMatchObject({ code: '23001' });
  });

  test.each(['none', crypto.randomUUID()])('that is unknown (%s) is not found', async (id) => {
    const refusal = { status: 404, body: { code: 'coupon_batch_not_found' } };
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      expect(await send(method, `coupon-batches/${id}?version=1`, method === 'PATCH' ? { version: 1 } : undefined)).toMatchObject(refusal);
    }
    expect(await send('GET', `coupon-batches/${id}/codes`)).toMatchObject(refusal);
    expect((await listRecords('coupons', { coupon_batch_id: id })).total).toBe(0);
  });
});
