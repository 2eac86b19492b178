import { toSafeRedirect } from '#app/features/session/safe-redirect.ts';
import { paths } from '#app/lib/paths.ts';

/** The query parameter with the page to open after sign-in, which links between sign-in and sign-up pass on. `redirect` null: none. */
const toQuery = (redirect: string | null) => (redirect === null ? {} : { redirect: toSafeRedirect(redirect) });

export const getSignInPath = (redirect: string | null): string => paths.signIn(toQuery(redirect));

export function getSignUpPath(redirect: string | null): string {
  const query = new URLSearchParams(toQuery(redirect)).toString();
  return query ? `${paths.signUp()}?${query}` : paths.signUp();
}
