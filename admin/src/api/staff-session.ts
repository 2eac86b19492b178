/** Signs in and out, and tells pages which member is signed in. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentStaffMember } from '@uruhu/contract/staff/sign-in';
import { callStaff } from './call-staff.ts';
import { RefusalError } from './refusal-error.ts';
import { endSession, forgetMember, reloadSession, SESSION_KEY } from './session-cache.ts';

export type SignIn = { username: string; password: string; totp?: string | undefined };

/**
 * Whether the server refused a call that loads or ends the session: with 401 the session has ended, with 403 the cookie holds a shopper's.
 * Other failures, such as a lost connection, do not end the session.
 */
const isSessionRefused = (error: unknown): boolean => error instanceof RefusalError && (error.status === 401 || error.status === 403);

async function loadSession(): Promise<CurrentStaffMember | null> {
  try {
    return await callStaff('staffSession');
  } catch (error) {
    if (isSessionRefused(error)) return null;
    throw error;
  }
}

/** The session is loaded once for each visit, and again when a page asks for it. */
export const SESSION = queryOptions({ queryKey: SESSION_KEY, queryFn: loadSession, retry: false, staleTime: Number.POSITIVE_INFINITY });

/** After a member has chosen to sign out, the next sign-in opens the first page instead of the page that she left. */
let hasChosenToLeave = false;
export const hasSignedOut = (): boolean => hasChosenToLeave;

export async function signIn({ username, password, totp }: SignIn): Promise<void> {
  await callStaff('staffSignIn', { body: { username, password, totp: totp || undefined } });
  hasChosenToLeave = false;
  // Another member may have been signed in before.
  forgetMember();
  await reloadSession();
}

/** Only the server can end the session: if it cannot be reached, the member is still signed in, and must know it. */
export async function signOut(): Promise<void> {
  await callStaff('staffSignOut').catch((error) => (isSessionRefused(error) ? null : Promise.reject(error)));
  hasChosenToLeave = true;
  await endSession();
  forgetMember();
}

/** The shop requires TOTP, and this member has not set it up: she may do nothing else. */
export const mustSetUpTotp = ({ totp }: CurrentStaffMember): boolean => totp.required && !totp.is_on;

/**
 * The signed-in member; null if there is none, or while the shop cannot be reached. Only `isSignedOut` tells the two apart: if the shop cannot be
 * reached, pages open and say so.
 */
export function useStaffSession() {
  const { data, isPending } = useQuery(SESSION);
  return { session: data ?? null, isPending, isSignedOut: data === null, reload: reloadSession };
}
