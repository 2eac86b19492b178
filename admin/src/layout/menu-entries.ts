/** The entries of the menu, in the order of a working day. */
export type MenuEntry = { to: string; label: string };

export const MENU: readonly MenuEntry[] = [
  { to: '/payments-to-check', label: 'Payments to check' },
  { to: '/orders', label: 'Orders' },
  { to: '/payment-problems', label: 'Payment problems' },
  { to: '/missed-searches', label: 'Missed searches' },
  { to: '/health', label: 'Health' },
];

/** Whether the page at this address belongs to the entry. */
export const isCurrent = ({ to }: MenuEntry, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
