/** The saved filters above the list of orders. */
export type OrderFilter = { status?: string; payment?: string; q?: string };
export type OrderTab = { label: string; filter: OrderFilter; empty: string };

export const ORDER_TABS: readonly OrderTab[] = [
  { label: 'All', filter: {}, empty: 'Orders come here as soon as a shopper places one.' },
  {
    label: 'To check',
    filter: { payment: 'review' },
    empty: 'When a shopper says that she has paid by mobile money, her order comes here until you have found the money.',
  },
  { label: 'Unpaid', filter: { payment: 'unpaid' }, empty: 'No order waits for money. The shop cancels unpaid orders by itself.' },
  {
    label: 'To pack',
    filter: { status: 'pending', payment: 'paid' },
    empty: 'Paid orders come here. Prepare one, and it moves to “To send”.',
  },
  { label: 'To send', filter: { status: 'preparing' }, empty: 'Packed orders come here until they leave Korea.' },
  { label: 'On the way', filter: { status: 'in_transit' }, empty: 'Orders that have left Korea come here until the shopper has them.' },
  { label: 'Delivered', filter: { status: 'delivered' }, empty: 'Orders end here once the shopper has them.' },
  { label: 'Cancelled', filter: { status: 'cancelled' }, empty: 'No order was cancelled.' },
];

/** The tab of the list's filter; -1 if none has it. The search words do not matter. */
export const findTab = ({ status, payment }: OrderFilter): number =>
  ORDER_TABS.findIndex(({ filter }) => filter.status === status && filter.payment === payment);
