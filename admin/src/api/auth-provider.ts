/** Who is signed in. The server decides at each call; this only remembers whose session it is. */
import type { StaffMember } from '@uruhu/contract/staff/sign-in';
import type { AuthProvider } from 'ra-core';
import { callStaff, RefusalError } from './call-staff.ts';

export type SignIn = { username: string; password: string; totp?: string };

/** Null while nobody is known to be signed in. */
let member: StaffMember | null = null;

/** Whether the server refused the session itself. A call that failed on the way says nothing about the session. */
const endsSession = (error: unknown): boolean => error instanceof RefusalError && (error.status === 401 || error.status === 403);

/** Asks the server whose session this is, once for each visit. */
async function loadMember(): Promise<StaffMember | null> {
  if (member) return member;
  try {
    member = (await callStaff('staffSession')).staff;
  } catch (error) {
    if (!endsSession(error)) throw error;
  }
  return member;
}

export const authProvider: AuthProvider = {
  login: async ({ username, password, totp }: SignIn) => {
    const { staff } = await callStaff('staffSignIn', { body: { username, password, ...(totp ? { totp } : {}) } });
    member = staff;
  },
  // Only the server can end the session: if it cannot be reached, the staff member is still signed in and must know it.
  logout: async () => {
    if (member) await callStaff('staffSignOut').catch((error) => (endsSession(error) ? null : Promise.reject(error)));
    member = null;
  },
  checkAuth: async () => {
    // If the shop is away, the page opens and says so.
    const current = await loadMember().catch(() => undefined);
    // Without a message: the sign-in page explains itself.
    if (current === null) throw { message: false };
  },
  checkError: async (error) => {
    // 403 says that this staff member may not do this; the session goes on.
    if (!(error instanceof RefusalError) || error.status !== 401) return;
    member = null;
    throw { message: 'Your session has ended. Please sign in again.' };
  },
  getIdentity: async () => {
    const current = await loadMember().catch(() => null);
    return { id: current?.staff_id ?? '', fullName: current?.name || (current?.username ?? '') };
  },
  /** Her role. Null while the shop is away: then nothing is offered that a role may lack. */
  getPermissions: async () => (await loadMember().catch(() => null))?.role ?? null,
};
