import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { hasSessionExpired, type Session, useSession } from '#app/lib/session.ts';

/**
 * The session for a page that requires one; undefined until it is known. A guest, or a customer whose session ends, is sent to sign in
 * and comes back to this page.
 */
export function useRequiredSession(): Session | undefined {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => {
    // If the shopper presses Back before this page is rendered, the current entry of the history is no longer this page's.
    const isShown = window.location.pathname === pathname && window.location.search === search;
    if (session === null && !isNavigating && isShown)
      navigate(paths.signIn({ redirect: pathname + search }), {
        replace: true,
        state: hasSessionExpired() ? { sessionEnded: true } : null,
      });
  }, [session, isNavigating, navigate, pathname, search]);
  return session ?? undefined;
}
