/** Forgotten passwords, from the request to the new password. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { confirmEmail, findMailedToken, listMailsExceptWelcome } from '../../../../test/support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';
import { createMailer } from '../../mail/mail.ts';
import { forgotPassword } from './forgot-password.ts';

let shop: TestShop;
const queuedJobs: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({
    publicUrl: 'https://shop.example',
    enqueue: async (_db, name, data) => {
      queuedJobs.push(`${name} ${JSON.stringify(data)}`);
    },
  });
});
afterAll(() => shop.close());

const mailer = createMailer({
  getPublicUrl: () => 'https://shop.example',
  getSender: () => ({ shop: 'Uruhu', contact: '' }),
});
const requestReset = (email: string) => forgotPassword(shop.db, mailer, email);
const resetPassword = (token: unknown, password = 'a new one', confirmPassword = password) =>
  call(shop.app, '/api/users/reset-password', { token, password, confirmPassword });
const signIn = (username: string, password: string) => call(shop.app, '/api/users/login', { username, password });
const findToken = (text = '') => /\/reset-password\?t=([\w-]{43})/.exec(text)?.[1];

/** Signs up an account, with a verified address by default. */
async function addAccount({ email_verified = true } = {}) {
  const username = createUniqueName('keza');
  const form = { username, name: 'Keza', email: `${username}@Example.com`, password: 'the old one', phone: '0788123456' };
  expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
  if (email_verified) await confirmEmail(shop.app, await findMailedToken(shop.db, form.email));
  const { token } = (await signIn(username, form.password)).body;
  return { ...form, token };
}

async function requestResetToken(email: string) {
  await requestReset(email);
  return findToken((await listMailsExceptWelcome(shop.db, email)).at(-1)?.text) ?? '';
}

test('a request for a link gets the same response for known and unknown addresses, before the shop looks for an account', async () => {
  const { email } = await addAccount();
  queuedJobs.length = 0;
  const calls = [email, 'nobody@example.com'].map((address) => call(shop.app, '/api/users/forgot-password', { email: address }));
  const [knownReply, unknownReply] = await Promise.all(calls);
  expect(knownReply?.body).toEqual({ status: 'success', message: 'Password reset instructions sent to your email!' });
  expect(unknownReply).toEqual(knownReply);
  expect(queuedJobs, 'a job looks for the account later').toHaveLength(2);
  expect((await call(shop.app, '/api/users/forgot-password', { email: 'no address' })).body).toMatchObject({
    message: 'Invalid email address',
  });
});

test('the link has the shop’s public URL, and the new password replaces the old one', async () => {
  const { username, email, token, password } = await addAccount();
  const resetToken = await requestResetToken(email);
  const [mail] = await listMailsExceptWelcome(shop.db, email);
  expect(mail?.text).toContain(`https://shop.example/reset-password?t=${resetToken}`);
  expect((await resetPassword(resetToken)).body).toEqual({ status: 'success', message: 'Password reset successfully!' });
  expect((await signIn(username, password)).status).toBe(401);
  expect((await signIn(username, 'a new one')).status).toBe(200);
  expect((await callGet(shop.app, '/api/users/me', { token })).status).toBe(401);
  expect((await listMailsExceptWelcome(shop.db, email)).map(({ kind }) => kind)).toEqual(['reset', 'passwordChanged']);
});

test('a link works once, within an hour, and not after another link was used', async () => {
  const { email } = await addAccount();
  const invalidLinkReply = { status: 400, body: { message: 'This reset link is invalid or has expired.' } };
  const [firstToken, secondToken] = [await requestResetToken(email), await requestResetToken(email)];
  const responses = await Promise.all([resetPassword(secondToken), resetPassword(secondToken)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await resetPassword(firstToken)).toMatchObject(invalidLinkReply);
  const expiredToken = await requestResetToken(email);
  await sql`update password_resets set expires_at = now() - interval '1 second'`.execute(shop.db);
  expect(await resetPassword(expiredToken)).toMatchObject(invalidLinkReply);
  for (const invalidToken of ['', 'x', 'a'.repeat(43), null, 5]) expect((await resetPassword(invalidToken)).status).toBe(400);
});

test('passwords that differ or are too short are refused, and the link stays valid', async () => {
  const { email } = await addAccount();
  const resetToken = await requestResetToken(email);
  expect((await resetPassword(resetToken, 'one', 'two')).body.message).toBe('Password must be at least 5 characters long');
  expect((await resetPassword(resetToken, 'first one', 'second one')).body).toMatchObject({ message: 'Passwords do not match' });
  expect((await resetPassword(resetToken)).status).toBe(200);
});

test('only the account’s own address gets mails, and at most three', async () => {
  const { email, username } = await addAccount();
  await requestReset(username);
  await requestReset('nobody@example.com');
  expect(await listMailsExceptWelcome(shop.db, 'nobody@example.com')).toEqual([]);
  for (let round = 0; round < 5; round++) await requestReset(email.toUpperCase());
  expect(await listMailsExceptWelcome(shop.db, email)).toHaveLength(3);
});

test('the stored row of a link does not contain its token', async () => {
  const { email } = await addAccount();
  const resetToken = await requestResetToken(email);
  const rows = await sql<{ row: string }>`select password_resets::text as row from password_resets`.execute(shop.db);
  expect(rows.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.rows)).not.toContain(resetToken);
});

test('an unverified address gets links within its daily limit of mails, and a reset verifies the address', async () => {
  const { email, username, token } = await addAccount({ email_verified: false });
  const readAccount = async (token: string) => (await callGet(shop.app, '/api/users/me', { token })).body.user;
  expect((await readAccount(token)).email_verified).toBe(false);
  for (let round = 0; round < 3; round++) await requestReset(email);
  const mails = await listMailsExceptWelcome(shop.db, email);
  expect(mails.map(({ kind }) => kind)).toEqual(['reset', 'reset', 'reset']);
  expect((await resetPassword(findToken(mails[2]?.text))).status).toBe(200);
  expect((await readAccount((await signIn(username, 'a new one')).body.token)).email_verified).toBe(true);
  expect((await listMailsExceptWelcome(shop.db, email)).map(({ kind }) => kind)).toEqual(['reset', 'reset', 'reset', 'passwordChanged']);
});

test('the owner of a mailbox can take over an account that a stranger made with it, and the stranger loses access', async () => {
  const stranger = await addAccount({ email_verified: false });
  const newEmail = `${createUniqueName('stranger')}@example.com`;
  const form = { name: 'Mine now', email: newEmail, phone: '0788123456', current_password: stranger.password };
  expect((await call(shop.app, '/api/users/updateMyAccount', form, { token: stranger.token })).body.data.pending_email).toBe(newEmail);
  const strangerConfirmToken = await findMailedToken(shop.db, newEmail);
  expect((await resetPassword(await requestResetToken(stranger.email), 'the owner chose it')).status).toBe(200);
  expect((await callGet(shop.app, '/api/users/me', { token: stranger.token })).status).toBe(401);
  expect((await signIn(stranger.email, stranger.password)).status).toBe(401);
  expect((await confirmEmail(shop.app, strangerConfirmToken)).status, 'the stranger’s confirm link is invalid').toBe(400);
  const { body } = await signIn(stranger.email, 'the owner chose it');
  expect(body.user).toMatchObject({ email: stranger.email, email_verified: true, pending_email: null });
});
