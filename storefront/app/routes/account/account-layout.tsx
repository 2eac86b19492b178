import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation, useMatches, useOutletContext, useRevalidator } from 'react-router';
import { useTabReturn } from '#app/api/use-query.ts';
import { getLoadedToken } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { useRequiredSession } from '#app/features/session/use-required-session.ts';
import { type Session, useSession } from '#app/lib/session.ts';
import { NeedsScripts } from '#app/ui/needs-scripts.tsx';
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

/** The page of the route. A guest sees a skeleton until she is sent to sign in, unless the page is for guests too. */
function RoutePage({ forGuests }: { forGuests: boolean }) {
  const session = useSession();
  if (session) return <CustomerPage session={session} />;
  // In the server's page the session is unknown, so each page shows its loading state.
  if (session === undefined || forGuests) return <Outlet />;
  return <TextSkeleton lines={6} />;
}

/** The layout of a customer's pages: shows the menu beside them, and sends a guest to sign in unless the page is for guests too. */
export default function AccountLayout() {
  const handle = useMatches().at(-1)?.handle as AccountHandle | undefined;
  const forGuests = handle?.forGuests ?? false;
  useRequiredSession(!forGuests);
  const page = <RoutePage forGuests={forGuests} />;
  return handle ? <PageWithMenu handle={handle}>{page}</PageWithMenu> : page;
}

/** The page with its title, beside the menu. */
function PageWithMenu({
  handle: { title, Head, Lead, menuOnPhones, forGuests },
  children,
}: {
  handle: AccountHandle;
  children: ReactNode;
}) {
  const session = useSession();
  const { pathname } = useLocation();
  const hasMenu = !forGuests || session !== null;
  // Until the session is known, a page for guests keeps the space of the menu but does not show it.
  const menuClass = [menuOnPhones === 'hidden' && css.wideOnly, forGuests && !session && css.hiddenMenu].filter(Boolean).join(' ');
  return (
    <div className={Head ? 'wrap page' : `wrap page ${css.page}`}>
      {Head && <Head />}
      {/* The key replaces the loading state of a guest's page, rather than shifting it into the space of the menu. */}
      <div key={hasMenu ? 'beside' : 'alone'} className={hasMenu ? css.account : undefined}>
        {Lead && (
          <div className={css.lead}>
            <Lead />
          </div>
        )}
        {hasMenu && (
          <div className={menuClass || undefined}>
            <AccountMenu path={normalize(pathname)} />
          </div>
        )}
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
