import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { call, ENCODINGS } from '../../../test/support/call.ts';
import { addPerson, type Person } from '../../../test/support/fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const refused = { status: 'error', message: 'You are not authorized' };
const PRIVATE = ['/api/users/phone/update', '/api/users/address/get', '/api/users/address/add'];

describe.each(PRIVATE)('%s', (path) => {
  const body = { primaryPhone: '0788123456', address: 'KN 3 Rd' };

  test('is for signed-in people only', async () => {
    expect(await call(shop.app, path, body)).toMatchObject({ status: 401, body: refused });
    expect(await call(shop.app, path, body, { token: 'A'.repeat(43) })).toMatchObject({ status: 401, body: refused });
  });

  test("refuses another's user_id and does nothing", async () => {
    const [person, other] = [await addPerson(shop.db, { address: null }), await addPerson(shop.db, { address: null })];
    const claim = { ...body, user_id: other.user_id };
    for (const as of ENCODINGS)
      expect(await call(shop.app, path, claim, { token: person.token, as })).toMatchObject({ status: 403, body: refused });
    expect((await call(shop.app, path, { ...body, user_id: person.user_id }, { token: person.token })).status).toBe(200);
    const kept = await shop.db.selectFrom('addresses').selectAll().where('user_id', '=', other.user_id).execute();
    expect(kept).toEqual([]);
  });
});

describe('phones', () => {
  const save = (person: Person, body: Record<string, unknown>, as?: 'form' | 'multipart') =>
    call(shop.app, '/api/users/phone/update', body, { token: person.token, ...(as ? { as } : {}) });
  const read = async (person: Person) =>
    (await call(shop.app, '/api/users/me', undefined, { method: 'GET', token: person.token })).body.user;

  test('are kept in their one form and read with the person', async () => {
    const person = await addPerson(shop.db);
    const { status, body } = await save(person, { primaryPhone: ' 0788-999-000 ', secondaryPhone: '+32 2 555 12 12' });
    expect(status).toBe(200);
    const data = { primaryPhone: '+250788999000', secondaryPhone: '+32 2 555 12 12' };
    expect(body).toEqual({ status: 'success', message: 'Phone number updated successfully!', data });
    expect(await read(person)).toMatchObject(data);
  });

  test.each(['form', 'multipart'] as const)('come as %s too; an empty second one is none', async (as) => {
    const person = await addPerson(shop.db);
    expect((await save(person, { primaryPhone: '0788123456', secondaryPhone: '' }, as)).body.data).toEqual({
      primaryPhone: '+250788123456',
      secondaryPhone: '',
    });
  });

  test('the number given takes the place of the sign-up phone, which stays what it was', async () => {
    const person = await addPerson(shop.db, { phone: '0722 000 111' });
    expect((await read(person)).primaryPhone).toBe('+250722000111');
    await save(person, { primaryPhone: '0733000222' });
    expect(await read(person)).toMatchObject({ phone: '0722 000 111', primaryPhone: '+250733000222' });
  });

  test.each(['', '12345', 'call me', null, 788123456, "0788123456' --", '0788\u0000123456'])(
    '%j is refused with words',
    async (primaryPhone) => {
      const person = await addPerson(shop.db);
      const { status, body } = await save(person, { primaryPhone });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: 'Please enter a valid phone number', errors: [{ path: 'primaryPhone' }] });
    },
  );
});

describe('addresses', () => {
  const add = (person: Person, body: Record<string, unknown>, as?: 'form' | 'multipart') =>
    call(shop.app, '/api/users/address/add', body, { token: person.token, ...(as ? { as } : {}) });
  const list = async (person: Person) => (await call(shop.app, '/api/users/address/get', {}, { token: person.token })).body.data;

  test.each([undefined, 'form', 'multipart'] as const)('the first one becomes the default (%s)', async (as) => {
    const person = await addPerson(shop.db, { address: null });
    const { status, body } = await add(
      person,
      { address: '  KG 11 Ave 5 ', country: 'Rwanda', city: 'Kigali City', postal_code: '0000' },
      as,
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
    expect(await list(person)).toEqual([data]);
  });

  test('country, city and postal code are those of Kigali when not given', async () => {
    const person = await addPerson(shop.db, { address: null });
    expect((await add(person, { address: 'KN 3 Rd' })).body.data).toMatchObject({
      country: 'Rwanda',
      city: 'Kigali City',
      postal_code: '0000',
    });
  });

  test('the same one again is the one that is there', async () => {
    const person = await addPerson(shop.db, { address: null });
    const first = await add(person, { address: 'KN 3 Rd' });
    const again = await add(person, { address: ' KN 3 Rd' });
    expect(again.body.data).toEqual(first.body.data);
    expect(await list(person)).toHaveLength(1);
  });

  test('the default comes first, then the newest', async () => {
    const person = await addPerson(shop.db, { address: null });
    for (const address of ['A', 'B', 'C']) await add(person, { address });
    const shown = await list(person);
    expect(shown.map((one: { address: string }) => one.address)).toEqual(['A', 'C', 'B']);
    expect(shown.map((one: { is_default: boolean }) => one.is_default)).toEqual([true, false, false]);
  });

  test('at most twenty are kept', async () => {
    const person = await addPerson(shop.db, { address: null });
    for (let door = 1; door <= 20; door++) expect((await add(person, { address: `Door ${door}` })).status).toBe(200);
    expect(await add(person, { address: 'Door 21' })).toMatchObject({
      status: 422,
      body: { message: 'You can keep at most 20 addresses' },
    });
    expect((await add(person, { address: 'Door 20' })).status).toBe(200);
  });

  test("another's are not shown", async () => {
    const [person, other] = [await addPerson(shop.db), await addPerson(shop.db, { address: 'Only mine' })];
    expect(JSON.stringify(await list(person))).not.toContain('Only mine');
    expect(await list(other)).toHaveLength(1);
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
  ])('%j is refused with words', async (body, path, message) => {
    const person = await addPerson(shop.db, { address: null });
    const answer = await add(person, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message, errors: [{ path, message }] });
    expect(await list(person)).toEqual([]);
  });

  test('hostile text is kept as the text it is', async () => {
    const person = await addPerson(shop.db, { address: null });
    const address = `"><img src=x onerror=alert(1)> '); drop table addresses; -- 🏠 %00 \\`;
    expect((await add(person, { address })).body.data.address).toBe(address);
  });
});
