import { afterAll, beforeAll, expect, test } from 'vitest';
import { addShopper, createUniqueName } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Names = { username: string; email: string };
const signUpAll = (shoppers: readonly Names[]) =>
  Promise.all(
    shoppers.map((names) =>
      call(shop.app, '/api/users/createAccount', { ...names, name: 'Aline', password: 'secret', phone: '0788123456' }),
    ),
  );
/** Counts the accounts with this username or this e-mail address; '' matches none. */
const countAccounts = async ({ username, email }: Names) =>
  (
    await shop.db
      .selectFrom('users')
      .select('user_id')
      .where((user) => user.or([user('username', '=', username), user('email', '=', email)]))
      .execute()
  ).length;

test('eight simultaneous sign-ups with one e-mail address create one account', async () => {
  const email = `${createUniqueName('same')}@example.com`;
  const shoppers = Array.from({ length: 8 }, (_, index) => ({
    username: createUniqueName('person'),
    email: index % 2 ? email : email.toUpperCase(),
  }));
  const responses = await signUpAll(shoppers);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(new Set(responses.filter(({ status }) => status === 409).map(({ body }) => body.message))).toEqual(
    new Set(['Email is already registered']),
  );
  expect((await countAccounts({ username: '', email })) + (await countAccounts({ username: '', email: email.toUpperCase() }))).toBe(1);
});

test('eight simultaneous sign-ups with one username create one account', async () => {
  const username = createUniqueName('same');
  const responses = await signUpAll(Array.from({ length: 8 }, () => ({ username, email: `${createUniqueName('person')}@example.com` })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await countAccounts({ username, email: '' })).toBe(1);
});

test('of two sign-ups with the same username and e-mail address, one succeeds and the other is refused, without a deadlock', async () => {
  for (let round = 0; round < 10; round++) {
    const names = { username: createUniqueName('a'), email: `${createUniqueName('b')}@example.com` };
    const responses = await signUpAll([names, { ...names, email: names.email.toUpperCase() }]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('eight sign-ups with one phone number create eight accounts, each with a coupon and its code in the welcome mail', async () => {
  const shoppers = Array.from({ length: 8 }, () => createUniqueName('same-phone'));
  const responses = await Promise.all(
    shoppers.map((username, index) =>
      call(shop.app, '/api/users/createAccount', {
        username,
        email: `${username}@example.com`,
        name: 'Aline',
        password: 'secret',
        phone: index % 2 ? '0788 777 001' : '+250788777001',
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const user_ids = responses.map(({ body }) => body.user.user_id);
  expect(await shop.db.selectFrom('coupons').select('coupon_id').where('user_id', 'in', user_ids).execute()).toHaveLength(8);
  const mails = await shop.db.selectFrom('mails').select('text').where('user_id', 'in', user_ids).execute();
  expect([mails.length, mails.filter(({ text }) => text.includes('MURAHO-')).length]).toEqual([8, 8]);
});

test('a shopper without an address adds five addresses at once, each of them twice: each is stored once, and one of them is the default', async () => {
  const shopper = await addShopper(shop.db, { address: null });
  const addAddress = (address: string) => call(shop.app, '/api/users/address/add', { address }, { token: shopper.token });
  const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => addAddress(`Door ${index % 5}`)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const storedAddresses = await shop.db
    .selectFrom('addresses')
    .select(['address', 'is_default'])
    .where('user_id', '=', shopper.user_id)
    .execute();
  expect(storedAddresses.map(({ address }) => address).sort()).toEqual(['Door 0', 'Door 1', 'Door 2', 'Door 3', 'Door 4']);
  expect(storedAddresses.filter(({ is_default }) => is_default)).toHaveLength(1);
});
