/** The coupon that a new member gets at sign-up. */
import { NEW_MEMBER_COUPON_DAYS, NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addShopper, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { confirmEmail, findMailedToken } from '../../../test/support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { createNewMemberCode } from './coupon-code.ts';

vi.mock(import('./coupon-code.ts'), async (original) => {
  const real = await original();
  return { ...real, createNewMemberCode: vi.fn(real.createNewMemberCode) };
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let phoneCount = 0;
const createPhone = () => `0788${String(100_000 + ++phoneCount)}`;

async function signUp(changes: Record<string, unknown> = {}) {
  const username = createUniqueName('keza');
  const form = { username, name: 'Keza', email: `${username}@example.com`, password: 'secret', phone: createPhone(), ...changes };
  const { status, body } = await call(shop.app, '/api/users/createAccount', form);
  if (status !== 200) return { ...form, status, token: '', user_id: '' };
  const { token } = (await call(shop.app, '/api/users/login', { username: form.username, password: form.password })).body;
  return { ...form, status, token, user_id: body.user.user_id as string };
}

const listCoupons = async ({ token }: { token: string }) => (await callGet(shop.app, '/api/orders/coupons/mine', { token })).body.results;
const confirmAddress = async ({ email }: { email: string }) =>
  expect((await confirmEmail(shop.app, await findMailedToken(shop.db, email))).status).toBe(200);
const setNewMemberOffer = (new_member_offer: boolean) =>
  shop.db
    .insertInto('site_settings')
    .values({ name: 'Uruhu', new_member_offer })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ new_member_offer }))
    .execute();
const findMails = ({ user_id }: { user_id: string }) => shop.db.selectFrom('mails').selectAll().where('user_id', '=', user_id).execute();

test('signing up gives the account a coupon, and the welcome mail names its code and last day', async () => {
  const shopper = await signUp();
  const shopperWithoutCoupon = await addShopper(shop.db);
  const results = await listCoupons(shopper);
  expect(results).toEqual([
    {
      coupon_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      coupon_code: expect.stringMatching(/^MURAHO-[34679CDFGHJKMNPQRTVWXY]{6}$/),
      coupon_type: 'percentage',
      discount: NEW_MEMBER_PERCENT,
      minimum_spend: 0,
      starts_at: expect.any(String),
      ends_at: expect.any(String),
      needs_verified_email: true,
      new_members_only: true,
    },
  ]);
  const [{ coupon_code, starts_at, ends_at }] = results;
  expect(Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 86_400_000)).toBe(NEW_MEMBER_COUPON_DAYS);
  const storedCoupons = await shop.db.selectFrom('coupons').selectAll().where('user_id', '=', shopper.user_id).execute();
  expect(storedCoupons).toMatchObject([{ total_limit: 1, person_limit: 1, new_members_only: true }]);
  const mails = await findMails(shopper);
  expect(mails).toMatchObject([{ kind: 'welcome', to_address: shopper.email, state: 'waiting' }]);
  const lastDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Kigali' }).format(new Date(ends_at));
  for (const text of [mails[0]?.text, mails[0]?.html]) {
    expect(text).toContain(coupon_code);
    expect(text).toContain(lastDay);
    expect(text).toContain('5% off');
  }
  expect(await listCoupons(shopperWithoutCoupon)).toEqual([]);
});

test('while the shop makes no offer, new members get no coupon and no mail speaks of one, and earlier members keep theirs', async () => {
  const earlyMember = await signUp();
  await setNewMemberOffer(false);
  const lateMember = await signUp();
  for (const shopper of [earlyMember, lateMember]) await confirmAddress(shopper);
  expect(await listCoupons(earlyMember)).toHaveLength(1);
  expect(await listCoupons(lateMember)).toEqual([]);
  const [mail] = await findMails(lateMember);
  expect(mail?.text).not.toMatch(/coupon|gift|% off/i);

  // `lateMember` has confirmed her address, so the shop knows her phone.
  await setNewMemberOffer(true);
  expect(await listCoupons(await signUp({ phone: lateMember.phone }))).toEqual([]);
});

/** Two spellings of the same number. */
const PHONE_SPELLINGS = [
  ['0788 222 333', '+250788222333'],
  ['+250 (788) 444-555', '0788444555'],
  ['0032 2 555 12 12', '+32 (2) 555-12-12'],
] as const;

test.each(PHONE_SPELLINGS)(
  'once an account is confirmed, its phone %j is recognised as %j, and another account with it gets no coupon',
  async (phone, otherSpelling) => {
    const shopper = await signUp({ phone });
    await confirmAddress(shopper);
    const otherAccount = await signUp({ phone: otherSpelling });
    expect(await listCoupons(shopper)).toMatchObject([{ needs_verified_email: false }]);
    expect([otherAccount.status, await listCoupons(otherAccount)]).toEqual([200, []]);
    const [mail] = await findMails(otherAccount);
    expect(mail?.kind).toBe('welcome');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).not.toContain('MURAHO');
      expect(text).toContain('given once per person');
    }
  },
);

test('of two accounts that sign up with one phone, the first to confirm its address keeps the coupon, and the other loses it', async () => {
  const phone = createPhone();
  const [lastToConfirm, firstToConfirm] = [await signUp({ phone }), await signUp({ phone })];
  for (const shopper of [lastToConfirm, firstToConfirm]) expect(await listCoupons(shopper)).toHaveLength(1);
  for (const shopper of [firstToConfirm, lastToConfirm]) await confirmAddress(shopper);
  expect(await listCoupons(firstToConfirm)).toHaveLength(1);
  expect(await listCoupons(lastToConfirm)).toEqual([]);
});

/** Signs up like a shopper of the time when sign-up accepted any text as a phone. */
async function signUpWithoutPhone() {
  const shopper = await signUp();
  await shop.db.updateTable('users').set({ phone: 'Ask my sister' }).where('user_id', '=', shopper.user_id).execute();
  return shopper;
}

test('a shopper without a valid phone has no coupon once she confirms her address', async () => {
  const shopper = await signUpWithoutPhone();
  await confirmAddress(shopper);
  expect(await listCoupons(shopper)).toEqual([]);
});

test('a shopper who adds a valid phone before confirming the address gets the coupon on confirming, unless the phone is known', async () => {
  const [shopper, knownShopper] = [await signUpWithoutPhone(), await signUp()];
  await confirmAddress(knownShopper);
  const savePhone = (primaryPhone: string) => call(shop.app, '/api/users/phone/update', { primaryPhone }, { token: shopper.token });
  expect((await savePhone(createPhone())).status).toBe(200);
  await confirmAddress(shopper);
  expect(await listCoupons(shopper)).toMatchObject([{ coupon_type: 'percentage', needs_verified_email: false }]);
  const withUnreadablePhone = await signUpWithoutPhone();
  await call(shop.app, '/api/users/phone/update', { primaryPhone: knownShopper.phone }, { token: withUnreadablePhone.token });
  await confirmAddress(withUnreadablePhone);
  expect(await listCoupons(withUnreadablePhone)).toEqual([]);
});

test('an e-mail address is recognised in other capitals, with a +suffix, and after its account was erased', async () => {
  const name = createUniqueName('aline');
  const shopper = await signUp({ email: `${name}@Example.com` });
  await confirmAddress(shopper);
  const withSuffix = await signUp({ email: `${name}+shop@example.com` });
  await shop.db.deleteFrom('users').where('user_id', '=', shopper.user_id).execute();
  const afterErasure = await signUp({ email: `${name.toUpperCase()}@example.com` });
  expect([withSuffix.status, afterErasure.status]).toEqual([200, 200]);
  expect([await listCoupons(withSuffix), await listCoupons(afterErasure)]).toEqual([[], []]);
});

test('an account that was never confirmed leaves the coupon to a later account with its address and phone', async () => {
  const unconfirmed = await signUp();
  await shop.db.deleteFrom('users').where('user_id', '=', unconfirmed.user_id).execute();
  const owner = await signUp({ email: unconfirmed.email, phone: unconfirmed.phone });
  await confirmAddress(owner);
  expect(await listCoupons(owner)).toHaveLength(1);
});

test('signing up with a known phone records the new address, so that a later account with this address gets no coupon', async () => {
  const firstAccount = await signUp();
  await confirmAddress(firstAccount);
  const secondAccount = await signUp({ phone: firstAccount.phone });
  await confirmAddress(secondAccount);
  await shop.db.deleteFrom('users').where('user_id', '=', secondAccount.user_id).execute();
  expect(await listCoupons(await signUp({ email: secondAccount.email }))).toEqual([]);
});

test('a refused sign-up stores no coupon, mail or fingerprint', async () => {
  const existingShopper = await signUp();
  const countRows = async () =>
    (
      await sql<{ counts: string }>`select concat_ws(' ', (select count(*) from coupons), (select count(*) from mails),
        (select count(*) from new_members)) as counts`.execute(shop.db)
    ).rows[0]?.counts;
  const countsBefore = await countRows();
  const phone = createPhone();
  expect((await signUp({ username: existingShopper.username, phone })).status).toBe(409);
  expect((await signUp({ email: existingShopper.email, phone })).status).toBe(409);
  expect(await countRows()).toBe(countsBefore);
  // The phone of the refused sign-ups is not known to the shop, so it still gives a coupon.
  expect(await listCoupons(await signUp({ phone }))).toHaveLength(1);
});

test('if a random code is taken, the shopper gets another one', async () => {
  const [{ coupon_code }] = await listCoupons(await signUp());
  vi.mocked(createNewMemberCode).mockReturnValueOnce(coupon_code).mockReturnValueOnce(coupon_code);
  const [coupon] = await listCoupons(await signUp());
  expect(coupon.coupon_code).toMatch(/^MURAHO-/);
  expect(coupon.coupon_code).not.toBe(coupon_code);
});

test('a shopper’s list of coupons has only her own that can be used now, the first to expire first', async () => {
  const { user_id, token } = await addShopper(shop.db);
  const getDateAfterDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  type Terms = { starts_at: Date; ends_at: Date | null; owner_id?: string | null };
  const addCoupon = (coupon_code: string, { starts_at, ends_at, owner_id = user_id }: Terms) =>
    shop.db
      .insertInto('coupons')
      .values({ coupon_code, coupon_type: 'fixed', discount: 2_000, minimum_spend_rwf: 10_000, starts_at, ends_at, user_id: owner_id })
      .execute();
  await addCoupon('ENDLESS', { starts_at: getDateAfterDays(-1), ends_at: null });
  await addCoupon('LATER', { starts_at: getDateAfterDays(-1), ends_at: getDateAfterDays(20) });
  await addCoupon('SOON', { starts_at: getDateAfterDays(-1), ends_at: getDateAfterDays(2) });
  await addCoupon('OVER', { starts_at: getDateAfterDays(-9), ends_at: getDateAfterDays(-1) });
  await addCoupon('NOT-YET', { starts_at: getDateAfterDays(1), ends_at: getDateAfterDays(9) });
  await addCoupon('FOR-EVERYONE', { starts_at: getDateAfterDays(-1), ends_at: null, owner_id: null });
  const results = await listCoupons({ token });
  expect(results.map((item: { coupon_code: string }) => item.coupon_code)).toEqual(['SOON', 'LATER', 'ENDLESS']);
  expect(results[2]).toMatchObject({
    coupon_type: 'fixed',
    discount: 2_000,
    minimum_spend: 10_000,
    ends_at: null,
    new_members_only: false,
  });
});
