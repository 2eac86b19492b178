/** The things and columns of the audit log in words. A noun or column without a word is shown by its own name. */
import { shortenId } from '#admin/lib/format.ts';

type Noun = {
  label: string;
  /** Where a record has a page of its own. A page that the menu has no entry for is not linked. */
  getPath?: (id: string) => string;
  /** How a record without a name is called. */
  getName?: (id: string) => string;
};

const NOUNS: Readonly<Record<string, Noun>> = {
  orders: { label: 'order', getPath: (id) => `/orders/${id}/show`, getName: shortenId },
  staff: { label: 'staff member', getPath: (id) => `/staff/${id}` },
  'staff-totp': { label: 'codes of a staff member', getPath: (id) => `/staff/${id}` },
  'staff-rules': { label: 'rules for the staff', getPath: () => '/staff', getName: () => '' },
  'clock-jumps': { label: 'clock', getPath: () => '/health', getName: () => '' },
  products: { label: 'product', getPath: (id) => `/products/${encodeURIComponent(id)}` },
  'product-options': { label: 'option' },
  'product-sizes': { label: 'size' },
  stock: { label: 'stock', getPath: () => '/products' },
  categories: { label: 'category', getPath: (id) => `/categories/${encodeURIComponent(id)}` },
  brands: { label: 'brand', getPath: (id) => `/brands/${encodeURIComponent(id)}` },
  redirects: { label: 'redirect', getPath: (id) => `/redirects/${id}`, getName: () => '' },
  'search-words': { label: 'search word', getPath: (id) => `/search-words/${id}` },
  coupons: { label: 'coupon', getPath: (id) => `/coupons/${id}` },
  'shipping-bands': { label: 'shipping band', getPath: () => '/shipping-bands', getName: () => '' },
  'coupon-batches': { label: 'batch of coupons' },
  slides: { label: 'slide', getPath: (id) => `/slides/${encodeURIComponent(id)}` },
  'slide-texts': { label: 'announcement', getPath: (id) => `/slide-texts/${encodeURIComponent(id)}` },
  faqs: { label: 'question', getPath: (id) => `/faqs/${encodeURIComponent(id)}` },
  policies: { label: 'policy', getPath: (id) => `/policies/${encodeURIComponent(id)}`, getName: () => '' },
  'shop-opening': { label: 'steps of opening', getPath: () => '/opening', getName: () => '' },
  'site-settings': { label: 'settings', getPath: () => '/settings', getName: () => '' },
  reviews: { label: 'review', getPath: (id) => `/reviews/${id}`, getName: () => '' },
  'order-exports': { label: 'orders', getPath: () => '/orders', getName: () => '' },
  customers: { label: 'customer', getPath: (id) => `/customers/${id}`, getName: shortenId },
  'contact-messages': { label: 'message', getPath: (id) => `/messages/${id}`, getName: () => '' },
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
};

const spell = (name: string): string => name.replaceAll(/[_-]/g, ' ');

export const describeNoun = (noun: string): string => NOUNS[noun]?.label ?? spell(noun);
export const describeField = (field: string): string => FIELDS[field] ?? spell(field.replace(/_(rwf|id|at)$/, ''));
export const findRecordPath = (noun: string, id: string): string | null => NOUNS[noun]?.getPath?.(id) ?? null;
export const nameRecord = (noun: string, id: string, name: string | null): string => name ?? NOUNS[noun]?.getName?.(id) ?? id;

/** The nouns that the log can be filtered by, in the order of their words. */
export const NOUN_CHOICES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NOUNS)
    .map(([noun, { label }]) => [noun, label] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b)),
);
