/** Who is signed in. The server decides at each call; this only remembers whose session it is. */
import type { StaffMember } from '@uruhu/contract/staff/sign-in';
import type { AuthProvider } from 'ra-core';
import { callStaff, RefusalError } from './call-staff.ts';
import { forgetToken, readToken, storeToken } from './session-token.ts';

export type SignIn = { username: string; password: string; totp?: string };

let member: StaffMember | null = null;

function forget(): void {
  member = null;
  forgetToken();
}

/** Whether the server refused the session itself. A call that failed on the way says nothing about the session. */
const endsSession = (error: unknown): boolean => error instanceof RefusalError && (error.status === 401 || error.status === 403);

/** Asks the server whose session this is, once for each visit. */
async function loadMember(): Promise<StaffMember | null> {
  if (member || !readToken()) return member;
  try {
    member = (await callStaff('staffSession')).staff;
  } catch (error) {
    if (!endsSession(error)) throw error;
    forget();
  }
  return member;
}

export const authProvider: AuthProvider = {
  login: async ({ username, password, totp }: SignIn) => {
    const { token, staff } = await callStaff('staffSignIn', { body: { username, password, ...(totp ? { totp } : {}) } });
    storeToken(token);
    member = staff;
  },
  logout: async () => {
    if (readToken()) await callStaff('staffSignOut').catch(() => null);
    forget();
  },
  checkAuth: async () => {
    await loadMember().catch(() => null);
    // Without a message: the sign-in page explains itself. If the shop is away, the page opens and says so.
    if (!readToken()) throw { message: false };
  },
  checkError: async (error) => {
    // 403 says that this staff member may not do this; the session goes on.
    if (!(error instanceof RefusalError) || error.status !== 401) return;
    forget();
    throw { message: 'Your session has ended. Please sign in again.' };
  },
  getIdentity: async () => {
    const current = await loadMember().catch(() => null);
    return { id: current?.staff_id ?? '', fullName: current?.name || (current?.username ?? '') };
  },
  getPermissions: async () => null,
};
