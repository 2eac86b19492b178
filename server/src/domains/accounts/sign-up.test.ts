import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { call, ENCODINGS } from '../../../test/support/call.ts';
import { fresh } from '../../../test/support/fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const signUp = (form: Record<string, unknown>, as?: 'json' | 'form' | 'multipart') =>
  call(shop.app, '/api/users/createAccount', form, as ? { as } : {});
const form = (over: Record<string, unknown> = {}) => {
  const username = fresh('aline');
  return { username, name: 'Aline U.', email: `${username}@example.com`, password: 'secret', phone: '0788 123 456', ...over };
};
const peopleCalled = async (username: string) =>
  (await shop.db.selectFrom('users').selectAll().where('username', '=', username).execute()).length;

describe('a new account', () => {
  test.each(ENCODINGS)('is made from a body in %s', async (as) => {
    const wanted = form();
    const { status, body } = await signUp(wanted, as);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Account created successfully!',
      user: {
        user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        username: wanted.username,
        name: 'Aline U.',
        email: wanted.email,
        role: 'user',
        image: '',
        phone: '0788 123 456',
        address: '',
        primaryPhone: '+250788123456',
        secondaryPhone: '',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    });
  });

  test('never answers or stores the password itself', async () => {
    const wanted = form({ password: 'correct horse battery' });
    const { text } = await signUp(wanted);
    const row = await shop.db.selectFrom('users').selectAll().where('username', '=', wanted.username).executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(text).not.toContain('argon2');
    expect(JSON.stringify(row)).not.toContain('correct horse battery');
  });

  test('is a shopper, whatever role is asked for', async () => {
    const { status, body } = await signUp(form({ role: 'admin', user_id: '00000000-0000-0000-0000-000000000000' }));
    expect(status).toBe(200);
    expect(body.user.role).toBe('user');
    expect(body.user.user_id).not.toBe('00000000-0000-0000-0000-000000000000');
  });

  test('is made of nothing but its form, whatever else a body claims', async () => {
    const wanted = form();
    const claims = {
      ...{ role: 'admin', is_staff: true, user_id: '00000000-0000-0000-0000-000000000000', created_at: '2001-01-01T00:00:00Z' },
      ...{ password_hash: 'x', primary_phone: '+250788999999', primaryPhone: '+250788999999', secondary_phone: '1', token: 'x' },
    };
    expect((await signUp({ ...claims, ...wanted })).status).toBe(200);
    const row = await shop.db.selectFrom('users').selectAll().where('username', '=', wanted.username).executeTakeFirstOrThrow();
    const { username, name, email, phone } = wanted;
    const stored = { username, name, email, phone, address: '', image: '', primary_phone: '', secondary_phone: '' };
    expect(row).toEqual({
      ...stored,
      ...{ user_id: expect.any(String), created_at: expect.any(Date), password_hash: expect.stringMatching(/^\$argon2id/) },
    });
    expect(row.user_id).not.toBe(claims.user_id);
    expect(Date.now() - row.created_at.getTime()).toBeLessThan(60_000);
  });

  test('may have its own e-mail as its username', async () => {
    const email = `${fresh('same')}@example.com`;
    expect((await signUp(form({ username: email, email }))).status).toBe(200);
  });

  test('keeps a phone that cannot be called as it was typed, and asks for another before the first order', async () => {
    const { body } = await signUp(form({ phone: 'ask my sister' }));
    expect(body.user.phone).toBe('ask my sister');
    expect(body.user.primaryPhone).toBe('');
  });

  test('keeps hostile text as the text it is', async () => {
    const name = `<script>alert(1)</script> '; drop table users; -- 👩🏾‍🦱`;
    const { body } = await signUp(form({ name }));
    expect(body.user.name).toBe(name);
  });
});

describe('a taken name', () => {
  test('is refused as a username, in any capitals', async () => {
    const first = form();
    await signUp(first);
    const { status, body } = await signUp(form({ username: ` ${first.username.toUpperCase()} ` }));
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 'error',
      message: 'Username is already taken',
      errors: [{ path: 'username', message: 'Username is already taken' }],
    });
  });

  test('is refused as an e-mail, and leaves nothing behind', async () => {
    const first = form();
    await signUp(first);
    const second = form({ email: first.email.toUpperCase() });
    const { status, body } = await signUp(second);
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 'error',
      message: 'Email is already registered',
      errors: [{ path: 'email', message: 'Email is already registered' }],
    });
    expect(await peopleCalled(second.username)).toBe(0);
    expect((await signUp(form({ username: second.username }))).status).toBe(200);
  });

  test("is refused as a username when it is somebody's e-mail", async () => {
    const first = form();
    await signUp(first);
    expect((await signUp(form({ username: first.email }))).body.message).toBe('Username is already taken');
  });

  test("is refused as an e-mail when it is somebody's username", async () => {
    const email = `${fresh('name')}@example.com`;
    await signUp(form({ username: email }));
    expect((await signUp(form({ email }))).body.message).toBe('Email is already registered');
  });
});

describe('a form that cannot be', () => {
  test.each([
    [{ username: '' }, 'username', 'Username is required'],
    [{ username: '   ' }, 'username', 'Username is required'],
    [{ username: undefined }, 'username', 'Username is required'],
    [{ username: { $ne: '' } }, 'username', 'Username is required'],
    [{ name: '' }, 'name', 'Name is required'],
    [{ email: 'aline' }, 'email', 'Invalid email address'],
    [{ email: 'a\u0000b@example.com' }, 'email', 'Invalid email address'],
    [{ password: 'ab' }, 'password', 'Password is too short'],
    [{ password: 'x'.repeat(201) }, 'password', 'Please use at most 200 characters'],
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [{ name: 'NUL \u0000 inside' }, 'name', 'Please remove the unreadable characters'],
    [{ name: 'x'.repeat(10_000) }, 'name', 'Please use at most 100 characters'],
  ])('%j is refused with words', async (over, path, message) => {
    const { status, body } = await signUp(form(over));
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', message });
    expect(body.errors[0]).toEqual({ path, message });
  });

  test('an empty body is refused with the first of its errors', async () => {
    const { status, body } = await call(shop.app, '/api/users/createAccount');
    expect(status).toBe(400);
    expect(body.message).toBe('Username is required');
    expect(body.errors.length).toBeGreaterThanOrEqual(5);
  });
});
