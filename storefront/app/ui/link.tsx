import { Link, type LinkProps, useLocation } from 'react-router';
import { mayGo } from '#app/lib/go.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetching ahead spends the shopper's megabytes: never when they save data, never on a slow network. */
function mayFetchAhead(): boolean {
  if (typeof navigator === 'undefined') return false;
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

/** A link to a page of the shop; the page is fetched ahead once a finger or the pointer rests on it. */
export function PageLink({ onClick, ...props }: LinkProps) {
  return (
    <Link
      discover="none"
      prefetch={mayFetchAhead() ? 'intent' : 'none'}
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
