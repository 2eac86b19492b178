import { Navigate } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { useSetupProgress } from '#admin/resources/settings/setup/use-setup-progress.ts';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { buildMenu } from './menu-entries.ts';

const SHOP_UNREACHABLE = new Error('The shop could not be reached.');

/** Opens the first page that the member may use, or the setup steps while one of them is neither done nor skipped. */
export const FirstPage = () => {
  const { reload } = useStaffSession();
  const isAllowed = useAllowed();
  const setup = useSetupProgress();
  const firstEntry = buildMenu(isAllowed)[0]?.entries[0];
  if (setup.isLoading) return null;
  if (setup.data?.steps.some(({ state }) => state === 'open')) return <Navigate to="/setup-progress" replace />;
  return firstEntry ? (
    <Navigate to={`/${firstEntry.name}`} replace />
  ) : (
    <LoadFailed error={SHOP_UNREACHABLE} onRetry={() => void reload()} />
  );
};
