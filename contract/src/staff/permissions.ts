/** What staff may do. Each endpoint for staff declares one permission, and each role has some. Browsers load this file: no schemas here. */

export const PERMISSIONS = [
  'orders.read',
  /** Prepare, ship, arrive, send out, deliver. */
  'orders.fulfil',
  'orders.cancel',
  /** Write a note for colleagues, such as of a broken bottle. */
  'orders.note',
  /** Address, mails again, a new order for a customer. */
  'orders.edit',
  /** Totals, prices, coupons and payments of orders. */
  'payments.read',
  /** Confirm and reject, and of an order the payments that wait for it. */
  'payments.check',
  'payments.refund',
  'payments.problems',
  'catalogue.read',
  'catalogue.write',
  'prices.write',
  'stock.write',
  'content.write',
  'coupons.write',
  'shipping.write',
  'settings.write',
  'reviews.moderate',
  'customers.read',
  /** Block, export, erase. */
  'customers.write',
  'messages.answer',
  'search.read',
  'search.write',
  'reports.read',
  'health.read',
  'health.act',
  'audit.read',
  'staff.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const STAFF_ROLES = ['owner', 'manager', 'packer', 'editor', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLES: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => permission !== 'staff.manage'),
  // Packers see no totals and give no money back, but look for mobile money each morning.
  packer: ['orders.read', 'orders.fulfil', 'orders.note', 'payments.check', 'catalogue.read', 'stock.write'],
  editor: ['catalogue.read', 'catalogue.write', 'content.write', 'reviews.moderate', 'search.read', 'search.write'],
  support: [
    'orders.read',
    'orders.note',
    'orders.edit',
    'payments.read',
    'customers.read',
    'messages.answer',
    'reviews.moderate',
    'catalogue.read',
  ],
};

/** `permission` null: every staff member. */
export const isAllowed = (role: StaffRole, permission: Permission | null): boolean =>
  permission === null || ROLES[role].includes(permission);
