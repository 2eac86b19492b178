import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { call, ENCODINGS } from '../../../test/support/call.ts';
import { addPerson, type Person } from '../../../test/support/fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Shown = { address_id: string; address: string; is_default: boolean };

/** Somebody with these addresses, the oldest first: it is the default. */
async function living(...addresses: string[]): Promise<{ person: Person; ids: Record<string, string> }> {
  const person = await addPerson(shop.db, { address: null });
  const ids: Record<string, string> = {};
  for (const address of addresses) {
    ids[address] = (await call(shop.app, '/api/users/address/add', { address }, { token: person.token })).body.data.address_id;
  }
  return { person, ids };
}
const update = ({ token }: Person, body: Record<string, unknown>, as?: (typeof ENCODINGS)[number]) =>
  call(shop.app, '/api/users/address/update', body, { token, ...(as ? { as } : {}) });
const remove = ({ token }: Person, address_id: unknown) => call(shop.app, '/api/users/address/delete', { address_id }, { token });
const list = async ({ token }: Person): Promise<Shown[]> => (await call(shop.app, '/api/users/address/get', {}, { token })).body.data;
const texts = async (person: Person) => (await list(person)).map(({ address, is_default }) => (is_default ? `${address}*` : address));

const missing = { status: 404, body: { status: 'error', message: 'Address not found' } };

describe('an address that is changed', () => {
  test.each(ENCODINGS)('has its new text and its old place (%s)', async (as) => {
    const { person, ids } = await living('A', 'B');
    const { status, body } = await update(person, { address_id: ids.B, address: ' KN 3 Rd ' }, as);
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        message: 'Address saved successfully!',
        data: {
          ...{ address_id: ids.B, address: 'KN 3 Rd', city: 'Kigali City', country: 'Rwanda', postal_code: '0000' },
          ...{ address_type: 'shipping', is_default: false },
        },
      },
    ]);
    expect(await texts(person)).toEqual(['A*', 'KN 3 Rd']);
  });

  test.each([true, 'true', 'on', '1'])('becomes the default by %j, and the one before is none', async (is_default) => {
    const { person, ids } = await living('A', 'B', 'C');
    expect((await update(person, { address_id: ids.B, address: 'B', is_default })).body.data.is_default).toBe(true);
    expect(await texts(person)).toEqual(['B*', 'C', 'A']);
  });

  test('stays the default until another takes its place', async () => {
    const { person, ids } = await living('A', 'B');
    expect((await update(person, { address_id: ids.A, address: 'A', is_default: false })).body.data.is_default).toBe(true);
    expect(await texts(person)).toEqual(['A*', 'B']);
  });

  test('written like another becomes one with it, and the default where either was', async () => {
    const { person, ids } = await living('A', 'B', 'C');
    const first = await update(person, { address_id: ids.C, address: 'B' });
    expect(first.body.data).toMatchObject({ address_id: ids.C, address: 'B', is_default: false });
    expect(await texts(person)).toEqual(['A*', 'B']);
    const second = await update(person, { address_id: ids.C, address: 'A' });
    expect(second.body.data).toMatchObject({ address_id: ids.C, is_default: true });
    expect(await texts(person)).toEqual(['A*']);
  });

  test('saved again as it is stays as it is', async () => {
    const { person, ids } = await living('A', 'B');
    for (let time = 0; time < 2; time++) expect((await update(person, { address_id: ids.A, address: 'A' })).status).toBe(200);
    expect(await texts(person)).toEqual(['A*', 'B']);
  });
});

describe('an address that is removed', () => {
  test('is gone, and the default stays', async () => {
    const { person, ids } = await living('A', 'B');
    expect(await remove(person, ids.B)).toMatchObject({ status: 200, body: { status: 'success', message: 'Address removed.' } });
    expect(await texts(person)).toEqual(['A*']);
    expect(await remove(person, ids.B)).toMatchObject(missing);
  });

  test('leaves the default to the newest of the others', async () => {
    const { person, ids } = await living('A', 'B', 'C');
    await remove(person, ids.A);
    expect(await texts(person)).toEqual(['C*', 'B']);
  });

  test('may be the last one; the next one is the default again', async () => {
    const { person, ids } = await living('A');
    await remove(person, ids.A);
    expect(await list(person)).toEqual([]);
    await call(shop.app, '/api/users/address/add', { address: 'Z' }, { token: person.token });
    expect(await texts(person)).toEqual(['Z*']);
  });
});

describe('an address of somebody else', () => {
  test.each(['another’s', 'unknown', 'no id at all'])('%s is as good as none, and untouched', async (kind) => {
    const [{ person }, { person: other, ids }] = [await living('Mine'), await living('Theirs', 'Theirs too')];
    const address_id = { 'another’s': ids['Theirs too'], unknown: crypto.randomUUID(), 'no id at all': "' or 1=1 --" }[kind];
    expect(await update(person, { address_id, address: 'Stolen', is_default: true })).toMatchObject(missing);
    expect(await remove(person, address_id)).toMatchObject(missing);
    expect(await texts(other)).toEqual(['Theirs*', 'Theirs too']);
    expect(await texts(person)).toEqual(['Mine*']);
  });

  test('of which the text is the same stays theirs', async () => {
    const [{ person, ids }, { person: other }] = [await living('A', 'B'), await living('Same')];
    await update(person, { address_id: ids.B, address: 'Same', is_default: true });
    expect(await texts(other)).toEqual(['Same*']);
  });
});

test.each([
  [{ address: '' }, 'address', 'Please enter your street address'],
  [{ country: 'Uganda' }, 'country', 'We deliver to Rwanda only'],
  [{ city: 'Huye' }, 'city', 'We deliver to Kigali City only'],
  [{ postal_code: '1' }, 'postal_code', 'The postal code for Kigali is 0000'],
  [{ address_id: undefined }, 'address_id', 'Address not found'],
])('%j is refused with words', async (over, path, message) => {
  const { person, ids } = await living('A');
  const { status, body } = await update(person, { address_id: ids.A, address: 'B', ...over });
  expect(status).toBe(400);
  expect(body).toMatchObject({ message, errors: [{ path, message }] });
  expect(await texts(person)).toEqual(['A*']);
});
