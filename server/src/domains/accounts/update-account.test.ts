import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { call, ENCODINGS } from '../../../test/support/call.ts';
import { addPerson, fresh } from '../../../test/support/fixtures.ts';
import { addMember, isOpen, type Member, mailsTo as mailsOf, PASSWORD } from '../../../test/support/members.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const formOf = ({ name, email, phone }: Pick<Member, 'name' | 'email' | 'phone'>, over: Record<string, unknown> = {}) => ({
  ...{ name, email, phone, address: 'KG 11 Ave 5' },
  ...over,
});
const update = ({ token }: Pick<Member, 'token'>, form: Record<string, unknown>, as?: (typeof ENCODINGS)[number]) =>
  call(shop.app, '/api/users/updateMyAccount', form, { token, ...(as ? { as } : {}) });
const signIn = async (username: string) => (await call(shop.app, '/api/users/login', { username, password: PASSWORD })).status;
const rowOf = (user_id: string) => shop.db.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
const mailsTo = (to: string) => mailsOf(shop.db, to);
const newEmail = () => `${fresh('new')}@example.com`;
const taken = {
  status: 409,
  body: {
    status: 'error',
    message: 'Email is already registered',
    errors: [{ path: 'email', message: 'Email is already registered' }],
  },
};

test.each(ENCODINGS)('name, e-mail, phone and address are changed by a body in %s', async (as) => {
  const person = await addMember(shop.app);
  const wanted = { name: ' Keza U. ', email: newEmail(), phone: '0722 000 111', address: 'KN 3 Rd' };
  const { status, body } = await update(person, wanted, as);
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
        ...wanted,
        ...{ name: 'Keza U.', primaryPhone: '+250722000111', secondaryPhone: '', created_at: expect.any(String) },
      },
    },
  ]);
  const me = await call(shop.app, '/api/users/me', undefined, { token: person.token, method: 'GET' });
  expect(me.body.user).toEqual(body.data);
});

describe('another e-mail address', () => {
  test('signs in, the old one no more; the username does as before', async () => {
    const person = await addMember(shop.app);
    const email = newEmail();
    expect((await update(person, formOf(person, { email: email.toUpperCase() }))).status).toBe(200);
    expect(await signIn(email)).toBe(200);
    expect(await signIn(person.email)).toBe(401);
    expect(await signIn(person.username)).toBe(200);
    const other = await addMember(shop.app);
    expect((await update(other, formOf(other, { email: person.email }))).status, 'what was given up is free').toBe(200);
  });

  test('is told to the old one, which links to a new password die for; sessions stay', async () => {
    const person = await addMember(shop.app);
    await shop.db
      .insertInto('password_resets')
      .values({ token_hash: Buffer.from(person.username), user_id: person.user_id, expires_at: new Date(Date.now() + 60_000) })
      .execute();
    const email = newEmail();
    await update(person, formOf(person, { email }));
    const mails = await mailsTo(person.email);
    expect(mails.map(({ kind, user_id }) => [kind, user_id])).toEqual([['emailChanged', person.user_id]]);
    expect(mails[0]?.text, 'whoever reads it may be somebody else').not.toContain(email);
    expect(await mailsTo(email)).toEqual([]);
    const left = await shop.db.selectFrom('password_resets').select('user_id').where('user_id', '=', person.user_id).execute();
    expect(left).toEqual([]);
    expect(await isOpen(shop.app, person.token)).toBe(true);
  });

  test('one’s own passes, in other capitals too, and nobody is written to', async () => {
    const person = await addMember(shop.app);
    for (const email of [person.email, person.email.toUpperCase(), ` ${person.email}`]) {
      const { status, body } = await update(person, formOf(person, { email }));
      expect([status, body.data.email]).toEqual([200, email.trim()]);
    }
    expect(await mailsTo(person.email)).toEqual([]);
    expect(await signIn(person.email)).toBe(200);
  });

  test.each(['email', 'username'] as const)('that is somebody’s %s is refused, and nothing changes', async (kind) => {
    const person = await addMember(shop.app);
    const email = newEmail();
    const other = await addPerson(shop.db);
    const name = kind === 'email' ? other.email : email;
    if (kind === 'username') await shop.db.insertInto('sign_in_names').values({ sign_in_name: email, user_id: other.user_id }).execute();
    const before = await rowOf(person.user_id);
    expect(await update(person, formOf(person, { email: name.toUpperCase(), name: 'Another' }))).toMatchObject(taken);
    expect(await rowOf(person.user_id)).toEqual(before);
    expect(await signIn(person.email)).toBe(200);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  test('may be the username, and be left again', async () => {
    const email = newEmail();
    const form = { username: email, name: 'Keza', email: newEmail(), password: PASSWORD, phone: '0788123456' };
    await call(shop.app, '/api/users/createAccount', form);
    const { token } = (await call(shop.app, '/api/users/login', { username: email, password: PASSWORD })).body;
    expect((await update({ token }, formOf(form, { email }))).status).toBe(200);
    expect((await update({ token }, formOf(form, { email: newEmail() }))).status).toBe(200);
    expect(await signIn(email), 'it is still the username').toBe(200);
  });
});

test('addresses are not tried without end, taken ones neither; what else is changed is not counted', async () => {
  const [person, other] = [await addMember(shop.app), await addPerson(shop.db)];
  for (let time = 0; time < 10; time++) expect((await update(person, formOf(person, { email: other.email }))).status).toBe(409);
  expect((await update(person, formOf(person, { email: newEmail() }))).status).toBe(429);
  expect((await update(person, formOf(person, { name: 'Still I' }))).status).toBe(200);
});

describe('nothing else', () => {
  test('is changed by what a body claims', async () => {
    const [person, other] = [await addMember(shop.app), await addMember(shop.app)];
    const before = await rowOf(person.user_id);
    const claims = {
      ...{ role: 'admin', username: 'root', password: 'mine now', password_hash: 'x', created_at: '2001-01-01T00:00:00Z', image: 'x.webp' },
      ...{ primary_phone: '+250788999999', primaryPhone: '+250788999999', secondary_phone: '1', is_staff: true, is_deleted: true },
    };
    const { status, body } = await update(person, formOf(person, { ...claims, name: 'Only this' }));
    expect([status, body.data.role]).toEqual([200, 'user']);
    expect(await rowOf(person.user_id)).toEqual({ ...before, name: 'Only this', address: 'KG 11 Ave 5' });
    const untouched = await rowOf(other.user_id);
    expect(await update(person, formOf(person, { user_id: other.user_id, name: 'Not mine' }))).toMatchObject({
      status: 403,
      body: { message: 'You are not authorized' },
    });
    expect(await rowOf(other.user_id)).toEqual(untouched);
  });

  test('of anybody else', async () => {
    const person = await addMember(shop.app);
    const rest = () =>
      sql<{ row: string }>`select users::text as row from users where user_id <> ${person.user_id} order by 1`.execute(shop.db);
    const before = (await rest()).rows;
    await update(person, formOf(person, { email: newEmail() }));
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
])('%j is refused with words', async (over, path, message) => {
  const person = await addMember(shop.app);
  const { status, body } = await update(person, formOf(person, over));
  expect(status).toBe(400);
  expect(body).toMatchObject({ message, errors: [{ path, message }] });
  expect((await rowOf(person.user_id)).name).toBe(person.name);
});
