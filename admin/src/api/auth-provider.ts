/** Signs in and out, and tells the packages who is signed in. */
import type { AuthProvider } from 'ra-core';
import { callStaff, RefusalError } from './call-staff.ts';
import { queryClient } from './query-client.ts';
import { endsSession, forgetSession, getKnownSession, loadSession, SESSION_KEY } from './staff-session.ts';

export type SignIn = { username: string; password: string; totp?: string };

/** Makes every part of the page ask again whose session it is, and what she may do. */
export function renewSession(): void {
  forgetSession();
  void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  void queryClient.invalidateQueries({ queryKey: ['auth', 'getPermissions'] });
}

export const authProvider: AuthProvider = {
  login: async ({ username, password, totp }: SignIn) => {
    await callStaff('staffSignIn', { body: { username, password, ...(totp ? { totp } : {}) } });
    // Nothing of a member who was signed in before stays in view.
    forgetSession();
    await queryClient.resetQueries({ queryKey: SESSION_KEY });
    // The packages remember on a public page that no member is signed in, and would lead to the sign-in page.
    await queryClient.resetQueries({ queryKey: ['auth'] });
  },
  // Only the server can end the session: if it cannot be reached, the staff member is still signed in and must know it.
  logout: async () => {
    if (getKnownSession()) await callStaff('staffSignOut').catch((error) => (endsSession(error) ? null : Promise.reject(error)));
    renewSession();
  },
  checkAuth: async () => {
    // If the shop is away, the page opens and says so.
    const current = await loadSession().catch(() => undefined);
    // Without a message: the sign-in page explains itself.
    if (current === null) throw { message: false };
  },
  checkError: async (error) => {
    if (!(error instanceof RefusalError)) return;
    // 403 says that this staff member may not do this; the session goes on. An owner may have changed her role, or made codes a rule,
    // meanwhile: the menu then shows what is left, and the layout opens the set-up of codes.
    if (error.status === 401 || error.status === 403) renewSession();
    if (error.status === 401) throw { message: 'Your session has ended. Please sign in again.' };
  },
  getIdentity: async () => {
    const current = await loadSession().catch(() => null);
    return { id: current?.staff.staff_id ?? '', fullName: current?.staff.name || (current?.staff.username ?? '') };
  },
  /** Her role. Null while the shop is away: then nothing is offered that a role may lack. */
  getPermissions: async () => (await loadSession().catch(() => null))?.staff.role ?? null,
};
