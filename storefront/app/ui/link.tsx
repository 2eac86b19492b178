import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetching ahead spends the shopper's megabytes: never when they save data, never on a slow network. */
function mayFetchAhead(): boolean {
  if (typeof navigator === 'undefined') return false;
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

/** A link to a page of the shop; the page is fetched ahead once a finger or the pointer rests on it. */
export function PageLink(props: LinkProps) {
  return <Link discover="none" prefetch={mayFetchAhead() ? 'intent' : 'none'} {...props} />;
}

/** The same, marked with aria-current on the page it leads to. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink discover="none" prefetch={mayFetchAhead() ? 'intent' : 'none'} {...props} />;
}
