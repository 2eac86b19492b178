/** The session of the signed-in member. The server checks it at each call; this file only caches it for one visit. */
import { useQuery } from '@tanstack/react-query';
import type { CurrentStaffMember } from '@uruhu/contract/staff/sign-in';
import { callStaff, RefusalError } from './call-staff.ts';

/** Null until the session is loaded, and while no member is signed in. */
let session: CurrentStaffMember | null = null;

/**
 * Whether the server refused a call that loads or ends the session: with 401 the session has ended, with 403 the cookie holds a shopper's.
 * Other failures, such as a lost connection, do not end the session.
 */
export const isSessionRefused = (error: unknown): boolean =>
  error instanceof RefusalError && (error.status === 401 || error.status === 403);

/** Loads the session from the server, once for each visit. */
export async function loadSession(): Promise<CurrentStaffMember | null> {
  if (session) return session;
  try {
    session = await callStaff('staffSession');
  } catch (error) {
    if (!isSessionRefused(error)) throw error;
  }
  return session;
}

export const getCachedSession = (): CurrentStaffMember | null => session;
export const clearCachedSession = (): void => {
  session = null;
};

export const SESSION_KEY = ['staff-session'] as const;

/** The shop requires TOTP, and this member has not set it up: she may do nothing else. */
export const mustSetUpTotp = ({ totp }: CurrentStaffMember): boolean => totp.required && !totp.is_on;

/** The signed-in member. `reload` asks the server again, after a change of her own account. */
export function useStaffSession() {
  const { data, isPending, refetch } = useQuery({ queryKey: SESSION_KEY, queryFn: loadSession, retry: false });
  const reload = async () => {
    clearCachedSession();
    await refetch();
  };
  return { session: data ?? null, isPending, reload };
}
