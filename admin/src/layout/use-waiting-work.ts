import { useQuery } from '@tanstack/react-query';
import type { WaitingWork } from '@uruhu/contract/staff/dashboard';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';

const KEY = ['waiting-work'];
const REFRESH_MS = 300_000;

/** `unit` says what is counted. */
type PageWork = { count: number; unit: string };

const listWork = (work: WaitingWork): Record<string, PageWork> => ({
  'payments-to-check': { count: work.payments_to_check ?? 0, unit: 'to check' },
  orders: { count: (work.orders_to_pack ?? 0) + (work.orders_to_send ?? 0), unit: 'to pack or send' },
  'payment-problems': { count: work.payment_problems ?? 0, unit: 'open' },
  products: { count: work.blocked_products ?? 0, unit: 'to check again' },
  messages: { count: work.open_messages ?? 0, unit: 'open' },
  reviews: { count: work.reviews_to_check ?? 0, unit: 'to check' },
});

/** The work that waits for the member, by the name of its page; pages on which none waits are missing. */
export function useWaitingWork(): Partial<Record<string, PageWork>> {
  const { data = {} } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await callStaff('waitingWork')).data,
    refetchInterval: REFRESH_MS,
  });
  const { pathname } = useLocation();
  // On the page before, the member may have done some of the work.
  useEffect(() => {
    if (pathname) void queryClient.refetchQueries({ queryKey: KEY, type: 'active', stale: true }, { cancelRefetch: false });
  }, [pathname]);
  return Object.fromEntries(Object.entries(listWork(data)).filter(([, { count }]) => count > 0));
}
