/** The links in mails that confirm an e-mail address or undo its change. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import {
  confirmEmail,
  findMailedToken,
  isSessionOpen,
  listMailsExceptWelcome,
  PASSWORD,
  type SignedUpShopper,
  signUpShopper,
  undoEmail,
} from '../../../../test/support/fixtures/signed-up-shoppers.ts';
import { call, callGet, createIpAddress, ENCODINGS } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { deleteExpiredLinks } from './delete-expired-links.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const invalidLinkReply = {
  status: 400,
  body: { status: 'error', code: 'email_link_invalid', message: 'This link is invalid or has expired.' },
};
const createEmail = () => `${createUniqueName('new')}@example.com`;
const addUnverifiedShopper = () => signUpShopper(shop.app, { email_verified: false });
const readAccount = async ({ token }: Pick<SignedUpShopper, 'token'>) => (await callGet(shop.app, '/api/users/me', { token })).body.user;
const getSignInStatus = async (username: string, password = PASSWORD) =>
  (await call(shop.app, '/api/users/login', { username, password })).status;
const requestEmailChange = (shopper: Pick<SignedUpShopper, 'name' | 'phone' | 'token'>, email: string) => {
  const form = { name: shopper.name, phone: shopper.phone, email, current_password: PASSWORD };
  return call(shop.app, '/api/users/updateMyAccount', form, { token: shopper.token });
};
const resendLink = ({ token }: Pick<SignedUpShopper, 'token'>) => call(shop.app, '/api/users/email/resend', {}, { token });
const cancelEmailChange = ({ token }: Pick<SignedUpShopper, 'token'>) => call(shop.app, '/api/users/email/cancel', {}, { token });
const followLinkMailedTo = async (to: string) => confirmEmail(shop.app, await findMailedToken(shop.db, to));
const findUndoToken = (to: string) => findMailedToken(shop.db, to, 'undo');
const listMailKinds = async (to: string) => (await listMailsExceptWelcome(shop.db, to)).map(({ kind }) => kind);
const sendSignUp = (email: string) =>
  call(shop.app, '/api/users/createAccount', {
    username: createUniqueName('u'),
    name: 'Keza',
    email,
    password: 'secret',
    phone: '0788123456',
  });
/** Requests a change to another address and follows the link in its mail. */
async function changeEmailTo(shopper: SignedUpShopper, email: string) {
  expect((await requestEmailChange(shopper, email)).status).toBe(200);
  expect((await followLinkMailedTo(email)).status).toBe(200);
}

describe('the link of the welcome mail', () => {
  test.each(ENCODINGS)('confirms the address, and gives the same response when used again (%s)', async (encoding) => {
    const shopper = await addUnverifiedShopper();
    const token = await findMailedToken(shop.db, shopper.email);
    for (let round = 0; round < 2; round++) {
      const { status, body } = await call(shop.app, '/api/users/email/confirm', { token }, { encoding });
      expect([status, body]).toEqual([
        200,
        { status: 'success', message: 'Your e-mail address is confirmed!', data: { email: shopper.email } },
      ]);
    }
    expect(await readAccount(shopper)).toMatchObject({ email_verified: true, pending_email: null });
    expect(await isSessionOpen(shop.app, shopper.token), 'no session ends').toBe(true);
  });

  test('does nothing on a GET request, as mail scanners open links', async () => {
    const shopper = await addUnverifiedShopper();
    const token = await findMailedToken(shop.db, shopper.email);
    // 404: the API has no GET call for a link, and the shop of this test serves no pages.
    for (const url of [`/confirm-email?t=${token}`, `/api/users/email/confirm?token=${token}`])
      expect((await shop.app.inject({ method: 'GET', url, remoteAddress: createIpAddress() })).statusCode).toBe(404);
    expect((await readAccount(shopper)).email_verified).toBe(false);
  });

  test('is refused after it expires, and so is any text that is not a link', async () => {
    const shopper = await addUnverifiedShopper();
    const token = await findMailedToken(shop.db, shopper.email);
    const storedLink = await shop.db.selectFrom('email_links').selectAll().where('user_id', '=', shopper.user_id).executeTakeFirstOrThrow();
    expect(storedLink.token_hash).toEqual(hashToken(token));
    await sql`update email_links set expires_at = now() where user_id = ${shopper.user_id}`.execute(shop.db);
    expect(await confirmEmail(shop.app, token)).toMatchObject(invalidLinkReply);
    for (const rubbish of ['', 'x', createToken(), 'a'.repeat(500)])
      expect(await confirmEmail(shop.app, rubbish)).toMatchObject(invalidLinkReply);
    expect((await call(shop.app, '/api/users/email/confirm', {})).body.errors).toEqual([
      { path: 'token', code: 'email_link_invalid', message: invalidLinkReply.body.message },
    ]);
    expect((await readAccount(shopper)).email_verified).toBe(false);
  });

  test('is valid for a week', async () => {
    const shopper = await addUnverifiedShopper();
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - created_at) / 86400 as days from email_links where user_id = ${shopper.user_id}`.execute(
      shop.db,
    );
    expect(rows.map(({ days }) => Number(days))).toEqual([7]);
  });

  test('cannot be used as another kind of link', async () => {
    const shopper = await addUnverifiedShopper();
    const token = await findMailedToken(shop.db, shopper.email);
    expect(await undoEmail(shop.app, token)).toMatchObject(invalidLinkReply);
    const resetForm = { token, password: 'a new one', confirmPassword: 'a new one' };
    expect((await call(shop.app, '/api/users/reset-password', resetForm)).status).toBe(400);
    expect(await readAccount({ token }), 'it is no token of a session either').toBeUndefined();
  });
});

describe('resending the link', () => {
  test('is refused once the address is confirmed', async () => {
    const shopper = await signUpShopper(shop.app);
    const { status, body } = await resendLink(shopper);
    expect([status, body.message]).toEqual([409, 'Your e-mail address is confirmed already.']);
  });

  test('sends at most three mails a day, counting the welcome mail, and then refuses with 429', async () => {
    const shopper = await addUnverifiedShopper();
    const responses = [await resendLink(shopper), await resendLink(shopper), await resendLink(shopper)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(responses[0]?.body.message).toBe('We have sent you the link again.');
    expect(responses[2]?.body.message).toMatch(/^We have sent several links to this address already/);
    expect(await listMailKinds(shopper.email)).toEqual(['confirmEmail', 'confirmEmail']);
    expect((await followLinkMailedTo(shopper.email)).status).toBe(200);
  });

  test('sends to the pending address', async () => {
    const shopper = await signUpShopper(shop.app);
    const email = createEmail();
    await requestEmailChange(shopper, email);
    expect((await resendLink(shopper)).status).toBe(200);
    expect([await listMailKinds(email), await listMailKinds(shopper.email)]).toEqual([
      ['confirmNewEmail', 'confirmNewEmail'],
      ['emailChangeAsked'],
    ]);
  });
});

describe('confirming a new address', () => {
  test('changes the account’s address, works twice, and deletes password reset links', async () => {
    const shopper = await signUpShopper(shop.app);
    const email = createEmail();
    await requestEmailChange(shopper, email);
    // The hash can be any bytes, as no test follows this reset link.
    const resetRow = { token_hash: Buffer.from(shopper.username), user_id: shopper.user_id, expires_at: new Date(Date.now() + 60_000) };
    await shop.db.insertInto('password_resets').values(resetRow).execute();
    for (let round = 0; round < 2; round++)
      expect(await followLinkMailedTo(email)).toMatchObject({ status: 200, body: { data: { email } } });
    expect(await readAccount(shopper)).toMatchObject({ email, email_verified: true, pending_email: null, username: shopper.username });
    expect([await getSignInStatus(email.toUpperCase()), await getSignInStatus(shopper.username)]).toEqual([200, 200]);
    expect(await shop.db.selectFrom('password_resets').selectAll().where('user_id', '=', shopper.user_id).execute()).toEqual([]);
    const mails = await listMailsExceptWelcome(shop.db, shopper.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['emailChangeAsked', 'emailChanged']);
    expect(mails.map(({ text }) => text).join(), 'the old mailbox may belong to another person').not.toContain(email);
  });

  test('frees the old address at once and sends it no mail if it was not verified', async () => {
    const shopper = await addUnverifiedShopper();
    const email = createEmail();
    await changeEmailTo(shopper, email);
    expect(await listMailKinds(shopper.email)).toEqual([]);
    expect((await readAccount(shopper)).email_verified).toBe(true);
    expect(await getSignInStatus(shopper.email)).toBe(401);
    expect((await sendSignUp(shopper.email)).status).toBe(200);
  });

  test('also changes a username that equals the address', async () => {
    const email = createEmail();
    const form = { username: email, name: 'Keza', email, password: PASSWORD, phone: '0788123456' };
    await call(shop.app, '/api/users/createAccount', form);
    const { token, user } = (await call(shop.app, '/api/users/login', { username: email, password: PASSWORD })).body;
    const newEmail = createEmail();
    await changeEmailTo({ ...form, token, user_id: user.user_id }, newEmail);
    expect(await readAccount({ token })).toMatchObject({ username: newEmail, email: newEmail });
    expect([await getSignInStatus(newEmail), await getSignInStatus(email)]).toEqual([200, 401]);
  });

  test('is refused after requesting another address, cancelling, or changing the password', async () => {
    const shopper = await signUpShopper(shop.app);
    const [firstEmail, secondEmail, thirdEmail] = [createEmail(), createEmail(), createEmail()];
    await requestEmailChange(shopper, firstEmail);
    await requestEmailChange(shopper, secondEmail);
    expect(await followLinkMailedTo(firstEmail)).toMatchObject(invalidLinkReply);
    const { body } = await cancelEmailChange(shopper);
    expect(body).toMatchObject({ message: 'Your e-mail address stays as it is.', data: { email: shopper.email, pending_email: null } });
    expect((await cancelEmailChange(shopper)).status, 'cancelling twice').toBe(200);
    expect(await followLinkMailedTo(secondEmail)).toMatchObject(invalidLinkReply);
    await requestEmailChange(shopper, thirdEmail);
    const change = { current_password: PASSWORD, password: 'another one', confirmPassword: 'another one' };
    expect((await call(shop.app, '/api/users/password/change', change, { token: shopper.token })).status).toBe(200);
    expect(await followLinkMailedTo(thirdEmail)).toMatchObject(invalidLinkReply);
    expect(await readAccount(shopper)).toMatchObject({ email: shopper.email, pending_email: null });
  });

  test('is refused if another shopper has signed up with it meanwhile, and the account keeps its address', async () => {
    const shopper = await signUpShopper(shop.app);
    const email = createEmail();
    await requestEmailChange(shopper, email);
    const token = await findMailedToken(shop.db, email);
    expect((await sendSignUp(email)).status).toBe(200);
    const { status, body } = await confirmEmail(shop.app, token);
    expect([status, body.errors]).toEqual([409, [{ path: 'email', code: 'email_taken', message: 'Email is already registered' }]]);
    expect(await readAccount(shopper)).toMatchObject({ email: shopper.email, email_verified: true, pending_email: email });
  });
});

describe('undoing a change', () => {
  test('restores the old address, ends all sessions, invalidates the password, and returns a token for a new one', async () => {
    const shopper = await signUpShopper(shop.app);
    const email = createEmail();
    await changeEmailTo(shopper, email);
    await requestEmailChange(shopper, createEmail());
    const { status, body } = await undoEmail(shop.app, await findUndoToken(shopper.email));
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        message: 'Your e-mail address is as it was. Please choose a new password.',
        data: { reset_token: expect.stringMatching(/^[\w-]{43}$/) },
      },
    ]);
    expect(await isSessionOpen(shop.app, shopper.token)).toBe(false);
    expect([await getSignInStatus(email), await getSignInStatus(shopper.email), await getSignInStatus(shopper.username)]).toEqual([
      401, 401, 401,
    ]);
    const resetForm = { token: body.data.reset_token, password: 'mine again', confirmPassword: 'mine again' };
    expect((await call(shop.app, '/api/users/reset-password', resetForm)).status).toBe(200);
    expect(await getSignInStatus(shopper.email, 'mine again')).toBe(200);
    const row = await shop.db.selectFrom('users').selectAll().where('user_id', '=', shopper.user_id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: shopper.email, email_verified_at: expect.any(Date), pending_email: null });
    expect((await sendSignUp(email)).status, 'the other address is free').toBe(200);
  });

  test('works once for each link', async () => {
    const shopper = await signUpShopper(shop.app);
    await changeEmailTo(shopper, createEmail());
    const token = await findUndoToken(shopper.email);
    expect((await undoEmail(shop.app, token)).status).toBe(200);
    expect(await undoEmail(shop.app, token)).toMatchObject(invalidLinkReply);
  });

  test('reserves the old address for the account as long as the undo link is valid', async () => {
    const shopper = await signUpShopper(shop.app);
    await changeEmailTo(shopper, createEmail());
    expect((await sendSignUp(shopper.email)).status).toBe(409);
    const otherShopper = await signUpShopper(shop.app);
    expect((await requestEmailChange(otherShopper, shopper.email)).status).toBe(409);
    await sql`update email_links set expires_at = now() where user_id = ${shopper.user_id} and purpose = 'undo'`.execute(shop.db);
    expect(await undoEmail(shop.app, await findUndoToken(shopper.email))).toMatchObject(invalidLinkReply);
    await deleteExpiredLinks(shop.db);
    expect((await sendSignUp(shopper.email)).status).toBe(200);
  });

  test('by the link of the first of two changes restores the first address and invalidates the second link', async () => {
    const shopper = await signUpShopper(shop.app);
    const [secondEmail, thirdEmail] = [createEmail(), createEmail()];
    await changeEmailTo(shopper, secondEmail);
    await changeEmailTo(shopper, thirdEmail);
    const [firstToken, secondToken] = [await findUndoToken(shopper.email), await findUndoToken(secondEmail)];
    expect((await undoEmail(shop.app, firstToken)).status).toBe(200);
    expect(await undoEmail(shop.app, secondToken)).toMatchObject(invalidLinkReply);
    const names = await shop.db.selectFrom('sign_in_names').select('sign_in_name').where('user_id', '=', shopper.user_id).execute();
    expect(names.map(({ sign_in_name }) => sign_in_name).sort()).toEqual([shopper.email, shopper.username].sort());
  });

  test('by the link of the second of two changes keeps the first link valid', async () => {
    const shopper = await signUpShopper(shop.app);
    const secondEmail = createEmail();
    await changeEmailTo(shopper, secondEmail);
    await changeEmailTo(shopper, createEmail());
    expect((await undoEmail(shop.app, await findUndoToken(secondEmail))).status).toBe(200);
    expect((await undoEmail(shop.app, await findUndoToken(shopper.email))).status).toBe(200);
    const { email } = await shop.db.selectFrom('users').select('email').where('user_id', '=', shopper.user_id).executeTakeFirstOrThrow();
    expect(email).toBe(shopper.email);
  });
});

test('the stored row of a link does not contain its token', async () => {
  const shopper = await signUpShopper(shop.app);
  await changeEmailTo(shopper, createEmail());
  const { rows } = await sql<{ row: string }>`select email_links::text as row from email_links`.execute(shop.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const token of [await findMailedToken(shop.db, shopper.email), await findUndoToken(shopper.email)])
    expect(JSON.stringify(rows)).not.toContain(token);
});

test('the sweep drops pending changes whose links have expired, and keeps others', async () => {
  const [shopper, otherShopper] = [await signUpShopper(shop.app), await signUpShopper(shop.app)];
  for (const account of [shopper, otherShopper]) await requestEmailChange(account, createEmail());
  await sql`update email_links set expires_at = now() where user_id = ${shopper.user_id}`.execute(shop.db);
  await deleteExpiredLinks(shop.db);
  expect([(await readAccount(shopper)).pending_email, (await readAccount(otherShopper)).pending_email]).toEqual([null, expect.any(String)]);
});

describe('the database refuses', () => {
  test('a sign-in name with @ that is not an address of the account', async () => {
    const [shopper, email] = [await signUpShopper(shop.app), createEmail()];
    const name = { sign_in_name: email, user_id: shopper.user_id };
    await expect(shop.db.insertInto('sign_in_names').values(name).execute()).rejects.toMatchObject({
      constraint: 'sign_in_names_own_address',
    });
    const update = shop.db.updateTable('users').set({ email }).where('user_id', '=', shopper.user_id);
    await expect(update.execute()).rejects.toMatchObject({ constraint: 'sign_in_names_own_address' });
    expect(await getSignInStatus(shopper.email)).toBe(200);
  });

  test('to delete an undo link while its address is still a sign-in name of the account', async () => {
    const shopper = await signUpShopper(shop.app);
    await changeEmailTo(shopper, createEmail());
    const deletion = shop.db.deleteFrom('email_links').where('user_id', '=', shopper.user_id).where('purpose', '=', 'undo');
    await expect(deletion.execute()).rejects.toMatchObject({ constraint: 'sign_in_names_own_address' });
  });
});
