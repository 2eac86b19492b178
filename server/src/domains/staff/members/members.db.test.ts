import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, addStaffSession, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop({ publicUrl: 'https://shop.example' });
  owner = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

const PASSWORD = 'a long enough one';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown, token: string | undefined = owner.token) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token });
const createEmail = () => `${createUniqueName('keza')}@example.com`;
const invite = (email = createEmail(), role = 'packer') => send('POST', 'staff', { name: 'Keza', email, role });
const acceptInvitation = (token: string, username: string, password = PASSWORD) =>
  call(shop.app, '/api/admin/invitations/accept', { token, username, password });

/** The token in the newest invitation to an address. */
async function readInvitationToken(email: string): Promise<string> {
  const { text } = await shop.db
    .selectFrom('mails')
    .select('text')
    .where('to_address', '=', email)
    .where('kind', '=', 'staffInvitation')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(text).toContain(owner.name);
  return /https:\/\/shop\.example\/admin\/invitation#([\w-]{43})/.exec(text)?.[1] ?? '';
}

async function addAcceptedMember(role = 'packer') {
  const [email, username] = [createEmail(), createUniqueName('keza')];
  const { staff_id } = (await invite(email, role)).body.data;
  expect((await acceptInvitation(await readInvitationToken(email), username)).status).toBe(200);
  return { staff_id: staff_id as string, username, email };
}

describe('an invitation', () => {
  test('has a link in the reply to the owner alone, and only in a shop without a mail server', async () => {
    const withMail = await invite();
    expect([withMail.status, withMail.body.data.link]).toEqual([200, null]);
    const shopWithoutMail = await openTestShop({ publicUrl: 'https://shop.example', sends_mail: false });
    try {
      const [{ token }, { token: managerToken }] = [
        await addStaffMember(shopWithoutMail.db),
        await addStaffMember(shopWithoutMail.db, 'manager'),
      ];
      const sendThere = (method: Method, path: string, body?: unknown, sender = token) =>
        call(shopWithoutMail.app, `/api/admin/${path}`, body, { method, token: sender });
      const body = { name: 'Keza', email: createEmail(), role: 'packer' };
      expect((await sendThere('POST', 'staff', body, managerToken)).status).toBe(403);
      const { data } = (await sendThere('POST', 'staff', body)).body;
      expect(JSON.stringify((await sendThere('GET', `staff/${data.staff_id}`)).body)).not.toContain('link"');
      expect(await shopWithoutMail.db.selectFrom('mails').select('mail_id').where('kind', '=', 'staffInvitation').execute()).toEqual([]);
      const secret = new URL(data.link);
      expect(`${secret.origin}${secret.pathname}`).toBe('https://shop.example/admin/invitation');
      const accepted = { token: /[\w-]{43}/.exec(data.link)?.[0], username: createUniqueName('keza'), password: PASSWORD };
      expect((await call(shopWithoutMail.app, '/api/admin/invitations/accept', accepted)).status).toBe(200);
    } finally {
      await shopWithoutMail.close();
    }
  });

  test('lets the invited person choose username and password, once', async () => {
    const email = createEmail();
    const { status, body } = await invite(` ${email.toUpperCase()} `);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ username: null, name: 'Keza', email, role: 'packer', state: 'invited', has_totp: false, version: 1 }),
    ]);
    expect(Math.round((Date.parse(body.data.link_until) - Date.now()) / 3_600_000)).toBe(72);
    const [token, username] = [await readInvitationToken(email), createUniqueName('keza')];
    expect(await acceptInvitation(token, ` ${username.toUpperCase()} `)).toMatchObject({ status: 200, body: { status: 'success' } });
    const signInReply = await call(shop.app, '/api/admin/session', { username, password: PASSWORD, wants_token: true });
    expect(signInReply.body.staff).toMatchObject({ username, name: 'Keza', role: 'packer' });
    expect((await send('GET', `staff/${body.data.staff_id}`)).body.data).toMatchObject({ state: 'active', link_until: null });
    const { data: log } = (await send('GET', `audit?filter={"record_id":"${body.data.staff_id}"}`)).body;
    expect(log[0]).toMatchObject({
      staff_id: body.data.staff_id,
      changes: { username: { from: null, to: username }, password_hash: { hidden: true } },
    });
    expect(await acceptInvitation(token, createUniqueName('other'))).toMatchObject({ status: 400, body: { code: 'invitation_invalid' } });
  });

  test('is refused once it has expired, and a new one to the same address works instead of it', async () => {
    const email = createEmail();
    const { staff_id } = (await invite(email)).body.data;
    const firstToken = await readInvitationToken(email);
    await shop.db
      .updateTable('staff_invitations')
      .set({ expires_at: new Date(0) })
      .where('staff_id', '=', staff_id)
      .execute();
    expect(await acceptInvitation(firstToken, createUniqueName('keza'))).toMatchObject({
      status: 400,
      body: { code: 'invitation_invalid' },
    });
    expect((await send('GET', `staff/${staff_id}`)).body.data.link_until).toBeNull();
    const secondReply = await invite(email, 'editor');
    expect(secondReply.body.data).toMatchObject({ staff_id, role: 'editor', state: 'invited' });
    expect((await acceptInvitation(firstToken, createUniqueName('keza'))).status).toBe(400);
    expect((await acceptInvitation(await readInvitationToken(email), createUniqueName('keza'))).status).toBe(200);
  });

  test('to the address of a member who has accepted is refused', async () => {
    const { email } = await addAcceptedMember();
    expect(await invite(email)).toMatchObject({ status: 409, body: { code: 'email_taken', errors: [{ path: 'email' }] } });
  });

  test('stays open when the username is taken, or the password is too short or one of the demo, which everyone can read', async () => {
    const email = createEmail();
    await invite(email);
    const token = await readInvitationToken(email);
    expect(await acceptInvitation(token, owner.username)).toMatchObject({ status: 409, body: { code: 'username_taken' } });
    expect(await acceptInvitation(token, 'Not allowed!')).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'staff_username_invalid' }] },
    });
    expect(await acceptInvitation(token, 'keza', 'short')).toMatchObject({ status: 400, body: { code: 'password_too_short' } });
    expect(await acceptInvitation(token, createUniqueName('keza'), 'muraho-staff')).toMatchObject({
      status: 422,
      body: { code: 'password_is_public' },
    });
    const weakPassword = { status: 422, body: { code: 'password_is_guessable', errors: [{ path: 'password' }] } };
    // Her e-mail address, and the username that she chooses with the password.
    expect(await acceptInvitation(token, 'keza', `${email.split('@')[0]}!1`)).toMatchObject(weakPassword);
    expect(await acceptInvitation(token, 'kigali.keza', 'kigali.keza.26')).toMatchObject(weakPassword);
    expect(await acceptInvitation(token, 'keza', 'QWERTYuiop')).toMatchObject({ status: 422, body: { code: 'password_too_common' } });
    expect((await acceptInvitation(token, createUniqueName('keza'))).status).toBe(200);
  });

  test('ends when the invited member is disabled', async () => {
    const email = createEmail();
    const { staff_id } = (await invite(email)).body.data;
    expect((await send('POST', `staff/${staff_id}/disable`)).body.data).toMatchObject({ state: 'disabled', link_until: null });
    expect((await acceptInvitation(await readInvitationToken(email), createUniqueName('keza'))).status).toBe(400);
  });

  test('ends when the address of the invited member is corrected, and a new one goes to the right address', async () => {
    const [mistypedEmail, email] = [createEmail(), createEmail()];
    const { staff_id, version } = (await invite(mistypedEmail, 'manager')).body.data;
    const mistypedToken = await readInvitationToken(mistypedEmail);
    const renameReply = await send('PATCH', `staff/${staff_id}`, { version, name: 'Keza M.', email: mistypedEmail });
    expect(renameReply.body.data.link_until).toEqual(expect.any(String));
    const correctionReply = await send('PATCH', `staff/${staff_id}`, { version: renameReply.body.data.version, email });
    expect(correctionReply.body.data).toMatchObject({ email, state: 'invited', link_until: null });
    const refusal = { status: 400, body: { code: 'invitation_invalid' } };
    expect(await acceptInvitation(mistypedToken, createUniqueName('stranger'))).toMatchObject(refusal);
    expect((await invite(email, 'manager')).body.data).toMatchObject({ staff_id, link_until: expect.any(String) });
    expect(await acceptInvitation(mistypedToken, createUniqueName('stranger'))).toMatchObject(refusal);
    expect((await acceptInvitation(await readInvitationToken(email), createUniqueName('keza'))).status).toBe(200);
  });

  test('is logged each time it is sent, with the owner who sent it and without its token', async () => {
    const email = createEmail();
    const { staff_id } = (await invite(email)).body.data;
    await invite(email);
    const { data: log } = (await send('GET', `audit?filter={"record_id":"${staff_id}"}`)).body;
    // The first invitation has no entry of its own: the entry about the new member shows it.
    expect(log).toEqual([
      expect.objectContaining({ noun: 'staff-invitations', record: 'Keza', staff_id: owner.staff_id }),
      expect.objectContaining({ noun: 'staff', action: 'insert', staff_id: owner.staff_id }),
    ]);
    expect(Object.keys(log[0].changes)).toEqual(['expires_at']);
  });

  test('is sent to one mailbox at most three times a day', async () => {
    const email = createEmail();
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt++) statuses.push((await invite(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test.each(['', 'x', 'x'.repeat(101), 'A'.repeat(43)])('with the token %j is refused', async (token) => {
    expect(await acceptInvitation(token, 'keza')).toMatchObject({ status: 400, body: { code: 'invitation_invalid' } });
  });
});

describe('a member', () => {
  test('is in the list, which can be filtered by role, state and text, paged, and sorted by age', async () => {
    const { staff_id, username } = await addAcceptedMember('support');
    const list = async (filter: object) =>
      (await send('GET', `staff?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as {
        data: { staff_id: string }[];
        total: number;
      };
    expect((await list({ q: username.toUpperCase() })).data.map((member) => member.staff_id)).toEqual([staff_id]);
    expect((await list({ q: username, role: 'support', state: 'active' })).total).toBe(1);
    expect((await list({ q: username, role: 'owner' })).total).toBe(0);
    expect((await list({ q: username, state: 'disabled' })).total).toBe(0);
    const firstPage = await send('GET', 'staff?perPage=1&page=1');
    expect([firstPage.body.data.length, firstPage.body.data[0].staff_id]).toEqual([1, staff_id]);
    expect(firstPage.body.total).toBeGreaterThan(1);
    const oldestFirstPage = await send('GET', 'staff?perPage=1&order=ASC');
    expect(oldestFirstPage.body.data[0].staff_id).toBe(owner.staff_id);
  });

  test('is changed if the editor saw the current version, otherwise the refusal contains the current member', async () => {
    const { staff_id } = await addAcceptedMember();
    const { version } = (await send('GET', `staff/${staff_id}`)).body.data;
    const changeReply = await send('PATCH', `staff/${staff_id}`, { version, role: 'editor' });
    expect([changeReply.status, changeReply.body.data]).toEqual([200, expect.objectContaining({ role: 'editor', version: version + 1 })]);
    const lateReply = await send('PATCH', `staff/${staff_id}`, { version, name: 'Late' });
    expect(lateReply).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { name: 'Keza', role: 'editor', version: version + 1 } },
    });
    expect(await send('PATCH', `staff/${staff_id}`, { role: 'editor' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'version' }] },
    });
  });

  test('cannot be given the e-mail address of another member', async () => {
    const [member, otherMember] = [await addAcceptedMember(), await addAcceptedMember()];
    const { version } = (await send('GET', `staff/${member.staff_id}`)).body.data;
    const refusal = await send('PATCH', `staff/${member.staff_id}`, { version, email: otherMember.email });
    expect(refusal).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  test('who is disabled loses her sessions, and can sign in again after she is enabled', async () => {
    const { staff_id, username } = await addAcceptedMember();
    const signIn = () => call(shop.app, '/api/admin/session', { username, password: PASSWORD, wants_token: true });
    const { token } = (await signIn()).body;
    expect((await send('POST', `staff/${staff_id}/disable`)).body.data.state).toBe('disabled');
    expect([(await send('GET', 'session', undefined, token)).status, (await signIn()).status]).toEqual([401, 401]);
    expect((await send('POST', `staff/${staff_id}/enable`)).body.data.state).toBe('active');
    expect([(await send('GET', 'session', undefined, token)).status, (await signIn()).status]).toEqual([401, 200]);
  });

  test.each([
    ['GET', 'staff/ID'],
    ['PATCH', 'staff/ID'],
    ['POST', 'staff/ID/disable'],
    ['POST', 'staff/ID/enable'],
    ['GET', 'staff/ID/sessions'],
    ['DELETE', 'staff/ID/totp'],
    ['DELETE', 'staff/ID/sessions'],
  ] as const)('who is unknown gets 404 at %s %s', async (method, path) => {
    for (const staff_id of ['none', crypto.randomUUID()]) {
      const body = method === 'PATCH' ? { version: 1 } : undefined;
      expect(await send(method, path.replace('ID', staff_id), body)).toMatchObject({ status: 404, body: { code: 'member_not_found' } });
    }
  });
});

describe('the last owner', () => {
  test('can be neither disabled nor demoted, in the API or in the database, until there is another', async () => {
    const otherShop = await openTestShop();
    try {
      const { staff_id, token } = await addStaffMember(otherShop.db);
      const sendToOtherShop = (method: Method, path: string, body?: unknown) =>
        call(otherShop.app, `/api/admin/${path}`, body, { method, token });
      const refusedForLastOwner = { constraint: 'staff_last_owner' };
      await expect(otherShop.db.deleteFrom('staff').where('staff_id', '=', staff_id).execute()).rejects.toMatchObject(refusedForLastOwner);
      // An invited owner, a disabled one and a manager do not count.
      await otherShop.db.insertInto('staff').values({ name: 'Invited', role: 'owner', username: null, password_hash: null }).execute();
      const disabledMember = await addStaffMember(otherShop.db);
      await sendToOtherShop('POST', `staff/${disabledMember.staff_id}/disable`);
      await addStaffMember(otherShop.db, 'manager');
      const refusal = { status: 409, body: { code: 'last_owner' } };
      expect(await sendToOtherShop('POST', `staff/${staff_id}/disable`)).toMatchObject(refusal);
      expect(await sendToOtherShop('PATCH', `staff/${staff_id}`, { version: 1, role: 'manager' })).toMatchObject(refusal);
      expect((await sendToOtherShop('PATCH', `staff/${staff_id}`, { version: 1, name: 'Renamed' })).status).toBe(200);
      const member = otherShop.db.updateTable('staff').where('staff_id', '=', staff_id);
      await expect(member.set({ role: 'packer' }).execute()).rejects.toMatchObject(refusedForLastOwner);
      await expect(member.set({ disabled_at: new Date() }).execute()).rejects.toMatchObject(refusedForLastOwner);
      await expect(member.set({ username: null, password_hash: null }).execute()).rejects.toMatchObject(refusedForLastOwner);
      await addStaffMember(otherShop.db);
      expect((await sendToOtherShop('PATCH', `staff/${staff_id}`, { version: 2, role: 'manager' })).status).toBe(200);
    } finally {
      await otherShop.close();
    }
  });
});

describe('the sessions of a member', () => {
  test('are listed by the owner, who ends one or all', async () => {
    const { staff_id, token } = await addStaffMember(shop.db, 'packer');
    // addStaffMember has added one session already. The third one has expired, so it is not listed.
    await addStaffSession(shop.db, staff_id, new Date(Date.now() + 60_000));
    await addStaffSession(shop.db, staff_id, new Date(Date.now() - 60_000));
    const listSessions = async () => (await send('GET', `staff/${staff_id}/sessions`)).body;
    const { data, total } = await listSessions();
    expect([total, data.map((session: { current: boolean }) => session.current)]).toEqual([2, [false, false]]);
    expect((await send('DELETE', `staff/${staff_id}/sessions/${data[0].session_id}`)).status).toBe(200);
    expect(await send('DELETE', `staff/${staff_id}/sessions/${data[0].session_id}`)).toMatchObject({ status: 404 });
    expect((await listSessions()).total).toBe(1);
    expect((await send('DELETE', `staff/${staff_id}/sessions`)).status).toBe(200);
    expect([(await listSessions()).total, (await send('GET', 'session', undefined, token)).status]).toEqual([0, 401]);
  });
});
