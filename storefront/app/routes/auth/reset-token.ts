import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/lib/hydrated.ts';
import { paths } from '#app/lib/paths.ts';

/**
 * The token of the link that led here; null where there is none, undefined in the server's page. It is taken out of the address as soon
 * as it is read, so that it does not stand there for others to see or to copy; this tab's history keeps it over a reload.
 */
export function useResetToken(): string | null | undefined {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const given = new URLSearchParams(search).get('t');
  useEffect(() => {
    if (given !== null) navigate(paths.resetPassword(), { replace: true, state: { token: given } });
  }, [given, navigate]);
  if (!hydrated) return undefined;
  return given || (state as { token?: string } | null)?.token || null;
}
