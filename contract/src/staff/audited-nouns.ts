/** What the audit log has entries about. Browsers load this file: no schemas here. */

/** The nouns of tables, by triggers. */
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
  'coupons',
  'coupon-batches',
  'shipping-bands',
  'slides',
  'slide-texts',
  'faqs',
  'policies',
  'site-settings',
  'shop-opening',
  'staff',
  'staff-invitations',
  'staff-totp',
  'staff-rules',
  'clock-jumps',
] as const;
/** Of these the handlers write entries themselves, because their calls change no audited table. */
export const AUDITED_ACTIONS = ['order-exports', 'product-exports', 'product-imports', 'pictures', 'staff-sessions', 'mails'] as const;
export const AUDITED_NOUNS = [...AUDITED_TABLES, ...AUDITED_ACTIONS] as const;
export type AuditedNoun = (typeof AUDITED_NOUNS)[number];
