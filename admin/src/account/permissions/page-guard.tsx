import { usePermissions } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { findPagePermission, findWritePermission } from '#admin/areas/areas.ts';
import { NotAllowed } from './not-allowed.tsx';
import { useAllowed } from './use-allowed.ts';
import { MayChangeContext } from './use-may-change.ts';

/** Shows a page only to staff members whose role has the permission that the page needs (see areas.ts), and "not allowed" to others. */
export const PageGuard = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const { permissions: role, isPending } = usePermissions();
  const isAllowed = useAllowed();
  if (isPending) return null;
  // While the shop cannot be reached the role is unknown: the page then says that it could not be loaded.
  if (role !== null && !isAllowed(findPagePermission(pathname))) return <NotAllowed />;
  return <MayChangeContext value={isAllowed(findWritePermission(pathname))}>{children}</MayChangeContext>;
};
