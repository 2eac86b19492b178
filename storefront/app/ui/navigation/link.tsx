import type { MouseEvent } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';
import { checkOnline } from '#app/lib/navigate.ts';
import { useOnline } from '#app/lib/online.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Prefetching uses the shopper's data, so it is off when she saves data or her network is slow. */
function mayPrefetch(): boolean {
  if (typeof navigator === 'undefined') return false;
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

/**
 * A link to a page of the shop, prefetched when a finger or the pointer rests on it. Never prefetches offline: the router reacts to a
 * script that fails to load by reloading the document, which would lose the current page.
 */
export function PageLink({ onClick, ...props }: LinkProps) {
  const online = useOnline();
  return (
    <Link
      discover="none"
      prefetch={online && mayPrefetch() ? 'intent' : 'none'}
      onClick={(event) => {
        if (!event.defaultPrevented && !checkOnline()) event.preventDefault();
        onClick?.(event);
      }}
      {...props}
    />
  );
}

type PageNavLinkProps = Omit<LinkProps, 'to'> & {
  /** A path without a query. */
  to: string;
  /** The linked page is a parent of the current page. */
  isParent?: boolean;
};

/** A PageLink that is marked if it leads to the current page or to a parent of it. */
export function PageNavLink({ to, isParent, ...linkProps }: PageNavLinkProps) {
  const { pathname } = useLocation();
  return <PageLink to={to} aria-current={pathname === to ? 'page' : isParent || undefined} {...linkProps} />;
}

/** A click handler that closes a menu at once when the shopper follows a link in it, since the new page may take long to load. */
export const closeAtLink = (close: () => void) => (event: MouseEvent) => {
  if ((event.target as Element).closest('a')) close();
};
