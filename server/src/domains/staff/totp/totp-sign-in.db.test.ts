import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { computeCodeNow, computeNextCode, decodeBase32 } from '../../../../test/support/fixtures/totp.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';
import { addStaff, resetTotp } from '../staff.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: changes the rules for all staff.
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PASSWORD = 'a long enough one';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (token: string, method: Method, path: string, body?: unknown) => call(shop.app, `/api/admin/${path}`, body, { token, method });
const signIn = (username: string, totp?: string, password = PASSWORD) =>
  call(shop.app, '/api/admin/session', { username, password, wants_token: true, ...(totp === undefined ? {} : { totp }) });

async function addMember() {
  const username = createUniqueName('keza');
  await addStaff(shop.db, { username, name: 'Keza', password: PASSWORD });
  const { token } = (await signIn(username)).body;
  return { username, token: token as string };
}

/** A member who has set up TOTP. Her next sign-in needs a code of a later step than the one that confirmed it. */
async function addMemberWithTotp() {
  const member = await addMember();
  const { secret: text } = (await send(member.token, 'POST', 'session/totp', { password: PASSWORD })).body.data;
  const secret = decodeBase32(text);
  const confirmation = await send(member.token, 'POST', 'session/totp/confirm', { totp: computeCodeNow(secret) });
  return { ...member, secret, recovery_codes: confirmation.body.data.recovery_codes as string[] };
}

describe('setting up TOTP', () => {
  test('needs a code of the new secret, and returns ten recovery codes once', async () => {
    const { token, username } = await addMember();
    const secretReply = await send(token, 'POST', 'session/totp', { password: PASSWORD });
    const { secret, uri } = secretReply.body.data;
    expect(uri).toBe(`otpauth://totp/Uruhu:${username}?secret=${secret}&issuer=Uruhu`);
    expect((await signIn(username)).status).toBe(200);
    expect(await send(token, 'POST', 'session/totp/confirm', { totp: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'totp_wrong' },
    });
    const code = computeCodeNow(decodeBase32(secret));
    const confirmation = await send(token, 'POST', 'session/totp/confirm', { totp: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(new Set(confirmation.body.data.recovery_codes).size).toBe(10);
    expect((await send(token, 'GET', 'session')).body.totp).toEqual({
      is_on: true,
      required: false,
      recommended: false,
      recovery_codes_left: 10,
    });
    expect(await send(token, 'POST', 'session/totp', { password: PASSWORD })).toMatchObject({ status: 409, body: { code: 'totp_is_on' } });
    expect(await send(token, 'POST', 'session/totp/confirm', { totp: code })).toMatchObject({
      status: 409,
      body: { code: 'totp_not_begun' },
    });
    const storedHashes = JSON.stringify(await shop.db.selectFrom('staff_totp').select('recovery_hashes').execute());
    for (const recovery of confirmation.body.data.recovery_codes) expect(storedHashes).not.toContain(recovery);
  });

  test('needs the password, so that a person who finds her session open cannot set up another phone', async () => {
    const { token, username } = await addMember();
    const wrongPassword = { status: 422, body: { code: 'wrong_current_password', errors: [{ path: 'password' }] } };
    expect(await send(token, 'POST', 'session/totp', { password: 'wrong' })).toMatchObject(wrongPassword);
    expect(await send(token, 'POST', 'session/totp')).toMatchObject({ status: 400 });
    const { staff_id } = (await send(token, 'GET', 'session')).body.staff;
    expect(await shop.db.selectFrom('staff_totp').select('secret').where('staff_id', '=', staff_id).execute()).toEqual([]);
    expect((await signIn(username)).status).toBe(200);
  });

  test('is refused if no secret was requested', async () => {
    const { token } = await addMember();
    expect(await send(token, 'POST', 'session/totp/confirm', { totp: '123456' })).toMatchObject({
      status: 409,
      body: { code: 'totp_not_begun' },
    });
  });

  test('again before the first code replaces the secret', async () => {
    const { token } = await addMember();
    const firstSecret = (await send(token, 'POST', 'session/totp', { password: PASSWORD })).body.data.secret;
    const secondSecret = (await send(token, 'POST', 'session/totp', { password: PASSWORD })).body.data.secret;
    const confirm = (secret: string) => send(token, 'POST', 'session/totp/confirm', { totp: computeCodeNow(decodeBase32(secret)) });
    expect([(await confirm(firstSecret)).status, (await confirm(secondSecret)).status]).toEqual([422, 200]);
  });
});

describe('signing in with TOTP', () => {
  test('needs a code after the correct password, and accepts each code once', async () => {
    const { username, secret } = await addMemberWithTotp();
    expect(await signIn(username)).toMatchObject({ status: 401, body: { code: 'totp_needed', errors: [{ path: 'totp' }] } });
    const code = computeNextCode(secret);
    expect((await signIn(username, code)).status).toBe(200);
    expect(await signIn(username, code)).toMatchObject({ status: 422, body: { code: 'totp_wrong' } });
  });

  test('refuses codes that are too old or too new, and codes before the last accepted one', async () => {
    const { username, secret } = await addMemberWithTotp();
    for (const steps of [-3, 3]) expect((await signIn(username, computeCodeNow(secret, steps))).status).toBe(422);
    expect((await signIn(username, computeNextCode(secret))).status).toBe(200);
    expect((await signIn(username, computeCodeNow(secret, -1))).status).toBe(422);
  });

  test('with a wrong password is refused without mentioning codes', async () => {
    const { username, secret } = await addMemberWithTotp();
    const refusal = { status: 401, body: { code: 'sign_in_failed' } };
    const code = computeNextCode(secret);
    for (const totp of [undefined, '000000', code]) expect(await signIn(username, totp, 'wrong')).toMatchObject(refusal);
    expect((await signIn(username, code)).status).toBe(200);
  });

  test('with a recovery code works once for each code', async () => {
    const { username, token, recovery_codes } = await addMemberWithTotp();
    const [code = '', otherCode = ''] = recovery_codes;
    expect((await signIn(username, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(username, code)).status).toBe(422);
    expect((await signIn(username, otherCode)).status).toBe(200);
    expect((await send(token, 'GET', 'session')).body.totp.recovery_codes_left).toBe(8);
  });

  test('is limited for each member, for all addresses together', async () => {
    const { username, secret } = await addMemberWithTotp();
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) statuses.push((await signIn(username, '000000')).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await signIn(username, computeNextCode(secret))).status).toBe(429);
  });

  test('is limited for each IP address, for all members together', async () => {
    const members = [await addMemberWithTotp(), await addMemberWithTotp(), await addMemberWithTotp()];
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt++) {
      const { username } = members[attempt % 3] ?? { username: '' };
      const payload = { username, password: PASSWORD, totp: '000000' };
      statuses.push((await shop.app.inject({ method: 'POST', url: '/api/admin/session', remoteAddress: '10.7.0.1', payload })).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });
});

describe('turning TOTP off', () => {
  test.each(['a code', 'a recovery code'])('needs the password and %s', async (kind) => {
    const { username, token, secret, recovery_codes } = await addMemberWithTotp();
    const code = kind === 'a code' ? computeNextCode(secret) : recovery_codes[0];
    const turnOff = (password: string, totp?: string) => send(token, 'DELETE', 'session/totp', { password, totp });
    expect(await turnOff('wrong', code)).toMatchObject({ status: 422, body: { code: 'wrong_current_password' } });
    expect(await turnOff(PASSWORD)).toMatchObject({ status: 422, body: { code: 'proof_code_needed', errors: [{ path: 'totp' }] } });
    expect(await turnOff(PASSWORD, '000000')).toMatchObject({ status: 422, body: { code: 'totp_wrong', errors: [{ path: 'totp' }] } });
    expect((await signIn(username)).status).toBe(401);
    expect((await turnOff(PASSWORD, code)).status).toBe(200);
    expect((await signIn(username)).status).toBe(200);
  });

  test.each([
    ['DELETE', '10.7.0.2'],
    ['POST', '10.7.0.3'],
  ] as const)('and setting it up are limited in each session: %s', async (method, remoteAddress) => {
    const { token } = await (method === 'DELETE' ? addMemberWithTotp() : addMember());
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const request = {
        method,
        url: '/api/admin/session/totp',
        remoteAddress,
        payload: { password: 'wrong' },
      } as const;
      statuses.push((await shop.app.inject({ ...request, headers: { authorization: `Bearer ${token}` } })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  test('by the operator needs no code', async () => {
    const { username } = await addMemberWithTotp();
    expect([await resetTotp(shop.db, username), await resetTotp(shop.db, 'nobody')]).toEqual([true, false]);
    expect((await signIn(username)).status).toBe(200);
  });
});

describe('an owner', () => {
  test('can turn off TOTP of a member who lost her phone, which ends her sessions; the log names the owner', async () => {
    const owner = await addStaffMember(shop.db);
    const { username, token } = await addMemberWithTotp();
    const { staff_id } = (await send(token, 'GET', 'session')).body.staff;
    const resetReply = await send(owner.token, 'DELETE', `staff/${staff_id}/totp`);
    expect([resetReply.status, resetReply.body.data]).toEqual([200, expect.objectContaining({ staff_id, has_totp: false })]);
    expect((await send(token, 'GET', 'session')).status).toBe(401);
    expect((await signIn(username)).status).toBe(200);
    const readLog = async () =>
      (await send(owner.token, 'GET', `audit?filter={"record_id":"${staff_id}","action":"delete"}`)).body.data as { noun: string }[];
    const log = await readLog();
    const loggedByOwner = { record: 'Keza', staff_id: owner.staff_id };
    expect(log).toEqual([
      expect.objectContaining({ ...loggedByOwner, noun: 'staff-sessions' }),
      expect.objectContaining({ ...loggedByOwner, noun: 'staff-totp', changes: expect.objectContaining({ secret: { hidden: true } }) }),
    ]);
    // A second reset ends only the sessions, which is logged as well.
    expect((await send(owner.token, 'DELETE', `staff/${staff_id}/totp`)).status).toBe(200);
    expect((await readLog()).map(({ noun }) => noun)).toEqual(['staff-sessions', 'staff-sessions', 'staff-totp']);
  });

  test('cannot reset her own TOTP, because a thief with her session could do it then', async () => {
    const { token } = await addMemberWithTotp();
    const { staff_id } = (await send(token, 'GET', 'session')).body.staff;
    expect(await send(token, 'DELETE', `staff/${staff_id}/totp`)).toMatchObject({ status: 422, body: { code: 'member_is_self' } });
    expect((await send(token, 'GET', 'session')).body.totp.is_on).toBe(true);
  });
});

test('while the shop requires TOTP, a member without it can do nothing but set it up', async () => {
  const owner = await addStaffMember(shop.db);
  const { data: rules } = (await send(owner.token, 'GET', 'staff-rules')).body;
  const setTotpRequired = (totp_required: boolean, version: number) =>
    send(owner.token, 'PATCH', 'staff-rules', { totp_required, version });
  expect(rules.totp_required).toBe(false);
  const [withTotp, withoutTotp] = [await addMemberWithTotp(), await addMember()];
  try {
    expect((await setTotpRequired(true, rules.version)).body.data).toEqual({ totp_required: true, version: rules.version + 1 });
    expect((await send(withTotp.token, 'GET', 'orders')).status).toBe(200);
    const refusal = { status: 403, body: { code: 'totp_setup_needed' } };
    expect(await send(withoutTotp.token, 'GET', 'orders')).toMatchObject(refusal);
    expect(await setTotpRequired(false, rules.version + 1)).toMatchObject(refusal);
    expect((await send(withoutTotp.token, 'GET', 'session')).body.totp).toMatchObject({ is_on: false, required: true });
    const { secret } = (await send(withoutTotp.token, 'POST', 'session/totp', { password: PASSWORD })).body.data;
    await send(withoutTotp.token, 'POST', 'session/totp/confirm', { totp: computeCodeNow(decodeBase32(secret)) });
    expect((await send(withoutTotp.token, 'GET', 'orders')).status).toBe(200);
    expect(await send(withTotp.token, 'PATCH', 'staff-rules', { totp_required: false, version: rules.version })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { totp_required: true, version: rules.version + 1 } },
    });
  } finally {
    await shop.db.updateTable('staff_rules').set({ totp_required: false }).execute();
  }
});

test('where owners must have codes, an owner without them can do nothing but set them up, and a manager is only asked', async () => {
  const ownersShop = await openTestShop({ staffCodes: 'required' });
  try {
    const fetchAs = async (role: 'owner' | 'manager' | 'packer', path: string) =>
      callGet(ownersShop.app, `/api/admin/${path}`, { token: (await addStaffMember(ownersShop.db, role)).token });
    expect(await fetchAs('owner', 'orders')).toMatchObject({ status: 403, body: { code: 'totp_setup_needed' } });
    expect((await fetchAs('owner', 'session')).body.totp).toMatchObject({ required: true });
    expect((await fetchAs('manager', 'orders')).status).toBe(200);
    expect((await fetchAs('manager', 'session')).body.totp).toMatchObject({ required: false, recommended: true });
    expect((await fetchAs('packer', 'session')).body.totp).toMatchObject({ required: false, recommended: false });
  } finally {
    await ownersShop.close();
  }
});
