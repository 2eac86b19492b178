import { usePermissions } from 'ra-core';
import { Navigate } from 'react-router';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { buildMenu } from './menu-entries.ts';

const AWAY = new Error('The shop could not be reached.');

/** Opens the first page that the member may use. */
export const FirstPage = () => {
  const { isPending, refetch } = usePermissions();
  const isAllowed = useAllowed();
  const first = buildMenu(isAllowed)[0]?.entries[0];
  if (isPending) return null;
  return first ? <Navigate to={`/${first.name}`} replace /> : <LoadFailed error={AWAY} onRetry={refetch} />;
};
