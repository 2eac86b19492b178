import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { findPagePermission, findWritePermission } from '#admin/areas/areas.ts';
import { NotAllowed } from './not-allowed.tsx';
import { PageAccessContext } from './page-access.ts';
import { useAllowed } from './use-allowed.ts';

/** Shows a page only to staff members whose role has the permission that the page needs (see areas.ts), and "not allowed" to others. */
export const PageGuard = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const { session } = useStaffSession();
  const isAllowed = useAllowed();
  // While the shop cannot be reached the role is unknown: the page then says that it could not be loaded.
  if (session && !isAllowed(findPagePermission(pathname))) return <NotAllowed />;
  const access = {
    mayChange: isAllowed(findWritePermission(pathname)),
    mayOpen: (path: string) => isAllowed(findPagePermission(path)),
  };
  return <PageAccessContext value={access}>{children}</PageAccessContext>;
};
