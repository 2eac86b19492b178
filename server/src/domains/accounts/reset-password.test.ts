/** Forgotten passwords, from the asking to the new one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { call } from '../../../test/support/call.ts';
import { fresh } from '../../../test/support/fixtures.ts';
import { postOffice } from '../mail/mail.ts';
import { forgotPassword } from './forgot-password.ts';

let shop: TestShop;
const asked: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({
    publicUrl: 'https://shop.example',
    later: async (_db, name, data) => {
      asked.push(`${name} ${JSON.stringify(data)}`);
    },
  });
}, 60_000);
afterAll(() => shop.close());

const post = postOffice(
  async () => {},
  () => 'https://shop.example',
  () => ({ shop: 'Uruhu', contact: '' }),
);
const forgot = (email: string) => forgotPassword(shop.db, post, email);
/** After the one that welcomed the account. */
const mailsTo = (to: string) =>
  shop.db.selectFrom('mails').selectAll().where('to_address', '=', to).where('kind', '<>', 'welcome').orderBy('created_at').execute();
const reset = (token: unknown, password = 'a new one', confirmPassword = password) =>
  call(shop.app, '/api/users/reset-password', { token, password, confirmPassword });
const signIn = (username: string, password: string) => call(shop.app, '/api/users/login', { username, password });
const tokenIn = (text = '') => /\/reset-password\?t=([\w-]{43})/.exec(text)?.[1];

async function account() {
  const username = fresh('keza');
  const form = { username, name: 'Keza', email: `${username}@Example.com`, password: 'the old one', phone: '0788123456' };
  expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
  const { token } = (await signIn(username, form.password)).body;
  return { ...form, token };
}

async function linkOf(email: string) {
  await forgot(email);
  return tokenIn((await mailsTo(email)).at(-1)?.text) ?? '';
}

test('whoever asks is answered alike, before anybody has looked', async () => {
  const { email } = await account();
  asked.length = 0;
  const answers = [email, 'nobody@example.com'].map((address) => call(shop.app, '/api/users/forgot-password', { email: address }));
  const [known, unknown] = await Promise.all(answers);
  expect(known?.body).toEqual({ status: 'success', message: 'Password reset instructions sent to your email!' });
  expect(unknown).toEqual(known);
  expect(asked).toHaveLength(2);
  expect((await call(shop.app, '/api/users/forgot-password', { email: 'no address' })).body).toMatchObject({
    message: 'Invalid email address',
  });
});

test('the link leads to the configured address, and the new password signs in where the old one did', async () => {
  const { username, email, token, password } = await account();
  const link = await linkOf(email);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain(`https://shop.example/reset-password?t=${link}`);
  expect((await reset(link)).body).toEqual({ status: 'success', message: 'Password reset successfully!' });
  expect((await signIn(username, password)).status).toBe(401);
  expect((await signIn(username, 'a new one')).status).toBe(200);
  expect((await call(shop.app, '/api/users/me', undefined, { token, method: 'GET' })).status).toBe(401);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['reset', 'passwordChanged']);
});

test('a link works once, in its hour, and not after another was used', async () => {
  const { email } = await account();
  const dead = { status: 400, body: { message: 'This reset link is invalid or has expired.' } };
  const [first, second] = [await linkOf(email), await linkOf(email)];
  const both = await Promise.all([reset(second), reset(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await reset(first)).toMatchObject(dead);
  const late = await linkOf(email);
  await sql`update password_resets set expires_at = now() - interval '1 second'`.execute(shop.db);
  expect(await reset(late)).toMatchObject(dead);
  for (const rubbish of ['', 'x', 'a'.repeat(43), null, 5]) expect((await reset(rubbish)).status).toBe(400);
});

test('passwords that differ or are too short are refused, and the link stays good', async () => {
  const { email } = await account();
  const link = await linkOf(email);
  expect((await reset(link, 'one', 'two')).body.message).toBe('Password must be at least 5 characters long');
  expect((await reset(link, 'first one', 'second one')).body).toMatchObject({ message: 'Passwords do not match' });
  expect((await reset(link)).status).toBe(200);
});

test('nobody is written to whose address it is not, and nobody without end', async () => {
  const { email, username } = await account();
  await forgot(username);
  await forgot('nobody@example.com');
  expect(await mailsTo('nobody@example.com')).toEqual([]);
  for (let time = 0; time < 5; time++) await forgot(email.toUpperCase());
  expect(await mailsTo(email)).toHaveLength(3);
});

test('what is kept of a link changes nobody’s password', async () => {
  const { email } = await account();
  const link = await linkOf(email);
  const rows = await sql<{ row: string }>`select password_resets::text as row from password_resets`.execute(shop.db);
  expect(rows.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.rows)).not.toContain(link);
});
