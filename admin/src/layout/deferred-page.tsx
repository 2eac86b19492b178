import { useDeferredValue } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { PAGES } from '#admin/areas/areas.ts';
import { PageSkeleton } from '#admin/ui/skeleton.tsx';

/** The first page after a load always has the key 'default'. By this key, it would open at the scroll position of an earlier first page. */
const getScrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/**
 * Draws the frame of the page at this address at once, and then the page itself: a slow computer draws a page in half a second, and the member
 * sees before that where she is. The page is scrolled to its place when it is drawn, because a frame has no such place.
 */
export const DeferredPage = () => {
  const { pathname } = useLocation();
  const drawnPathname = useDeferredValue(pathname);
  if (pathname !== drawnPathname) return <PageSkeleton title={PAGES.find(({ name }) => pathname === `/${name}`)?.label} />;
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
};
