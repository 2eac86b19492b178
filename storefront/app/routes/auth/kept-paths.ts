import { paths } from '#app/lib/paths.ts';
import { safeRedirect } from '#app/lib/safe-redirect.ts';

/** Between signing in and signing up the way back is kept: where to go once signed in. */
const kept = (redirect: string | null) => (redirect === null ? {} : { redirect: safeRedirect(redirect) });

export const signInPath = (redirect: string | null): string => paths.signIn(kept(redirect));

export function signUpPath(redirect: string | null): string {
  const query = new URLSearchParams(kept(redirect)).toString();
  return query ? `${paths.signUp()}?${query}` : paths.signUp();
}
