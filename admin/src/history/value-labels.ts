/** Labels of the codes in the audit log, worded to fit into a sentence. A code without a label is a type error. */
import type { OrderStatus, PROGRESS_STAGES } from '@uruhu/contract/order';
import type { PaymentProblemKind } from '@uruhu/contract/payment';
import type { Policy } from '@uruhu/contract/rules/content';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import type { AuditedField } from '@uruhu/contract/staff/audit/audited-fields';
import type { AuditedKind } from '@uruhu/contract/staff/audit/audited-kinds';
import type { MessageState } from '@uruhu/contract/staff/messages';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { VALUE_LABELS as ATTRIBUTE_LABELS, listFieldsOfKind } from '@uruhu/contract/staff/products/fields';
import type { ImportState, ProductFileKind } from '@uruhu/contract/staff/products/file-terms';
import type { ProductState, StockReason } from '@uruhu/contract/staff/products/terms';
import type { SearchWordLanguage } from '@uruhu/contract/staff/search-words';
import type { SetupStep } from '@uruhu/contract/staff/setup';

type ValueLabels<Code extends string> = Readonly<Record<Code, string>>;
type FieldLabels = Readonly<{ [Kind in AuditedKind]?: { readonly [Field in AuditedField<Kind>]?: Readonly<Record<string, string>> } }>;

const ORDER_STATES: ValueLabels<OrderStatus | (typeof PROGRESS_STAGES)[number]> = {
  pending: 'waiting',
  ordered: 'placed',
  preparing: 'being packed',
  packaging: 'being packed',
  in_transit: 'on the way',
  shipping: 'sent from Korea',
  arrived: 'arrived in Kigali',
  delivering: 'out for delivery',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

const PAYMENT_STATES: ValueLabels<PaymentState> = {
  created: 'begun',
  pending: 'waiting for the provider',
  submitted: 'to check',
  succeeded: 'confirmed',
  failed: 'failed',
  rejected: 'rejected',
  expired: 'expired',
  refunded: 'refunded',
};

const PROBLEMS: ValueLabels<PaymentProblemKind> = {
  paid_twice: 'paid twice',
  paid_after_cancel: 'paid after it was cancelled',
  reversed: 'the money went back',
  mismatch: 'another amount came',
  refund_due: 'a refund is due',
  used_twice: 'one transaction for two orders',
  contested: 'two shoppers name one transaction',
};

const PAYMENT_FILTERS: ValueLabels<NonNullable<OrderFilter['payment']>> = {
  review: 'with a payment to check',
  unpaid: 'unpaid',
  unpaid_long: 'unpaid for long',
  paid: 'paid',
  sale: 'sales',
};

const PRODUCT_STATES: ValueLabels<ProductState> = { draft: 'draft', scheduled: 'scheduled', published: 'published', archived: 'archived' };

const STOCK_REASONS: ValueLabels<StockReason> = {
  received: 'new pieces came',
  counted: 'counted',
  damaged: 'damaged or expired',
  returned: 'came back from a customer',
  sold_elsewhere: 'sold outside the shop',
  correction: 'correction of a mistake',
  other: 'another reason',
  shipped: 'sent to a customer',
  undone: 'a bulk change was undone',
};

const FILE_KINDS: ValueLabels<ProductFileKind> = { products: 'all fields', prices: 'prices and stock' };

const IMPORT_STATES: ValueLabels<ImportState> = {
  uploading: 'not complete',
  ready: 'columns to match',
  checking: 'checking',
  checked: 'checked',
  importing: 'importing',
  done: 'imported',
  failed: 'failed',
  cancelled: 'cancelled',
};

const MESSAGE_STATES: ValueLabels<MessageState> = { open: 'open', answered: 'answered', closed: 'closed' };
const LANGUAGES: ValueLabels<SearchWordLanguage> = { en: 'English', fr: 'French', rw: 'Kinyarwanda', ko: 'Korean' };
const COUPON_TYPES: ValueLabels<'percentage' | 'fixed'> = { percentage: 'percent of the order', fixed: 'an amount in francs' };
const ROLES: ValueLabels<StaffRole> = { owner: 'owner', manager: 'manager', packer: 'packer', editor: 'editor', support: 'support' };

const SETUP_STEPS: ValueLabels<SetupStep> = {
  contact: 'name and contact',
  payment: 'how shoppers pay you',
  shipping: 'what delivery costs',
  product: 'your first product',
};

const POLICIES: ValueLabels<Policy> = {
  terms: 'terms and conditions',
  privacy: 'privacy policy',
  refund: 'refund policy',
  legal: 'legal notice',
};

const VALUE_LABELS: FieldLabels = {
  orders: { status: ORDER_STATES, payment_state: PAYMENT_STATES, problem: PROBLEMS },
  'order-exports': { status: ORDER_STATES, payment: PAYMENT_FILTERS },
  'contact-messages': { state: MESSAGE_STATES },
  reviews: { skin_type: ATTRIBUTE_LABELS },
  products: {
    status: PRODUCT_STATES,
    ...Object.fromEntries([...listFieldsOfKind('choices'), ...listFieldsOfKind('choice')].map((key) => [key, ATTRIBUTE_LABELS])),
  },
  'product-exports': { kind: FILE_KINDS },
  'product-imports': { state: IMPORT_STATES },
  stock: { reason: STOCK_REASONS },
  'search-words': { language: LANGUAGES },
  coupons: { coupon_type: COUPON_TYPES },
  'coupon-batches': { coupon_type: COUPON_TYPES },
  policies: { policy: POLICIES },
  'shop-opening': { skipped: SETUP_STEPS },
  staff: { role: ROLES },
};

/** Returns the label of a code, or null for a value that is not a code. */
export function findValueLabel(kind: string, field: string, value: string): string | null {
  const fields: Readonly<Record<string, ValueLabels<string>>> = Object.hasOwn(VALUE_LABELS, kind)
    ? (VALUE_LABELS[kind as AuditedKind] ?? {})
    : {};
  return fields[field]?.[value] ?? null;
}
