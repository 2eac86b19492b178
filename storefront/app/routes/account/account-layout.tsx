import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation, useMatches, useOutletContext, useRevalidator } from 'react-router';
import { useTabReturn } from '#app/api/use-query.ts';
import { getLoadedToken } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { NeedsScripts } from '#app/features/session/needs-scripts.tsx';
import { useRequiredSession } from '#app/features/session/use-required-session.ts';
import { type Session, useSession } from '#app/lib/session.ts';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import css from './account-layout.module.css';
import { AccountMenu } from './account-menu.tsx';

/** The session of the customer whose account page is shown. */
export const useAccountSession = () => useOutletContext<Session>();

/** Makes a path comparable with those of the menu, since the router accepts any case and a trailing slash. */
const normalize = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, '$1');

/** The page of the signed-in customer. If another customer signs in, it shows a skeleton until her data is loaded. */
function CustomerPage({ session }: { session: Session }) {
  const { revalidate } = useRevalidator();
  const [loadedToken, setLoadedToken] = useState(getLoadedToken() ?? session.token);
  useEffect(() => {
    if (session.token !== loadedToken) revalidate().then(() => setLoadedToken(session.token));
  }, [session.token, loadedToken, revalidate]);
  useTabReturn(revalidate);
  return session.token === loadedToken ? <Outlet key={loadedToken} context={session} /> : <TextSkeleton lines={6} />;
}

/** The page of the route. A guest sees a skeleton until she is sent to sign in. */
function RoutePage() {
  const session = useSession();
  if (session) return <CustomerPage session={session} />;
  // In the server's page the session is unknown, so each page shows its loading state.
  return session === undefined ? <Outlet /> : <TextSkeleton lines={6} />;
}

/** The layout of a customer's pages: shows the menu beside them, and sends a guest to sign in. */
export default function AccountLayout() {
  const handle = useMatches().at(-1)?.handle as AccountHandle | undefined;
  useRequiredSession();
  const page = <RoutePage />;
  return handle ? <PageWithMenu handle={handle}>{page}</PageWithMenu> : page;
}

/** The page with its title, beside the menu. */
function PageWithMenu({ handle: { title, Lead, menuOnPhones }, children }: { handle: AccountHandle; children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <div className={`wrap page ${css.page}`}>
      <div className={css.account}>
        {Lead && (
          <div className={css.lead}>
            <Lead />
          </div>
        )}
        <div className={menuOnPhones === 'hidden' ? css.wideOnly : undefined}>
          <AccountMenu path={normalize(pathname)} />
        </div>
        <div className={css.main}>
          {title !== null && (
            <h1 className={`h1 ${css.title}`} id="account-title" tabIndex={-1}>
              {title}
            </h1>
          )}
          {!session && <NeedsScripts />}
          {children}
        </div>
      </div>
    </div>
  );
}
