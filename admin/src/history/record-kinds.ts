/** The kinds of records and the columns of the audit log in words. A kind or column without an entry here is shown by its technical name. */
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { AuditedKind } from '@uruhu/contract/staff/audited-kinds';
import { findFieldLabel } from '#admin/forms/field-labels.ts';
import { shortenId } from '#admin/lib/format.ts';
import { buildListPath } from '#admin/lib/list-path.ts';

type RecordKind = {
  label: string;
  /** Builds the address of the page that shows a record, if there is one. */
  getPath?: (id: string) => string;
  /** Makes a name for a record that has none. */
  getName?: (id: string) => string;
  /** Whether the name is that of another record, to which this one belongs: 'stock of Rice Toner'. */
  isPart?: true;
};

const getNoName = () => '';
const buildPath = (page: string) => (id: string) => `/${page}/${encodeURIComponent(id)}`;
const buildOrderPath = (id: string) => `/orders/${encodeURIComponent(id)}/show`;
const [PRODUCT, MEMBER] = [buildPath('products'), buildPath('staff')];

const RECORD_KINDS: Readonly<Record<AuditedKind, RecordKind>> = {
  orders: { label: 'order', getPath: buildOrderPath, getName: shortenId },
  'order-notes': { label: 'note', getPath: buildOrderPath, getName: (id) => `order ${shortenId(id)}`, isPart: true },
  'order-exports': { label: 'orders', getPath: () => '/orders', getName: getNoName },
  customers: { label: 'customer', getPath: buildPath('customers'), getName: shortenId },
  'contact-messages': { label: 'message', getPath: buildPath('messages'), getName: getNoName },
  reviews: { label: 'review', getPath: (review_id) => buildListPath('reviews', { review_id }), getName: getNoName, isPart: true },
  products: { label: 'product', getPath: PRODUCT },
  'product-options': { label: 'option', getPath: PRODUCT },
  'product-sizes': { label: 'size', getPath: PRODUCT },
  stock: { label: 'stock', getPath: PRODUCT, isPart: true },
  'product-exports': { label: 'products', getPath: () => '/product-files', getName: getNoName },
  'product-imports': { label: 'import of products', getPath: () => '/product-files', getName: getNoName },
  pictures: { label: 'picture', getName: getNoName },
  categories: { label: 'category', getPath: buildPath('categories') },
  brands: { label: 'brand', getPath: buildPath('brands') },
  redirects: { label: 'redirect', getPath: buildPath('redirects'), getName: getNoName },
  'search-words': { label: 'search word', getPath: buildPath('search-words') },
  coupons: { label: 'coupon', getPath: buildPath('coupons') },
  'coupon-batches': { label: 'batch of coupons', getPath: buildPath('coupon-batches') },
  'shipping-bands': { label: 'shipping band', getPath: () => '/shipping-bands', getName: getNoName },
  slides: { label: 'slide', getPath: buildPath('slides') },
  'slide-texts': { label: 'announcement', getPath: buildPath('slide-texts') },
  faqs: { label: 'question', getPath: buildPath('faqs') },
  policies: { label: 'policy', getPath: buildPath('policies'), getName: getNoName },
  'site-settings': { label: 'settings', getPath: () => '/settings', getName: getNoName },
  'shop-opening': { label: 'setup steps', getPath: () => '/setup-progress', getName: getNoName },
  staff: { label: 'staff member', getPath: MEMBER },
  'staff-invitations': { label: 'link of a staff member', getPath: MEMBER },
  'staff-sessions': { label: 'sessions of a staff member', getPath: MEMBER },
  'staff-totp': { label: 'codes of a staff member', getPath: MEMBER },
  'staff-rules': { label: 'rules for the staff', getPath: () => '/staff', getName: getNoName },
  mails: { label: 'unsent mails', getPath: () => '/health', getName: getNoName },
  'clock-jumps': { label: 'clock', getPath: () => '/health', getName: getNoName },
};

/** Columns that no form has. */
const FIELDS: Readonly<Record<string, string>> = {
  fee_rwf: 'fee',
  image: 'picture',
  other_images: 'other pictures',
  description_images: 'pictures of the description',
  picture_alts: 'what the pictures show',
  is_automatic: 'written by the shop itself',
  skin_type: 'skin types',
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
  new_member_offer: 'offer for new members',
};

/** The columns whose texts are HTML. */
const HTML_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  brands: ['name'],
  faqs: ['answer'],
  policies: ['html'],
  products: ['description', 'product_info'],
};
export const hasHtml = (kind: string, column: string): boolean => HTML_COLUMNS[kind]?.includes(column) ?? false;

export const toWords = (name: string): string => name.replaceAll(/[_-]/g, ' ');
const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Undefined for a kind that only an earlier release of the shop wrote. */
const findKind = (kind: string): RecordKind | undefined =>
  Object.hasOwn(RECORD_KINDS, kind) ? RECORD_KINDS[kind as AuditedKind] : undefined;

export const describeKind = (kind: string): string => findKind(kind)?.label ?? toWords(kind);
const nameColumn = (column: string): string => FIELDS[column] ?? toWords(column.replace(/_(rwf|id|at)$/, ''));
/** The name of a column within a sentence; one that a form has is quoted with its label there. */
export function describeField(kind: string, column: string): string {
  const label = findFieldLabel(kind, column);
  return label === null ? nameColumn(column) : `‘${label}’`;
}
/** The name of a column at the beginning of a line. */
export const labelField = (kind: string, column: string): string => findFieldLabel(kind, column) ?? capitalise(nameColumn(column));
export const findRecordPath = (kind: string, id: string): string | null => findKind(kind)?.getPath?.(id) ?? null;
export function nameRecord(kind: string, id: string, name: string | null): string {
  if (name === null) return findKind(kind)?.getName?.(id) ?? id;
  return hasHtml(kind, 'name') ? toPlainName(name) : name;
}
/** 'product Rice Toner', 'stock of Rice Toner'. */
export function describeRecord(kind: string, id: string, name: string | null): string {
  const words = [describeKind(kind), nameRecord(kind, id, name)].filter(Boolean);
  return words.join(findKind(kind)?.isPart ? ' of ' : ' ');
}

/** The kinds by which the log can be filtered, sorted by their labels. */
export const KIND_CHOICES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(RECORD_KINDS)
    .map(([kind, { label }]) => [kind, label] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b)),
);
