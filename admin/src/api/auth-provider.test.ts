import { beforeEach, expect, test, vi } from 'vitest';

const MEMBER = { staff_id: 's1', username: 'aline', name: 'Aline' };

let replies: Record<string, () => Promise<Response>>;

const respond = (status: number, body: unknown) => async () => Response.json(body, { status });
const refuse = (status: number, code: string) => respond(status, { status: 'error', code, message: code });

/** Imports the provider anew, as a loaded page does, because it caches the member. */
async function openPage() {
  vi.resetModules();
  const { authProvider } = await import('./auth-provider.ts');
  const { RefusalError } = await import('./call-staff.ts');
  return { authProvider, RefusalError };
}

beforeEach(() => {
  replies = { 'GET /api/admin/session': respond(200, { staff: MEMBER }), 'DELETE /api/admin/session': respond(200, { status: 'success' }) };
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => replies[`${method} ${url}`]?.());
  return () => vi.unstubAllGlobals();
});

const UNREACHABLE = () => Promise.reject(new TypeError('Failed to fetch'));
const SIGNED_OUT = refuse(401, 'not_authorized');

test('after signing in, the provider knows the member, and after signing out it knows none', async () => {
  replies['POST /api/admin/session'] = respond(200, { staff: MEMBER });
  replies['GET /api/admin/session'] = SIGNED_OUT;
  const { authProvider } = await openPage();
  await expect(authProvider.checkAuth({})).rejects.toEqual({ message: false });
  replies['GET /api/admin/session'] = respond(200, { staff: MEMBER });
  await authProvider.login({ username: 'aline', password: 'p' });
  await authProvider.checkAuth({});
  expect(await authProvider.getIdentity?.()).toEqual({ id: 's1', fullName: 'Aline' });
  await authProvider.logout({});
  replies['GET /api/admin/session'] = SIGNED_OUT;
  await expect(authProvider.checkAuth({})).rejects.toEqual({ message: false });
});

test('a sign-out that does not reach the shop fails, because the session goes on', async () => {
  const { authProvider } = await openPage();
  await authProvider.checkAuth({});
  replies['DELETE /api/admin/session'] = UNREACHABLE;
  await expect(authProvider.logout({})).rejects.toThrow('could not be reached');
  expect(await authProvider.getIdentity?.()).toMatchObject({ fullName: 'Aline' });
});

test('the shop’s refusal of a sign-in is thrown with its code', async () => {
  replies['POST /api/admin/session'] = refuse(401, 'totp_needed');
  const { authProvider } = await openPage();
  await expect(authProvider.login({ username: 'aline', password: 'p' })).rejects.toMatchObject({ refusal: { code: 'totp_needed' } });
});

test.each([
  ['an expired session', SIGNED_OUT],
  ['a shopper’s token', refuse(403, 'forbidden')],
])('%s leads to the sign-in page', async (_, reply) => {
  replies['GET /api/admin/session'] = reply;
  const { authProvider } = await openPage();
  await expect(authProvider.checkAuth({})).rejects.toEqual({ message: false });
});

test('an unreachable shop does not lead to the sign-in page', async () => {
  replies['GET /api/admin/session'] = UNREACHABLE;
  const { authProvider } = await openPage();
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

test('a refused session signs the member out, a missing permission does not', async () => {
  const { authProvider, RefusalError } = await openPage();
  await authProvider.checkAuth({});
  const createError = (status: number) => new RefusalError({ ok: false, status, code: 'forbidden', message: '', errors: [] });
  await expect(authProvider.checkError(createError(403))).resolves.toBeUndefined();
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  replies['GET /api/admin/session'] = SIGNED_OUT;
  await expect(authProvider.checkError(createError(401))).rejects.toMatchObject({ message: expect.stringContaining('sign in') });
  await expect(authProvider.checkAuth({})).rejects.toEqual({ message: false });
});

test('a member who does not prove who she is stays signed in, and the page loads nothing again', async () => {
  const { authProvider, RefusalError } = await openPage();
  await authProvider.checkAuth({});
  replies['GET /api/admin/session'] = SIGNED_OUT;
  await authProvider.checkError(new RefusalError({ ok: false, status: 403, code: 'proof_needed', message: '', errors: [] }));
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

test('after a refusal, the provider knows the new role that an owner has given the member meanwhile', async () => {
  replies['GET /api/admin/session'] = respond(200, { staff: { ...MEMBER, role: 'manager' } });
  const { authProvider, RefusalError } = await openPage();
  expect(await authProvider.getPermissions?.({})).toBe('manager');
  replies['GET /api/admin/session'] = respond(200, { staff: { ...MEMBER, role: 'packer' } });
  await authProvider.checkError(new RefusalError({ ok: false, status: 403, code: 'forbidden', message: '', errors: [] }));
  expect(await authProvider.getPermissions?.({})).toBe('packer');
});
