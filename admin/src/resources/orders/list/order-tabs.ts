/** The tabs above the list of orders. */
import { ORDER_TABS, type OrderTabName } from '@uruhu/contract/staff/order-tabs';

export type OrderFilter = {
  status?: string;
  payment?: string;
  within_days?: number;
  total_from?: number;
  coupon?: string;
  from?: string;
  to?: string;
  q?: string;
};
type OrderTab = { name: OrderTabName; label: string; empty: string };

export const TABS: readonly OrderTab[] = [
  { name: 'all', label: 'All', empty: 'Orders come here as soon as a shopper places one.' },
  {
    name: 'review',
    label: 'To check',
    empty: 'When a shopper says that she has paid by mobile money, her order comes here until you have found the money.',
  },
  { name: 'unpaid', label: 'Unpaid', empty: 'No order waits for money. The shop cancels unpaid orders by itself.' },
  {
    name: 'unpaid_long',
    label: 'Unpaid for long',
    empty: 'Orders come here when half of their time to pay is over, longest waiting first: call these customers before the shop cancels.',
  },
  { name: 'to_pack', label: 'To pack', empty: 'Paid orders come here. Prepare one, and it moves to “To send”.' },
  { name: 'preparing', label: 'To send', empty: 'Packed orders come here until they leave Korea.' },
  { name: 'in_transit', label: 'On the way', empty: 'Orders that have left Korea come here until the shopper has them.' },
  { name: 'delivered', label: 'Delivered', empty: 'Orders end here once the shopper has them.' },
  { name: 'cancelled', label: 'Cancelled', empty: 'No order was cancelled.' },
];

export const getTabFilter = (name: OrderTabName): OrderFilter => ORDER_TABS[name];

/** The tab of the list's filter; undefined if none has it. Search words and further limits do not matter. */
export const findTab = ({ status, payment }: OrderFilter): OrderTab | undefined =>
  TABS.find(({ name }) => getTabFilter(name).status === status && getTabFilter(name).payment === payment);

/** A filter in words: 'of the last 7 days, from 100,000 RWF'. '' without limits beside those of the tab. */
export function describeLimits({ within_days, total_from, coupon }: OrderFilter, formatMoney: (rwf: number) => string): string {
  return [
    within_days === undefined ? '' : within_days === 1 ? 'of the last day' : `of the last ${within_days} days`,
    total_from === undefined ? '' : `from ${formatMoney(total_from)}`,
    coupon ? `with the coupon ${coupon}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
