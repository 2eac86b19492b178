/** The entries of the menu, in the order of a working day. `permission`: what a member needs to see the page. */
import type { Permission } from '@uruhu/contract/staff/permissions';

export type MenuEntry = { to: string; label: string; permission: Permission | null };
export type MenuGroup = { title: string; entries: readonly MenuEntry[] };

export const MENU: readonly MenuGroup[] = [
  { title: 'Today', entries: [{ to: '/dashboard', label: 'Dashboard', permission: 'reports.read' }] },
  {
    title: 'Orders',
    entries: [
      { to: '/payments-to-check', label: 'Payments to check', permission: 'payments.check' },
      { to: '/orders', label: 'Orders', permission: 'orders.read' },
      { to: '/payment-problems', label: 'Payment problems', permission: 'payments.problems' },
    ],
  },
  {
    title: 'Catalogue',
    entries: [
      { to: '/products', label: 'Products', permission: 'catalogue.read' },
      { to: '/categories', label: 'Categories', permission: 'catalogue.read' },
      { to: '/brands', label: 'Brands', permission: 'catalogue.read' },
      { to: '/product-files', label: 'Import and export', permission: 'catalogue.write' },
      { to: '/redirects', label: 'Redirects', permission: 'catalogue.read' },
      { to: '/stock-waits', label: 'Waited for', permission: 'catalogue.read' },
    ],
  },
  {
    title: 'Selling',
    entries: [
      { to: '/coupons', label: 'Coupons', permission: 'coupons.write' },
      { to: '/coupon-batches', label: 'Codes in bulk', permission: 'coupons.write' },
      { to: '/shipping-bands', label: 'Delivery fees', permission: 'shipping.write' },
    ],
  },
  {
    title: 'Customers',
    entries: [
      { to: '/customers', label: 'Customers', permission: 'customers.read' },
      { to: '/messages', label: 'Messages', permission: 'messages.answer' },
      { to: '/reviews', label: 'Reviews', permission: 'reviews.moderate' },
    ],
  },
  {
    title: 'Content',
    entries: [
      { to: '/slides', label: 'Slides', permission: 'content.write' },
      { to: '/slide-texts', label: 'Announcements', permission: 'content.write' },
      { to: '/faqs', label: 'Questions', permission: 'content.write' },
      { to: '/policies', label: 'Policies', permission: 'content.write' },
      { to: '/search-words', label: 'Search words', permission: 'search.read' },
      { to: '/missed-searches', label: 'Missed searches', permission: 'search.read' },
    ],
  },
  {
    title: 'Shop',
    entries: [
      { to: '/settings', label: 'Settings', permission: 'settings.write' },
      { to: '/staff', label: 'Staff', permission: 'staff.manage' },
      { to: '/changes', label: 'Changes', permission: 'audit.read' },
      { to: '/health', label: 'Health', permission: 'health.read' },
    ],
  },
];

/** The menu of a member: only what she may use, and no empty group. */
export const buildMenu = (isAllowed: (permission: Permission | null) => boolean): MenuGroup[] =>
  MENU.map(({ title, entries }) => ({ title, entries: entries.filter(({ permission }) => isAllowed(permission)) })).filter(
    ({ entries }) => entries.length > 0,
  );

/** Whether the page at this address belongs to the entry. */
export const isCurrent = ({ to }: MenuEntry, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

/** The entry whose page this is; undefined where the menu has none, such as for a member's own account. */
export const findMenuEntry = (pathname: string): MenuEntry | undefined =>
  MENU.flatMap(({ entries }) => entries).find((entry) => isCurrent(entry, pathname));
