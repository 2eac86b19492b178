import { toSafeRedirect } from '#app/features/session/safe-redirect.ts';
import { paths } from '#app/lib/paths.ts';

/** The paths between sign-in and sign-up, which pass on the page to open after signing in. */
const toQuery = (redirect: string | null) => (redirect === null ? {} : { redirect: toSafeRedirect(redirect) });

export const signInPath = (redirect: string | null): string => paths.signIn(toQuery(redirect));

export function signUpPath(redirect: string | null): string {
  const query = new URLSearchParams(toQuery(redirect)).toString();
  return query ? `${paths.signUp()}?${query}` : paths.signUp();
}
