/** What forms call the fields of a record. The history and the comparison with a colleague's changes use the same names. */
import type { AuditedKind } from '@uruhu/contract/staff/audit/audited-kinds';
import { PART_LABELS, PRODUCT_LABELS } from '@uruhu/contract/staff/products/fields';

type Labels = Readonly<Record<string, string>>;

const PUBLICATION = { starts_at: 'Shown from', ends_at: 'Shown until' } as const;

const COUPON = {
  coupon_code: 'Code',
  note: 'Note',
  coupon_type: 'Kind of discount',
  discount: 'Discount',
  minimum_spend: 'Minimum spend',
  starts_at: 'Starts',
  ends_at: 'Ends',
  total_limit: 'Uses in all',
  person_limit: 'Uses by one customer',
  new_members_only: 'First orders only',
  name: 'Name',
  uses: 'Uses',
  was_used: 'Was used',
  state: 'State',
  discount_given: 'Discounts given',
  sales: 'Sales',
} as const;

export const FIELD_LABELS = {
  slides: {
    image: 'Wide picture',
    image_tall: 'Tall picture',
    slug: 'Small line above',
    title: 'Title',
    description: 'Text',
    action: 'Words on the button',
    link: 'Leads to',
    dark_text: 'Dark words',
    ...PUBLICATION,
  },
  'slide-texts': { text: 'Announcement', ...PUBLICATION },
  faqs: { question: 'Question', answer: 'Answer', ...PUBLICATION },
  policies: { policy: 'Policy', html: 'Text', starts_at: 'Applies from' },
  brands: { name: 'Name', image: 'Logo' },
  categories: { name: 'Name', parent_id: 'In the category', image: 'Picture', dark_text: 'Dark text over the picture' },
  redirects: { from_path: 'Old address', to_path: 'New address' },
  'search-words': { word: 'Word or phrase', means: 'What it means', is_two_way: 'Both ways', language: 'Language' },
  coupons: COUPON,
  'coupon-batches': { ...COUPON, prefix: 'Prefix', count: 'How many codes', total_limit: 'Uses of each code' },
  products: { ...PRODUCT_LABELS, product_id: 'Address', options: 'Options', sizes: 'Sizes', reviewed_findings: 'Confirmed words' },
  'product-options': PART_LABELS,
  'product-sizes': PART_LABELS,
  'site-settings': {
    name: 'Name of the shop',
    favicon: 'Small icon',
    dark_logo: 'Logo of the header',
    light_logo: 'Logo of the footer',
    email: 'E-mail address',
    phone: 'Phone',
    whatsapp: 'WhatsApp number',
    address: 'Address',
    facebook: 'Facebook',
    twitter: 'X',
    instagram: 'Instagram',
    pinterest: 'Pinterest',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    ussd_code: 'Mobile-money code',
    merchant_name: 'Merchant name',
    other_networks: 'Other networks',
    free_shipping: 'Free shipping',
    free_shipping_from: 'Free from',
    free_shipping_until: 'Free until',
    new_member_offer: 'Offer for new members',
    unpaid_hours: 'Hours to pay',
    password_length_min: 'Shortest password',
  },
  staff: { name: 'Name', email: 'E-mail', role: 'Role', state: 'State', has_totp: 'Codes' },
  'staff-rules': { totp_required: 'Codes required of all staff members' },
} as const satisfies Partial<Record<AuditedKind, Labels>>;

export const getLabels = (kind: string): Labels =>
  Object.hasOwn(FIELD_LABELS, kind) ? FIELD_LABELS[kind as keyof typeof FIELD_LABELS] : {};

/**
 * The label of the form's field that edits this database column; null if no form edits it. Columns of amounts and weights end in their unit
 * (`base_price_rwf`), fields of forms do not (`base_price`).
 */
export function findFieldLabel(kind: string, column: string): string | null {
  const labels = getLabels(kind);
  return labels[column] ?? labels[column.replace(/_(rwf|g)$/, '')] ?? null;
}
