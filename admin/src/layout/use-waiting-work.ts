import type { Dashboard } from '@uruhu/contract/staff/dashboard';
import { useDashboard } from '#admin/resources/dashboard/use-dashboard.ts';

/** `text` says what is counted: '3 to pack'. */
type WaitingWork = { count: string; text: string };

const countWork = ({ to_check, to_pack, problems, reviews, messages, blocked_products }: Dashboard['now']) => ({
  'payments-to-check': [to_check.orders, 'to check'],
  orders: [to_pack, 'to pack'],
  'payment-problems': [problems, 'open'],
  products: [blocked_products, 'to check again'],
  messages: [messages, 'open'],
  reviews: [reviews, 'to check'],
});

/** The work that waits on the pages, by the name of the page; pages on which none waits are missing. */
export function useWaitingWork(): Partial<Record<string, WaitingWork>> {
  const { data } = useDashboard('day');
  const entries = Object.entries(data ? countWork(data.now) : {}) as [string, [number, string]][];
  return Object.fromEntries(
    entries
      .filter(([, [count]]) => count > 0)
      .map(([page, [count, unit]]) => {
        const text = count.toLocaleString('en-US');
        return [page, { count: text, text: `${text} ${unit}` }];
      }),
  );
}
