import { beforeEach, expect, test, vi } from 'vitest';

const MEMBER = { staff_id: 's1', username: 'aline', name: 'Aline', role: 'manager' };

let replies: Record<string, () => Promise<Response>>;

const respond = (status: number, body: unknown) => async () => Response.json(body, { status });
const refuse = (status: number, code: string) => respond(status, { status: 'error', code, message: code });
const UNREACHABLE = () => Promise.reject(new TypeError('Failed to fetch'));
const SIGNED_OUT = refuse(401, 'not_authorized');

/** Imports the modules anew, as a loaded page does, because they cache the session. */
async function openPage() {
  vi.resetModules();
  const { hasSignedOut, SESSION, signIn, signOut } = await import('./staff-session.ts');
  const { callStaff } = await import('./call-staff.ts');
  const { cacheResult, queryClient } = await import('./query-client.ts');
  const { notices } = await import('#admin/lib/notices.ts');
  return {
    hasSignedOut,
    signIn,
    signOut,
    load: () => queryClient.fetchQuery(SESSION),
    /** The member whom pages show. */
    readMember: () => queryClient.getQueryData(SESSION.queryKey)?.staff ?? null,
    cacheOrders: () => cacheResult(['orders', 'list'], 'loaded'),
    readCachedOrders: () => queryClient.getQueryData(['orders', 'list']),
    callHealth: () => callStaff('adminHealth').catch((error: Error) => error),
    readNotices: () => notices.get().map(({ text }) => text),
  };
}

beforeEach(() => {
  replies = { 'GET /api/admin/session': respond(200, { staff: MEMBER }), 'DELETE /api/admin/session': respond(200, { status: 'success' }) };
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => replies[`${method} ${url}`]?.());
  return () => vi.unstubAllGlobals();
});

test('after signing in, pages know the member, and after signing out they know none and show nothing of her', async () => {
  replies['POST /api/admin/session'] = respond(200, { staff: MEMBER });
  replies['GET /api/admin/session'] = SIGNED_OUT;
  const page = await openPage();
  expect(await page.load()).toBeNull();
  replies['GET /api/admin/session'] = respond(200, { staff: MEMBER });
  await page.signIn({ username: 'aline', password: 'p' });
  expect(page.readMember()).toEqual(MEMBER);
  await page.cacheOrders();
  await page.signOut();
  expect(page.readMember()).toBeNull();
  expect(page.readCachedOrders()).toBeUndefined();
  expect(page.hasSignedOut()).toBe(true);
});

test('a sign-out that does not reach the shop fails, because the session goes on', async () => {
  const page = await openPage();
  await page.load();
  replies['DELETE /api/admin/session'] = UNREACHABLE;
  await expect(page.signOut()).rejects.toThrow('could not be reached');
  expect(page.readMember()).toEqual(MEMBER);
});

test('the shop’s refusal of a sign-in is thrown with its code', async () => {
  replies['POST /api/admin/session'] = refuse(401, 'totp_needed');
  const { signIn } = await openPage();
  await expect(signIn({ username: 'aline', password: 'p' })).rejects.toMatchObject({ refusal: { code: 'totp_needed' } });
});

test.each([
  ['an expired session', SIGNED_OUT],
  ['a shopper’s token', refuse(403, 'forbidden')],
])('%s means that no member is signed in', async (_, reply) => {
  replies['GET /api/admin/session'] = reply;
  expect(await (await openPage()).load()).toBeNull();
});

test('an unreachable shop does not mean that the member is signed out', async () => {
  replies['GET /api/admin/session'] = UNREACHABLE;
  await expect((await openPage()).load()).rejects.toThrow('could not be reached');
});

test('a call that is refused because the session has ended signs the member out, and she reads why once', async () => {
  const page = await openPage();
  await page.load();
  replies['GET /api/admin/health'] = SIGNED_OUT;
  await Promise.all([page.callHealth(), page.callHealth()]);
  await expect.poll(page.readMember).toBeNull();
  expect(page.readNotices()).toEqual(['Your session has ended. Please sign in again.']);
  expect(page.hasSignedOut()).toBe(false);
});

test('after a call that her role may not make, pages know the role that an owner has given the member meanwhile', async () => {
  const page = await openPage();
  await page.load();
  replies['GET /api/admin/session'] = respond(200, { staff: { ...MEMBER, role: 'packer' } });
  replies['GET /api/admin/health'] = refuse(403, 'forbidden');
  await page.callHealth();
  await expect.poll(page.readMember).toMatchObject({ role: 'packer' });
});

test('a member who does not prove who she is stays signed in, and the session is not loaded again', async () => {
  const page = await openPage();
  await page.load();
  replies['GET /api/admin/session'] = SIGNED_OUT;
  replies['GET /api/admin/health'] = refuse(403, 'proof_needed');
  await page.callHealth();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(page.readMember()).toEqual(MEMBER);
});
