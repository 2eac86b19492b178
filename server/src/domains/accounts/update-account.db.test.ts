import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addShopper, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { addMember, isSessionOpen, listMailsTo, type Member, PASSWORD } from '../../../test/support/fixtures/members.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const toForm = ({ name, email, phone }: Pick<Member, 'name' | 'email' | 'phone'>, over: Record<string, unknown> = {}) => ({
  ...{ name, email, phone, address: 'KG 11 Ave 5' },
  ...over,
});
const update = ({ token }: Pick<Member, 'token'>, form: Record<string, unknown>, as?: (typeof ENCODINGS)[number]) =>
  call(shop.app, '/api/users/updateMyAccount', form, { token, ...(as ? { as } : {}) });
const signIn = async (username: string) => (await call(shop.app, '/api/users/login', { username, password: PASSWORD })).status;
const readRow = (user_id: string) => shop.db.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
const findMails = (to: string) => listMailsTo(shop.db, to);
const newEmail = () => `${createUniqueName('new')}@example.com`;
const taken = {
  status: 409,
  body: {
    status: 'error',
    code: 'email_taken',
    message: 'Email is already registered',
    errors: [{ path: 'email', code: 'email_taken', message: 'Email is already registered' }],
  },
};

test.each(ENCODINGS)('a shopper changes name, phone and address with a body in %s', async (as) => {
  const person = await addMember(shop.app);
  const change = { name: ' Keza U. ', email: person.email, phone: '0722 000 111', address: 'KN 3 Rd' };
  const { status, body } = await update(person, change, as);
  expect([status, body]).toEqual([
    200,
    {
      status: 'success',
      message: 'Account updated successfully!',
      data: {
        user_id: person.user_id,
        username: person.username,
        role: 'user',
        image: '',
        ...change,
        ...{ name: 'Keza U.', primaryPhone: '+250722000111', secondaryPhone: '', created_at: expect.any(String) },
        ...{ email_verified: true, pending_email: null },
      },
    },
  ]);
  const me = await call(shop.app, '/api/users/me', undefined, { token: person.token, method: 'GET' });
  expect(me.body.user).toEqual(body.data);
});

describe('changing the e-mail address', () => {
  test.each(ENCODINGS)('needs the password, and takes effect when its link is followed (%s)', async (as) => {
    const person = await addMember(shop.app);
    const email = newEmail();
    const without = await update(person, toForm(person, { email, name: 'Not yet' }), as);
    const message = 'Please enter your password to change your e-mail address.';
    const code = 'email_change_needs_password';
    const errors = [{ path: 'current_password', code, message }];
    expect([without.status, without.body]).toEqual([422, { status: 'error', code, message, errors }]);
    expect(await readRow(person.user_id)).toMatchObject({ name: person.name, pending_email: null });
    const { status, body } = await update(person, toForm(person, { email, name: 'Now', current_password: PASSWORD }), as);
    expect([status, body.data]).toMatchObject([200, { name: 'Now', email: person.email, email_verified: true, pending_email: email }]);
    expect([await signIn(email), await signIn(person.email)]).toEqual([401, 200]);
    expect((await findMails(email)).map(({ kind }) => kind)).toEqual(['confirmNewEmail']);
  });

  test('with a wrong password is refused at that field, with the same limit as sign-in', async () => {
    const person = await addMember(shop.app);
    const guess = (password: string) =>
      shop.app.inject({
        ...{ method: 'POST', url: '/api/users/updateMyAccount', remoteAddress: '192.0.2.77' },
        headers: { authorization: `Bearer ${person.token}` },
        payload: toForm(person, { email: newEmail(), current_password: password }),
      });
    const first = await guess('not mine');
    const message = 'This is not your password.';
    expect([first.statusCode, first.json().errors]).toEqual([422, [{ path: 'current_password', code: 'wrong_current_password', message }]]);
    for (let time = 1; time < 10; time++) expect((await guess('not mine')).statusCode).toBe(422);
    expect((await guess(PASSWORD)).statusCode).toBe(429);
    expect(await findMails(person.email)).toEqual([]);
  });

  test('mails the old address at once, without naming the new one', async () => {
    const person = await addMember(shop.app);
    const email = newEmail();
    await update(person, toForm(person, { email, current_password: PASSWORD }));
    const mails = await findMails(person.email);
    expect(mails.map(({ kind, user_id }) => [kind, user_id])).toEqual([['emailChangeAsked', person.user_id]]);
    expect(mails[0]?.text, 'the old mailbox may belong to another person').not.toContain(email);
    expect(await isSessionOpen(shop.app, person.token)).toBe(true);
  });

  test('sends no mail to an unverified old address', async () => {
    const person = await addMember(shop.app, { email_verified: false });
    const { body } = await update(person, toForm(person, { email: newEmail(), current_password: PASSWORD }));
    expect(body.data).toMatchObject({ email_verified: false, pending_email: expect.any(String) });
    expect(await findMails(person.email)).toEqual([]);
  });

  test('to one’s own address in other capitals needs no password, keeps it verified and sends no mail', async () => {
    const person = await addMember(shop.app);
    for (const email of [person.email, person.email.toUpperCase(), ` ${person.email}`]) {
      const { status, body } = await update(person, toForm(person, { email }));
      expect([status, body.data.email, body.data.email_verified]).toEqual([200, person.email, true]);
    }
    expect(await findMails(person.email)).toEqual([]);
    expect(await signIn(person.email)).toBe(200);
  });

  test('to another account’s address is refused, and nothing changes', async () => {
    const [person, other] = [await addMember(shop.app), await addShopper(shop.db)];
    const before = await readRow(person.user_id);
    const change = { email: other.email.toUpperCase(), name: 'Another', current_password: PASSWORD };
    expect(await update(person, toForm(person, change))).toMatchObject(taken);
    expect(await readRow(person.user_id)).toEqual(before);
    expect(await signIn(person.email)).toBe(200);
    expect(await findMails(person.email)).toEqual([]);
  });
});

test('a shopper can try ten addresses, taken or free; other changes do not count', async () => {
  const [person, other] = [await addMember(shop.app), await addShopper(shop.db)];
  const ask = (email: string) => update(person, toForm(person, { email, current_password: PASSWORD }));
  for (let time = 0; time < 10; time++) expect((await ask(other.email)).status).toBe(409);
  expect((await ask(newEmail())).status).toBe(429);
  expect((await update(person, toForm(person, { name: 'Still I' }))).status).toBe(200);
});

describe('updating an account', () => {
  test('ignores fields outside the form', async () => {
    const [person, other] = [await addMember(shop.app), await addMember(shop.app)];
    const before = await readRow(person.user_id);
    const claims = {
      ...{ role: 'admin', username: 'root', password: 'mine now', password_hash: 'x', created_at: '2001-01-01T00:00:00Z', image: 'x.webp' },
      ...{ primary_phone: '+250788999999', primaryPhone: '+250788999999', secondary_phone: '1', is_staff: true, is_deleted: true },
    };
    const { status, body } = await update(person, toForm(person, { ...claims, name: 'Only this' }));
    expect([status, body.data.role]).toEqual([200, 'user']);
    expect(await readRow(person.user_id)).toEqual({ ...before, name: 'Only this', address: 'KG 11 Ave 5' });
    const untouched = await readRow(other.user_id);
    expect(await update(person, toForm(person, { user_id: other.user_id, name: 'Not mine' }))).toMatchObject({
      status: 403,
      body: { message: 'You are not authorized' },
    });
    expect(await readRow(other.user_id)).toEqual(untouched);
  });

  test('leaves other accounts unchanged', async () => {
    const person = await addMember(shop.app);
    const rest = () =>
      sql<{ row: string }>`select users::text as row from users where user_id <> ${person.user_id} order by 1`.execute(shop.db);
    const before = (await rest()).rows;
    await update(person, toForm(person, { email: newEmail() }));
    expect((await rest()).rows).toEqual(before);
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
])('%j is refused with a message', async (over, path, message) => {
  const person = await addMember(shop.app);
  const { status, body } = await update(person, toForm(person, over));
  expect(status).toBe(400);
  expect(body).toMatchObject({ message, errors: [{ path, message }] });
  expect((await readRow(person.user_id)).name).toBe(person.name);
});
