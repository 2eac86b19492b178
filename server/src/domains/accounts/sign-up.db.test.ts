import { beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const signUp = (form: Record<string, unknown>, encoding?: 'json' | 'form' | 'multipart') =>
  call(shop.app, '/api/users/createAccount', form, { encoding });
const createForm = (changes: Record<string, unknown> = {}) => {
  const username = createUniqueName('aline');
  return { username, name: 'Aline U.', email: `${username}@example.com`, password: 'secret', phone: '0788 123 456', ...changes };
};
const countUsers = async (username: string) =>
  (await shop.db.selectFrom('users').selectAll().where('username', '=', username).execute()).length;

describe('a new account', () => {
  test.each(ENCODINGS)('is created from a body in %s', async (encoding) => {
    const form = createForm();
    const { status, body } = await signUp(form, encoding);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Account created successfully!',
      user: {
        user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        username: form.username,
        name: 'Aline U.',
        email: form.email,
        role: 'user',
        image: '',
        phone: '+250788123456',
        address: '',
        primaryPhone: '+250788123456',
        secondaryPhone: '',
        email_verified: false,
        pending_email: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    });
  });

  test('does not return or store the password itself', async () => {
    const form = createForm({ password: 'correct horse battery' });
    const { text } = await signUp(form);
    const row = await shop.db.selectFrom('users').selectAll().where('username', '=', form.username).executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(text).not.toContain('argon2');
    expect(JSON.stringify(row)).not.toContain('correct horse battery');
  });

  test('gets the role of a shopper even if the body asks for another', async () => {
    const { status, body } = await signUp(createForm({ role: 'admin', user_id: '00000000-0000-0000-0000-000000000000' }));
    expect(status).toBe(200);
    expect(body.user.role).toBe('user');
    expect(body.user.user_id).not.toBe('00000000-0000-0000-0000-000000000000');
  });

  test('ignores fields outside the form', async () => {
    const form = createForm();
    const extraFields = {
      role: 'admin',
      is_staff: true,
      user_id: '00000000-0000-0000-0000-000000000000',
      created_at: '2001-01-01T00:00:00Z',
      password_hash: 'x',
      primary_phone: '+250788999999',
      primaryPhone: '+250788999999',
      secondary_phone: '1',
      token: 'x',
      email_verified: true,
      email_verified_at: '2001-01-01T00:00:00Z',
      new_member_decided_at: '2001-01-01T00:00:00Z',
      blocked_at: '2001-01-01T00:00:00Z',
      language: 'rw',
    };
    expect((await signUp({ ...extraFields, ...form })).status).toBe(200);
    const row = await shop.db.selectFrom('users').selectAll().where('username', '=', form.username).executeTakeFirstOrThrow();
    const { username, name, email } = form;
    const storedColumns = { username, name, email, phone: '+250788123456', address: '', image: '', primary_phone: '', secondary_phone: '' };
    expect(row).toEqual({
      ...storedColumns,
      language: 'en',
      email_verified_at: null,
      pending_email: null,
      new_member_decided_at: null,
      blocked_at: null,
      user_id: expect.any(String),
      created_at: expect.any(Date),
      password_hash: expect.stringMatching(/^\$argon2id/),
    });
    expect(row.user_id).not.toBe(extraFields.user_id);
    expect(Date.now() - row.created_at.getTime()).toBeLessThan(60_000);
  });

  test('can have its e-mail address as username', async () => {
    const email = `${createUniqueName('same')}@example.com`;
    expect((await signUp(createForm({ username: email, email }))).status).toBe(200);
  });

  test.each([
    ['\u202a+250 788 123 456\u202c', '+250788123456', ''],
    ['788123456', '+250788123456', ''],
    ['+32 2 555 12 12', '+3225551212', ''],
    ['0788 123 456 / 0722 123 456', '+250788123456', '+250722123456'],
  ])('with the phone %j can be called at once', async (phone, primaryPhone, secondaryPhone) => {
    const { body } = await signUp(createForm({ phone }));
    expect(body.user).toMatchObject({ phone: primaryPhone, primaryPhone, secondaryPhone });
  });

  test.each(['\u200b', '\u00ad', '\u202e'])(
    'cannot have a username that differs by the invisible %j from that of another',
    async (mark) => {
      const form = createForm();
      await signUp(form);
      const { status, body } = await signUp(createForm({ username: `${form.username.slice(0, 3)}${mark}${form.username.slice(3)}` }));
      expect([status, body.code]).toEqual([409, 'username_taken']);
    },
  );

  test('stores hostile text unchanged', async () => {
    const name = `<script>alert(1)</script> '; drop table users; -- 👩🏾‍🦱`;
    const { body } = await signUp(createForm({ name }));
    expect(body.user.name).toBe(name);
  });
});

describe('a taken name', () => {
  test('is refused as a username, also in other capitals', async () => {
    const firstForm = createForm();
    await signUp(firstForm);
    const { status, body } = await signUp(createForm({ username: ` ${firstForm.username.toUpperCase()} ` }));
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 'error',
      code: 'username_taken',
      message: 'Username is already taken',
      errors: [{ path: 'username', code: 'username_taken', message: 'Username is already taken' }],
    });
  });

  test('is refused as an e-mail address, and nothing is stored', async () => {
    const firstForm = createForm();
    await signUp(firstForm);
    const secondForm = createForm({ email: firstForm.email.toUpperCase() });
    const { status, body } = await signUp(secondForm);
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 'error',
      code: 'email_taken',
      message: 'Email is already registered',
      errors: [{ path: 'email', code: 'email_taken', message: 'Email is already registered' }],
    });
    expect(await countUsers(secondForm.username)).toBe(0);
    expect((await signUp(createForm({ username: secondForm.username }))).status).toBe(200);
  });

  // '\uff20' is a full-width @, which is normalised to @.
  test.each(['keza@example.com', 'KEZA@example.com', 'keza\uff20example.com', '@keza'])(
    'a username that ends in %j is refused, as it has an @ and could be the address of another shopper, who can still sign up with it',
    async (ending) => {
      const start = createUniqueName('taken');
      const { status, body } = await signUp(createForm({ username: `${start}${ending}` }));
      const message = 'A username cannot contain @. Please choose another: you can always sign in with your e-mail address.';
      const errors = [{ path: 'username', code: 'username_has_at', message }];
      expect([status, body]).toEqual([400, { status: 'error', code: 'invalid_input', message, errors }]);
      expect((await signUp(createForm({ email: `${start}keza@example.com` }))).status).toBe(200);
    },
  );

  test('that is both username and e-mail address of an account is refused to another account', async () => {
    const email = `${createUniqueName('name')}@example.com`;
    await signUp(createForm({ username: email.toUpperCase(), email }));
    expect((await signUp(createForm({ email }))).body.message).toBe('Email is already registered');
  });
});

describe('an invalid form', () => {
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
    [{ username: '\u200b\u3164' }, 'username', 'Username is required'],
    [{ name: '\u00ad' }, 'name', 'Name is required'],
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [{ phone: '\u202a\u202c' }, 'phone', 'Phone number is required'],
    [{ phone: 'ask my sister' }, 'phone', 'Please enter a valid phone number'],
    [{ name: 'NUL \u0000 inside' }, 'name', 'Please remove the unreadable characters'],
    [{ name: 'x'.repeat(10_000) }, 'name', 'Please use at most 100 characters'],
  ])('with %j is refused with a message', async (changes, path, message) => {
    const { status, body } = await signUp(createForm(changes));
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', message });
    expect(body.errors[0]).toEqual({ path, code: expect.stringMatching(/^[a-z_]+$/), message });
  });

  test('an empty body is refused with the first of its errors', async () => {
    const { status, body } = await call(shop.app, '/api/users/createAccount');
    expect(status).toBe(400);
    expect(body.message).toBe('Username is required');
    expect(body.errors.length).toBeGreaterThanOrEqual(5);
  });
});
