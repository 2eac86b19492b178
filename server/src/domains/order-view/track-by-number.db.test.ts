/** Tracking by the short number of an order and the last four digits of its phone number. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { call, createIpAddress } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const track = (order_number: unknown, phone_digits: unknown) => call(shop.app, '/api/orders/track', { order_number, phone_digits });
/** Matches ids, which are removed before a text is searched for secret digits, as they are random and can contain the same digits. */
const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const createOrderNumber = () => randomUUID().slice(0, 8);

/** Adds an order with this phone number whose id begins with these 8 characters. */
async function addOrder(short_id: string, customer_phone: string, created_at = new Date()): Promise<string> {
  const order_id = `${short_id}${randomUUID().slice(8)}`;
  return await createPlainOrder(shop.db, { order_id, customer_phone, created_at });
}

test('a visitor finds an order by its short number and the last four digits, without personal data', async () => {
  const short_id = 'abcdef12';
  const order_id = await addOrder(short_id, '+250788123456');
  for (const typed of [short_id, short_id.toUpperCase(), ` ${short_id} `]) {
    const { status, body, text } = await track(typed, '3456');
    expect([status, body.data.order_id, body.data.status]).toEqual([200, order_id, 'pending']);
    for (const secret of ['Keza', 'keza@example.rw', '250788123456', '3456', 'KG 11 Ave'])
      expect(text.replace(UUIDS, '')).not.toContain(secret);
  }
  const orderReply = await call(shop.app, '/api/orders/get', { order_id });
  expect((await track(short_id, '3456')).body).toEqual(orderReply.body);
});

test('the digits select one of several orders with the same short number; of two with the same phone number, the newer is found', async () => {
  const short_id = createOrderNumber();
  const aline = await addOrder(short_id, '0788 12 99-01');
  const keza = await addOrder(short_id, '+250788120002');
  const newer = await addOrder(short_id, '+250788120003');
  await addOrder(short_id, '+250788120003', new Date(Date.now() - 60_000));
  const findOrderId = async (digits: string) => (await track(short_id, digits)).body.data.order_id;
  expect([await findOrderId('9901'), await findOrderId('0002'), await findOrderId('0003')]).toEqual([aline, keza, newer]);
});

test('an unknown number and other digits get the same refusal', async () => {
  const short_id = createOrderNumber();
  await addOrder(short_id, '+250788123456');
  const [wrongDigitsReply, unknownNumberReply] = [await track(short_id, '6543'), await track(createOrderNumber(), '3456')];
  expect([wrongDigitsReply.status, wrongDigitsReply.body]).toEqual([
    404,
    { status: 'error', code: 'order_not_found', message: 'Order not found. Please check your order ID and try again.' },
  ]);
  expect([unknownNumberReply.status, unknownNumberReply.text]).toEqual([wrongDigitsReply.status, wrongDigitsReply.text]);
});

test('an order whose customer was erased, or whose phone number has fewer than four digits, cannot be found by any digits', async () => {
  const short_id = createOrderNumber();
  await addOrder(short_id, 'erased');
  await addOrder(short_id, '123');
  for (const digits of ['0000', '0123']) expect((await track(short_id, digits)).status).toBe(404);
});

test.each([
  ['', '3456'],
  ['abcdef1', '3456'],
  ['abcdef12', ''],
  ['abcdef12', '345'],
  ['abcdef12', '34567'],
  ['abcdef12', '%%%%'],
  ['abcdefg2', '3456'],
  [`abcdef12-${randomUUID()}`, '3456'],
  [undefined, undefined],
])('the number %j with the digits %j is refused as input', async (order_number, phone_digits) => {
  expect((await track(order_number, phone_digits)).status).toBe(400);
});

describe('guessing digits', () => {
  test('is refused after ten wrong guesses for one number, whether it exists or not; its id and other numbers still find orders', async () => {
    const [short_id, unknown_short_id] = [createOrderNumber(), createOrderNumber()];
    const order_id = await addOrder(short_id, '+250788123456');
    for (const number of [short_id, unknown_short_id]) {
      for (let guess = 0; guess < 10; guess++) expect((await track(number, `100${guess}`)).status).toBe(404);
    }
    const [limitReply, unknownNumberReply] = [await track(short_id, '3456'), await track(unknown_short_id, '3456')];
    expect([limitReply.status, limitReply.body.code]).toEqual([429, 'too_many_tracking_guesses']);
    expect([unknownNumberReply.status, unknownNumberReply.text]).toEqual([limitReply.status, limitReply.text]);
    expect((await call(shop.app, '/api/orders/get', { order_id })).status).toBe(200);
    const otherNumber = createOrderNumber();
    await addOrder(otherNumber, '+250788123456');
    expect((await track(otherNumber, '3456')).status).toBe(200);
  });

  test('does not lock out the address that once gave the right digits, but limits its guesses too', async () => {
    const short_id = createOrderNumber();
    await addOrder(short_id, '+250788123456');
    const [shopperAddress, strangerAddress] = [createIpAddress(), createIpAddress()];
    const guess = async (remoteAddress: string, phone_digits: string) => {
      const payload = { order_number: short_id, phone_digits };
      return (await shop.app.inject({ method: 'POST', url: '/api/orders/track', remoteAddress, payload })).statusCode;
    };
    expect(await guess(shopperAddress, '3456')).toBe(200);
    for (let attempt = 0; attempt < 10; attempt++) expect(await guess(strangerAddress, `100${attempt}`)).toBe(404);
    expect([await guess(strangerAddress, '3456'), await guess(shopperAddress, '3456')]).toEqual([429, 200]);
    for (let attempt = 0; attempt < 10; attempt++) expect(await guess(shopperAddress, `100${attempt}`)).toBe(404);
    expect(await guess(shopperAddress, '3456')).toBe(429);
  });

  test('does not count lookups with the right digits', async () => {
    const short_id = createOrderNumber();
    await addOrder(short_id, '+250788123456');
    for (let attempt = 0; attempt < 25; attempt++) expect((await track(short_id, '3456')).status).toBe(200);
  });

  test('is limited for a signed-in shopper as for a guest', async () => {
    const short_id = createOrderNumber();
    const { token } = await addShopper(shop.db);
    const guess = (phone_digits: string) => call(shop.app, '/api/orders/track', { order_number: short_id, phone_digits }, { token });
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess(`200${attempt}`)).status).toBe(404);
    expect((await guess('3456')).status).toBe(429);
  });
});

test('an IP address can make about 120 lookups a minute', async () => {
  const statuses: number[] = [];
  const remoteAddress = createIpAddress();
  for (let attempt = 0; attempt < 130; attempt++) {
    const payload = { order_number: createOrderNumber(), phone_digits: '3456' };
    statuses.push((await shop.app.inject({ method: 'POST', url: '/api/orders/track', remoteAddress, payload })).statusCode);
  }
  expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(115);
  expect(statuses.indexOf(429)).toBeLessThanOrEqual(125);
});
