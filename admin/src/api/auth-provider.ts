/** Signs in and out, and tells react-admin which member is signed in. */
import type { AuthProvider } from 'ra-core';
import { callStaff, RefusalError } from './call-staff.ts';
import { queryClient } from './query-client.ts';
import { clearCachedSession, getCachedSession, isSessionRefused, loadSession, SESSION_KEY } from './staff-session.ts';

export type SignIn = { username: string; password: string; totp?: string | undefined };

/** Makes every part of the page load the session and the member's role again. */
export function reloadSession(): void {
  clearCachedSession();
  void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  void queryClient.invalidateQueries({ queryKey: ['auth', 'getPermissions'] });
}

export const authProvider: AuthProvider = {
  login: async ({ username, password, totp }: SignIn) => {
    await callStaff('staffSignIn', { body: { username, password, totp: totp || undefined } });
    // Removes from the page what it shows about a member who was signed in before.
    clearCachedSession();
    await queryClient.resetQueries({ queryKey: SESSION_KEY });
    // On a public page, such as an invitation, react-admin has cached that no member is signed in. It would open the sign-in page even now.
    await queryClient.resetQueries({ queryKey: ['auth'] });
  },
  // Only the server can end the session: if it cannot be reached, the staff member is still signed in and must know it.
  logout: async () => {
    if (getCachedSession()) await callStaff('staffSignOut').catch((error) => (isSessionRefused(error) ? null : Promise.reject(error)));
    reloadSession();
  },
  checkAuth: async () => {
    // If the shop cannot be reached, the page opens and says so.
    const session = await loadSession().catch(() => undefined);
    // Without a message: the sign-in page explains itself.
    if (session === null) throw { message: false };
  },
  checkError: async (error) => {
    if (!(error instanceof RefusalError)) return;
    // The member has closed the dialog that asks for her password. She may make the call, and her session goes on.
    if (error.refusal.code === 'proof_needed') return;
    // 403: this member may not make the call, but her session continues. An owner may have changed her role, or may require codes by now:
    // with the session loaded again, the menu shows what she may still open, or the layout opens the set-up of codes.
    if (error.status === 401 || error.status === 403) reloadSession();
    if (error.status === 401) throw { message: 'Your session has ended. Please sign in again.' };
  },
  getIdentity: async () => {
    const session = await loadSession().catch(() => null);
    return { id: session?.staff.staff_id ?? '', fullName: session?.staff.name || (session?.staff.username ?? '') };
  },
  /** The role of the member. Null while the shop cannot be reached: the pages then offer nothing that needs a permission. */
  getPermissions: async () => (await loadSession().catch(() => null))?.staff.role ?? null,
};
