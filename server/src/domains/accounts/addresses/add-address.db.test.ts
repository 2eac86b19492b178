import { beforeAll, describe, expect, test } from 'vitest';
import { addShopper, type Shopper } from '../../../../test/support/fixtures/fixtures.ts';
import { call } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

describe('adding addresses', () => {
  const addAddress = (shopper: Shopper, body: Record<string, unknown>, encoding?: 'form' | 'multipart') =>
    call(shop.app, '/api/users/address/add', body, { token: shopper.token, encoding });
  const listAddresses = async (shopper: Shopper) =>
    (await call(shop.app, '/api/users/address/get', {}, { token: shopper.token })).body.data;

  test.each([undefined, 'form', 'multipart'] as const)('a shopper’s first address becomes the default (%s)', async (encoding) => {
    const shopper = await addShopper(shop.db, { address: null });
    const { status, body } = await addAddress(
      shopper,
      { address: '  KG 11 Ave 5 ', country: 'Rwanda', city: 'Kigali City', postal_code: '0000' },
      encoding,
    );
    expect(status).toBe(200);
    const data = {
      address_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      address: 'KG 11 Ave 5',
      city: 'Kigali City',
      country: 'Rwanda',
      postal_code: '0000',
      address_type: 'shipping',
      is_default: true,
    };
    expect(body).toEqual({ status: 'success', message: 'Address saved successfully!', data });
    expect(await listAddresses(shopper)).toEqual([data]);
  });

  test('an address without country, city and postal code gets those of Kigali', async () => {
    const shopper = await addShopper(shop.db, { address: null });
    expect((await addAddress(shopper, { address: 'KN 3 Rd' })).body.data).toMatchObject({
      country: 'Rwanda',
      city: 'Kigali City',
      postal_code: '0000',
    });
  });

  test('adding the same address again returns the existing one', async () => {
    const shopper = await addShopper(shop.db, { address: null });
    const firstReply = await addAddress(shopper, { address: 'KN 3 Rd' });
    const repeatedReply = await addAddress(shopper, { address: ' KN 3 Rd' });
    expect(repeatedReply.body.data).toEqual(firstReply.body.data);
    expect(await listAddresses(shopper)).toHaveLength(1);
  });

  test('a shopper’s list has the default first, then the newest', async () => {
    const shopper = await addShopper(shop.db, { address: null });
    for (const address of ['A', 'B', 'C']) await addAddress(shopper, { address });
    const addresses = await listAddresses(shopper);
    expect(addresses.map((item: { address: string }) => item.address)).toEqual(['A', 'C', 'B']);
    expect(addresses.map((item: { is_default: boolean }) => item.is_default)).toEqual([true, false, false]);
  });

  test('a shopper can store at most twenty addresses', async () => {
    const shopper = await addShopper(shop.db, { address: null });
    for (let door = 1; door <= 20; door++) expect((await addAddress(shopper, { address: `Door ${door}` })).status).toBe(200);
    expect(await addAddress(shopper, { address: 'Door 21' })).toMatchObject({
      status: 422,
      body: { message: 'You can keep at most 20 addresses' },
    });
    // An address that the shopper has already is not stored again.
    expect((await addAddress(shopper, { address: 'Door 20' })).status).toBe(200);
  });

  test('a shopper’s list has no addresses of other shoppers', async () => {
    const [shopper, otherShopper] = [await addShopper(shop.db), await addShopper(shop.db, { address: 'Only mine' })];
    expect(JSON.stringify(await listAddresses(shopper))).not.toContain('Only mine');
    expect(await listAddresses(otherShopper)).toHaveLength(1);
  });

  test.each([
    [{ address: '' }, 'address', 'Please enter your street address'],
    [{ address: ' ' }, 'address', 'Please enter your street address'],
    [{ address: 'x', country: 'Uganda' }, 'country', 'We deliver to Rwanda only'],
    [{ address: 'x', city: 'Huye' }, 'city', 'We deliver to Kigali City only'],
    [{ address: 'x', postal_code: '1234' }, 'postal_code', 'The postal code for Kigali is 0000'],
    [{ address: 'x'.repeat(10_000) }, 'address', 'Please use at most 200 characters'],
    [{ address: 'NUL \u0000' }, 'address', 'Please remove the unreadable characters'],
    [{ address: ['x'] }, 'address', 'Please enter your street address'],
  ])('%j is refused with a message', async (body, path, message) => {
    const shopper = await addShopper(shop.db, { address: null });
    const response = await addAddress(shopper, body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ message, errors: [{ path, message }] });
    expect(await listAddresses(shopper)).toEqual([]);
  });

  test('hostile text is stored unchanged', async () => {
    const shopper = await addShopper(shop.db, { address: null });
    const address = `"><img src=x onerror=alert(1)> '); drop table addresses; -- 🏠 %00 \\`;
    expect((await addAddress(shopper, { address })).body.data.address).toBe(address);
  });
});
