/**
 * The kinds of records and the fields of the audit log in words. An entry of the log names the kind of its record in
 * its field `noun`. A kind or field that only an earlier release wrote has no words here, and is shown by its technical name.
 */
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { AUDITED_FIELDS } from '@uruhu/contract/staff/audit/audited-fields';
import type { AuditedKind } from '@uruhu/contract/staff/audit/audited-kinds';
import { findField, PRODUCT_FIELD_KEYS, PRODUCT_FIELDS } from '@uruhu/contract/staff/products/fields';
import { LANGUAGE_NAMES, parseTranslationId, TARGET_LANGUAGES } from '@uruhu/contract/staff/translatable';
import { findFieldLabel } from '#admin/forms/field-labels.ts';
import { shortenId } from '#admin/lib/format.ts';
import { buildListPath } from '#admin/lib/list-path.ts';
import { formatTranslationPath } from '#admin/lib/translation-path.ts';

type RecordKind = {
  label: string;
  /** Builds the address of the page that shows a record, if there is one. */
  getPath?: (id: string) => string;
  /** Makes a name for a record whose kind has no names. */
  getName?: (id: string) => string;
  /** Whether the record is called by the name of another record, to which it belongs: 'stock of Rice Toner'. */
  isPart?: true;
  /** Describes a record where the label and the name are not enough. `name`: that of the record to which it belongs, or ''. */
  describe?: (id: string, name: string) => string;
};

/** '‘Description’ of product Rice Toner in Kinyarwanda'. */
function describeTranslation(translation_id: string, name: string): string {
  const text = parseTranslationId(translation_id);
  if (!text) return 'a translation';
  const { kind, field, language } = text;
  const languageName = (LANGUAGE_NAMES as Readonly<Record<string, string>>)[language] ?? language;
  return `${describeField(kind, field)} of ${[describeKind(kind), name].filter(Boolean).join(' ')} in ${languageName}`;
}

const buildTranslationPath = (translation_id: string): string => {
  const text = parseTranslationId(translation_id);
  const language = TARGET_LANGUAGES.find((known) => known === text?.language);
  return text && language ? formatTranslationPath({ ...text, language }) : '/translations';
};

const getNoName = () => '';
const createPathBuilder = (page: string) => (id: string) => `/${page}/${encodeURIComponent(id)}`;
const buildOrderPath = (id: string) => `/orders/${encodeURIComponent(id)}/show`;
const buildProductPath = createPathBuilder('products');
const buildMemberPath = createPathBuilder('staff');

const RECORD_KINDS: Readonly<Record<AuditedKind, RecordKind>> = {
  orders: { label: 'order', getPath: buildOrderPath, getName: shortenId },
  'order-notes': { label: 'note', getPath: buildOrderPath, getName: (id) => `order ${shortenId(id)}`, isPart: true },
  'order-exports': { label: 'orders', getPath: () => '/orders', getName: getNoName },
  customers: { label: 'customer', getPath: createPathBuilder('customers'), getName: shortenId },
  'contact-messages': { label: 'message', getPath: createPathBuilder('messages'), getName: getNoName },
  reviews: { label: 'review', getPath: (review_id) => buildListPath('reviews', { review_id }), getName: getNoName, isPart: true },
  products: { label: 'product', getPath: buildProductPath },
  'product-options': { label: 'option', getPath: buildProductPath },
  'product-sizes': { label: 'size', getPath: buildProductPath },
  stock: { label: 'stock', getPath: buildProductPath, isPart: true },
  'product-exports': { label: 'products', getPath: () => '/product-files', getName: getNoName },
  'product-imports': { label: 'import of products', getPath: () => '/product-files', getName: getNoName },
  pictures: { label: 'picture', getName: getNoName },
  categories: { label: 'category', getPath: createPathBuilder('categories') },
  brands: { label: 'brand', getPath: createPathBuilder('brands') },
  redirects: { label: 'redirect', getPath: createPathBuilder('redirects'), getName: getNoName },
  'search-words': { label: 'search word', getPath: createPathBuilder('search-words') },
  translations: { label: 'translation', getPath: buildTranslationPath, getName: getNoName, describe: describeTranslation },
  coupons: { label: 'coupon', getPath: createPathBuilder('coupons') },
  'coupon-batches': { label: 'batch of coupons', getPath: createPathBuilder('coupon-batches') },
  'shipping-bands': { label: 'shipping band', getPath: () => '/shipping-bands', getName: getNoName },
  slides: { label: 'slide', getPath: createPathBuilder('slides') },
  'slide-texts': { label: 'announcement', getPath: createPathBuilder('slide-texts') },
  faqs: { label: 'question', getPath: createPathBuilder('faqs') },
  policies: { label: 'policy', getPath: createPathBuilder('policies'), getName: getNoName },
  'site-settings': { label: 'settings', getPath: () => '/settings', getName: getNoName },
  'shop-opening': { label: 'setup steps', getPath: () => '/setup-progress', getName: getNoName },
  staff: { label: 'staff member', getPath: buildMemberPath },
  'staff-invitations': { label: 'link of a staff member', getPath: buildMemberPath },
  'staff-sessions': { label: 'sessions of a staff member', getPath: buildMemberPath },
  'staff-totp': { label: 'codes of a staff member', getPath: buildMemberPath },
  'staff-rules': { label: 'sign-in rules for staff', getPath: () => '/staff', getName: getNoName },
  mails: { label: 'unsent mails', getPath: () => '/health', getName: getNoName },
  'clock-jumps': { label: 'clock', getPath: () => '/health', getName: getNoName },
};

/** The words for fields that no form has. */
const FIELDS: Readonly<Record<string, string>> = {
  accepted_at: 'accepted on',
  action: 'words on the button',
  archived_at: 'no longer sold since',
  author_name: 'author',
  blocked_at: 'blocked since',
  cancelled: 'cancelled',
  checked_at: 'checked on',
  confirmed_at: 'set up on',
  coupon: 'coupon',
  created: 'new products',
  created_at: 'written on',
  cropped_from: 'cut from',
  customer: 'customer',
  customer_name: 'name of the customer',
  customer_phone: 'phone',
  address: 'address',
  description_images: 'pictures of how it is used',
  disabled_at: 'disabled since',
  email: 'e-mail address',
  entered: 'typed in by staff',
  expected_at: 'time that was expected',
  expires_at: 'works until',
  exported: 'exported',
  faulty: 'rows with faults',
  found_at: 'found on',
  from: 'placed from',
  hidden_at: 'hidden since',
  hidden_reason: 'reason to hide it',
  image: 'picture',
  images: 'pictures',
  is_automatic: 'written by the shop itself',
  kind: 'kind',
  mail_again: 'mail that was sent again',
  max_weight_g: 'up to the weight',
  message: 'message',
  min_weight_g: 'from the weight',
  name: 'name',
  note: 'note',
  other_images: 'other pictures',
  password_hash: 'password',
  payment: 'payment',
  payment_state: 'payment',
  phone: 'phone',
  picture_alts: 'what the pictures show',
  pieces: 'pieces',
  planned_discount_rwf: 'planned reduced price',
  position: 'place in the list',
  problem: 'problem',
  process_at: 'time of the server',
  rating: 'stars',
  reason: 'reason',
  received: 'message that the sender wrote',
  recovery_hashes: 'recovery codes',
  replied_at: 'answered on',
  reply: 'answer of the shop',
  resent: 'mails that were sent again',
  review: 'text',
  reviewed_at: 'confirmed on',
  search: 'with a search',
  secret: 'secret',
  sent: 'answer',
  shipping_fee_rwf: 'fee',
  skin_type: 'skin type',
  skipped: 'steps for later',
  state: 'state',
  status: 'status',
  text: 'text',
  to: 'placed until',
  total_from: 'totals from',
  unchanged: 'unchanged products',
  updated: 'changed products',
  username: 'username',
  value: 'text',
  within_days: 'within days',
};

/** Fields that say which part or person an entry is about, or repeat its actor. The entry names them by other words, or leaves them out. */
const IDENTIFYING_FIELDS = ['option_id', 'size_id', 'choice', 'product_id', 'user_id', 'coupon_batch_id', 'session_id', 'reviewed_by'];
export const isIdentifying = (kind: string, field: string): boolean =>
  kind !== 'products' ? IDENTIFYING_FIELDS.includes(field) : field === 'reviewed_by';

/** The fields that hold pictures, by their file names. */
const PICTURE_FIELDS = [
  'image',
  'image_tall',
  'images',
  'other_images',
  'description_images',
  'favicon',
  'dark_logo',
  'light_logo',
  'cropped_from',
];
export const hasPictures = (field: string): boolean => PICTURE_FIELDS.includes(field);

/** The columns whose texts are HTML. */
const HTML_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  brands: ['name'],
  faqs: ['answer'],
  policies: ['html'],
  products: PRODUCT_FIELD_KEYS.filter((key) => findField(key).kind === 'html' || 'hasHtml' in PRODUCT_FIELDS[key]),
  translations: ['value'],
};
export const hasHtml = (kind: string, column: string): boolean => HTML_COLUMNS[kind]?.includes(column) ?? false;

export const toWords = (name: string): string => name.replaceAll(/[_-]/g, ' ');
const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Undefined for a kind that only an earlier release of the shop wrote. */
const findKind = (kind: string): RecordKind | undefined =>
  Object.hasOwn(RECORD_KINDS, kind) ? RECORD_KINDS[kind as AuditedKind] : undefined;

export const describeKind = (kind: string): string => findKind(kind)?.label ?? toWords(kind);
/** The name of a field, without regard to the labels of forms. */
const nameField = (field: string): string => FIELDS[field] ?? toWords(field.replace(/_(rwf|id|at)$/, ''));
/** The name of a field within a sentence. If a form has the field, this is its label there, in quotes. */
export function describeField(kind: string, field: string): string {
  const label = findFieldLabel(kind, field);
  return label === null ? nameField(field) : `‘${label}’`;
}
/** The name of a field at the beginning of a line. */
export const labelField = (kind: string, field: string): string => findFieldLabel(kind, field) ?? capitalise(nameField(field));
/** The fields that entries show and that have no words, as 'kind.field'. */
export const listFieldsWithoutWords = (fields: Readonly<Record<string, readonly string[]>> = AUDITED_FIELDS): string[] =>
  Object.entries(fields).flatMap(([kind, names]) =>
    names
      .filter((field) => !isIdentifying(kind, field) && findFieldLabel(kind, field) === null && !Object.hasOwn(FIELDS, field))
      .map((field) => `${kind}.${field}`),
  );
export const findRecordPath = (kind: string, id: string): string | null => findKind(kind)?.getPath?.(id) ?? null;
/** The name of a record: its own, or the one that its kind makes of its id; '' for a kind without names. */
export function nameRecord(kind: string, id: string, name: string | null): string {
  if (name === null) return findKind(kind)?.getName?.(id) ?? id;
  return hasHtml(kind, 'name') ? toPlainName(name) : name;
}
/** 'product Rice Toner', 'stock of Rice Toner'. */
export function describeRecord(kind: string, id: string, name: string | null): string {
  const describe = findKind(kind)?.describe;
  if (describe) return describe(id, nameRecord(kind, id, name));
  const words = [describeKind(kind), nameRecord(kind, id, name)].filter(Boolean);
  return words.join(findKind(kind)?.isPart ? ' of ' : ' ');
}

/** The kinds by which the log can be filtered, sorted by their labels. */
export const KIND_CHOICES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(RECORD_KINDS)
    .map(([kind, { label }]) => [kind, label] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b)),
);
