/**
 * Tests the link by which a staff member sets a new password after she has forgotten hers. The table `staff_invitations` holds these links
 * too, so the audit log calls them `staff-invitations`.
 */
import { STAFF_ROLES } from '@uruhu/contract/staff/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { computeNextCode } from '../../../../test/support/fixtures/totp.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call } from '../../../../test/support/shop/call.ts';
import { addStaff, setStaffPassword } from '../staff.ts';
import { createTotpSecret } from '../totp/totp.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop({ publicUrl: 'https://shop.example' });
  owner = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

const [FORMER_PASSWORD, NEW_PASSWORD] = ['a long enough one', 'another long enough one'];
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown, token: string = owner.token) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token });
const sendLink = (staff_id: string, token?: string) => send('POST', `staff/${staff_id}/password-link`, undefined, token);
const acceptPasswordLink = (token: string, password = NEW_PASSWORD) =>
  call(shop.app, '/api/admin/password-links/accept', { token, password });
const signIn = (username: string, password: string, totp?: string) =>
  call(shop.app, '/api/admin/session', { username, password, wants_token: true, ...(totp ? { totp } : {}) });
const isSignedIn = async (token: string) => (await send('GET', 'session', undefined, token)).status === 200;
/** Creates a phone number that hardly any other account of the tests has. */
const createPhone = () => `07886${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
const invalidLinkReply = { status: 400, body: { code: 'password_link_invalid' } };

async function addMember() {
  const username = createUniqueName('keza');
  await addStaff(shop.db, { username, name: 'Keza', role: 'packer', password: FORMER_PASSWORD });
  const email = `${username}@example.com`;
  const emailUpdate = shop.db.updateTable('staff').set({ email }).where('username', '=', username).returning('staff_id');
  const { staff_id } = await emailUpdate.executeTakeFirstOrThrow();
  return { staff_id, username, email, token: (await signIn(username, FORMER_PASSWORD)).body.token as string };
}

async function readLinkToken(email: string): Promise<string> {
  const mails = shop.db.selectFrom('mails').select('text').where('to_address', '=', email).where('kind', '=', 'staffPassword');
  const { text } = await mails.orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  return /https:\/\/shop\.example\/admin\/new-password#([\w-]{43})/.exec(text)?.[1] ?? '';
}

async function addMemberWithLink() {
  const member = await addMember();
  expect((await sendLink(member.staff_id)).status).toBe(200);
  return { ...member, linkToken: await readLinkToken(member.email) };
}

describe('a link for a new password', () => {
  test('is sent to a member although strangers have caused other mails to her mailbox', async () => {
    const { staff_id, email } = await addMember();
    for (const number of [0, 1, 2, 3]) {
      const username = createUniqueName('stranger');
      // Mail to keza+0@example.com arrives in the mailbox of keza@example.com.
      const address = email.replace('@', `+${number}@`);
      const shopper = { username, name: 'Eve', email: address, phone: createPhone() };
      expect(await call(shop.app, '/api/users/createAccount', { ...shopper, password: 'a shopper’s one', address: '' })).toMatchObject({
        body: { status: 'success' },
      });
    }
    // The mailbox has reached its limit of three such mails a day from sign-ups. Links for staff are counted separately.
    expect(await shop.db.selectFrom('proof_mails').select('created_at').execute()).toHaveLength(3);
    expect((await sendLink(staff_id)).status).toBe(200);
    expect(await readLinkToken(email)).not.toBe('');
  });

  test('sets the password once, ends the sessions, and is logged', async () => {
    const { staff_id, username, email, token } = await addMember();
    const reply = await sendLink(staff_id);
    expect([reply.status, reply.body.data]).toEqual([200, expect.objectContaining({ staff_id, state: 'active' })]);
    expect(Math.round((Date.parse(reply.body.data.link_until) - Date.now()) / 3_600_000)).toBe(24);
    // Nothing changes for her until she follows the link.
    expect([await isSignedIn(token), (await signIn(username, FORMER_PASSWORD)).status]).toEqual([true, 200]);
    const linkToken = await readLinkToken(email);
    expect(await acceptPasswordLink(linkToken)).toMatchObject({ status: 200, body: { data: { username } } });
    expect(await isSignedIn(token)).toBe(false);
    expect([(await signIn(username, FORMER_PASSWORD)).status, (await signIn(username, NEW_PASSWORD)).status]).toEqual([401, 200]);
    expect(await acceptPasswordLink(linkToken, 'a third long enough one')).toMatchObject(invalidLinkReply);
    expect((await signIn(username, NEW_PASSWORD)).status).toBe(200);
    const { data: log } = (await send('GET', `audit?filter={"record_id":"${staff_id}"}`)).body;
    expect(log.slice(0, 2)).toEqual([
      expect.objectContaining({ noun: 'staff', staff_id, changes: { password_hash: { hidden: true } } }),
      expect.objectContaining({ noun: 'staff-invitations', staff_id: owner.staff_id }),
    ]);
    expect(JSON.stringify(log)).not.toContain(linkToken);
  });

  test('does not turn off TOTP of the member', async () => {
    const { staff_id, username, linkToken } = await addMemberWithLink();
    const secret = createTotpSecret();
    await shop.db.insertInto('staff_totp').values({ staff_id, secret, confirmed_at: new Date() }).execute();
    expect((await acceptPasswordLink(linkToken)).status).toBe(200);
    expect(await signIn(username, NEW_PASSWORD)).toMatchObject({ status: 401, body: { code: 'totp_needed' } });
    expect((await signIn(username, NEW_PASSWORD, computeNextCode(secret))).status).toBe(200);
  });

  test('is refused once it has expired, and a new one works instead of the earlier one', async () => {
    const { staff_id, username, email, linkToken } = await addMemberWithLink();
    await shop.db
      .updateTable('staff_invitations')
      .set({ expires_at: new Date(0) })
      .where('staff_id', '=', staff_id)
      .execute();
    expect(await acceptPasswordLink(linkToken)).toMatchObject(invalidLinkReply);
    expect((await sendLink(staff_id)).status).toBe(200);
    expect(await acceptPasswordLink(linkToken)).toMatchObject(invalidLinkReply);
    expect((await signIn(username, FORMER_PASSWORD)).status).toBe(200);
    expect((await acceptPasswordLink(await readLinkToken(email))).status).toBe(200);
  });

  test.each<[string, (member: Awaited<ReturnType<typeof addMember>>) => Promise<unknown>]>([
    [
      'the member is disabled, also when she is enabled again',
      async ({ staff_id }) => {
        await send('POST', `staff/${staff_id}/disable`);
        await send('POST', `staff/${staff_id}/enable`);
      },
    ],
    // The version is 2, because addMember has set the address of the new member.
    ['her address changes', ({ staff_id }) => send('PATCH', `staff/${staff_id}`, { version: 2, email: 'new@example.com' })],
    [
      'she remembers her password and changes it',
      ({ token }) => send('POST', 'session/password', { current_password: FORMER_PASSWORD, password: 'a third long enough one' }, token),
    ],
    ['the operator sets another password', ({ username }) => setStaffPassword(shop.db, username, 'a third long enough one')],
  ])('ends when %s', async (_, endLink) => {
    const member = await addMemberWithLink();
    await endLink(member);
    expect(await acceptPasswordLink(member.linkToken)).toMatchObject(invalidLinkReply);
    expect((await signIn(member.username, NEW_PASSWORD)).status).toBe(401);
    expect((await send('GET', `staff/${member.staff_id}`)).body.data.link_until).toBeNull();
  });

  test('stays open when the password is too short or public', async () => {
    const { linkToken, username } = await addMemberWithLink();
    expect(await acceptPasswordLink(linkToken, 'short')).toMatchObject({ status: 400, body: { code: 'password_too_short' } });
    expect(await acceptPasswordLink(linkToken, 'muraho-staff')).toMatchObject({ status: 422, body: { code: 'password_is_public' } });
    expect(await acceptPasswordLink(linkToken, `${username}!!`)).toMatchObject({ status: 422, body: { code: 'password_is_guessable' } });
    expect([(await signIn(username, FORMER_PASSWORD)).status, (await acceptPasswordLink(linkToken)).status]).toEqual([200, 200]);
  });

  test('cannot be used as an invitation, nor can an invitation be used to set a new password', async () => {
    const { linkToken, username } = await addMemberWithLink();
    const acceptAsInvitation = (token: string) =>
      call(shop.app, '/api/admin/invitations/accept', { token, username: 'other', password: NEW_PASSWORD });
    expect(await acceptAsInvitation(linkToken)).toMatchObject({ status: 400, body: { code: 'invitation_invalid' } });
    const email = `${createUniqueName('invited')}@example.com`;
    expect((await send('POST', 'staff', { name: 'Bose', email, role: 'packer' })).status).toBe(200);
    const mails = shop.db.selectFrom('mails').select('text').where('to_address', '=', email);
    const invitation = /invitation#([\w-]{43})/.exec((await mails.executeTakeFirstOrThrow()).text)?.[1] ?? '';
    expect(await acceptPasswordLink(invitation)).toMatchObject(invalidLinkReply);
    expect([(await acceptPasswordLink(linkToken)).status, (await signIn(username, NEW_PASSWORD)).status]).toEqual([200, 200]);
  });

  test.each(['', 'x', 'x'.repeat(101), 'A'.repeat(43)])('with the token %j is refused', async (token) => {
    expect(await acceptPasswordLink(token)).toMatchObject(invalidLinkReply);
  });
});

describe('sending a link', () => {
  test('to a member who is invited, disabled, without an address or unknown is refused', async () => {
    const { staff_id } = await addMember();
    await send('POST', `staff/${staff_id}/disable`);
    expect(await sendLink(staff_id)).toMatchObject({ status: 409, body: { code: 'member_not_active' } });
    const email = `${createUniqueName('invited')}@example.com`;
    const invitedMember = (await send('POST', 'staff', { name: 'Bose', email, role: 'packer' })).body.data;
    expect(await sendLink(invitedMember.staff_id)).toMatchObject({ status: 409, body: { code: 'member_not_active' } });
    const member = await addStaffMember(shop.db, 'editor');
    expect(await sendLink(member.staff_id)).toMatchObject({ status: 422, body: { code: 'member_without_email' } });
    for (const unknown of ['none', crypto.randomUUID()]) expect(await sendLink(unknown)).toMatchObject({ status: 404 });
    const ids = [staff_id, member.staff_id];
    expect(await shop.db.selectFrom('staff_invitations').select('staff_id').where('staff_id', 'in', ids).execute()).toEqual([]);
  });

  test('is refused to an owner for herself, because a stolen session could then set a password', async () => {
    await shop.db
      .updateTable('staff')
      .set({ email: `${owner.username}@example.com` })
      .where('staff_id', '=', owner.staff_id)
      .execute();
    expect(await sendLink(owner.staff_id)).toMatchObject({ status: 422, body: { code: 'member_is_self' } });
    expect((await send('GET', `staff/${owner.staff_id}`)).body.data.link_until).toBeNull();
  });

  test.each(STAFF_ROLES.filter((role) => role !== 'owner'))('is refused to the role %s', async (role) => {
    const { staff_id, email } = await addMember();
    const { token } = await addStaffMember(shop.db, role);
    expect(await sendLink(staff_id, token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await shop.db.selectFrom('mails').select('mail_id').where('to_address', '=', email).execute()).toEqual([]);
  });

  test('to one mailbox is limited to a few times a day', async () => {
    const { staff_id } = await addMember();
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt++) statuses.push((await sendLink(staff_id)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
