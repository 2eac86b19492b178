/** Pages and actions of the back office by what a staff member types. */
import type { Permission } from '@uruhu/contract/staff/permissions';
import { MENU } from '#admin/layout/menu-entries.ts';

export type Target = { to: string; label: string; permission: Permission | null };

/** What staff begin from anywhere, beside the pages of the menu. */
const ACTIONS: readonly Target[] = [
  { to: '/products/create', label: 'Add a product', permission: 'catalogue.write' },
  { to: '/categories/create', label: 'Add a category', permission: 'catalogue.write' },
  { to: '/brands/create', label: 'Add a brand', permission: 'catalogue.write' },
  { to: '/redirects/create', label: 'Add a redirect', permission: 'catalogue.write' },
  { to: '/product-changes', label: 'Changes of many products', permission: 'catalogue.read' },
  { to: '/coupons/create', label: 'Add a coupon', permission: 'coupons.write' },
  { to: '/coupon-batches/create', label: 'Make codes in bulk', permission: 'coupons.write' },
  { to: '/slides/create', label: 'Add a slide', permission: 'content.write' },
  { to: '/slide-texts/create', label: 'Add an announcement', permission: 'content.write' },
  { to: '/faqs/create', label: 'Add a question', permission: 'content.write' },
  { to: '/policies/create', label: 'Write a policy', permission: 'content.write' },
  { to: '/staff/create', label: 'Invite a colleague', permission: 'staff.manage' },
  { to: '/my-account', label: 'My account', permission: null },
];

const TARGETS: readonly Target[] = [...MENU.flatMap(({ entries }) => entries), ...ACTIONS];

const listWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Pages whose label has a word that begins with each typed word; all pages while nothing is typed. */
export function findPages(typed: string, isAllowed: (permission: Permission | null) => boolean): Target[] {
  const words = listWords(typed);
  const isNamed = ({ label }: Target) => words.every((word) => listWords(label).some((own) => own.startsWith(word)));
  return TARGETS.filter((target) => isAllowed(target.permission) && isNamed(target));
}
