/** The limits of all mails to an unverified address together. */
import { PROOF_MAILS } from '@uruhu/contract/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { PASSWORD, signUpShopper } from '../../../test/support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';
import { forgotPassword } from '../accounts/accounts.ts';
import { deleteOldProofMails, getVerifiedEmail, type Mailer, normaliseMailbox } from './mail.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: deletes all proof mails.
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('proof_mails').execute());

const { in_24_hours_max, in_30_days_max, resets_in_24_hours_max } = PROOF_MAILS;
const listMailKinds = async (addressPattern: string) =>
  (await shop.db.selectFrom('mails').select('kind').where('to_address', 'ilike', addressPattern).orderBy('created_at').execute()).map(
    ({ kind }) => kind,
  );
const signUp = async (email: string) => {
  const form = { username: createUniqueName('u'), name: 'Keza', email, password: PASSWORD, phone: '0788123456' };
  expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
  return (await call(shop.app, '/api/users/login', { username: form.username, password: PASSWORD })).body.token as string;
};
const eraseAccount = (token: string) => call(shop.app, '/api/users/deactivate', { password: PASSWORD }, { token });
const passDays = (days: number) =>
  sql`update proof_mails set created_at = created_at - make_interval(days => ${sql.lit(days)})`.execute(shop.db);

test('signing up and erasing in a loop with a stranger’s address sends three mails a day', async () => {
  const name = createUniqueName('stranger');
  for (let round = 0; round < 8; round++) await eraseAccount(await signUp(`${name}@example.com`));
  expect(await shop.db.selectFrom('proof_mails').select('created_at').execute()).toHaveLength(in_24_hours_max);
});

test('other spellings of an address count for the same mailbox', async () => {
  const name = createUniqueName('stranger');
  for (let round = 0; round < 8; round++) await signUp(`${round % 2 ? name.toUpperCase() : name}+${round}@example.com`);
  expect(await listMailKinds(`${name}+%`)).toEqual(Array(in_24_hours_max).fill('welcome'));
});

test('accounts that request a change to a stranger’s address send it three mails a day in total, and the responses do not reveal it', async () => {
  const email = `${createUniqueName('stranger')}@example.com`;
  for (let round = 0; round < 5; round++) {
    const { name, phone, token } = await signUpShopper(shop.app);
    const form = { name, phone, email, current_password: PASSWORD };
    const { status, body } = await call(shop.app, '/api/users/updateMyAccount', form, { token });
    expect([status, body.data.pending_email]).toEqual([200, email]);
  }
  expect(await listMailKinds(email)).toEqual(Array(in_24_hours_max).fill('confirmNewEmail'));
});

test('a mailbox gets six mails in 30 days, and after that only mails about a forgotten password', async () => {
  const email = `${createUniqueName('stranger')}@example.com`;
  const token = await signUp(email);
  const resendLink = () => call(shop.app, '/api/users/email/resend', {}, { token });
  for (let day = 0; day < 4; day++) {
    for (let round = 0; round < 4; round++) await resendLink();
    await passDays(2);
  }
  expect(await listMailKinds(email)).toHaveLength(in_30_days_max);
  expect((await resendLink()).status).toBe(429);
  for (let round = 0; round < 3; round++) await forgotPassword(shop.db, shop.context.mailer, email);
  expect((await listMailKinds(email)).filter((kind) => kind === 'reset')).toHaveLength(resets_in_24_hours_max);
  await passDays(30);
  await deleteOldProofMails(shop.db);
  expect(await shop.db.selectFrom('proof_mails').select('created_at').execute()).toEqual([]);
  expect((await resendLink()).status).toBe(200);
});

test('a stranger who requests resets all day cannot block the owner for more than a day, and causes 36 mails in 30 days', async () => {
  const email = `${createUniqueName('owner')}@example.com`;
  await signUp(email);
  const countResets = async () => (await listMailKinds(email)).filter((kind) => kind === 'reset').length;
  for (let day = 1; day <= 30; day++) {
    const countBefore = await countResets();
    for (let hour = 0; hour < 5; hour++) {
      // Resets the limits of requests, so that only the limit of mails applies.
      await shop.db.deleteFrom('rate_limits').execute();
      await forgotPassword(shop.db, shop.context.mailer, email);
    }
    expect(await countResets()).toBeGreaterThan(countBefore);
    if (day < 30) await passDays(1);
  }
  expect(await listMailKinds(email)).toHaveLength(in_30_days_max + 30 * resets_in_24_hours_max);
});

test('a mail of a rolled-back transaction is not counted', async () => {
  const email = `${createUniqueName('stranger')}@example.com`;
  const mail = { to: email, user_id: null, language: 'en', template: 'confirmEmail', data: { name: 'Keza', token: 'T' } } as const;
  await expect(
    shop.db.transaction().execute(async (trx) => {
      expect(await shop.context.mailer.writeProofMail(trx, mail)).toBe(true);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await shop.db.selectFrom('proof_mails').select('created_at').execute()).toEqual([]);
});

test.each([
  ['Keza+shop@Example.com', 'keza@example.com'],
  ['k.e.z.a+x@gmail.com', 'keza@gmail.com'],
  ['keza@googlemail.com', 'keza@gmail.com'],
  ['k.eza@example.com', 'k.eza@example.com'],
])('the address %s belongs to the mailbox %s', (email, mailbox) => {
  expect(normaliseMailbox(email)).toBe(mailbox);
});

describe('a string that is not a verified address', () => {
  const data = { name: 'Keza', order_id: 'o', change: 'packaging', tracking_url: '' } as const;
  /** Never runs; the type checker must refuse each call. */
  const writeToPlainStrings = (mailer: Mailer, email: string) => [
    // @ts-expect-error an order mail goes to a verified address only
    mailer.write(shop.db, { to: email, user_id: null, language: 'en', template: 'orderStatus', data }),
    // @ts-expect-error writeProofMail accepts only templates that verify an address
    mailer.writeProofMail(shop.db, { to: email, user_id: null, language: 'en', template: 'orderStatus', data }),
    // @ts-expect-error only the contact form's mail goes to the shop
    mailer.writeToShop(shop.db, { to: email, reply_to: email, user_id: null, template: 'orderStatus', data }),
  ];

  test('is refused by the type checker, and an account without a verified address has none', () => {
    // Uses the function without calling it; the number is that of its parameters.
    expect(writeToPlainStrings).toHaveLength(2);
    expect(getVerifiedEmail({ email: 'keza@example.com', email_verified_at: null })).toBeNull();
    expect(getVerifiedEmail({ email: 'keza@example.com', email_verified_at: new Date() })).toBe('keza@example.com');
  });
});
