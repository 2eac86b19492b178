/** The coupon of a new member, from the sign-up that brings it. */
import { NEW_MEMBER_COUPON_DAYS, NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { call } from '../../../test/support/call.ts';
import { addPerson, fresh } from '../../../test/support/fixtures.ts';
import { newMemberCode } from './coupon-code.ts';

vi.mock(import('./coupon-code.ts'), async (original) => {
  const { newMemberCode } = await original();
  return { newMemberCode: vi.fn(newMemberCode) };
});

let shop: TestShop;
const queued: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({
    later: async (_db, name) => {
      queued.push(name);
    },
  });
});
afterAll(() => shop.close());

let phones = 0;
const newPhone = () => `0788${String(100_000 + ++phones)}`;

async function join(over: Record<string, unknown> = {}) {
  const username = fresh('keza');
  const form = { username, name: 'Keza', email: `${username}@example.com`, password: 'secret', phone: newPhone(), ...over };
  const { status, body } = await call(shop.app, '/api/users/createAccount', form);
  if (status !== 200) return { ...form, status, token: '', user_id: '' };
  const { token } = (await call(shop.app, '/api/users/login', { username: form.username, password: form.password })).body;
  return { ...form, status, token, user_id: body.user.user_id as string };
}

const couponsOf = async ({ token }: { token: string }) =>
  (await call(shop.app, '/api/orders/coupons/mine', undefined, { method: 'GET', token })).body.results;
const mailsOf = ({ user_id }: { user_id: string }) => shop.db.selectFrom('mails').selectAll().where('user_id', '=', user_id).execute();

test('whoever joins has one that is theirs alone, and the welcome mail says its code and until when', async () => {
  queued.length = 0;
  const [person, other] = [await join(), await addPerson(shop.db)];
  const results = await couponsOf(person);
  expect(results).toEqual([
    {
      coupon_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      coupon_code: expect.stringMatching(/^MURAHO-[34679CDFGHJKMNPQRTVWXY]{6}$/),
      coupon_type: 'percentage',
      discount: NEW_MEMBER_PERCENT,
      minimum_spend: 0,
      starts_at: expect.any(String),
      ends_at: expect.any(String),
    },
  ]);
  const [{ coupon_code, starts_at, ends_at }] = results;
  expect(Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 86_400_000)).toBe(NEW_MEMBER_COUPON_DAYS);
  const kept = await shop.db.selectFrom('coupons').selectAll().where('user_id', '=', person.user_id).execute();
  expect(kept).toMatchObject([{ total_limit: 1, person_limit: 1, new_members_only: true }]);
  const mails = await mailsOf(person);
  expect(mails).toMatchObject([{ kind: 'welcome', to_address: person.email, state: 'waiting' }]);
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Kigali' }).format(new Date(ends_at));
  for (const text of [mails[0]?.text, mails[0]?.html]) {
    expect(text).toContain(coupon_code);
    expect(text).toContain(until);
    expect(text).toContain('5% off');
  }
  expect(queued).toEqual(['send-mail']);
  expect(await couponsOf(other)).toEqual([]);
});

test.each([
  ['0788 222 333', '+250788222333'],
  ['+250 (788) 444-555', '0788444555'],
  ['0032 2 555 12 12', '+32 (2) 555-12-12'],
  ['Ask my sister', ' ask my SISTER '],
])('the phone %j is known again as %j: the account is made, without a second coupon', async (first, second) => {
  const [person, again] = [await join({ phone: first }), await join({ phone: second })];
  expect(await couponsOf(person)).toHaveLength(1);
  expect([again.status, await couponsOf(again)]).toEqual([200, []]);
  const [mail] = await mailsOf(again);
  expect(mail?.kind).toBe('welcome');
  for (const text of [mail?.text, mail?.html]) expect(text).not.toMatch(/MURAHO|off|oupon/);
});

test('an e-mail address is known again in capitals and with a note behind a plus, and after its account was erased', async () => {
  const name = fresh('aline');
  const first = await join({ email: `${name}@Example.com` });
  const plus = await join({ email: `${name}+shop@example.com` });
  await shop.db.deleteFrom('users').where('user_id', '=', first.user_id).execute();
  const back = await join({ email: `${name.toUpperCase()}@example.com` });
  expect([plus.status, back.status]).toEqual([200, 200]);
  expect([await couponsOf(plus), await couponsOf(back)]).toEqual([[], []]);
});

test('whoever came with a known phone is known by the new address, too', async () => {
  const first = await join();
  const second = await join({ phone: first.phone });
  await shop.db.deleteFrom('users').where('user_id', '=', second.user_id).execute();
  expect(await couponsOf(await join({ email: second.email }))).toEqual([]);
});

test('a sign-up that is refused leaves neither coupon nor mail, and uses nothing up', async () => {
  const first = await join();
  const rows = async () =>
    (
      await sql<{ rows: string }>`select concat_ws(' ', (select count(*) from coupons), (select count(*) from mails),
        (select count(*) from new_members)) as rows`.execute(shop.db)
    ).rows[0]?.rows;
  const before = await rows();
  const phone = newPhone();
  queued.length = 0;
  expect((await join({ username: first.username, phone })).status).toBe(409);
  expect((await join({ email: first.email, phone })).status).toBe(409);
  expect(await rows()).toBe(before);
  expect(await couponsOf(await join({ phone }))).toHaveLength(1);
});

test('a code that is taken is drawn again', async () => {
  const [{ coupon_code }] = await couponsOf(await join());
  vi.mocked(newMemberCode).mockReturnValueOnce(coupon_code).mockReturnValueOnce(coupon_code);
  const [own] = await couponsOf(await join());
  expect(own.coupon_code).toMatch(/^MURAHO-/);
  expect(own.coupon_code).not.toBe(coupon_code);
});

test('only what can be used now is listed, and what ends first comes first', async () => {
  const { user_id, token } = await addPerson(shop.db);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000);
  const add = (coupon_code: string, starts_at: Date, ends_at: Date | null, owner: string | null = user_id) =>
    shop.db
      .insertInto('coupons')
      .values({ coupon_code, coupon_type: 'fixed', discount: 2_000, minimum_spend_rwf: 10_000, starts_at, ends_at, user_id: owner })
      .execute();
  await add('ENDLESS', day(-1), null);
  await add('LATER', day(-1), day(20));
  await add('SOON', day(-1), day(2));
  await add('OVER', day(-9), day(-1));
  await add('NOT-YET', day(1), day(9));
  await add('EVERYBODYS', day(-1), null, null);
  const results = await couponsOf({ token });
  expect(results.map((one: { coupon_code: string }) => one.coupon_code)).toEqual(['SOON', 'LATER', 'ENDLESS']);
  expect(results[2]).toMatchObject({ coupon_type: 'fixed', discount: 2_000, minimum_spend: 10_000, ends_at: null });
});
