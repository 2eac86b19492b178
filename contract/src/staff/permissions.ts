/** What staff may do. Each endpoint for staff declares one permission, and each role has some. Browsers load this file, so it imports no schemas. */

export const PERMISSIONS = [
  'orders.read',
  /** Take the steps of an order: prepare, ship, arrive, send out, deliver. */
  'orders.fulfil',
  'orders.cancel',
  /** Write a note for colleagues, such as about a broken bottle. */
  'orders.note',
  /** Correct addresses, send mails again, enter an order for a customer. */
  'orders.edit',
  /** Read totals, prices, coupons and payments of orders. */
  'payments.read',
  /** Confirm and reject payments, and read the payments that wait to be checked. */
  'payments.check',
  'payments.refund',
  /** Read and resolve payment problems, such as an order that was paid twice. */
  'payments.problems',
  'catalogue.read',
  /** Change products, brands, categories and redirects; prices and stock need their own permissions. */
  'catalogue.write',
  'prices.write',
  'stock.write',
  /** Change slides, announcements, questions with answers, and policies. */
  'content.write',
  'coupons.write',
  'shipping.write',
  /** Change the shop's settings, set the shop up and open it. */
  'settings.write',
  'reviews.moderate',
  'customers.read',
  /** Block, export and erase customers. */
  'customers.write',
  /** Read the messages of the contact form, answer them, and close their threads. */
  'messages.answer',
  /** Read missed searches and search words. */
  'search.read',
  /** Change search words. */
  'search.write',
  /** Read the dashboard. */
  'reports.read',
  /** Read what fails in the shop, and which mails are not sent. */
  'health.read',
  /** Accept a clock jump; send mails again that are not sent. */
  'health.act',
  'audit.read',
  /** Invite and disable staff, and change their roles and sign-in rules. */
  'staff.manage',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const STAFF_ROLES = ['owner', 'manager', 'packer', 'editor', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLES: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => permission !== 'staff.manage'),
  // Packers see no totals and refund no money, but check each morning which mobile-money payments have arrived.
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
