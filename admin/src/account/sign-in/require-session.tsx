import { Navigate, Outlet, useLocation } from 'react-router';
import { hasSignedOut, useStaffSession } from '#admin/api/staff-session.ts';

/** The pages inside it are for signed-in members. Others are asked to sign in first, and then see the page that they have opened. */
export const RequireSession = () => {
  const { isPending, isSignedOut } = useStaffSession();
  const { pathname, search } = useLocation();
  if (isPending) return null;
  if (isSignedOut) return <Navigate to="/login" replace state={hasSignedOut() ? null : { openedPath: pathname + search }} />;
  return <Outlet />;
};
