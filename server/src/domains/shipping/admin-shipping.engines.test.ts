/** Tests how staff edit the delivery fees, and which fees the shop then charges. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';

let shop: TestShop;
let manager: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  manager = await addStaffMember(shop.db, 'manager');
});
afterAll(() => shop.close());

type Band = { min_weight: number; max_weight: number; shipping_fee: number };
/** Creates a band from its lowest weight, its highest weight and its fee. */
const toBand = ([min_weight = 0, max_weight = 0, shipping_fee = 0]: number[]): Band => ({ min_weight, max_weight, shipping_fee });
const BANDS = [
  [0, 500, 1_500],
  [501, 2_000, 2_500],
  [2_001, 9_000, 4_000],
].map(toBand);
beforeEach(() => setShipping(shop.db, { free_shipping: false, bands: BANDS }));

const readBands = async () => (await callGet(shop.app, '/api/admin/shipping-bands', { token: manager.token })).body.data;
const replaceBands = (version: number, bands: unknown) =>
  call(shop.app, '/api/admin/shipping-bands', { version, bands }, { method: 'PATCH', token: manager.token });

describe('the bands', () => {
  test('are read with their version and the setting of free delivery', async () => {
    expect(await readBands()).toEqual({ bands: BANDS, free_shipping: false, version: expect.any(Number) });
    await setShipping(shop.db, { free_shipping: true, bands: [] });
    expect(await readBands()).toMatchObject({ bands: [], free_shipping: true });
  });

  test('are replaced together; the next order has the new fee, and the log contains only changed bands', async () => {
    const { version } = await readBands();
    const bands = [
      [0, 500, 1_800],
      [501, 700, 2_000],
      [701, 2_000, 2_500],
      [2_001, 9_000, 4_000],
    ].map(toBand);
    const { status, body } = await replaceBands(version, bands);
    expect([status, body.data]).toEqual([200, { bands, free_shipping: false, version: expect.any(Number) }]);
    expect(body.data.version).toBeGreaterThan(version);
    expect((await call(shop.app, '/api/orders/shipping-fees/get')).body.results).toEqual(bands);
    const { buyer } = await addBuyer(shop, { weight_g: 600 });
    expect((await placeOrder(shop, buyer)).body.data.shipping_fees).toBe(2_000);
    // `fee`: of an inserted band the new fee, of a deleted band the old one.
    const { rows } = await sql<{ action: string; fee: number; staff_id: string }>`
      select action, coalesce(changes -> 'shipping_fee_rwf' ->> 'to', changes -> 'shipping_fee_rwf' ->> 'from')::int as fee, staff_id
      from audit_log where noun = 'shipping-bands' and staff_id is not null order by audit_id`.execute(shop.db);
    expect(rows).toEqual(
      [
        ['delete', 1_500],
        ['delete', 2_500],
        ['insert', 1_800],
        ['insert', 2_000],
        ['insert', 2_500],
      ].map(([action, fee]) => ({
        action,
        fee,
        staff_id: manager.staff_id,
      })),
    );
  });

  test('keep their version when they are saved unchanged', async () => {
    const { version } = await readBands();
    expect((await replaceBands(version, BANDS)).body.data.version).toBe(version);
  });

  test('that were changed meanwhile cannot be replaced; the refusal contains the current bands', async () => {
    const { version } = await readBands();
    const bands = [[0, 9_000, 100]].map(toBand);
    expect((await replaceBands(version, bands)).status).toBe(200);
    expect(await replaceBands(version, BANDS)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: { bands } } });
  });

  test.each<[number[][], number, string, string]>([
    [[[2, 500, 0]], 422, 'bands_leave_gap', 'bands.0.min_weight'],
    [
      [
        [0, 500, 0],
        [502, 900, 0],
      ],
      422,
      'bands_leave_gap',
      'bands.1.min_weight',
    ],
    [
      [
        [0, 500, 0],
        [500, 900, 0],
      ],
      422,
      'bands_overlap',
      'bands.1.min_weight',
    ],
    [
      [
        [0, 500, 0],
        [501, 400, 0],
      ],
      422,
      'band_ends_before_start',
      'bands.1.max_weight',
    ],
    [[], 400, 'bands_needed', 'bands'],
    [[[0, 500, 0.5]], 400, 'amount_invalid', 'bands.0.shipping_fee'],
    [[[0, 500, -1]], 400, 'number_too_small', 'bands.0.shipping_fee'],
    [[[0, 0.5, 1]], 400, 'weight_invalid', 'bands.0.max_weight'],
  ])('replacing them by %j is refused with %i %s at its field, and changes nothing', async (bands, status, code, path) => {
    const { version } = await readBands();
    expect(await replaceBands(version, bands.map(toBand))).toMatchObject({
      status,
      body: { errors: [expect.objectContaining({ path, code })] },
    });
    expect((await readBands()).bands).toEqual(BANDS);
  });
});

describe('the database', () => {
  const insertBand = (min: number, max: number) =>
    sql`insert into shipping_bands (min_weight_g, max_weight_g, shipping_fee_rwf) values (${min}, ${max}, 1)`.execute(shop.db);

  test('refuses a gap and an overlap', async () => {
    await expect(insertBand(9_002, 9_900)).rejects.toMatchObject({ constraint: 'shipping_bands_without_gaps' });
    await expect(insertBand(8_000, 9_900)).rejects.toMatchObject({ code: '23P01' });
    const deleteMiddleBand = sql`delete from shipping_bands where min_weight_g = 501`.execute(shop.db);
    await expect(deleteMiddleBand).rejects.toMatchObject({ constraint: 'shipping_bands_without_gaps' });
    await expect(insertBand(9_001, 9_900)).resolves.toBeDefined();
  });
});
