import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, addStaffSession } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet, createIpAddress } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';
import { addStaff } from '../staff.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const PASSWORD = 'a long enough one';
const HOST = 'shop.example';

async function addMemberAndSignIn(headers: Record<string, string> = {}, fields: { wants_token?: boolean } = {}) {
  const username = createUniqueName('keza');
  await addStaff(shop.db, { username, name: 'Keza', password: PASSWORD });
  return shop.app.inject({
    method: 'POST',
    url: '/api/admin/session',
    remoteAddress: createIpAddress(),
    headers,
    payload: { username, password: PASSWORD, ...fields },
  });
}

type Method = 'GET' | 'POST' | 'DELETE';
const sendWithCookie = (cookie: string, method: Method, path: string, headers: Record<string, string> = {}) =>
  call(shop.app, `/api/admin/${path}`, undefined, { method, headers: { host: HOST, cookie, ...headers } });

describe('the cookie of a staff session', () => {
  test('is set at sign-in, is accepted only by the staff API, and is deleted on signing out', async () => {
    const reply = await addMemberAndSignIn();
    const setCookie = String(reply.headers['set-cookie']);
    expect(setCookie).toMatch(/^staff_session=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    const cookie = `other=1; ${setCookie.split(';')[0]}`;
    expect((await sendWithCookie(cookie, 'GET', 'session')).body.staff.name).toBe('Keza');
    expect((await callGet(shop.app, '/api/users/me', { headers: { cookie } })).status).toBe(401);
    const signOutReply = await shop.app.inject({
      method: 'DELETE',
      url: '/api/admin/session',
      remoteAddress: createIpAddress(),
      headers: { host: HOST, cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect([signOutReply.statusCode, signOutReply.headers['set-cookie']]).toEqual([
      200,
      expect.stringMatching(/^staff_session=; .*Max-Age=0/),
    ]);
    expect((await sendWithCookie(cookie, 'GET', 'session')).status).toBe(401);
  });

  test('is not set when a form of another site signs a member in', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const reply = await addMemberAndSignIn({ 'sec-fetch-site': site });
      expect([reply.statusCode, reply.headers['set-cookie'], reply.json().token]).toEqual([200, undefined, undefined]);
    }
    expect((await addMemberAndSignIn({ 'sec-fetch-site': 'same-origin' })).headers['set-cookie']).toBeDefined();
  });

  test('is the session of browsers: only a program gets the token in the body, if it asks for it, and then no cookie', async () => {
    const signIn = async (...request: Parameters<typeof addMemberAndSignIn>) => {
      const { headers, body } = await addMemberAndSignIn(...request);
      const token = JSON.parse(body).token as string | undefined;
      return { hasToken: token !== undefined, hasCookie: headers['set-cookie'] !== undefined };
    };
    expect(await signIn()).toEqual({ hasToken: false, hasCookie: true });
    expect(await signIn({}, { wants_token: true })).toEqual({ hasToken: true, hasCookie: false });
    expect(await signIn({ 'sec-fetch-site': 'same-origin' }, { wants_token: true })).toEqual({ hasToken: false, hasCookie: true });
    expect(await signIn({ 'sec-fetch-site': 'cross-site' }, { wants_token: true })).toEqual({ hasToken: false, hasCookie: false });
  });

  test('is refused if another site sends a change, and accepted if a page of the shop sends it', async () => {
    const [{ token }, { staff_id }] = [await addStaffMember(shop.db), await addStaffMember(shop.db, 'packer')];
    const cookie = `staff_session=${token}`;
    const path = `staff/${staff_id}/disable`;
    const disable = (headers: Record<string, string>) => sendWithCookie(cookie, 'POST', path, headers);
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }]) {
      expect(await disable(headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    const { disabled_at } = await shop.db
      .selectFrom('staff')
      .select('disabled_at')
      .where('staff_id', '=', staff_id)
      .executeTakeFirstOrThrow();
    expect(disabled_at).toBeNull();
    expect((await disable({ origin: `https://${HOST}` })).status).toBe(200);
    expect((await disable({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await sendWithCookie(cookie, 'GET', 'session', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    // The token in the Authorization header is accepted from every site, as another site cannot know it.
    const bearer = { token, method: 'POST', headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } } as const;
    expect((await call(shop.app, `/api/admin/${path}`, undefined, bearer)).status).toBe(200);
  });

  test('does not sign in a request that has a wrong Authorization header', async () => {
    const { token } = await addStaffMember(shop.db);
    const headers = { authorization: 'Bearer nothing', 'sec-fetch-site': 'same-origin' };
    expect((await sendWithCookie(`staff_session=${token}`, 'GET', 'session', headers)).status).toBe(401);
  });

  test('is only sent over HTTPS in production', async () => {
    const productionShop = await openTestShop({ production: true });
    try {
      await addStaff(productionShop.db, { username: 'keza', name: 'Keza', password: PASSWORD });
      const reply = await productionShop.app.inject({
        method: 'POST',
        url: '/api/admin/session',
        payload: { username: 'keza', password: PASSWORD },
      });
      expect(reply.headers['set-cookie']).toMatch(/; Secure$/);
    } finally {
      await productionShop.close();
    }
  });
});

describe('a member’s own sessions', () => {
  const send = (token: string, method: Method, path: string) => call(shop.app, `/api/admin/${path}`, undefined, { token, method });

  test('show the address and browser of each, and she can end another one or all others', async () => {
    const username = createUniqueName('keza');
    await addStaff(shop.db, { username, name: 'Keza', password: PASSWORD, role: 'packer' });
    const remoteAddress = createIpAddress();
    const openSession = async (userAgent: string) => {
      const request = {
        method: 'POST',
        url: '/api/admin/session',
        remoteAddress,
        payload: { username, password: PASSWORD, wants_token: true },
      } as const;
      return (await shop.app.inject({ ...request, headers: { 'user-agent': userAgent } })).json().token as string;
    };
    const [phone, laptop, tablet] = [await openSession('Phone'), await openSession('Laptop'), await openSession('Tablet')];
    const { data, total } = (await send(laptop, 'GET', 'sessions')).body;
    expect(total).toBe(3);
    expect(data.map((session: { user_agent: string; current: boolean }) => [session.user_agent, session.current])).toEqual([
      ['Tablet', false],
      ['Laptop', true],
      ['Phone', false],
    ]);
    expect(data[0]).toMatchObject({ address: remoteAddress, created_at: expect.any(String), last_used_at: expect.any(String) });
    expect((await send(laptop, 'DELETE', `sessions/${data[0].session_id}`)).status).toBe(200);
    expect(await Promise.all([phone, laptop, tablet].map(async (token) => (await send(token, 'GET', 'session')).status))).toEqual([
      200, 200, 401,
    ]);
    expect((await send(laptop, 'DELETE', 'sessions')).status).toBe(200);
    expect(await Promise.all([phone, laptop].map(async (token) => (await send(token, 'GET', 'session')).status))).toEqual([401, 200]);
  });

  test('do not include sessions of others, which she cannot end', async () => {
    const [keza, otherMember] = [await addStaffMember(shop.db, 'packer'), await addStaffMember(shop.db, 'packer')];
    const { session_id } = (await send(otherMember.token, 'GET', 'sessions')).body.data[0];
    for (const id of [session_id, 'none', crypto.randomUUID()]) {
      expect(await send(keza.token, 'DELETE', `sessions/${id}`)).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
    }
    expect((await send(otherMember.token, 'GET', 'session')).status).toBe(200);
  });

  test('record their last use, at most every minute', async () => {
    const { staff_id } = await addStaffMember(shop.db);
    const token = await addStaffSession(shop.db, staff_id, new Date(Date.now() + 3_600_000));
    const sessions = shop.db.updateTable('staff_sessions').where('staff_id', '=', staff_id);
    /** Uses a session that was last used this many seconds ago, and returns how many seconds ago it was last used according to the list. */
    const useSessionAndReadAge_s = async (last_used_s: number) => {
      await sessions.set({ last_used_at: new Date(Date.now() - last_used_s * 1_000) }).execute();
      const { data } = (await send(token, 'GET', 'sessions')).body;
      const lastUsedAt = data.find((session: { current: boolean }) => session.current).last_used_at;
      return (Date.now() - Date.parse(lastUsedAt)) / 1_000;
    };
    expect(await useSessionAndReadAge_s(45)).toBeGreaterThan(44);
    expect(await useSessionAndReadAge_s(75)).toBeLessThan(30);
  });

  test('end after two hours without a call that a person makes; those of packers go on', async () => {
    const HOUR_MIN = 60;
    const leaveUnused = async (staff_id: string, minutes: number) =>
      shop.db
        .updateTable('staff_sessions')
        .set({ last_used_at: new Date(Date.now() - minutes * 60_000) })
        .where('staff_id', '=', staff_id)
        .execute();
    const poll = (token: string) => callGet(shop.app, '/api/admin/session', { token, headers: { 'x-unattended': '1' } });
    const [manager, packer] = [await addStaffMember(shop.db, 'manager'), await addStaffMember(shop.db, 'packer')];
    await leaveUnused(manager.staff_id, 2 * HOUR_MIN - 1);
    // The call of a timer works, and does not prolong the session.
    expect((await poll(manager.token)).status).toBe(200);
    await sql`update staff_sessions set last_used_at = last_used_at - interval '2 minutes' where staff_id = ${manager.staff_id}`.execute(
      shop.db,
    );
    expect((await poll(manager.token)).status).toBe(401);
    expect((await send(manager.token, 'GET', 'session')).status).toBe(401);

    await leaveUnused(packer.staff_id, 11 * HOUR_MIN);
    expect((await send(packer.token, 'GET', 'session')).status).toBe(200);
    expect((await callGet(shop.app, '/api/admin/sessions', { token: packer.token })).body.total).toBe(1);

    const other = await addStaffMember(shop.db, 'manager');
    await leaveUnused(other.staff_id, 2 * HOUR_MIN - 1);
    await sql`update staff_sessions set expires_at = now() + interval '12 hours' where staff_id = ${other.staff_id}`.execute(shop.db);
    expect((await send(other.token, 'GET', 'session')).status).toBe(200);
    const { data } = (await send(other.token, 'GET', 'sessions')).body;
    expect(Math.round((Date.parse(data[0].expires_at) - Date.now()) / 60_000), 'the end in minutes, by the call just now').toBe(120);
  });
});
