import type { Dashboard } from '@uruhu/contract/staff/dashboard';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { queryClient } from '#admin/api/query-client.ts';
import { useDashboard } from '#admin/resources/dashboard/use-dashboard.ts';

/** `unit` says what is counted: 'to pack'. */
type WaitingWork = { count: number; unit: string };

const listWork = ({ to_check, to_pack, problems, reviews, messages, blocked_products }: Dashboard['now']): Record<string, WaitingWork> => ({
  'payments-to-check': { count: to_check.orders, unit: 'to check' },
  orders: { count: to_pack, unit: 'to pack' },
  'payment-problems': { count: problems, unit: 'open' },
  products: { count: blocked_products, unit: 'to check again' },
  messages: { count: messages, unit: 'open' },
  reviews: { count: reviews, unit: 'to check' },
});

/** The work that waits on the pages, by the name of the page; pages on which none waits are missing. */
export function useWaitingWork(): Partial<Record<string, WaitingWork>> {
  const { data } = useDashboard('day');
  const { pathname } = useLocation();
  // On the page before, the member may have done some of the work.
  useEffect(() => {
    if (pathname)
      void queryClient.refetchQueries({ queryKey: ['dashboard', 'day'], type: 'active', stale: true }, { cancelRefetch: false });
  }, [pathname]);
  const work = Object.entries(data ? listWork(data.now) : {});
  return Object.fromEntries(work.filter(([, { count }]) => count > 0));
}
