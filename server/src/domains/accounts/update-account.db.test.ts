import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addShopper, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import {
  isSessionOpen,
  listMailsExceptWelcome,
  PASSWORD,
  type SignedUpShopper,
  signUpShopper,
} from '../../../test/support/fixtures/signed-up-shoppers.ts';
import { call, callGet, createIpAddress, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const createForm = ({ name, email, phone }: Pick<SignedUpShopper, 'name' | 'email' | 'phone'>, changes: Record<string, unknown> = {}) => ({
  name,
  email,
  phone,
  address: 'KG 11 Ave 5',
  ...changes,
});
const updateAccount = ({ token }: Pick<SignedUpShopper, 'token'>, form: Record<string, unknown>, encoding?: (typeof ENCODINGS)[number]) =>
  call(shop.app, '/api/users/updateMyAccount', form, { token, encoding });
const getSignInStatus = async (username: string) => (await call(shop.app, '/api/users/login', { username, password: PASSWORD })).status;
const selectUserRow = (user_id: string) => shop.db.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
const createEmail = () => `${createUniqueName('new')}@example.com`;
const emailTakenRefusal = {
  status: 409,
  body: {
    status: 'error',
    code: 'email_taken',
    message: 'Email is already registered',
    errors: [{ path: 'email', code: 'email_taken', message: 'Email is already registered' }],
  },
};

test.each(ENCODINGS)('a shopper changes name, phone and address with a body in %s', async (encoding) => {
  const shopper = await signUpShopper(shop.app);
  const change = { name: ' Keza U. ', email: shopper.email, phone: '0722 000 111', address: 'KN 3 Rd' };
  const { status, body } = await updateAccount(shopper, change, encoding);
  expect([status, body]).toEqual([
    200,
    {
      status: 'success',
      message: 'Account updated successfully!',
      data: {
        user_id: shopper.user_id,
        username: shopper.username,
        role: 'user',
        image: '',
        ...change,
        name: 'Keza U.',
        phone: '+250722000111',
        primaryPhone: '+250722000111',
        secondaryPhone: '',
        created_at: expect.any(String),
        email_verified: true,
        pending_email: null,
      },
    },
  ]);
  const me = await callGet(shop.app, '/api/users/me', { token: shopper.token });
  expect(me.body.user).toEqual(body.data);
});

describe('changing the e-mail address', () => {
  test.each(ENCODINGS)('needs the password, and does not take effect before its link is followed (%s)', async (encoding) => {
    const shopper = await signUpShopper(shop.app);
    const email = createEmail();
    const refusal = await updateAccount(shopper, createForm(shopper, { email, name: 'Not yet' }), encoding);
    const message = 'Please enter your password to change your e-mail address.';
    const code = 'email_change_needs_password';
    const errors = [{ path: 'current_password', code, message }];
    expect([refusal.status, refusal.body]).toEqual([422, { status: 'error', code, message, errors }]);
    expect(await selectUserRow(shopper.user_id)).toMatchObject({ name: shopper.name, pending_email: null });
    const { status, body } = await updateAccount(
      shopper,
      createForm(shopper, { email, name: 'Now', current_password: PASSWORD }),
      encoding,
    );
    expect([status, body.data]).toMatchObject([200, { name: 'Now', email: shopper.email, email_verified: true, pending_email: email }]);
    expect([await getSignInStatus(email), await getSignInStatus(shopper.email)]).toEqual([401, 200]);
    expect((await listMailsExceptWelcome(shop.db, email)).map(({ kind }) => kind)).toEqual(['confirmNewEmail']);
  });

  test('with a wrong password is refused at the password field, and after ten wrong ones even the right one is refused, with 429', async () => {
    const shopper = await signUpShopper(shop.app);
    const remoteAddress = createIpAddress();
    const guessPassword = (password: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/users/updateMyAccount',
        remoteAddress,
        headers: { authorization: `Bearer ${shopper.token}` },
        payload: createForm(shopper, { email: createEmail(), current_password: password }),
      });
    const firstReply = await guessPassword('not mine');
    const message = 'This is not your password.';
    expect([firstReply.statusCode, firstReply.json().errors]).toEqual([
      422,
      [{ path: 'current_password', code: 'wrong_current_password', message }],
    ]);
    for (let round = 1; round < 10; round++) expect((await guessPassword('not mine')).statusCode).toBe(422);
    expect((await guessPassword(PASSWORD)).statusCode).toBe(429);
    expect(await listMailsExceptWelcome(shop.db, shopper.email)).toEqual([]);
  });

  test('mails the old address at once, without naming the new one', async () => {
    const shopper = await signUpShopper(shop.app);
    const email = createEmail();
    await updateAccount(shopper, createForm(shopper, { email, current_password: PASSWORD }));
    const mails = await listMailsExceptWelcome(shop.db, shopper.email);
    expect(mails.map(({ kind, user_id }) => [kind, user_id])).toEqual([['emailChangeAsked', shopper.user_id]]);
    expect(mails[0]?.text, 'the old mailbox may belong to another person').not.toContain(email);
    expect(await isSessionOpen(shop.app, shopper.token)).toBe(true);
  });

  test('sends no mail to an unverified old address', async () => {
    const shopper = await signUpShopper(shop.app, { email_verified: false });
    const { body } = await updateAccount(shopper, createForm(shopper, { email: createEmail(), current_password: PASSWORD }));
    expect(body.data).toMatchObject({ email_verified: false, pending_email: expect.any(String) });
    expect(await listMailsExceptWelcome(shop.db, shopper.email)).toEqual([]);
  });

  test('to the current address in other capitals needs no password, keeps it verified and sends no mail', async () => {
    const shopper = await signUpShopper(shop.app);
    for (const email of [shopper.email, shopper.email.toUpperCase(), ` ${shopper.email}`]) {
      const { status, body } = await updateAccount(shopper, createForm(shopper, { email }));
      expect([status, body.data.email, body.data.email_verified]).toEqual([200, shopper.email, true]);
    }
    expect(await listMailsExceptWelcome(shop.db, shopper.email)).toEqual([]);
    expect(await getSignInStatus(shopper.email)).toBe(200);
  });

  test('to another account’s address is refused, and nothing changes', async () => {
    const [shopper, otherShopper] = [await signUpShopper(shop.app), await addShopper(shop.db)];
    const rowBefore = await selectUserRow(shopper.user_id);
    const change = { email: otherShopper.email.toUpperCase(), name: 'Another', current_password: PASSWORD };
    expect(await updateAccount(shopper, createForm(shopper, change))).toMatchObject(emailTakenRefusal);
    expect(await selectUserRow(shopper.user_id)).toEqual(rowBefore);
    expect(await getSignInStatus(shopper.email)).toBe(200);
    expect(await listMailsExceptWelcome(shop.db, shopper.email)).toEqual([]);
  });
});

test('after ten other addresses, a shopper can request no further one, but can still change the name', async () => {
  const [shopper, otherShopper] = [await signUpShopper(shop.app), await addShopper(shop.db)];
  const sendRequest = (email: string) => updateAccount(shopper, createForm(shopper, { email, current_password: PASSWORD }));
  for (let round = 0; round < 10; round++) expect((await sendRequest(otherShopper.email)).status).toBe(409);
  expect((await sendRequest(createEmail())).status).toBe(429);
  expect((await updateAccount(shopper, createForm(shopper, { name: 'Still I' }))).status).toBe(200);
});

describe('updating an account', () => {
  test('ignores fields outside the form', async () => {
    const [shopper, otherShopper] = [await signUpShopper(shop.app), await signUpShopper(shop.app)];
    const rowBefore = await selectUserRow(shopper.user_id);
    const extraFields = {
      role: 'admin',
      username: 'root',
      password: 'mine now',
      password_hash: 'x',
      created_at: '2001-01-01T00:00:00Z',
      image: 'x.webp',
      primary_phone: '+250788999999',
      primaryPhone: '+250788999999',
      secondary_phone: '1',
      is_staff: true,
      is_deleted: true,
    };
    const { status, body } = await updateAccount(shopper, createForm(shopper, { ...extraFields, name: 'Only this' }));
    expect([status, body.data.role]).toEqual([200, 'user']);
    expect(await selectUserRow(shopper.user_id)).toEqual({ ...rowBefore, name: 'Only this', address: 'KG 11 Ave 5' });
    const otherRow = await selectUserRow(otherShopper.user_id);
    expect(await updateAccount(shopper, createForm(shopper, { user_id: otherShopper.user_id, name: 'Not mine' }))).toMatchObject({
      status: 403,
      body: { message: 'You are not authorized' },
    });
    expect(await selectUserRow(otherShopper.user_id)).toEqual(otherRow);
  });

  test('leaves other accounts unchanged', async () => {
    const shopper = await signUpShopper(shop.app);
    const readOtherRows = () =>
      sql<{ row: string }>`select users::text as row from users where user_id <> ${shopper.user_id} order by 1`.execute(shop.db);
    await signUpShopper(shop.app);
    const rowsBefore = (await readOtherRows()).rows;
    const { status } = await updateAccount(shopper, createForm(shopper, { email: createEmail(), current_password: PASSWORD }));
    expect(status).toBe(200);
    expect((await readOtherRows()).rows).toEqual(rowsBefore);
  });
});

test.each([
  [{ name: '' }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'Please use at most 100 characters'],
  [{ email: 'no address' }, 'email', 'Invalid email address'],
  [{ email: ['a@example.com', 'b@example.com'] }, 'email', 'Invalid email address'],
  [{ email: 'a@example.com\r\nbcc: b@example.com' }, 'email', 'Invalid email address'],
  [{ phone: ' ' }, 'phone', 'Phone number is required'],
  [{ address: 'x'.repeat(201) }, 'address', 'Please use at most 200 characters'],
])('updating an account with %j is refused with a message', async (changes, path, message) => {
  const shopper = await signUpShopper(shop.app);
  const { status, body } = await updateAccount(shopper, createForm(shopper, changes));
  expect(status).toBe(400);
  expect(body).toMatchObject({ message, errors: [{ path, message }] });
  expect((await selectUserRow(shopper.user_id)).name).toBe(shopper.name);
});
