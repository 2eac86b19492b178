import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setShipping } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';
import { quoteShippingFee } from '../../shipping/shipping.ts';

let shop: TestShop;
let manager: TestStaffMember;
beforeAll(async () => {
  // Not shared: changes the settings of the shop.
  shop = await openTestShop();
  manager = await addStaffMember(shop.db, 'manager');
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'PATCH', body?: unknown) => call(shop.app, '/api/admin/settings', body, { method, token: manager.token });
const readVersion = async (): Promise<number> => (await send('GET')).body.data.version;
const updateSettings = async (fields: object) => send('PATCH', { version: await readVersion(), ...fields });
const readSiteSettings = async () => (await callGet(shop.app, '/api/users/siteSettings')).body;

test('the settings of a shop that is not set up yet can be read and saved', async () => {
  expect((await send('GET')).body.data).toMatchObject({ name: 'Uruhu', email: '', free_shipping: true, unpaid_hours: 72, version: 1 });
  const { status, body } = await updateSettings({ name: 'Ubwiza' });
  expect([status, body.data]).toEqual([200, expect.objectContaining({ name: 'Ubwiza', version: 2 })]);
});

describe('a changed setting', () => {
  test.each<[string, object, object]>([
    [
      'name and contact',
      { name: 'Ubwiza', email: 'a@example.com', phone: '0788 123 456', address: 'Kimironko' },
      { phone: '+250 788 123 456' },
    ],
    ['chat number', { whatsapp: '0788 123 456' }, { whatsapp: '250788123456' }],
    ['social links', { instagram: 'https://instagram.com/ubwiza', tiktok: '' }, {}],
    ['free shipping', { free_shipping: false }, {}],
    ['offer for new members', { new_member_offer: false }, {}],
    ['hours to pay', { unpaid_hours: 24 }, {}],
    ['length of passwords', { password_length_min: 8 }, {}],
  ])('soon has its effect in the shop: %s', async (_name, fields, fieldsShownOtherwise) => {
    expect((await updateSettings(fields)).status).toBe(200);
    await expect.poll(readSiteSettings, { interval: 50 }).toMatchObject({ ...fields, ...fieldsShownOtherwise });
  });

  test('of mobile money is shown to shoppers', async () => {
    const money = { ussd_code: '*182*8*1*123456#', merchant_name: 'UBWIZA LTD', other_networks: 'Airtel: *182#' };
    expect((await updateSettings(money)).status).toBe(200);
    await expect.poll(async () => (await readSiteSettings()).mobile_money, { interval: 50 }).toEqual(money);
  });

  test('is in the audit log', async () => {
    await updateSettings({ address: 'Before' });
    await updateSettings({ address: 'After' });
    const log = await shop.db.selectFrom('audit_log').selectAll().where('noun', '=', 'site-settings').orderBy('audit_id', 'desc').execute();
    expect(log[0]).toMatchObject({ staff_id: manager.staff_id, changes: { address: { from: 'Before', to: 'After' } } });
  });

  test('is refused if another staff member has changed the settings meanwhile', async () => {
    const version = await readVersion();
    expect((await send('PATCH', { version, name: 'First' })).status).toBe(200);
    expect(await send('PATCH', { version, name: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { name: 'First', version: version + 1 } },
    });
  });
});

describe('free delivery with dates', () => {
  const getTimeAfterSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const isDeliveryFree = async () => (await readSiteSettings()).free_shipping;
  /** The weight of the order whose delivery fee the tests read. */
  const WEIGHT_G = 500;
  /** Reads the delivery fee that the checkout charges. */
  const readFee = () => quoteShippingFee(shop.db, WEIGHT_G);
  /** The fee of the shipping band that `setShipping` adds. */
  const CHARGED_FEE = { kind: 'charged', fee_rwf: 2_000 };
  const SCHEDULED_POLL = { timeout: 6_000, interval: 50 };

  test('begins and ends at its dates, both in the shop and in the fee of an order', async () => {
    await setShipping(shop.db);
    const dates = { free_shipping_from: getTimeAfterSeconds(2), free_shipping_until: getTimeAfterSeconds(4) };
    expect((await updateSettings({ free_shipping: true, ...dates })).body.data).toMatchObject({ free_shipping: true, ...dates });
    await expect.poll(isDeliveryFree, SCHEDULED_POLL).toBe(false);
    expect(await readFee()).toEqual(CHARGED_FEE);
    await expect.poll(isDeliveryFree, SCHEDULED_POLL).toBe(true);
    await expect.poll(isDeliveryFree, SCHEDULED_POLL).toBe(false);
    expect(await readFee()).toEqual(CHARGED_FEE);
    expect((await callGet(shop.app, '/api/admin/shipping-bands', { token: manager.token })).body.data).toMatchObject({
      free_shipping: false,
    });
    await updateSettings({ free_shipping_from: null, free_shipping_until: null });
    await expect.poll(isDeliveryFree, SCHEDULED_POLL).toBe(true);
    expect(await readFee()).toEqual({ kind: 'free', fee_rwf: 0 });
  });

  test('has no effect while free delivery is turned off', async () => {
    await updateSettings({
      free_shipping: false,
      free_shipping_from: getTimeAfterSeconds(-60),
      free_shipping_until: getTimeAfterSeconds(60),
    });
    expect(await readFee()).toEqual(CHARGED_FEE);
    await updateSettings({ free_shipping: true });
    expect(await readFee()).toEqual({ kind: 'free', fee_rwf: 0 });
  });

  test('cannot end before it begins', async () => {
    expect(
      await updateSettings({ free_shipping_from: getTimeAfterSeconds(60), free_shipping_until: getTimeAfterSeconds(30) }),
    ).toMatchObject({
      status: 422,
      body: { code: 'ends_before_start', errors: [{ path: 'free_shipping_until' }] },
    });
  });
});

describe('a setting is refused with an error at its field', () => {
  test.each<[string, unknown, number, string]>([
    ['name', ' ', 400, 'name_required'],
    ['email', 'nobody', 400, 'email_invalid'],
    ['phone', '12', 400, 'phone_invalid'],
    ['whatsapp', 'call me', 400, 'phone_invalid'],
    ['facebook', 'javascript:alert(1)', 400, 'web_address_invalid'],
    ['instagram', '@ubwiza', 400, 'web_address_invalid'],
    ['ussd_code', '182', 400, 'ussd_code_invalid'],
    ['merchant_name', '', 422, 'merchant_name_needed'],
    ['unpaid_hours', 0, 400, 'hours_invalid'],
    ['unpaid_hours', 2161, 400, 'hours_invalid'],
    ['password_length_min', 65, 400, 'length_invalid'],
    ['free_shipping', 'maybe', 400, 'yes_or_no_needed'],
    ['dark_logo', 'no-such.webp', 404, 'picture_not_found'],
    ['favicon', '../../etc/passwd', 400, 'picture_needed'],
  ])('%s %j', async (field, value, status, code) => {
    const settingsBefore = (await send('GET')).body.data;
    expect(await updateSettings({ [field]: value })).toMatchObject({ status, body: { errors: [{ path: field, code }] } });
    expect((await send('GET')).body.data).toEqual(settingsBefore);
  });
});
