/** Members prove who they are before they act on staff or money, and the owners read of each act. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { computeCodeNow, computeNextCode, decodeBase32 } from '../../../../test/support/fixtures/totp.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call } from '../../../../test/support/shop/call.ts';
import { addStaff } from '../staff.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: reads the mails to all owners.
  shop = await openTestShop({ publicUrl: 'https://shop.example' });
});
afterAll(() => shop.close());

const PASSWORD = 'a long enough one';
const PROOF_NEEDED = { status: 403, body: { code: 'proof_needed' } };
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (token: string, method: Method, path: string, body?: unknown) => call(shop.app, `/api/admin/${path}`, body, { token, method });
const prove = (token: string, body: object) => send(token, 'POST', 'session/proof', body);
const signIn = (username: string, password = PASSWORD) => call(shop.app, '/api/admin/session', { username, password, wants_token: true });
const invite = (token: string) =>
  send(token, 'POST', 'staff', { name: 'Bose', email: `${createUniqueName('bose')}@example.com`, role: 'packer' });

async function addMember(role: 'owner' | 'manager' | 'packer' = 'owner') {
  const username = createUniqueName('keza');
  const email = `${username}@example.com`;
  await addStaff(shop.db, { username, name: 'Keza', role, password: PASSWORD });
  const { staff_id } = await shop.db
    .updateTable('staff')
    .set({ email })
    .where('username', '=', username)
    .returning('staff_id')
    .executeTakeFirstOrThrow();
  const { token } = (await signIn(username)).body;
  return { username, email, staff_id, token: token as string };
}
type SignedInMember = Awaited<ReturnType<typeof addMember>>;

/** Sets when the sessions of a member were proved: seconds ago, or never. */
const setProofAge = ({ staff_id }: { staff_id: string }, age_s: number | null) =>
  shop.db
    .updateTable('staff_sessions')
    .set({ proved_at: age_s === null ? null : new Date(Date.now() - age_s * 1_000) })
    .where('staff_id', '=', staff_id)
    .execute();

async function addUnprovedMember(role?: 'owner' | 'manager' | 'packer') {
  const member = await addMember(role);
  await setProofAge(member, null);
  return member;
}

async function setUpTotp({ token }: SignedInMember) {
  const secret = decodeBase32((await send(token, 'POST', 'session/totp', { password: PASSWORD })).body.data.secret);
  const { recovery_codes } = (await send(token, 'POST', 'session/totp/confirm', { totp: computeCodeNow(secret) })).body.data;
  return { secret, recovery_codes: recovery_codes as string[] };
}

describe('an act on staff', () => {
  test.each([
    [null, 403],
    [301, 403],
    [290, 200],
    // Stored while the clock was fast.
    [-3_600, 403],
  ])('by a member who proved who she is %j seconds ago gets %j', async (age_s, status) => {
    const member = await addMember();
    await setProofAge(member, age_s);
    expect((await invite(member.token)).status).toBe(status);
  });

  test('right after sign-in needs no other proof', async () => {
    expect((await invite((await addMember()).token)).status).toBe(200);
  });

  test('asks only once the form is right, and only a member who may do it', async () => {
    const owner = await addUnprovedMember();
    expect(await send(owner.token, 'POST', 'staff', { name: 'Bose', email: 'bose', role: 'packer' })).toMatchObject({ status: 400 });
    const packer = await addUnprovedMember('packer');
    expect(await invite(packer.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('is possible for five minutes after the proof, in the session that made it alone', async () => {
    const { username, token, staff_id } = await addUnprovedMember();
    const otherToken = (await signIn(username)).body.token;
    await setProofAge({ staff_id }, null);
    expect(await prove(token, { password: 'wrong' })).toMatchObject({ status: 422, body: { code: 'wrong_current_password' } });
    expect(await invite(token)).toMatchObject(PROOF_NEEDED);
    expect(await prove(token, { password: PASSWORD })).toMatchObject({ status: 200 });
    expect([(await invite(token)).status, (await invite(otherToken)).status]).toEqual([200, 403]);
  });
});

describe('a change of a member', () => {
  test.each([
    [{ name: 'Bose Mutesi' }, 200],
    [{ role: 'packer' }, 200],
    [{ role: 'owner' }, 403],
    [{ email: 'another@example.com' }, 403],
  ])('to %j without a proof gets %j: only a changed value asks', async (change, status) => {
    const { token } = await addUnprovedMember();
    const { staff_id, email } = await addMember('packer');
    const { version } = (await send(token, 'GET', `staff/${staff_id}`)).body.data;
    expect((await send(token, 'PATCH', `staff/${staff_id}`, { version, email, ...change })).status).toBe(status);
    expect((await send(token, 'PATCH', `staff/${staff_id}`, { version: version + 7, ...change })).body.code).toBe('changed_meanwhile');
  });

  test('to her own e-mail address asks for a proof, and the mail about it goes to the former address', async () => {
    const owner = await addUnprovedMember();
    const { version } = (await send(owner.token, 'GET', `staff/${owner.staff_id}`)).body.data;
    const change = { version, email: `new-${owner.email}` };
    expect(await send(owner.token, 'PATCH', `staff/${owner.staff_id}`, change)).toMatchObject(PROOF_NEEDED);
    await prove(owner.token, { password: PASSWORD });
    expect((await send(owner.token, 'PATCH', `staff/${owner.staff_id}`, change)).status).toBe(200);
    expect(await listMails(owner.email)).toEqual([expect.stringContaining('changed the e-mail address of Keza')]);
    expect(await listMails(change.email)).toEqual([]);
  });
});

test.each([
  [{ address: 'KG 7 Ave' }, 200],
  [{ ussd_code: '*182*8*1*1#' }, 403],
  [{ merchant_name: 'A THIEF' }, 403],
  [{ other_networks: 'Dial *500#' }, 403],
])('a manager who changes the settings to %j without a proof gets %j', async (change, status) => {
  const { token } = await addUnprovedMember('manager');
  const { version, ussd_code, merchant_name } = (await send(token, 'GET', 'settings')).body.data;
  expect((await send(token, 'PATCH', 'settings', { version, ussd_code, merchant_name, ...change })).status).toBe(status);
});

describe('a proof of a member with TOTP', () => {
  test('needs a code; each code counts once', async () => {
    const member = await addMember();
    const { secret } = await setUpTotp(member);
    await setProofAge(member, null);
    expect(await prove(member.token, { password: PASSWORD })).toMatchObject({
      status: 422,
      body: { code: 'proof_code_needed', errors: [{ path: 'totp' }] },
    });
    expect(await invite(member.token)).toMatchObject(PROOF_NEEDED);
    // One code, computed once, because a slow machine may come to the next one between two calls.
    const proof = { password: PASSWORD, totp: computeNextCode(secret) };
    expect((await prove(member.token, proof)).status).toBe(200);
    expect((await invite(member.token)).status).toBe(200);
    expect(await prove(member.token, proof)).toMatchObject({ body: { code: 'totp_wrong' } });
  });

  test('takes a recovery code, and uses it up', async () => {
    const member = await addMember();
    const [totp] = (await setUpTotp(member)).recovery_codes;
    expect((await prove(member.token, { password: PASSWORD, totp })).status).toBe(200);
    expect((await send(member.token, 'GET', 'session')).body.totp.recovery_codes_left).toBe(9);
    expect(await prove(member.token, { password: PASSWORD, totp })).toMatchObject({ body: { code: 'totp_wrong' } });
  });

  test('needs a code to change the password, too', async () => {
    const member = await addMember();
    const [totp] = (await setUpTotp(member)).recovery_codes;
    const change = (code?: string) =>
      send(member.token, 'POST', 'session/password', { current_password: PASSWORD, password: 'another long one', totp: code });
    expect(await change()).toMatchObject({ status: 422, body: { code: 'proof_code_needed' } });
    expect((await change(totp)).status).toBe(200);
  });
});

describe('wrong passwords', () => {
  const guess = async (token: string, count: number) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < count; attempt++) statuses.push((await prove(token, { password: 'wrong' })).status);
    return statuses;
  };

  test('of one session are limited, also for the right password, and keep nobody from signing in or proving in another session', async () => {
    const { username, token } = await addMember();
    const otherToken = (await signIn(username)).body.token;
    expect(await guess(token, 11)).toEqual([...Array(10).fill(422), 429]);
    expect((await prove(token, { password: PASSWORD })).status).toBe(429);
    expect((await prove(otherToken, { password: PASSWORD })).status).toBe(200);
    expect((await signIn(username)).status).toBe(200);
  });

  test('of many sessions are limited together', async () => {
    const { username, token } = await addMember();
    const tokens: string[] = [token];
    for (let count = 0; count < 2; count++) tokens.push((await signIn(username)).body.token);
    const statuses = [];
    for (const thief of tokens) statuses.push(...(await guess(thief, 8)));
    expect(statuses).toEqual([...Array(20).fill(422), ...Array(4).fill(429)]);
    expect((await signIn(username)).status).toBe(200);
  });

  test('of strangers at sign-in, from any number of addresses, keep no signed-in member from a proof', async () => {
    const { username, token } = await addUnprovedMember();
    let status = 401;
    // On a slow machine, some of the first attempts drain from the bucket meanwhile.
    for (let attempt = 0; attempt < 100 && status === 401; attempt++) ({ status } = await signIn(username, 'wrong'));
    expect(status).toBe(429);
    expect((await prove(token, { password: PASSWORD })).status).toBe(200);
  });
});

test('a session that has ended cannot be proved', async () => {
  const { token } = await addMember();
  await send(token, 'DELETE', 'session');
  expect((await prove(token, { password: PASSWORD })).status).toBe(401);
});

const listMails = async (to: string): Promise<string[]> => {
  const mails = shop.db.selectFrom('mails').select(['subject', 'text', 'kind']).where('to_address', '=', to);
  return (await mails.orderBy('created_at').execute()).map(({ text }) => text);
};
const clearMails = () => shop.db.deleteFrom('mails').execute();

test('a new password that is too common uses up no code', async () => {
  const member = await addMember();
  const [totp] = (await setUpTotp(member)).recovery_codes;
  const change = (password: string) => send(member.token, 'POST', 'session/password', { current_password: PASSWORD, password, totp });
  expect(await change('Basketball')).toMatchObject({ status: 422, body: { code: 'password_too_common' } });
  expect((await change('another long one')).status).toBe(200);
});

test('a member whose id comes in capitals is the same member', async () => {
  const owner = await addMember();
  const ownPath = `staff/${owner.staff_id.toUpperCase()}`;
  await setUpTotp(owner);
  expect(await send(owner.token, 'DELETE', `${ownPath}/totp`)).toMatchObject({ body: { code: 'member_is_self' } });
  expect(await send(owner.token, 'POST', `${ownPath}/password-link`)).toMatchObject({ body: { code: 'member_is_self' } });
});

describe('a mail about an act', () => {
  test('goes to each owner, the member whom it concerns, and the one who did it, once each', async () => {
    const [actor, otherOwner, member, colleague] = [
      await addMember(),
      await addMember(),
      await addMember('packer'),
      await addMember('packer'),
    ];
    const disabledOwner = await addMember();
    await send(actor.token, 'POST', `staff/${disabledOwner.staff_id}/disable`);
    await clearMails();
    const { version } = (await send(actor.token, 'GET', `staff/${member.staff_id}`)).body.data;
    await send(actor.token, 'PATCH', `staff/${member.staff_id}`, { version, role: 'owner', email: `new-${member.email}` });
    for (const { email } of [actor, otherOwner, member]) {
      expect(await listMails(email)).toEqual([expect.stringContaining('Keza changed the e-mail address and the role of Keza.')]);
    }
    expect(await listMails(otherOwner.email)).toEqual([
      expect.stringMatching(/Role: packer → owner[\s\S]+When: .+ Kigali time\nIP address: \S+/),
    ]);
    for (const { email } of [colleague, disabledOwner]) expect(await listMails(email)).toEqual([]);
  });

  test('also goes to an owner whom it demotes or disables', async () => {
    const [thief, owner] = [await addMember(), await addMember()];
    await clearMails();
    await send(thief.token, 'POST', `staff/${owner.staff_id}/disable`);
    expect(await listMails(owner.email)).toEqual([expect.stringContaining('disabled the account of Keza')]);
    // Nothing happens the second time.
    await send(thief.token, 'POST', `staff/${owner.staff_id}/disable`);
    expect(await listMails(thief.email)).toHaveLength(1);
  });

  test('does not come besides the invitation or the link that the member gets', async () => {
    const [owner, member] = [await addMember(), await addMember('packer')];
    await clearMails();
    await send(owner.token, 'POST', `staff/${member.staff_id}/password-link`);
    expect(await listMails(member.email)).toEqual([expect.stringContaining('by which you choose a new password')]);
    expect(await listMails(owner.email)).toEqual([expect.stringContaining('sent Keza a link for a new password')]);
    const email = `${createUniqueName('bose')}@example.com`;
    const { staff_id, version } = (await send(owner.token, 'POST', 'staff', { name: 'Bose', email, role: 'owner' })).body.data;
    expect(await listMails(email)).toEqual([expect.stringContaining('invites you to work')]);
    // Her address may be mistyped, so that a stranger would read what the staff do.
    await send(owner.token, 'PATCH', `staff/${staff_id}`, { version, email: `new-${email}` });
    expect(await listMails(email)).toHaveLength(1);
    expect(await listMails(owner.email)).toHaveLength(3);
  });

  test('names what shoppers pay by before and after', async () => {
    const [manager, owner] = [await addMember('manager'), await addMember()];
    const { version, ussd_code } = (await send(manager.token, 'GET', 'settings')).body.data;
    await clearMails();
    const change = { version, ussd_code: '*182*8*1*666#', merchant_name: 'UBWIZA LTD' };
    expect((await send(manager.token, 'PATCH', 'settings', change)).status).toBe(200);
    expect(await listMails(owner.email)).toEqual([expect.stringContaining(`Code to dial: ${ussd_code || 'nothing'} → *182*8*1*666#`)]);
    expect(await listMails(manager.email)).toHaveLength(1);
  });

  test('is not written if the act is refused', async () => {
    const [owner, member] = [await addMember(), await addMember('packer')];
    const { version } = (await send(owner.token, 'GET', `staff/${member.staff_id}`)).body.data;
    await clearMails();
    const reply = await send(owner.token, 'PATCH', `staff/${member.staff_id}`, { version, email: owner.email });
    expect(reply).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await listMails(owner.email)).toEqual([]);
  });

  test('goes to the shop if no owner has an address', async () => {
    const manager = await addMember('manager');
    await shop.db.updateTable('staff').set({ email: '' }).where('role', '=', 'owner').execute();
    await addStaffMember(shop.db);
    const { version } = (await send(manager.token, 'GET', 'settings')).body.data;
    await send(manager.token, 'PATCH', 'settings', { version, email: 'muraho@shop.example' });
    await clearMails();
    expect((await send(manager.token, 'GET', 'order-export?filter={}')).status).toBe(200);
    expect(await listMails('muraho@shop.example')).toEqual([expect.stringContaining('Keza exported orders to a file.')]);
  });
});
