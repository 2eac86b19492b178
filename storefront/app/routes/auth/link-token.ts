import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/lib/hydrated.ts';

/**
 * The token of the mailed link that led to this page; null if there is none, undefined on the server and before hydration. The hook
 * removes it from the URL at once, so that others cannot see or copy it there; the history entry keeps it for a reload.
 */
export function useLinkToken(): string | null | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const tokenInUrl = new URLSearchParams(search).get('t');
  useEffect(() => {
    if (tokenInUrl !== null) navigate(pathname, { replace: true, state: { token: tokenInUrl } });
  }, [tokenInUrl, pathname, navigate]);
  if (!hydrated) return undefined;
  return tokenInUrl || (state as { token?: string } | null)?.token || null;
}
