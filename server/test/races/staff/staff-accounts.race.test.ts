/** Concurrent calls about staff accounts, of which only one may succeed. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../../src/domains/staff/staff.ts';
import { createTotpSecret } from '../../../src/domains/staff/totp/totp.ts';
import { createUniqueName } from '../../support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { computeCodeNow } from '../../support/fixtures/totp.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ROUNDS = 6;
const PASSWORD = 'a long enough one';
const listStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort();
const signIn = (username: string, totp: string) =>
  call(shop.app, '/api/admin/session', { username, password: PASSWORD, totp, wants_token: true });
const countSessions = async (staff_id: string) =>
  (await shop.db.selectFrom('staff_sessions').select('staff_id').where('staff_id', '=', staff_id).execute()).length;

async function addStaffMemberWithTotp(recovery_code = '') {
  const username = createUniqueName('keza');
  await addStaff(shop.db, { username, name: 'Keza', password: PASSWORD });
  const { staff_id } = await shop.db.selectFrom('staff').select('staff_id').where('username', '=', username).executeTakeFirstOrThrow();
  const secret = createTotpSecret();
  const recovery_hashes = [createHash('sha256').update(recovery_code).digest('hex')];
  await shop.db.insertInto('staff_totp').values({ staff_id, secret, confirmed_at: new Date(), recovery_hashes }).execute();
  return { staff_id, username, secret };
}

test('of several sign-ins with one code, one succeeds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { staff_id, username, secret } = await addStaffMemberWithTotp();
    const code = computeCodeNow(secret);
    const responses = await Promise.all([1, 2, 3].map(() => signIn(username, code)));
    expect(listStatuses(responses)).toEqual([200, 422, 422]);
    expect(await countSessions(staff_id)).toBe(1);
  }
});

test('of several sign-ins with one recovery code, one succeeds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { staff_id, username } = await addStaffMemberWithTotp('ABCDEFGHIJKL');
    const responses = await Promise.all([1, 2, 3].map(() => signIn(username, 'ABCD-EFGH-IJKL')));
    expect(listStatuses(responses)).toEqual([200, 422, 422]);
    expect(await countSessions(staff_id)).toBe(1);
  }
});

/** Adds an invited staff member, and returns the token of her link. */
async function addInvitation(): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const invited = { name: 'Keza', role: 'packer', username: null, password_hash: null } as const;
  const { staff_id } = await shop.db.insertInto('staff').values(invited).returning('staff_id').executeTakeFirstOrThrow();
  const token_hash = createHash('sha256').update(token).digest();
  await shop.db
    .insertInto('staff_invitations')
    .values({ staff_id, token_hash, expires_at: new Date(Date.now() + 60_000) })
    .execute();
  return token;
}
const acceptInvitation = (token: string, username: string) =>
  call(shop.app, '/api/admin/invitations/accept', { token, username, password: PASSWORD });

test('of several visitors who follow one invitation, one gets the account', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const token = await addInvitation();
    const usernames = [createUniqueName('keza'), createUniqueName('aline'), createUniqueName('bose')];
    const responses = await Promise.all(usernames.map((username) => acceptInvitation(token, username)));
    expect(listStatuses(responses)).toEqual([200, 400, 400]);
    expect(await shop.db.selectFrom('staff').select('username').where('username', 'in', usernames).execute()).toHaveLength(1);
  }
});

test('of two invited staff members who choose one username, one gets it, and the other can choose again', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const tokens = [await addInvitation(), await addInvitation()];
    const username = createUniqueName('keza');
    const responses = await Promise.all(tokens.map((token) => acceptInvitation(token, username)));
    expect(listStatuses(responses)).toEqual([200, 409]);
    const refusedToken = tokens[responses.findIndex(({ status }) => status === 409)] ?? '';
    expect((await acceptInvitation(refusedToken, createUniqueName('aline'))).status).toBe(200);
  }
});

test('two owners who demote or disable each other leave one owner', async () => {
  await shop.db.deleteFrom('staff_sessions').execute();
  for (let round = 0; round < ROUNDS; round++) {
    const owners = [await addStaffMember(shop.db), await addStaffMember(shop.db)] as const;
    const owner_ids = owners.map(({ staff_id }) => staff_id);
    // Demotes the owners of earlier tests and rounds.
    await shop.db.updateTable('staff').set({ role: 'packer' }).where('role', '=', 'owner').where('staff_id', 'not in', owner_ids).execute();
    const demoteOrDisable = (actor: TestStaffMember, { staff_id }: TestStaffMember) =>
      round % 2
        ? call(shop.app, `/api/admin/staff/${staff_id}`, { version: 1, role: 'packer' }, { token: actor.token, method: 'PATCH' })
        : call(shop.app, `/api/admin/staff/${staff_id}/disable`, undefined, { token: actor.token });
    const responses = await Promise.all([demoteOrDisable(owners[0], owners[1]), demoteOrDisable(owners[1], owners[0])]);
    // The later call is refused: with 409, as it would remove the last owner, or with 401 or 403, if its caller was no owner when it began.
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const remainingOwners = await shop.db
      .selectFrom('staff')
      .select('staff_id')
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .where('staff_id', 'in', owner_ids)
      .execute();
    expect(remainingOwners).toHaveLength(1);
  }
});

test('two transactions that each demote one of two owners: the database refuses the second', async () => {
  const owners = [await addStaffMember(shop.db), await addStaffMember(shop.db)] as const;
  const owner_ids = owners.map(({ staff_id }) => staff_id);
  await shop.db.updateTable('staff').set({ role: 'packer' }).where('role', '=', 'owner').where('staff_id', 'not in', owner_ids).execute();
  const demote = (staff_id: string) => (db: typeof shop.db) =>
    db.updateTable('staff').set({ role: 'packer' }).where('staff_id', '=', staff_id).execute();
  let second: Promise<unknown> = Promise.resolve();
  await shop.db.transaction().execute(async (trx) => {
    await demote(owners[0].staff_id)(trx);
    second = demote(owners[1].staff_id)(shop.db).catch((error) => error);
    // Lets the second statement begin, which then waits for the first transaction.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(await second).toMatchObject({ constraint: 'staff_last_owner' });
});

test('of two editors who saw the same version, one changes the staff member', async () => {
  const owner = await addStaffMember(shop.db);
  for (let round = 0; round < ROUNDS; round++) {
    const { staff_id } = await addStaffMember(shop.db, 'packer');
    const rename = (name: string) =>
      call(shop.app, `/api/admin/staff/${staff_id}`, { version: 1, name }, { token: owner.token, method: 'PATCH' });
    const responses = await Promise.all([rename('One'), rename('Other')]);
    expect(listStatuses(responses)).toEqual([200, 409]);
    const savedName = responses.find(({ status }) => status === 200)?.body.data.name;
    expect(responses.find(({ status }) => status === 409)?.body.data).toMatchObject({ name: savedName, version: 2 });
  }
});

test('a guessed version changes no role and no code to dial without a proof', async () => {
  const thief = await addStaffMember(shop.db, 'owner');
  const member = await addStaffMember(shop.db, 'packer');
  await shop.db.updateTable('staff_sessions').set({ proved_at: null }).where('staff_id', '=', thief.staff_id).execute();
  const send = (path: string, method: 'GET' | 'PATCH', body?: object) =>
    call(shop.app, `/api/admin/${path}`, body, { token: thief.token, method });
  for (let round = 0; round < ROUNDS * 3; round++) {
    const [{ version }, settings] = [
      (await send(`staff/${member.staff_id}`, 'GET')).body.data,
      (await send('settings', 'GET')).body.data as { version: number; ussd_code: string },
    ];
    const responses = await Promise.all([
      ...[0, 1, 1, 1].map((ahead) =>
        send(`staff/${member.staff_id}`, 'PATCH', { version: version + ahead, ...(ahead ? { role: 'owner' } : { name: `Keza ${round}` }) }),
      ),
      ...[0, 1, 1, 1].map((ahead) =>
        send('settings', 'PATCH', {
          version: settings.version + ahead,
          ...(ahead ? { ussd_code: '*182*8*1*666#' } : { name: `Shop ${round}` }),
        }),
      ),
    ]);
    expect(listStatuses(responses).filter((status) => status === 200)).toHaveLength(2);
    expect((await send(`staff/${member.staff_id}`, 'GET')).body.data.role).toBe('packer');
    expect((await send('settings', 'GET')).body.data.ussd_code).toBe(settings.ussd_code);
  }
});
