/** The kinds of records in the audit log: the values of `noun` in its entries. Browsers load this file, so it imports no schemas. */

/** Kinds whose entries the triggers of their tables write. */
export const AUDITED_TABLES = [
  'orders',
  'order-notes',
  'customers',
  'contact-messages',
  'reviews',
  'products',
  'product-options',
  'product-sizes',
  'stock',
  'categories',
  'brands',
  'redirects',
  'search-words',
  'translations',
  'coupons',
  'coupon-batches',
  'shipping-bands',
  'slides',
  'slide-texts',
  'faqs',
  'policies',
  'site-settings',
  // The setup; the kind has the name of its table, shop_opening.
  'shop-opening',
  'staff',
  'staff-invitations',
  'staff-totp',
  // Whether all staff members must use TOTP.
  'staff-rules',
  'clock-jumps',
] as const;
/** Kinds whose entries handlers write, because their calls change no audited table. */
export const AUDITED_ACTIONS = ['order-exports', 'product-exports', 'product-imports', 'pictures', 'staff-sessions', 'mails'] as const;
export const AUDITED_KINDS = [...AUDITED_TABLES, ...AUDITED_ACTIONS] as const;
export type AuditedKind = (typeof AUDITED_KINDS)[number];
