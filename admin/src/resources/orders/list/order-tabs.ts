/** The tabs above the list of orders. */
import type { OrderFilter, OrderLimits } from '@uruhu/contract/staff/orders/lists';
import { ORDER_TABS, type OrderTabName } from '@uruhu/contract/staff/orders/tabs';
import { formatDay } from '#admin/lib/format.ts';

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

const getTabFilter = (name: OrderTabName): OrderFilter => ORDER_TABS[name];

/** The tab that has the filter of the list; undefined if no tab has it. Search words and further limits do not matter. */
export const findTab = ({ status, payment }: OrderFilter): OrderTab | undefined =>
  TABS.find(({ name }) => getTabFilter(name).status === status && getTabFilter(name).payment === payment);

/** The limits of a filter, without its tab, its search words and its customer. */
export const getLimits = ({ status: _, payment: __, q: ___, user_id: ____, ...limits }: OrderFilter): OrderLimits => limits;

/** The filter in another tab: its limits and its search words stay. */
export const chooseTab = ({ status: _, payment: __, ...others }: OrderFilter, name: OrderTabName): OrderFilter => ({
  ...others,
  ...getTabFilter(name),
});

/** The last day of a span that ends before this moment. */
const formatLastDay = (to: string) => formatDay(new Date(Date.parse(to) - 1).toISOString());

/** The days of a span: 'of 23 November 2026', 'from 1 to 30 November 2026', 'since 1 November 2026'. */
function describeSpan({ from, to }: OrderLimits): string {
  if (!from) return to ? `until ${formatLastDay(to)}` : '';
  if (!to) return `since ${formatDay(from)}`;
  const [first, last] = [formatDay(from), formatLastDay(to)];
  return first === last ? `of ${first}` : `from ${first} to ${last}`;
}

const describeChoice = (value: boolean | undefined, yesText: string, noText: string): string => {
  if (value === undefined) return '';
  return value ? yesText : noText;
};

const describeDays = (days: number | undefined): string => {
  if (days === undefined) return '';
  return days === 1 ? 'of the last day' : `of the last ${days} days`;
};

/** A filter in words: 'of the last 7 days, from 100,000 RWF'; '' if it has no limits but those of its tab. */
export function describeLimits({ payment, ...filter }: OrderFilter, formatMoney: (rwf: number) => string): string {
  const { within_days, total_from, coupon, entered, cancelled } = filter;
  return [
    payment === 'sale' ? 'sales' : '',
    describeChoice(cancelled, 'cancelled', 'without cancelled ones'),
    describeChoice(entered, 'typed in by staff', 'placed by shoppers'),
    describeSpan(filter),
    describeDays(within_days),
    total_from === undefined ? '' : `from ${formatMoney(total_from)}`,
    coupon ? `with the coupon ${coupon}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
