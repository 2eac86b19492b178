import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation, useMatches, useOutletContext, useRevalidator } from 'react-router';
import { useTabReturn } from '#app/api/use-query.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { getLoadedToken } from '#app/features/session/own-data.ts';
import { useRequiredSession } from '#app/features/session/use-required-session.ts';
import { type Session, useSession } from '#app/lib/session.ts';
import { NeedsScripts } from '#app/ui/needs-scripts.tsx';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import css from './account-layout.module.css';
import { AccountMenu } from './account-menu.tsx';

/** The session of the customer whose page this is. */
export const useOwnSession = () => useOutletContext<Session>();

/** Makes a path comparable with those of the menu, since the router accepts any case and a trailing slash. */
const normalize = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, '$1');

/** The page of the signed-in customer. If another customer signs in, it shows nothing until her data is loaded. */
function OwnPage({ session }: { session: Session }) {
  const { revalidate } = useRevalidator();
  const [loadedFor, setLoadedFor] = useState(getLoadedToken() ?? session.token);
  useEffect(() => {
    if (session.token !== loadedFor) revalidate().then(() => setLoadedFor(session.token));
  }, [session.token, loadedFor, revalidate]);
  useTabReturn(revalidate);
  return session.token === loadedFor ? <Outlet key={loadedFor} context={session} /> : <TextSkeleton lines={6} />;
}

/** The layout of a customer's pages: shows the menu beside them, and sends a guest to sign in unless the page is for guests too. */
export default function AccountLayout() {
  const handle = useMatches().at(-1)?.handle as AccountHandle | undefined;
  const forGuests = handle?.forGuests ?? false;
  useRequiredSession(!forGuests);
  const session = useSession();
  const page = session ? (
    <OwnPage session={session} />
  ) : session === undefined || forGuests ? (
    // In the server's page the session is unknown, so each page shows its loading state.
    <Outlet />
  ) : (
    <TextSkeleton lines={6} />
  );
  return handle ? <PageWithMenu handle={handle}>{page}</PageWithMenu> : page;
}

/** The page with its title, beside the menu. */
function PageWithMenu({ handle: { title, Head, Lead, narrowMenu, forGuests }, children }: { handle: AccountHandle; children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const withMenu = !forGuests || session !== null;
  // Until the session is known, a page for guests keeps the room of the menu but does not show it.
  const menuClass = [narrowMenu === 'hide' && css.wideOnly, forGuests && !session && css.unknown].filter(Boolean).join(' ');
  return (
    <div className={Head ? 'wrap page' : `wrap page ${css.page}`}>
      {Head && <Head />}
      {/* The key replaces the loading state of a guest's page, rather than shifting it into the room of the menu. */}
      <div key={withMenu ? 'beside' : 'alone'} className={withMenu ? css.account : undefined}>
        {Lead && (
          <div className={css.lead}>
            <Lead />
          </div>
        )}
        {withMenu && (
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
