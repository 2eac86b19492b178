import { useQuery } from '@tanstack/react-query';
import { callStaff } from '#admin/api/call-staff.ts';
import { HEALTH_KEY } from './health-key.ts';

/** The health of the shop, loaded again every `refetchInterval` ms. The health page and the menu share one query. */
export function useHealth(refetchInterval: number) {
  return useQuery({
    queryKey: HEALTH_KEY,
    queryFn: async () => (await callStaff('adminHealth')).data,
    refetchInterval,
  });
}
