/** The tabs of the list of orders, and the filter of each. Browsers load this file, so it imports no schemas. */
export const ORDER_TABS = {
  all: {},
  review: { payment: 'review' },
  unpaid: { payment: 'unpaid' },
  unpaid_long: { payment: 'unpaid_long' },
  to_pack: { status: 'pending', payment: 'paid' },
  preparing: { status: 'preparing' },
  in_transit: { status: 'in_transit' },
  delivered: { status: 'delivered' },
  cancelled: { status: 'cancelled' },
} as const;
export type OrderTabName = keyof typeof ORDER_TABS;
export const ORDER_TAB_NAMES = Object.keys(ORDER_TABS) as [OrderTabName, ...OrderTabName[]];

/** The most orders that one call can move or print. */
export const CHOSEN_ORDERS_MAX = 100;
