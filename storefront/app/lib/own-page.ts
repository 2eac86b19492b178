import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { type Session, useSession } from '#app/lib/session.ts';

/**
 * The session of a page that belongs to one person; undefined as long as it is not known. Guests, and people whose
 * session ends meanwhile, are sent to sign in and come back here.
 */
export function useOwnPage(): Session | undefined {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const had = useRef(false);
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (session) had.current = true;
    if (session === null && !leaving)
      navigate(paths.signIn({ redirect: pathname + search }), { replace: true, state: had.current ? { ended: true } : null });
  }, [session, leaving, navigate, pathname, search]);
  return session ?? undefined;
}
