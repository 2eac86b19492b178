import { beforeEach, expect, test, vi } from 'vitest';

const MEMBER = { staff_id: 's1', username: 'aline', name: 'Aline' };

const stored = new Map<string, string>();
let replies: Record<string, () => Promise<Response>>;

const respond = (status: number, body: unknown) => async () => Response.json(body, { status });
const refuse = (status: number, code: string) => respond(status, { status: 'error', code, message: code });

/** The provider remembers the member, so each test loads it anew, as a page does. */
async function openPage() {
  vi.resetModules();
  const { authProvider } = await import('./auth-provider.ts');
  const { RefusalError } = await import('./call-staff.ts');
  return { authProvider, RefusalError };
}

beforeEach(() => {
  stored.clear();
  replies = { 'GET /api/admin/session': respond(200, { staff: MEMBER }), 'DELETE /api/admin/session': respond(200, { status: 'success' }) };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => replies[`${method} ${url}`]?.());
  return () => vi.unstubAllGlobals();
});

test('signing in keeps the token for this tab, and signing out forgets it even if the shop is away', async () => {
  replies['POST /api/admin/session'] = respond(200, { token: 't1', staff: MEMBER });
  const { authProvider } = await openPage();
  await authProvider.login({ username: 'aline', password: 'p' });
  expect([...stored.values()]).toEqual(['t1']);
  await authProvider.checkAuth({});
  expect(await authProvider.getIdentity?.()).toEqual({ id: 's1', fullName: 'Aline' });
  replies['DELETE /api/admin/session'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await authProvider.logout({});
  expect(stored.size).toBe(0);
  await expect(authProvider.checkAuth({})).rejects.toEqual({ message: false });
});

test('the shop’s refusal of a sign-in is thrown with its code', async () => {
  replies['POST /api/admin/session'] = refuse(401, 'totp_needed');
  const { authProvider } = await openPage();
  await expect(authProvider.login({ username: 'aline', password: 'p' })).rejects.toMatchObject({ refusal: { code: 'totp_needed' } });
});

test.each([
  ['an expired token', refuse(401, 'not_authorized')],
  ['a shopper’s token', refuse(403, 'forbidden')],
])('%s leads to the sign-in page and is forgotten', async (_, reply) => {
  stored.set('staff-token', 'old');
  replies['GET /api/admin/session'] = reply;
  const { authProvider } = await openPage();
  await expect(authProvider.checkAuth({})).rejects.toEqual({ message: false });
  expect(stored.size).toBe(0);
});

test('a shop that is away does not end the session', async () => {
  stored.set('staff-token', 't1');
  replies['GET /api/admin/session'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const { authProvider } = await openPage();
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  expect(stored.get('staff-token')).toBe('t1');
});

test('a refused session ends it, while a missing permission does not', async () => {
  stored.set('staff-token', 't1');
  const { authProvider, RefusalError } = await openPage();
  const error = (status: number) => new RefusalError({ ok: false, status, code: 'forbidden', message: '', errors: [] });
  await expect(authProvider.checkError(error(403))).resolves.toBeUndefined();
  expect(stored.get('staff-token')).toBe('t1');
  await expect(authProvider.checkError(error(401))).rejects.toMatchObject({ message: expect.stringContaining('sign in') });
  expect(stored.size).toBe(0);
});
