import { beforeAll, describe, expect, test } from 'vitest';
import { addShopper, type Shopper } from '../../../../test/support/fixtures/fixtures.ts';
import { call, ENCODINGS } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

type ListedAddress = { address_id: string; address: string; is_default: boolean };

/** Adds a shopper with these addresses, oldest first; the first is the default. */
async function addShopperWithAddresses(...addresses: string[]): Promise<{ shopper: Shopper; ids: Record<string, string> }> {
  const shopper = await addShopper(shop.db, { address: null });
  const ids: Record<string, string> = {};
  for (const address of addresses) {
    ids[address] = (await call(shop.app, '/api/users/address/add', { address }, { token: shopper.token })).body.data.address_id;
  }
  return { shopper, ids };
}
const updateAddress = ({ token }: Shopper, body: Record<string, unknown>, encoding?: (typeof ENCODINGS)[number]) =>
  call(shop.app, '/api/users/address/update', body, { token, encoding });
const deleteAddress = ({ token }: Shopper, address_id: unknown) => call(shop.app, '/api/users/address/delete', { address_id }, { token });
const listAddresses = async ({ token }: Shopper): Promise<ListedAddress[]> =>
  (await call(shop.app, '/api/users/address/get', {}, { token })).body.data;
/** The shopper's addresses in the order of the list, the default with a star: 'A*'. */
const listTexts = async (shopper: Shopper) =>
  (await listAddresses(shopper)).map(({ address, is_default }) => (is_default ? `${address}*` : address));

const notFoundRefusal = { status: 404, body: { status: 'error', code: 'address_not_found', message: 'Address not found' } };

describe('changing an address', () => {
  test.each(ENCODINGS)('changes its text and keeps its position in the list (%s)', async (encoding) => {
    const { shopper, ids } = await addShopperWithAddresses('A', 'B');
    const { status, body } = await updateAddress(shopper, { address_id: ids.B, address: ' KN 3 Rd ' }, encoding);
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        message: 'Address saved successfully!',
        data: {
          address_id: ids.B,
          address: 'KN 3 Rd',
          city: 'Kigali City',
          country: 'Rwanda',
          postal_code: '0000',
          address_type: 'shipping',
          is_default: false,
        },
      },
    ]);
    expect(await listTexts(shopper)).toEqual(['A*', 'KN 3 Rd']);
  });

  test.each([true, 'true', 'on', '1'])('makes it the default instead of the previous one if is_default is %j', async (is_default) => {
    const { shopper, ids } = await addShopperWithAddresses('A', 'B', 'C');
    expect((await updateAddress(shopper, { address_id: ids.B, address: 'B', is_default })).body.data.is_default).toBe(true);
    expect(await listTexts(shopper)).toEqual(['B*', 'C', 'A']);
  });

  test('a shopper cannot unset the default address, only make another address the default', async () => {
    const { shopper, ids } = await addShopperWithAddresses('A', 'B');
    expect((await updateAddress(shopper, { address_id: ids.A, address: 'A', is_default: false })).body.data.is_default).toBe(true);
    expect(await listTexts(shopper)).toEqual(['A*', 'B']);
  });

  test('changing an address to the text of another merges the two, and the result is the default if either was', async () => {
    const { shopper, ids } = await addShopperWithAddresses('A', 'B', 'C');
    const firstReply = await updateAddress(shopper, { address_id: ids.C, address: 'B' });
    expect(firstReply.body.data).toMatchObject({ address_id: ids.C, address: 'B', is_default: false });
    expect(await listTexts(shopper)).toEqual(['A*', 'B']);
    const secondReply = await updateAddress(shopper, { address_id: ids.C, address: 'A' });
    expect(secondReply.body.data).toMatchObject({ address_id: ids.C, is_default: true });
    expect(await listTexts(shopper)).toEqual(['A*']);
  });

  test('saving the same text again leaves the address unchanged', async () => {
    const { shopper, ids } = await addShopperWithAddresses('A', 'B');
    for (let round = 0; round < 2; round++) expect((await updateAddress(shopper, { address_id: ids.A, address: 'A' })).status).toBe(200);
    expect(await listTexts(shopper)).toEqual(['A*', 'B']);
  });
});

describe('deleting an address', () => {
  test('removes it and keeps the default', async () => {
    const { shopper, ids } = await addShopperWithAddresses('A', 'B');
    expect(await deleteAddress(shopper, ids.B)).toMatchObject({ status: 200, body: { status: 'success', message: 'Address removed.' } });
    expect(await listTexts(shopper)).toEqual(['A*']);
    expect(await deleteAddress(shopper, ids.B)).toMatchObject(notFoundRefusal);
  });

  test('that is the default makes the newest of the others the default', async () => {
    const { shopper, ids } = await addShopperWithAddresses('A', 'B', 'C');
    await deleteAddress(shopper, ids.A);
    expect(await listTexts(shopper)).toEqual(['C*', 'B']);
  });

  test('that is the only one is possible, and the next one that the shopper adds is the default', async () => {
    const { shopper, ids } = await addShopperWithAddresses('A');
    await deleteAddress(shopper, ids.A);
    expect(await listAddresses(shopper)).toEqual([]);
    await call(shop.app, '/api/users/address/add', { address: 'Z' }, { token: shopper.token });
    expect(await listTexts(shopper)).toEqual(['Z*']);
  });
});

describe('an address that the shopper does not have', () => {
  test.each(['another’s', 'unknown', 'no id at all'])('cannot be changed or deleted, by an id that is %s', async (idKind) => {
    const [{ shopper }, { shopper: otherShopper, ids }] = [
      await addShopperWithAddresses('Mine'),
      await addShopperWithAddresses('Theirs', 'Theirs too'),
    ];
    const address_id = { 'another’s': ids['Theirs too'], unknown: crypto.randomUUID(), 'no id at all': "' or 1=1 --" }[idKind];
    expect(await updateAddress(shopper, { address_id, address: 'Stolen', is_default: true })).toMatchObject(notFoundRefusal);
    expect(await deleteAddress(shopper, address_id)).toMatchObject(notFoundRefusal);
    expect(await listTexts(otherShopper)).toEqual(['Theirs*', 'Theirs too']);
    expect(await listTexts(shopper)).toEqual(['Mine*']);
  });

  test('is not merged with hers, even if both have the same text', async () => {
    const [{ shopper, ids }, { shopper: otherShopper }] = [await addShopperWithAddresses('A', 'B'), await addShopperWithAddresses('Same')];
    await updateAddress(shopper, { address_id: ids.B, address: 'Same', is_default: true });
    expect(await listTexts(otherShopper)).toEqual(['Same*']);
  });
});

test.each([
  [{ address: '' }, 'address', 'Please enter your street address'],
  [{ country: 'Uganda' }, 'country', 'We deliver to Rwanda only'],
  [{ city: 'Huye' }, 'city', 'We deliver to Kigali City only'],
  [{ postal_code: '1' }, 'postal_code', 'The postal code for Kigali is 0000'],
  [{ address_id: undefined }, 'address_id', 'Address not found'],
])('changing an address to %j is refused with a message', async (changes, path, message) => {
  const { shopper, ids } = await addShopperWithAddresses('A');
  const { status, body } = await updateAddress(shopper, { address_id: ids.A, address: 'B', ...changes });
  expect(status).toBe(400);
  expect(body).toMatchObject({ message, errors: [{ path, message }] });
  expect(await listTexts(shopper)).toEqual(['A*']);
});
