import { useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'ra-core';
import { callStaff } from '#admin/api/call-staff.ts';
import { HEALTH_KEY } from './health-key.ts';

/** The health of the shop, loaded again every `refetchInterval` ms. The health page and the menu share one query. */
export function useHealth(refetchInterval: number) {
  const signOutIfRefused = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: HEALTH_KEY,
    queryFn: async () => {
      try {
        return (await callStaff('adminHealth')).data;
      } catch (error) {
        await signOutIfRefused(error);
        throw error;
      }
    },
    refetchInterval,
  });
}
