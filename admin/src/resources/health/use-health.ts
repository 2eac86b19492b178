import { useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'ra-core';
import { callStaff } from '#admin/api/call-staff.ts';
import { HEALTH_KEY } from './health-key.ts';

/** The state of the shop, asked for again and again. One query serves the page and the menu. */
export function useHealth(refetchInterval: number, enabled = true) {
  const signOutIfRefused = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: HEALTH_KEY,
    queryFn: async () => {
      try {
        return (await callStaff('adminHealth')).data;
      } catch (refusal) {
        await signOutIfRefused(refusal);
        throw refusal;
      }
    },
    refetchInterval,
    enabled,
  });
}
