import type { MouseEvent } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';
import { mayGo } from '#app/lib/go.ts';
import { useOnline } from '#app/lib/online.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetching ahead spends the shopper's megabytes: never when they save data, never on a slow network. */
function mayFetchAhead(): boolean {
  if (typeof navigator === 'undefined') return false;
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

/**
 * A link to a page of the shop; the page is fetched ahead once a finger or the pointer rests on it. Never offline: the
 * router answers a script that does not come by loading the whole page again, which would lose the one that is shown.
 */
export function PageLink({ onClick, ...props }: LinkProps) {
  const online = useOnline();
  return (
    <Link
      discover="none"
      prefetch={online && mayFetchAhead() ? 'intent' : 'none'}
      onClick={(event) => {
        if (!event.defaultPrevented && !mayGo()) event.preventDefault();
        onClick?.(event);
      }}
      {...props}
    />
  );
}

type PageNavLinkProps = Omit<LinkProps, 'to'> & {
  /** A path alone. */
  to: string;
  /** The page that is shown lies below it. */
  within?: boolean;
};

/** The same, marked where it leads to the page that is shown, or to what that is a part of. */
export function PageNavLink({ to, within, ...rest }: PageNavLinkProps) {
  const { pathname } = useLocation();
  return <PageLink to={to} aria-current={pathname === to ? 'page' : within || undefined} {...rest} />;
}

/** For a press within what a link in it should close: on a slow network the page is long in coming, and it makes way at once. */
export const closeAtLink = (close: () => void) => (event: MouseEvent) => {
  if ((event.target as Element).closest('a')) close();
};
