/** The things and columns of the audit log in words. A noun or column without a word is shown by its own name. */
import type { AuditedKind } from '@uruhu/contract/staff/audited-kinds';
import { shortenId } from '#admin/lib/format.ts';
import { buildListPath } from '#admin/lib/list-path.ts';

type Noun = {
  label: string;
  /** Where a record has a page of its own, or stands on one. A page that the member may not open is not linked. */
  getPath?: (id: string) => string;
  /** How a record without a name is called. */
  getName?: (id: string) => string;
  /** The name is that of what the record belongs to: 'stock of Rice Toner'. */
  isPart?: true;
};

const unnamed = () => '';
const buildPath = (page: string) => (id: string) => `/${page}/${encodeURIComponent(id)}`;
const buildOrderPath = (id: string) => `/orders/${encodeURIComponent(id)}/show`;
const [PRODUCT, MEMBER] = [buildPath('products'), buildPath('staff')];

const NOUNS: Readonly<Record<AuditedKind, Noun>> = {
  orders: { label: 'order', getPath: buildOrderPath, getName: shortenId },
  'order-notes': { label: 'note', getPath: buildOrderPath, getName: (id) => `order ${shortenId(id)}`, isPart: true },
  'order-exports': { label: 'orders', getPath: () => '/orders', getName: unnamed },
  customers: { label: 'customer', getPath: buildPath('customers'), getName: shortenId },
  'contact-messages': { label: 'message', getPath: buildPath('messages'), getName: unnamed },
  reviews: { label: 'review', getPath: (review_id) => buildListPath('reviews', { review_id }), getName: unnamed, isPart: true },
  products: { label: 'product', getPath: PRODUCT },
  'product-options': { label: 'option', getPath: PRODUCT },
  'product-sizes': { label: 'size', getPath: PRODUCT },
  stock: { label: 'stock', getPath: PRODUCT, isPart: true },
  'product-exports': { label: 'products', getPath: () => '/product-files', getName: unnamed },
  'product-imports': { label: 'import of products', getPath: () => '/product-files', getName: unnamed },
  pictures: { label: 'picture', getName: unnamed },
  categories: { label: 'category', getPath: buildPath('categories') },
  brands: { label: 'brand', getPath: buildPath('brands') },
  redirects: { label: 'redirect', getPath: buildPath('redirects'), getName: unnamed },
  'search-words': { label: 'search word', getPath: buildPath('search-words') },
  coupons: { label: 'coupon', getPath: buildPath('coupons') },
  'coupon-batches': { label: 'batch of coupons', getPath: buildPath('coupon-batches') },
  'shipping-bands': { label: 'shipping band', getPath: () => '/shipping-bands', getName: unnamed },
  slides: { label: 'slide', getPath: buildPath('slides') },
  'slide-texts': { label: 'announcement', getPath: buildPath('slide-texts') },
  faqs: { label: 'question', getPath: buildPath('faqs') },
  policies: { label: 'policy', getPath: buildPath('policies'), getName: unnamed },
  'site-settings': { label: 'settings', getPath: () => '/settings', getName: unnamed },
  'shop-opening': { label: 'steps of opening', getPath: () => '/opening', getName: unnamed },
  staff: { label: 'staff member', getPath: MEMBER },
  'staff-invitations': { label: 'link of a staff member', getPath: MEMBER },
  'staff-sessions': { label: 'sessions of a staff member', getPath: MEMBER },
  'staff-totp': { label: 'codes of a staff member', getPath: MEMBER },
  'staff-rules': { label: 'rules for the staff', getPath: () => '/staff', getName: unnamed },
  mails: { label: 'unsent mails', getPath: () => '/health', getName: unnamed },
  'clock-jumps': { label: 'clock', getPath: () => '/health', getName: unnamed },
};

const FIELDS: Readonly<Record<string, string>> = {
  base_price_rwf: 'price',
  discounted_price_rwf: 'reduced price',
  additional_price_rwf: 'extra price',
  minimum_spend_rwf: 'minimum spend',
  fee_rwf: 'fee',
  weight_g: 'weight in grams',
  brand_id: 'brand',
  category_id: 'category',
  parent_id: 'parent category',
  image: 'picture',
  other_images: 'other pictures',
  description_images: 'pictures of the description',
  picture_alts: 'what the pictures show',
  from_path: 'old address',
  to_path: 'new address',
  means: 'what it means',
  is_two_way: 'works both ways',
  is_automatic: 'written by the shop itself',
  dark_text: 'dark text over the picture',
  skin_type: 'skin types',
  skin_concern: 'skin concerns',
  fomulation: 'formulation',
  product_info: 'labelled texts',
  specific_info: 'attributes',
  hidden_at: 'hidden since',
  totp_required: 'codes required of everyone',
  email: 'e-mail address',
  username: 'username',
  password_hash: 'password',
  disabled_at: 'disabled since',
  confirmed_at: 'set up on',
  recovery_hashes: 'recovery codes',
  payment_state: 'payment',
  mail_again: 'mail that was sent again',
  cropped_from: 'cut from',
  favicon: 'small icon',
  dark_logo: 'logo of the header',
  light_logo: 'logo of the footer',
  ussd_code: 'mobile-money code',
  free_shipping: 'free delivery',
  free_shipping_from: 'free delivery from',
  free_shipping_until: 'free delivery until',
  unpaid_hours: 'hours to pay',
  password_length_min: 'shortest password of shoppers',
};

const spell = (name: string): string => name.replaceAll(/[_-]/g, ' ');

/** An earlier release may have noted what this one does not know. */
const findNoun = (noun: string): Noun | undefined => (Object.hasOwn(NOUNS, noun) ? NOUNS[noun as AuditedKind] : undefined);

export const describeNoun = (noun: string): string => findNoun(noun)?.label ?? spell(noun);
export const describeField = (field: string): string => FIELDS[field] ?? spell(field.replace(/_(rwf|id|at)$/, ''));
export const findRecordPath = (noun: string, id: string): string | null => findNoun(noun)?.getPath?.(id) ?? null;
export const nameRecord = (noun: string, id: string, name: string | null): string => name ?? findNoun(noun)?.getName?.(id) ?? id;
/** 'product Rice Toner', 'stock of Rice Toner'. */
export function describeRecord(noun: string, id: string, name: string | null): string {
  const words = [describeNoun(noun), nameRecord(noun, id, name)].filter(Boolean);
  return words.join(findNoun(noun)?.isPart ? ' of ' : ' ');
}

/** The nouns that the log can be filtered by, in the order of their words. */
export const NOUN_CHOICES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NOUNS)
    .map(([noun, { label }]) => [noun, label] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b)),
);
