import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DashboardUnit } from '@uruhu/contract/staff/dashboard';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { callStaff } from '#admin/api/call-staff.ts';

const REFRESH_MS = 300_000;

/** The figures by days, weeks or months. The dashboard and the menu share one query. It is not loaded for members who may not read them. */
export function useDashboard(unit: DashboardUnit) {
  return useQuery({
    queryKey: ['dashboard', unit],
    queryFn: async () => (await callStaff('dashboard', { query: { by: unit } })).data,
    enabled: useAllowed()('reports.read'),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}
